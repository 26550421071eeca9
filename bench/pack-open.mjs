// How long does a pack take to read and to open? The file is in the cache of the system after the first time.
//   npm run build && node bench/pack-open.mjs PACK
import { openPack } from "../dist/src/datasets/pack/pack.js";
import { readPack } from "../dist/src/node/pack-source.js";
import { round } from "./measure.mjs";

const [file] = process.argv.slice(2);
if (!file) {
  console.error("usage: node bench/pack-open.mjs PACK");
  process.exit(2);
}
const rows = [];
for (let run = 0; run < 9; run++) {
  const start = performance.now();
  const { bytes } = await readPack(file);
  const read = performance.now();
  openPack(bytes);
  rows.push({ read_ms: round(read - start, 1), open_ms: round(performance.now() - read, 1) });
}
console.table(rows);

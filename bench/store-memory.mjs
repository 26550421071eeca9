// What does the store cost: memory while a catalogue is written, bytes on disk, and memory of the query index?
// Usage: npm run build && node --expose-gc bench/store-memory.mjs [products]. Writes bench/results/store-memory.json.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateFeed } from "../dist/bench/feed-generator/formats.js";
import { openGraphStore } from "../dist/src/graph/index.js";
import { encodeInThreads } from "../dist/src/node/product-threads.js";
import { readFeed } from "../dist/src/products/feeds/read.js";
import { syncProducts } from "../dist/src/products/index.js";

const products = Number(process.argv[2] ?? 20_000);
const samples = [];
let quads = 0;
const sample = (stage, written) => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const mb = (value) => Math.round(value / 1e6);
  samples.push({
    stage,
    products: written,
    rss_mb: mb(rss),
    heap_mb: mb(heapUsed),
    external_mb: mb(external),
  });
  console.log(samples.at(-1));
};
function* bytes() {
  for (const piece of generateFeed({ format: "tsv", products })) yield Buffer.from(piece);
}
/** A file that the store has just put together with others is gone. */
const sizeOf = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
function lines(bytes) {
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count++;
  return count;
}
async function* graphs() {
  let count = 0;
  for await (const product of encodeInThreads(readFeed(bytes()))) {
    if (count++ % Math.ceil(products / 5) === 0) sample("writing", count - 1);
    quads += product.quads?.length ?? lines(product.built.bytes);
    yield product;
  }
}

const directory = mkdtempSync(join(tmpdir(), "referent-memory-"));
const store = await openGraphStore(directory);
const { written, seconds } = await syncProducts(graphs(), { store });
sample("written", written);
const disk = readdirSync(directory).reduce((sum, name) => sum + sizeOf(join(directory, name)), 0);
const before = samples.at(-1).rss_mb;
const started = performance.now();
let index;
try {
  await store.query("ASK { ?s ?p ?o }");
  sample("query index", written);
  const bytes = (samples.at(-1).rss_mb - before) * 1e6;
  index = {
    seconds: Math.round((performance.now() - started) / 1000),
    bytes_per_product: Math.round(bytes / written),
    bytes_per_quad: Math.round(bytes / quads),
  };
} catch (error) {
  sample("query index refused", written);
  index = { problem: error.document ?? String(error) };
}
const results = {
  products: written,
  quads,
  write_seconds: Math.round(seconds),
  disk_bytes_per_product: Math.round(disk / written),
  index,
  samples,
};
console.dir(results, { depth: 4 });
await store.close();
rmSync(directory, { recursive: true });
mkdirSync(new URL("results/", import.meta.url), { recursive: true });
writeFileSync(new URL("results/store-memory.json", import.meta.url), `${JSON.stringify(results, null, 2)}\n`);

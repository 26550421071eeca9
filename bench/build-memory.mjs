// What does the memory of a Wikidata build grow with? Builds packs of made-up dumps on standard input, as of a full
// dump, with --min-sitelinks 5: first the same items and more and more dropped lines, then more and more items.
// Prints the most memory that was used at once and what a line more costs.
// node bench/build-memory.mjs [quick]   needs npm run build; up to three minutes
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { save } from "./measure.mjs";

const quick = process.argv[2] === "quick" ? 0.1 : 1;
const root = fileURLToPath(new URL("..", import.meta.url));
const program = `
const { openDump } = await import("./dist/src/node/dump-file.js");
const { readWikidata } = await import("./dist/src/datasets/build/wikidata.js");
const { readInThreads } = await import("./dist/src/node/dump-workers.js");
const start = performance.now();
const dump = await openDump("-");
const builder = await readWikidata(dump.chunks, { minSitelinks: 5, readBlocks: readInThreads(2) });
const read = performance.now();
const atEnd = process.resourceUsage().maxRSS;
const parts = builder.finish({ source: "", license: "", command: "" });
console.log(JSON.stringify({
  seconds: (performance.now() - start) / 1000,
  megabytes: dump.bytes / 1e6,
  linesPerSecond: (process.argv[1] * 1000) / (read - start),
  names: builder.counts.names,
  statements: builder.counts.statements,
  pack: parts.reduce((sum, part) => sum + part.length, 0) / 1e6,
  reading: atEnd / 1000,
  memory: process.resourceUsage().maxRSS / 1000,
}));`;

async function build(kept, dropped, names) {
  const lines = spawn(process.execPath, [`${root}bench/dump-lines.mjs`, kept, dropped, names], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const builder = spawn(process.execPath, ["--input-type=module", "-e", program, kept + dropped], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  });
  lines.stdout.pipe(builder.stdin);
  let out = "";
  for await (const chunk of builder.stdout) out += chunk;
  const result = { kept, dropped, ...JSON.parse(out) };
  const { megabytes, seconds, linesPerSecond, pack, reading, memory } = result;
  console.log(
    `${kept} kept (${result.names} names), ${dropped} dropped: ${seconds.toFixed(1)} s for ${megabytes.toFixed(0)} MB, ` +
      `${Math.round(linesPerSecond)} lines/s, a pack of ${pack.toFixed(0)} MB, ` +
      `${reading.toFixed(0)} MB while reading, ${memory.toFixed(0)} MB at most`,
  );
  return result;
}

const results = [];
for (const dropped of [0, 1e6, 2e6, 4e6]) results.push(await build(50_000 * quick, dropped * quick, 5));
for (const kept of [200_000, 400_000, 800_000]) results.push(await build(kept * quick, 0, 5));
const slope = (a, b, of) => ((b.memory - a.memory) * 1e6) / (b[of] - a[of]);
console.log(
  `${slope(results[0], results[3], "dropped").toFixed(1)} bytes a dropped line (one in 30 is a class)`,
);
console.log(`${slope(results[4], results[6], "kept").toFixed(0)} bytes an item of 5 names`);
save("build-memory", results);

// How fast is a Wikidata dump made into a pack? In a process of its own for each number of threads, and once with
// items dropped by their sitelinks. Prints wall and processor time; on a busy machine only the second tells much.
// node bench/build.mjs [threads …]   needs npm run build and REFERENT_DATA/kb/wikidata-slice.json.gz
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { save } from "./measure.mjs";

const data = process.env.REFERENT_DATA ?? fileURLToPath(new URL("../../shared", import.meta.url));
const dump = `${data}/kb/wikidata-slice.json.gz`;
if (!existsSync(dump)) {
  console.error(`no ${dump}: set REFERENT_DATA`);
  process.exit(0);
}

const program = `
const { openDump } = await import("./dist/src/node/dump-file.js");
const { readWikidata } = await import("./dist/src/datasets/build/wikidata.js");
const { readInThreads } = await import("./dist/src/node/dump-workers.js");
const [path, threads, minSitelinks] = process.argv.slice(1);
const start = performance.now();
const dump = await openDump(path);
const readBlocks = threads === "0" ? undefined : readInThreads(Number(threads));
const builder = await readWikidata(dump.chunks, { minSitelinks: Number(minSitelinks), readBlocks });
const parts = builder.finish({ source: "", license: "", command: "" });
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
console.log(JSON.stringify({
  wall: (performance.now() - start) / 1000,
  cpu: (userCPUTime + systemCPUTime) / 1e6,
  megabytes: dump.bytes / 1e6,
  entities: builder.counts.entities,
  pack: parts.reduce((sum, part) => sum + part.length, 0) / 1e6,
  memory: maxRSS / 1000,
}));`;

const threads = process.argv.length > 2 ? process.argv.slice(2) : ["0", "1", "2"];
const results = [];
for (const [count, minSitelinks] of [...threads.map((one) => [one, "0"]), [threads.at(-1), "5"]]) {
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", program, dump, count, minSitelinks], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (run.status !== 0) process.exit(1);
  const result = { threads: Number(count), minSitelinks: Number(minSitelinks), ...JSON.parse(run.stdout) };
  results.push(result);
  const { wall, cpu, megabytes, entities, pack, memory } = result;
  console.log(
    `${count} threads, sitelinks ≥ ${minSitelinks}: ${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of processor time, ` +
      `${(megabytes / wall).toFixed(0)} MB/s, ${Math.round(entities / wall)} entities/s, ` +
      `${memory.toFixed(0)} MB at most, a pack of ${pack.toFixed(0)} MB`,
  );
}
save("build", results);

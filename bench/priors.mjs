// Does the memory of --prior and of anchors grow with their rows? Counts made-up rows for a pack of 200,000 entities,
// more and more of them, each in a process of its own, and prints the time and the most memory that was used at once.
// node bench/priors.mjs [quick] [prior|anchors]   needs npm run build; some three minutes, most of them of anchors
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { save } from "./measure.mjs";

const quick = process.argv.includes("quick") ? 0.01 : 1;
const kinds = ["prior", "anchors"].filter((kind) => process.argv.includes(kind));
const program = `
const { PackBuilder } = await import("./dist/src/datasets/build/pack-builder.js");
const { readPopularity } = await import("./dist/src/datasets/build/popularity.js");
const { countAnchors } = await import("./dist/src/datasets/build/anchors.js");
const [kind, rows] = [process.argv[1], Number(process.argv[2])];
const builder = new PackBuilder();
for (let n = 1; n <= 200_000; n++) builder.add({ id: "Q" + n * 7, labels: { en: "Thing " + n } });
const finder = builder.finder();
const before = process.memoryUsage().rss;
async function* chunks() {
  const lines = [];
  for (let n = 1; n <= rows; n++) {
    lines.push(kind === "prior" ? "Q" + n * 3 + "," + ((n * 7919) % 100_003) : "Thing " + (n >> 2) + "\\tQ" + n * 3 + "\\t" + (n % 97 + 1));
    if (lines.length < 20_000) continue;
    yield Buffer.from(lines.join("\\n") + "\\n");
    lines.length = 0;
  }
  yield Buffer.from(lines.join("\\n"));
}
const start = performance.now();
const began = process.cpuUsage();
let kept = 0;
if (kind === "prior") {
  const views = new Float32Array(finder.size);
  await readPopularity(chunks(), (qid, count) => { const at = finder.byQid(qid); if (at >= 0) { views[at] = count; kept++; } }, () => {});
} else {
  const nameNode = builder.nameNode.bind(builder);
  const { table } = await countAnchors(chunks(), { finder, nameNode }, () => {});
  kept = table.length;
}
console.log(JSON.stringify({
  kept,
  seconds: (performance.now() - start) / 1000,
  cpu: (({ user, system }) => (user + system) / 1e6)(process.cpuUsage(began)),
  before: before / 1e6,
  memory: process.resourceUsage().maxRSS / 1000,
}));`;

for (const kind of kinds.length > 0 ? kinds : ["prior", "anchors"]) {
  const results = [];
  for (const rows of [1e6, 1e7, 5e7].map((count) => count * quick)) {
    const run = spawnSync(process.execPath, ["--input-type=module", "-e", program, kind, String(rows)], {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (run.status !== 0) process.exit(1);
    const result = { kind, rows, ...JSON.parse(run.stdout) };
    results.push(result);
    const { kept, seconds, cpu, before, memory } = result;
    console.log(
      `${kind}, ${rows} rows: ${seconds.toFixed(1)} s (${cpu.toFixed(1)} s of processor time; ${Math.round(rows / seconds)} rows/s, making them up included), ` +
        `${kept} kept, ${memory.toFixed(0)} MB at most, of which ${before.toFixed(0)} MB were there before`,
    );
  }
  save(kind === "prior" ? "priors" : kind, results);
}

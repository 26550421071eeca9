// What memory and processor time does a filter take with a pack, with its head alone, and with head and tail in layers?
//   npm run build && node bench/layers.mjs WHOLE.kb HEAD.kb TAIL.kb [documents]
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { text as madeText, random, word } from "./corpus.mjs";
import { round, save } from "./measure.mjs";

const [whole, head, tail, documents = "3000"] = process.argv.slice(2);
if (!tail) {
  console.error("usage: node bench/layers.mjs WHOLE.kb HEAD.kb TAIL.kb [documents]");
  process.exit(2);
}
const main = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));
const places = "Berlin,Paris,London,Rome,Angela Merkel,Microsoft,France,Albert Einstein,Japan,Brazil".split(
  ",",
);

function* lines() {
  const next = random(5);
  for (let id = 0; id < Number(documents); id++) {
    const words = Array.from({ length: 20 }, () => word(next));
    yield `${JSON.stringify({ id, text: madeText(300, [...places, ...words], id), language: "en" })}\n`;
  }
}

/** Megabytes at most, and ticks of 10 ms of processor time so far. Source: proc(5). */
function used({ pid }) {
  const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return { peakMb: Number(peak) / 1024, cpuMs: 10 * (Number(fields[11]) + Number(fields[12])) };
}

async function run(packs, workers) {
  const words = ["resolve", "--jsonl", ...packs.flatMap((pack) => ["--kb", pack])];
  if (workers > 0) words.push("--workers", `${workers}`);
  const child = spawn(process.execPath, [main, ...words], { stdio: ["pipe", "pipe", "inherit"] });
  let left = Number(documents);
  let start;
  const done = new Promise((finish) => {
    child.stdout.on("data", (data) => {
      start ??= used(child);
      for (const byte of data) if (byte === 10) left--;
      if (left === 0) finish();
    });
  });
  for (const line of lines()) if (!child.stdin.write(line)) await once(child.stdin, "drain");
  // Its input stays open, so that it is there to be looked at.
  await done;
  const end = used(child);
  child.stdin.end();
  await once(child, "close");
  const packMb = packs.reduce((sum, pack) => sum + statSync(pack).size, 0) / 2 ** 20;
  return {
    threads: workers || "none",
    pack_mb: round(packMb, 0),
    peak_mb: round(end.peakMb, 0),
    cpu_ms_per_doc: round((end.cpuMs - start.cpuMs) / Number(documents)),
  };
}

const results = [];
for (const [layers, packs] of [
  ["starter", []],
  ["whole", [whole]],
  ["head", [head]],
  ["head, tail", [head, tail]],
])
  for (const workers of [0, 1, 2]) results.push({ layers, ...(await run(packs, workers)) });
console.table(results);
save("layers", results);

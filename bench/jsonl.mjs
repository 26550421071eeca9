// Does `resolve --jsonl` hold its memory over a gigabyte, and how much faster are two threads than one?
//   npm run build && node bench/jsonl.mjs [megabytes] [documents of the second part]
// The gigabyte is of rows with a text of 300 characters and 100 kB that are not read, as tables of crawls have them.
// Rates: each way is run in turn, three times, the best counts. On a machine that others use the wall says little:
// `cpu_ms_per_doc` is what a document costs, and two free cores give at most 2 x that of one thread / that of two.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { text as madeText, random, word } from "./corpus.mjs";
import { round, save } from "./measure.mjs";

const megabytes = Number(process.argv[2] ?? 1_000);
const count = Number(process.argv[3] ?? 20_000);
/** Not timed: each thread compiles what it runs again, in its first thousands of documents. */
const unread = 0.4 * count;
const main = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "referent-jsonl-"));
const places = "Berlin,Paris,London,Rome,Angela Merkel,Microsoft,France,Albert Einstein,Japan,Brazil".split(
  ",",
);
const next = random(5);
const documentOf = (id, more) => {
  const words = Array.from({ length: 20 }, () => word(next));
  return `${JSON.stringify({ id, text: madeText(300, [...places, ...words], id), language: "en", ...more })}\n`;
};

function filter(...words) {
  const child = spawn(process.execPath, [main, "resolve", "--jsonl", ...words], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  child.stdin.on("error", () => {});
  return child;
}

const rssOf = ({ pid }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

async function memory() {
  const child = filter("--workers", "2");
  const page = "x".repeat(100_000);
  let lines = 0;
  child.stdout.on("data", (data) => {
    for (const byte of data) if (byte === 10) lines++;
  });
  const ended = once(child, "close");
  const start = performance.now();
  const samples = [];
  let sent = 0;
  let id = 0;
  while (sent < megabytes * 1e6) {
    const line = documentOf(id++, { page });
    sent += line.length;
    if (!child.stdin.write(line)) await once(child.stdin, "drain");
    if (sent > (samples.length * megabytes * 1e6) / 10) samples.push(round(rssOf(child), 0));
  }
  child.stdin.end();
  const [code] = await ended;
  return {
    megabytes,
    documents: id,
    lines,
    code,
    megabytes_per_s: round(sent / 1e3 / (performance.now() - start), 1),
    rss_mb_by_tenths: samples,
  };
}

/** Documents per second, and what one costs, after those that are not timed. */
async function rate(docs, ...words) {
  const child = filter("--docs", docs, ...words);
  child.stdin.end();
  let lines = 0;
  let first;
  let last;
  child.stdout.on("data", (data) => {
    for (const byte of data) if (byte === 10) lines++;
    const cpu = cpuOf(child);
    if (lines < unread || cpu === 0) return;
    last = { lines, cpu, at: performance.now() };
    first ??= last;
  });
  await once(child, "close");
  const documents = last.lines - first.lines;
  return {
    docs_per_s: (1_000 * documents) / (last.at - first.at),
    cpu_ms_per_doc: (last.cpu - first.cpu) / documents,
  };
}

/** Milliseconds of processor time. Source: proc(5), fields 14 and 15 of stat, in ticks of 10 ms. */
function cpuOf({ pid }) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return 0;
  }
}

try {
  const held = await memory();
  console.log(held);
  const docs = join(folder, "docs.jsonl");
  writeFileSync(docs, Array.from({ length: count }, (_, i) => documentOf(i)).join(""));
  const ways = { none: [], one: ["--workers", "1"], two: ["--workers", "2"] };
  const rates = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (let i = 0; i < 3; i++)
    for (const way of Object.keys(ways)) rates[way].push(await rate(docs, ...ways[way]));
  const best = (way) => ({
    docs_per_s: round(Math.max(...rates[way].map((one) => one.docs_per_s)), 0),
    cpu_ms_per_doc: round(Math.min(...rates[way].map((one) => one.cpu_ms_per_doc)), 3),
  });
  const [none, one, two] = [best("none"), best("one"), best("two")];
  const results = {
    memory: held,
    none,
    one,
    two,
    two_to_none: round(two.docs_per_s / none.docs_per_s),
    two_to_one: round(two.docs_per_s / one.docs_per_s),
    free_cores_two_to_none: round((2 * none.cpu_ms_per_doc) / two.cpu_ms_per_doc),
    load: loadavg().map((value) => round(value, 1)),
  };
  console.log(results);
  save("jsonl", results);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

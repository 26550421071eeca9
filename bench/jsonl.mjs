// Does `resolve --jsonl` hold its memory over a gigabyte, and how much faster are two threads than one?
//   npm run build && node bench/jsonl.mjs [megabytes] [documents of the second part]
// The gigabyte is of rows with a text of 300 characters and 100 kB that are not read, as tables of crawls have them.
// Rates: each way is run in turn, three times; told are all three ratios and the rates of the best. On a machine that
// others use the wall says little. What does not depend on it is the processor time of the threads: `attainable` is what
// n free cores give, the time of a document without threads / the greater of that of the busiest thread and of all
// threads divided by n.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { text as madeText, random, word } from "./corpus.mjs";
import { round, save, sumOf, threadTimes } from "./measure.mjs";

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

/** Documents a second, and the processor time of each thread for one, after those that are not timed. */
async function rate(docs, ...words) {
  const child = filter("--docs", docs, ...words);
  child.stdin.end();
  let lines = 0;
  let first;
  let last;
  child.stdout.on("data", (data) => {
    for (let at = data.indexOf(10); at >= 0; at = data.indexOf(10, at + 1)) lines++;
    // Looked at some times a second: whoever watches takes a processor from the threads.
    const at = performance.now();
    if (lines < unread || at - (last?.at ?? 0) < 100) return;
    const threads = threadTimes(child.pid);
    if (threads.size < 2) return;
    last = { lines, threads, at };
    first ??= last;
  });
  await once(child, "close");
  const documents = last.lines - first.lines;
  const each = Array.from(last.threads, ([id, cpu]) => (cpu - (first.threads.get(id) ?? 0)) / documents);
  const all = sumOf(each);
  const workers = words.length > 0 ? Number(words[1]) : 0;
  return {
    docs_per_s: (1_000 * documents) / (last.at - first.at),
    cpu_ms_per_doc: all,
    main_ms_per_doc: each[0],
    worker_ms_per_doc: sumOf(
      each
        .slice(1)
        .sort((a, b) => b - a)
        .slice(0, workers),
    ),
    busiest_ms_per_doc: Math.max(...each),
    threads: Math.max(1, workers),
  };
}

try {
  const held = megabytes > 0 ? await memory() : undefined;
  console.log(held);
  const docs = join(folder, "docs.jsonl");
  writeFileSync(docs, Array.from({ length: count }, (_, i) => documentOf(i)).join(""));
  const ways = { none: [], one: ["--workers", "1"], two: ["--workers", "2"] };
  const rates = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (let i = 0; i < 3; i++)
    for (const way of Object.keys(ways)) rates[way].push(await rate(docs, ...ways[way]));
  const best = (way) => rates[way].reduce((a, b) => (b.docs_per_s > a.docs_per_s ? b : a));
  const told = ({ busiest_ms_per_doc: _, threads: __, ...one }) =>
    Object.fromEntries(
      Object.entries(one).map(([key, value]) => [key, round(value, key === "docs_per_s" ? 0 : 3)]),
    );
  const alone = Math.min(...rates.none.map((one) => one.busiest_ms_per_doc));
  const attainable = ({ busiest_ms_per_doc: busiest, cpu_ms_per_doc: cpu, threads }) =>
    round(alone / Math.max(busiest, cpu / threads));
  const results = {
    memory: held,
    none: told(best("none")),
    one: told(best("one")),
    two: told(best("two")),
    two_to_none: rates.two.map((two, i) => round(two.docs_per_s / rates.none[i].docs_per_s)),
    two_to_one: rates.two.map((two, i) => round(two.docs_per_s / rates.one[i].docs_per_s)),
    attainable: rates.two.map(attainable),
    load: loadavg().map((value) => round(value, 1)),
  };
  console.log(results);
  save("jsonl", results);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

// Do processes over a queue answer each document once, whatever is killed, and at which rate beside the filter?
//   npm run build && node bench/queue.mjs [documents] [processes]
// Workers are killed with -9 again and again, the sender and Redis once each; the answers have to be, byte for byte,
// those of one process. Needs redis-server. Exit code 1 when they are not.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { text as madeText, random, word } from "./corpus.mjs";
import { round, save } from "./measure.mjs";
import { noRedis, startRedis } from "./redis.mjs";

const count = Number(process.argv[2] ?? 20_000);
const processes = Number(process.argv[3] ?? 4);
const missing = noRedis();
if (missing) {
  console.log(missing);
  process.exit(2);
}

const main = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "referent-queue-"));
const docs = join(folder, "docs.jsonl");
const pause = (ms) => new Promise((next) => setTimeout(next, ms));
const children = new Set();

function referent(...words) {
  const child = spawn(process.execPath, [main, ...words], { stdio: ["ignore", "pipe", "pipe"] });
  child.said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => {
      child.said += data;
    });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

async function ended(child) {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

async function timed(run) {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1_000;
}

async function succeed(...words) {
  const child = referent(...words);
  if ((await ended(child)) !== 0) throw new Error(`referent ${words.join(" ")}: ${child.said}`);
}

async function atWork(worker) {
  while (!worker.said.includes("at work")) {
    if (worker.exitCode !== null) throw new Error(worker.said);
    await pause(20);
  }
}

async function makeDocuments() {
  const next = random(11);
  const names =
    "Berlin,Paris,London,Angela Merkel,Microsoft,France,Albert Einstein,United Nations,Japan".split(",");
  const file = createWriteStream(docs);
  for (let i = 0; i < count; i++) {
    const words = Array.from({ length: 20 }, () => word(next));
    // A bad line here and there, and a document without a text.
    if (i % 997 === 5) file.write(`{"id":${i},\n`);
    else if (i % 997 === 6) file.write(`{"id":${i}}\n`);
    else
      file.write(
        `${JSON.stringify({ id: i, text: madeText(300, [...names, ...words], i), language: "en" })}\n`,
      );
  }
  file.end();
  await once(file, "finish");
}

/** Seconds until the answers are there, with one worker that nothing disturbs. */
async function undisturbed(redis, out) {
  const worker = referent("work", "--redis", redis.url, "--workers", "1");
  await atWork(worker);
  const seconds = await timed(() => succeed("enqueue", docs, "--redis", redis.url, "--out", out));
  worker.kill("SIGTERM");
  await ended(worker);
  return seconds;
}

/** The same with processes that are killed. @returns what was done to them */
async function disturbed(redis, out) {
  const done = { worker_kills: 0, sender_kills: 0, redis_kills: 0, taken_over: 0 };
  const start = () =>
    referent("work", "--redis", redis.url, "--workers", "1", "--stalled-after", "2", "--tries", "20");
  const workers = Array.from({ length: processes }, start);
  await Promise.all(workers.map(atWork));
  const send = () =>
    referent("enqueue", docs, "--redis", redis.url, "--out", out, "--resume", "--window", "500");
  let sender = send();
  const hear = (worker) => (done.taken_over += worker.said.split("taken-over").length - 1);
  // The first half of the processes is killed, one after the other.
  for (let i = 0; sender.exitCode === null; i++) {
    await pause(900);
    const answers = answeredSoFar(out);
    if (done.sender_kills === 0 && answers > count / 4) {
      sender.kill("SIGKILL");
      await ended(sender);
      done.sender_kills++;
      sender = send();
    }
    if (done.redis_kills === 0 && answers > count / 2) {
      await redis.restart("SIGKILL");
      done.redis_kills++;
    }
    const slot = i % Math.max(1, Math.floor(processes / 2));
    // One that is not at work yet would be killed for nothing.
    if (!workers[slot].said.includes("at work")) continue;
    workers[slot].kill("SIGKILL");
    await ended(workers[slot]);
    hear(workers[slot]);
    done.worker_kills++;
    workers[slot] = start();
  }
  if (sender.exitCode !== 0) throw new Error(`the sender: ${sender.said}`);
  for (const worker of workers) worker.kill("SIGTERM");
  const codes = await Promise.all(workers.map(ended));
  workers.forEach(hear);
  return { ...done, ends: codes.join(" ") };
}

function answeredSoFar(out) {
  if (existsSync(out)) return count;
  const partial = readdirSync(folder).find((name) => name.endsWith(".partial"));
  return partial ? readFileSync(join(folder, partial)).filter((byte) => byte === 10).length : 0;
}

const redis = await startRedis();
try {
  await makeDocuments();
  const [one, quiet, killed] = ["one", "quiet", "killed"].map((name) => join(folder, `${name}.jsonl`));
  const filter = await timed(() => succeed("resolve", "--jsonl", "--docs", docs, "--out", one));
  const threads = await timed(() =>
    succeed("resolve", "--jsonl", "--docs", docs, "--out", `${one}.2`, "--workers", "1"),
  );
  const queue = await undisturbed(redis, quiet);
  const start = performance.now();
  const done = await disturbed(redis, killed);
  const expected = readFileSync(one);
  const lines = readFileSync(killed, "utf8").split("\n").length - 1;
  const results = {
    documents: count,
    processes,
    filter_docs_per_s: round(count / filter, 0),
    filter_one_thread_docs_per_s: round(count / threads, 0),
    queue_one_process_docs_per_s: round(count / queue, 0),
    queue_to_filter: round(filter / queue),
    disturbed_seconds: round((performance.now() - start) / 1_000, 1),
    ...done,
    lines,
    equal: [quiet, killed, `${one}.2`].every((file) => readFileSync(file).equals(expected)),
    left_in_redis: redis
      .ask("--raw", "keys", "bull:*:[0-9a-f]*")
      .split("\n")
      .filter((key) => /:[0-9a-f]{32}$/.test(key)).length,
    load: round(loadavg()[0], 1),
  };
  console.log(JSON.stringify(results, null, 2));
  if (count >= 10_000) save("queue", results);
  if (!results.equal || lines !== count) process.exitCode = 1;
} finally {
  for (const child of children) child.kill("SIGKILL");
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
}

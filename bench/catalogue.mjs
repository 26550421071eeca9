// What does a large catalogue cost on one machine: `referent products sync` into a durable store, in a process of its own,
// killed with -9 on its way, resumed, and run again with nothing new? Time, highest memory of the process, bytes on disk.
// Usage: npm run build && node bench/catalogue.mjs [products]. Writes bench/results/catalogue.json.
import { spawn } from "node:child_process";
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { generateFeed } from "../dist/bench/feed-generator/formats.js";

const products = Number(process.argv[2] ?? 1_000_000);
const cli = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "referent-catalogue-"));
const feed = join(folder, "feed.tsv");
const store = join(folder, "store");
await pipeline(Readable.from(generateFeed({ format: "tsv", products })), createWriteStream(feed));

/** One run of the command; with `killAt` it is killed when its store has so many bytes. */
async function run(stage, { killAt = Number.POSITIVE_INFINITY } = {}) {
  const started = performance.now();
  const args = ["products", "sync", "--feed", feed, "--store", store, "--resume", "--json"];
  const child = spawn(process.execPath, [cli, ...args], { stdio: ["ignore", "pipe", "ignore"] });
  let [out, most] = ["", 0];
  child.stdout.on("data", (chunk) => {
    out += chunk;
  });
  const watch = setInterval(() => {
    most = Math.max(most, highWater(child.pid));
    if (sizeOf(store) > killAt) child.kill("SIGKILL");
  }, 500);
  await new Promise((resolve) => child.on("close", resolve));
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  const { read, written, unchanged, resumed } = out === "" ? {} : JSON.parse(out);
  const row = {
    stage,
    seconds: Math.round(seconds),
    read,
    written,
    unchanged,
    resumed,
    most_rss_mb: Math.round(most / 1e6),
    disk_mb: Math.round(sizeOf(store) / 1e6),
  };
  console.log(JSON.stringify(row));
  return row;
}

/** The most memory that a process ever had, in bytes; 0 if the system does not say. */
function highWater(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** The bytes of a folder's files; a file that is put together with others goes while it is looked at. */
function sizeOf(directory) {
  const names = statSync(directory, { throwIfNoEntry: false }) ? readdirSync(directory) : [];
  const sizes = names.map((name) => statSync(join(directory, name), { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

try {
  // About 3.5 kB per product: killed in the middle.
  const killed = await run("killed", { killAt: products * 1_750 });
  const resumed = await run("resumed");
  const again = await run("nothing new");
  const results = {
    products,
    feed_mb: Math.round(statSync(feed).size / 1e6),
    disk_bytes_per_product: Math.round(sizeOf(store) / resumed.written),
    runs: [killed, resumed, again],
  };
  mkdirSync(new URL("results/", import.meta.url), { recursive: true });
  writeFileSync(new URL("results/catalogue.json", import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}

// What does a catalogue cost that goes to a SPARQL server, beside the durable store in a folder of this machine?
//   npm run build && node bench/sparql-route.mjs http://127.0.0.1:8890/sparql [products]
// `referent products sync` into each, without a webhook, from an empty store; then again with nothing new. The server is
// yours, and has to take updates. Writes bench/results/sparql-route.json.
import { spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { generateFeed } from "../dist/bench/feed-generator/formats.js";
import { round, save } from "./measure.mjs";

const [url, products = "2000"] = process.argv.slice(2);
const cli = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "referent-sparql-route-"));
const feed = join(folder, "feed.tsv");

async function run(way, ...store) {
  const started = performance.now();
  const child = spawn(process.execPath, [cli, "products", "sync", "--feed", feed, "--json", ...store], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let [out, cpu, most] = ["", 0, 0];
  child.stdout.on("data", (chunk) => (out += chunk));
  const watch = setInterval(() => {
    try {
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
      cpu = (Number(fields[11]) + Number(fields[12])) / 100;
      most =
        Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0) / 1000;
    } catch {
      // It has ended.
    }
  }, 100);
  await new Promise((resolve) => child.on("close", resolve));
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  const { written, unchanged } = JSON.parse(out);
  return {
    way,
    written,
    unchanged,
    seconds: round(seconds, 1),
    products_per_s: round((written + unchanged) / seconds, 0),
    client_cpu_s: round(cpu, 1),
    client_most_mb: round(most, 0),
  };
}

try {
  await pipeline(
    Readable.from(generateFeed({ format: "tsv", products: Number(products) })),
    createWriteStream(feed),
  );
  const directory = ["--store", join(folder, "store")];
  const server = ["--store", url, "--notes", join(folder, "notes")];
  const rows = [
    await run("durable store", ...directory),
    await run("durable store, nothing new", ...directory),
    await run("SPARQL server", ...server),
    await run("SPARQL server, nothing new", ...server),
  ];
  console.table(rows);
  save("sparql-route", rows);
} finally {
  rmSync(folder, { recursive: true });
}

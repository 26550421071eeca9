// How does the server stand load? 8 connections with 1,000-character texts, then ten times as many: requests a
// second, latency, share of errors, what /health takes meanwhile, memory. Run after `npm run build`:
//   node bench/load.mjs [seconds] [further arguments of referent serve]
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";

const [seconds = "30", ...serveArguments] = process.argv.slice(2);
const main = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));

const sentence =
  "Ada Lovelace met Charles Babbage in London, and Mary Somerville wrote to both from Florence. ";
const text = sentence.repeat(11).slice(0, 1_000);
const names = ["Ada Lovelace", "Charles Babbage", "London", "Mary Somerville", "Florence"];
const dataset = names.map((name, i) => ({ id: `e/${i}`, name }));
const body = JSON.stringify({ text, language: "en", dataset });

// All clients of this bench have one address.
const words = ["serve", "--port", "0", "--log", "info", "--limit", "peerConnections=0"];
const server = spawn(process.execPath, [main, ...words, ...serveArguments]);
let output = "";
server.stderr.on("data", (data) => {
  output += data;
});
const url = await new Promise((done, fail) => {
  server.on("exit", () => fail(new Error(`serve ended: ${output}`)));
  server.stdout.on("data", (data) => {
    if (output.length < 10_000) output += data;
    const found = /"url":"([^"]+)"/.exec(output);
    if (found) done(found[1]);
  });
});

const result = { node: process.version, cores: availableParallelism(), seconds: Number(seconds), runs: [] };
for (const connections of [8, 80]) result.runs.push(await load(connections));
server.kill("SIGTERM");
mkdirSync(new URL("./results/", import.meta.url), { recursive: true });
writeFileSync(new URL("./results/load.json", import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
console.log(JSON.stringify(result, null, 2));

async function load(connections) {
  const before = memory();
  const health = [];
  let running = true;
  const probing = (async () => {
    while (running) {
      const start = performance.now();
      await (await fetch(`${url}/health`)).text();
      health.push(performance.now() - start);
      await new Promise((next) => setTimeout(next, 20));
    }
  })();
  const run = await autocannon({
    url: `${url}/v1/resolve`,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    connections,
    duration: Number(seconds),
    timeout: 10,
  });
  running = false;
  await probing;
  const answered = run["2xx"] + run.non2xx;
  return {
    connections,
    answersPerSecond: Math.round(answered / run.duration),
    resolvedPerSecond: Math.round(run["2xx"] / run.duration),
    share503: share(run.statusCodeStats?.["503"]?.count ?? 0, answered),
    shareOtherErrors: share(answered - run["2xx"] - (run.statusCodeStats?.["503"]?.count ?? 0), answered),
    timeouts: run.timeouts,
    connectionErrors: run.errors,
    p50ms: run.latency.p50,
    p99ms: run.latency.p99,
    healthP50ms: percentile(health, 0.5),
    healthP99ms: percentile(health, 0.99),
    rssMiB: { before, after: memory() },
  };
}

function share(count, all) {
  return all === 0 ? null : Math.round((10_000 * count) / all) / 10_000;
}

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * share)] * 100) / 100;
}

/** Resident memory of the server in MiB; null if the system does not tell. */
function memory() {
  try {
    const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"));
    return Math.round(kib / 1024);
  } catch {
    return null;
  }
}

// What does `kb fetch` cost on this side of the network? Fetches made-up entities of about 20 KB each from a server
// on this machine without a limit, then builds from the cache alone, then looks what an update asks for; each in a
// process of its own. Real limits are 180 requests of 50 entities per minute, and come on top.
// node bench/fetch.mjs [entities]   needs npm run build; by default 20,000 entities
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { save } from "./measure.mjs";

const entities = Number(process.argv[2] ?? 20_000);
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "referent-bench-fetch-"));
const server = spawn(process.execPath, [`${root}bench/fetch-server.mjs`], {
  stdio: ["ignore", "pipe", "inherit"],
});
const api = await new Promise((done) => server.stdout.once("data", (data) => done(String(data).trim())));
writeFileSync(join(folder, "ids.txt"), Array.from({ length: entities }, (_, n) => `Q${n + 1000}`).join("\n"));

/** Runs the command line and tells its time, its most memory and what it said. */
async function run(...args) {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [`${root}dist/src/cli/main.js`, "kb", "fetch", "--api", api, "--cache", join(folder, "cache"), ...args],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let text = "";
  for await (const chunk of child.stderr) text += chunk;
  const number = (pattern) => Number((pattern.exec(text)?.[1] ?? "NaN").replaceAll(",", ""));
  return {
    seconds: (performance.now() - started) / 1000,
    requests: number(/asked +([\d,]+)/),
    kept: number(/kept +([\d,]+)/),
    memory: number(/memory +([\d.,]+)/),
    pack: number(/pack +([\d.,]+) MB/),
  };
}

const who = ["--contact", "me@example.org", "--rate", "100000"];
const out = join(folder, "out.kb");
const results = [];
try {
  for (const [what, args] of [
    ["fetch", ["--ids", join(folder, "ids.txt"), ...who]],
    ["offline", ["--ids", join(folder, "ids.txt"), "--offline"]],
    ["update", ["--update", out, ...who]],
  ]) {
    const result = { what, ...(await run(...args, "--out", out)) };
    results.push(result);
    const { seconds, requests, kept, memory, pack } = result;
    console.log(
      `${what}: ${seconds.toFixed(1)} s, ${requests} requests, ${kept} entities (${Math.round(kept / seconds)}/s), ` +
        `a pack of ${pack} MB, ${memory} MB of memory at most`,
    );
  }
} finally {
  server.kill();
  rmSync(folder, { recursive: true });
}
save("fetch", results);

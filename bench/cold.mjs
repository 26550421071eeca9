// What does a cold `referent resolve` cost beside an empty process?
//   npm run build && node bench/cold.mjs [runs]
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { quantile, round, save } from "./measure.mjs";

const main = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));
const sentence = "Jordan scored 63 points against the Celtics.";
const cases = {
  "node -e 0": ["-e", "0"],
  "referent --version": [main, "--version"],
  "referent resolve": [main, "resolve", sentence],
  "referent resolve --language en": [main, "resolve", "--language", "en", sentence],
};
const runs = Number(process.argv[2] ?? 15);

// Node 20 reads the certificates that this variable names before anything else: 45 ms of each start that are not ours.
const certificates = "NODE_EXTRA_CA_CERTS";
const without = { ...process.env };
delete without[certificates];
const starts = Object.entries(cases).map(([name, words]) => ({ name, words, env: process.env }));
if (process.env[certificates])
  for (const { name, words } of [starts[0], starts[2]])
    starts.push({ name: `${name}, no ${certificates}`, words, env: without });

// In turns, so that what else the machine does falls on all alike.
const times = Object.fromEntries(starts.map(({ name }) => [name, []]));
for (let i = 0; i < runs; i++)
  for (const { name, words, env } of starts) {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, words, { env });
    if (status !== 0) throw new Error(`${name} ended with ${status}`);
    times[name].push(performance.now() - start);
  }

const results = starts.map(({ name, env }) => {
  const median = quantile(times[name], 0.5);
  const empty = starts.find((start) => start.env === env && start.words === cases["node -e 0"]);
  return {
    name,
    runs,
    median_ms: round(median, 0),
    least_ms: round(quantile(times[name], 0), 0),
    beyond_an_empty_process_ms: round(median - quantile(times[empty.name], 0.5), 0),
  };
});
console.table(results);
save("cold", results);

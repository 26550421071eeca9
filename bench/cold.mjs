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

// In turns, so that what else the machine does falls on all alike.
const times = Object.fromEntries(Object.keys(cases).map((name) => [name, []]));
for (let i = 0; i < runs; i++)
  for (const [name, words] of Object.entries(cases)) {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, words);
    if (status !== 0) throw new Error(`${name} ended with ${status}`);
    times[name].push(performance.now() - start);
  }

const bare = quantile(times["node -e 0"], 0.5);
const results = Object.entries(times).map(([name, all]) => ({
  name,
  runs,
  median_ms: round(quantile(all, 0.5), 0),
  least_ms: round(quantile(all, 0), 0),
  times_an_empty_process: round(quantile(all, 0.5) / bare, 1),
}));
console.table(results);
save("cold", results);

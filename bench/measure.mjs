import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

/** Median of several timed runs in ms, after one that warms up. */
export function median(run, times = 5) {
  run();
  const all = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    run();
    all.push(performance.now() - start);
  }
  return all.sort((a, b) => a - b)[Math.floor(times / 2)];
}

/** A quantile of numbers. */
export function quantile(numbers, q) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
}

/** Writes the results of a benchmark as JSON, so that two commits can be compared. */
export function save(name, results) {
  mkdirSync(new URL("results/", import.meta.url), { recursive: true });
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
  writeFileSync(
    new URL(`results/${name}.json`, import.meta.url),
    `${JSON.stringify({ machine, results }, null, 2)}\n`,
  );
}

export const round = (number, digits = 2) => Number(number.toFixed(digits));

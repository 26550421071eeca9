import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";

/** Median of several timed runs in ms, after one that warms up; by the processor's clock where the wall was longer. */
export function median(run, times = 5) {
  run();
  const all = [];
  for (let i = 0; i < times; i++) {
    const before = process.cpuUsage();
    const start = performance.now();
    run();
    const wall = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    all.push(Math.min(wall, (user + system) / 1000));
  }
  return all.sort((a, b) => a - b)[Math.floor(times / 2)];
}

/**
 * Wall time and processor time of a run, in ms. On a busy machine the wall also counts the waiting for others; the
 * processor time also counts the threads of V8 that compile and collect, so it can be the greater one.
 */
export async function timed(run) {
  const before = process.cpuUsage();
  const start = performance.now();
  await run();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { wall, cpu: (user + system) / 1000 };
}

/** Medians of several timed runs, after one that warms up. */
export async function medians(run, times = 5) {
  await run();
  const all = [];
  for (let i = 0; i < times; i++) all.push(await timed(run));
  return {
    wall: quantile(
      all.map(({ wall }) => wall),
      0.5,
    ),
    cpu: quantile(
      all.map(({ cpu }) => cpu),
      0.5,
    ),
  };
}

/** A quantile of numbers. */
export function quantile(numbers, q) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
}

/**
 * Milliseconds of processor time of each thread of a process, the main one first; of none where the system does not say.
 * Source: schedstat of proc(5).
 */
export function threadTimes(pid) {
  const times = new Map();
  try {
    for (const id of readdirSync(`/proc/${pid}/task`).sort((a, b) => a - b))
      times.set(id, Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, "utf8").split(" ")[0]) / 1e6);
  } catch {
    // The process has ended.
    return new Map();
  }
  return times;
}

export const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Writes the results of a benchmark as JSON, so that two commits can be compared (`bench/compare.mjs`). */
export function save(name, results) {
  const folder = process.env.REFERENT_BENCH_RESULTS ?? join(import.meta.dirname, "results");
  mkdirSync(folder, { recursive: true });
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    load: round(loadavg()[0], 1),
  };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ machine, results }, null, 2)}\n`);
}

export const round = (number, digits = 2) => Number(number.toFixed(digits));

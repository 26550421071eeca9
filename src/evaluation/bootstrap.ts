import { type CountName, type Counts, countNames, noCounts } from "./counts.ts";
import { type FigureName, figureNames, figures } from "./figures.ts";

/** A 95 % interval; null where too few resamples have the figure. */
export type Interval = readonly [low: number, high: number] | null;
/** The 95 % interval of every figure, by the figure's name. */
export type Intervals = Record<FigureName, Interval>;

export const defaultResamples = 1_000;
export const defaultSeed = 20_240_917;

/**
 * 95 % percentile bootstrap. Documents are the unit; they are drawn with replacement, set by set, so that every
 * set keeps its size.
 *
 * @param sets the counts of each set's documents
 */
export function bootstrap(
  sets: readonly (readonly Counts[])[],
  resamples: number = defaultResamples,
  seed: number = defaultSeed,
): Intervals {
  const random = mulberry32(seed);
  // Most counts are of another task and 0 in every document: they are not summed.
  const names = countNames.filter((name) => sets.some((set) => set.some((counts) => counts[name] > 0)));
  const tables = sets.map((set) => tableOf(set, names));
  const draws = new Map(figureNames.map((name) => [name, [] as number[]]));
  const sums = new Float64Array(names.length);
  const counts = noCounts();
  for (let sample = 0; sample < resamples; sample++) {
    sums.fill(0);
    for (const { rows, size } of tables) {
      for (let i = 0; i < size; i++) {
        const at = Math.floor(random() * size) * sums.length;
        for (let c = 0; c < sums.length; c++) sums[c]! += rows[at + c]!;
      }
    }
    names.forEach((name, c) => {
      counts[name] = sums[c]!;
    });
    for (const [name, values] of draws) {
      const value = figures[name](counts);
      if (value !== null) values.push(value);
    }
  }
  return Object.fromEntries(
    [...draws].map(([name, values]) => [name, interval(values, resamples)]),
  ) as Intervals;
}

function tableOf(
  documents: readonly Counts[],
  names: readonly CountName[],
): { rows: Float64Array; size: number } {
  const width = names.length;
  const rows = new Float64Array(documents.length * width);
  documents.forEach((counts, d) => {
    names.forEach((name, c) => {
      rows[d * width + c] = counts[name];
    });
  });
  return { rows, size: documents.length };
}

function interval(values: number[], resamples: number): Interval {
  if (values.length < resamples / 2) return null;
  const sorted = Float64Array.from(values).sort();
  const last = sorted.length - 1;
  return [sorted[Math.floor(0.025 * last)]!, sorted[Math.ceil(0.975 * last)]!];
}

/** Tommy Ettinger's mulberry32: 32 bits of state, the same numbers on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

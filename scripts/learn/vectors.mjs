// The weight vectors of the public paths, learned from examples.
import { handSet } from "../../dist/data/weights/local.js";
import { kept, ofOthers } from "./sets.mjs";
import { learn } from "./softmax.mjs";

/** What learning starts from. Among all entities of the world some name is always near: that alone is not enough. */
const startSet = { ...handSet, kind_fuzzy: -0.6 };
/** Penalty of the distance from what is set by hand. */
const LAMBDA = 2;
/** What is accepted: a candidate that is meant in one of ten cases at least, so F1 is best, and not tied with the next. */
const LEAST = 0.1;
const MARGIN = 0.1;

/** Vectors of `public/local` and `public/coherent`, as `PathWeights`. */
export function vectorsOf(examples) {
  const coherent = examples.filter(({ path }) => path === "public/coherent");
  return {
    "public/local": vector(examples, (name) => !ofOthers.includes(name)),
    "public/coherent": vector(coherent, () => true),
  };
}

function vector(examples, has) {
  const names = [...new Set(examples.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row))))].sort();
  const of = names.filter(has);
  const start = Float64Array.from(of, (name) => startSet[name] ?? 0);
  const dense = examples.map(({ rows, right, weight }) => ({
    weight,
    right,
    count: rows.length,
    values: Float32Array.from(rows.flatMap((row) => of.map((name) => row[name] ?? 0))),
  }));
  const { weights } = learn(dense, start, {
    lambda: of.map(() => LAMBDA),
    free: of.map((name) => !kept.includes(name)),
  });
  const learned = Object.fromEntries(of.map((name, i) => [name, rounded(weights[i])]));
  // The whole scale moves, so that what is accepted has a score of one half.
  learned.bias = rounded(learned.bias + Math.log((1 - LEAST) / LEAST));
  return { version: 2, weights: withKept(learned, has), floor: 0.5, margin: MARGIN };
}

function rounded(weight) {
  return Math.round(weight * 100) / 100;
}

/** What no example has stays as it was set by hand. */
function withKept(learned, has) {
  const all = { ...Object.fromEntries(Object.entries(startSet).filter(([name]) => has(name))), ...learned };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, weight]) => weight !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

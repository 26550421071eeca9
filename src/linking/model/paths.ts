import { loadOnce } from "../../text/look-up.ts";
import type { Calibration } from "./calibration.ts";
import { loadModel, models, ofPath } from "./models.ts";
import { LinearScorer, type Scorer } from "./scorer.ts";

/** The scoring functions. A path has one feature set and one model. Scores compare only within a path. */
export type Path = "public/local" | "public/coherent" | "public/candidates" | "user/local" | "user/coherent";

export interface PathModel {
  readonly scorer: Scorer;
  /** Added to the learned sum; of the path once it is loaded. */
  byHand: Scorer;
  /** Of the path once it is loaded. */
  calibration: Calibration;
  /** Loads what the path scores with, once; must be awaited before it scores. */
  load(): Promise<unknown>;
  /** Lowest score that is accepted. */
  readonly floor: number;
  /** Least distance between the best two candidates, before squashing. */
  readonly margin: number;
  /** Lowest probability that is accepted for a weak mention. */
  readonly ofWeak: number;
}

/** A mention with a lower detection is weak. */
export const WEAK = 0.7;

/**
 * Most weak mentions match a name of the public world by chance ("AD" is not Andorra). 0.5 adds 0.8 to A2KB in the
 * mean of all sets, 1.8 on msnbc, and takes 3 of 717 names in newcomers' sentences. 0.4 adds 0.4 and takes 2, and 0.6
 * adds 1.1 and takes 6.
 */
const toPublic = { floor: 0.27, margin: 0.1, ofWeak: 0.5 };

/** Entities that a caller sends are meant to be found, so no mention of them is weak. */
const toCallers = { floor: 0.5, margin: 0.5, ofWeak: 0 };

/**
 * The floors and margins of the public world were chosen on gold that was left out. Those of callers were chosen with
 * the tables of `test/resolver`.
 */
const paths: Readonly<Record<Path, PathModel>> = {
  "public/local": pathWith("local", toPublic),
  "public/coherent": pathWith("coherent", toPublic),
  "public/candidates": pathWith("given", { ...toCallers, margin: 0.1 }),
  "user/local": pathWith("user", toCallers),
  "user/coherent": pathWith("user", toCallers),
};

function pathWith(
  name: keyof typeof ofPath,
  least: Pick<PathModel, "floor" | "margin" | "ofWeak">,
): PathModel {
  const path: PathModel = {
    get scorer() {
      return models[name];
    },
    byHand: new LinearScorer({}, {}),
    calibration: { from: [0, 1], to: [0, 1] },
    load: loadOnce(async () => {
      await loadModel(name);
      const { weights, pairs, calibration } = await ofPath[name]();
      return Object.assign(path, { byHand: new LinearScorer(weights, pairs), calibration });
    }),
    ...least,
  };
  return path;
}

export function pathOf(path: Path): PathModel {
  return paths[path];
}

import { byHand, byHandPairs } from "../../../data/weights/by-hand.ts";
import { calibration } from "../../../data/weights/calibration.ts";
import type { Calibration } from "./calibration.ts";
import { loadModel, type Models, models } from "./models.ts";
import { LinearScorer, type Scorer } from "./scorer.ts";

/** The scoring functions. A path has one feature set and one model; scores compare only within a path. */
export type Path = "public/local" | "public/coherent" | "public/candidates" | "user/local" | "user/coherent";

/** How a path scores and decides. */
export interface PathModel {
  readonly scorer: Scorer;
  /** Added to the learned sum. */
  readonly byHand: Scorer;
  /** Loads the scorer, once; must be awaited before it scores. */
  load(): Promise<void>;
  /** Lowest score that is accepted. */
  readonly floor: number;
  /** Least distance between the best two candidates, before squashing. */
  readonly margin: number;
  readonly calibration: Calibration;
}

const ofPublic = new LinearScorer(byHand.public, byHandPairs.public);
const ofUser = new LinearScorer(byHand.user, byHandPairs.user);
const ofGiven = new LinearScorer(byHand.given, byHandPairs.given);

/** Floors and margins of the public world were chosen on gold left out, those of callers with the tables of `test/resolver`. */
const paths: Readonly<Record<Path, PathModel>> = {
  "public/local": pathWith("public/local", "local", ofPublic, { floor: 0.27, margin: 0.1 }),
  "public/coherent": pathWith("public/coherent", "coherent", ofPublic, { floor: 0.27, margin: 0.1 }),
  "public/candidates": pathWith("public/candidates", "given", ofGiven, { floor: 0.5, margin: 0.1 }),
  "user/local": pathWith("user/local", "user", ofUser, { floor: 0.5, margin: 0.5 }),
  "user/coherent": pathWith("user/coherent", "user", ofUser, { floor: 0.5, margin: 0.5 }),
};

function pathWith(
  path: Path,
  model: keyof Models,
  byHand: Scorer,
  least: Pick<PathModel, "floor" | "margin">,
): PathModel {
  return {
    get scorer() {
      return models[model];
    },
    byHand,
    load: () => loadModel(model),
    calibration: calibration[path],
    ...least,
  };
}

export function pathOf(path: Path): PathModel {
  return paths[path];
}

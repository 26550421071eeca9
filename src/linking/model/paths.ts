import { byHand } from "../../../data/weights/by-hand.ts";
import { calibration } from "../../../data/weights/calibration.ts";
import type { Calibration } from "./calibration.ts";
import { type CandidateFeature, candidateFeatures } from "./feature-table.ts";
import { loadModel, type Models, models } from "./models.ts";
import type { Scorer } from "./scorer.ts";

/** The scoring functions. A path has one feature set and one model; scores compare only within a path. */
export type Path = "public/local" | "public/coherent" | "public/candidates" | "user/local" | "user/coherent";

/** How a path scores and decides. */
export interface PathModel {
  readonly scorer: Scorer;
  /** Added to the learned sum: numbers of features with their weights. */
  readonly byHand: readonly (readonly [feature: number, weight: number])[];
  /** Loads the scorer, once; must be awaited before it scores. */
  load(): Promise<void>;
  /** Lowest score that is accepted. */
  readonly floor: number;
  /** Least distance between the best two candidates, before squashing. */
  readonly margin: number;
  readonly calibration: Calibration;
}

/** Lowest scores and least distances, chosen on gold that was left out. */
const paths: Readonly<Record<Path, PathModel>> = {
  "public/local": pathWith("local", { floor: 0.27, margin: 0.1, calibration: calibration["public/local"] }),
  "public/coherent": pathWith("coherent", {
    floor: 0.27,
    margin: 0.1,
    calibration: calibration["public/coherent"],
  }),
  "public/candidates": pathWith("given", {
    floor: 0.5,
    margin: 0.1,
    calibration: calibration["public/candidates"],
  }),
  "user/local": pathWith("user", { floor: 0.5, margin: 0.5, calibration: calibration["user/local"] }),
  "user/coherent": pathWith("user", { floor: 0.5, margin: 0.5, calibration: calibration["user/coherent"] }),
};

function pathWith(model: keyof Models, rest: Omit<PathModel, "scorer" | "byHand" | "load">): PathModel {
  return {
    get scorer() {
      return models[model];
    },
    byHand: Object.entries(byHand[model === "user" || model === "given" ? model : "public"]).map(
      ([name, weight]) => [candidateFeatures.at[name as CandidateFeature], weight],
    ),
    load: () => loadModel(model),
    ...rest,
  };
}

export function pathOf(path: Path): PathModel {
  return paths[path];
}

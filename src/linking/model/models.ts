import { unpackTrees } from "./packed-trees.ts";
import { type Scorer, TreeScorer } from "./scorer.ts";

export interface Models {
  /** Spans of a text: does a mention stand here? */
  spans: Scorer;
  /** Candidates of the public world, by themselves. */
  local: Scorer;
  /** Candidates of the public world, with the evidence of the other mentions. */
  coherent: Scorer;
  /** Entities of a caller's list or graph. */
  user: Scorer;
  /** Candidates that a caller sent with a mention. */
  given: Scorer;
}

/**
 * What each path of candidates scores with: its model, its weights by hand, and what a probability is worth. One file
 * each, as each file of a page costs a request.
 */
export const ofPath = {
  local: () => import("../../../data/weights/paths/local.ts"),
  coherent: () => import("../../../data/weights/paths/coherent.ts"),
  user: () => import("../../../data/weights/paths/user.ts"),
  given: () => import("../../../data/weights/paths/given.ts"),
};

const unloaded: Readonly<Models> = {
  spans: notLoaded("spans"),
  local: notLoaded("local"),
  coherent: notLoaded("coherent"),
  user: notLoaded("user"),
  given: notLoaded("given"),
};

function notLoaded(name: keyof Models): Scorer {
  return new TreeScorer(() => {
    throw new Error(`loadModel("${name}") was not awaited`);
  });
}

/** The models in use. Training replaces them to measure others. */
export const models: Models = { ...unloaded };

/**
 * Loads a model, once; must be awaited before it scores. Each is loaded when it is first needed, so that a page loads only
 * the models that it uses.
 */
export async function loadModel(name: keyof Models): Promise<void> {
  if (models[name] !== unloaded[name]) return;
  const packed =
    name === "spans" ? (await import("../../../data/weights/spans.ts")).spans : (await ofPath[name]()).trees;
  // Another model may have replaced it meanwhile.
  if (models[name] === unloaded[name]) models[name] = new TreeScorer(() => unpackTrees(packed));
}

import { unpackTrees } from "./packed-trees.ts";
import { type Scorer, TreeScorer } from "./scorer.ts";
import type { TreeModel } from "./trees.ts";

/** The learned models, by the objects that they judge. */
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

/** Each model is loaded when it is first needed, so that a page loads only the models that it uses. */
const sources: Readonly<Record<keyof Models, () => Promise<TreeModel>>> = {
  spans: async () => unpackTrees((await import("../../../data/weights/spans.ts")).spans),
  local: async () => unpackTrees((await import("../../../data/weights/local.ts")).local),
  coherent: async () => unpackTrees((await import("../../../data/weights/coherent.ts")).coherent),
  user: async () => unpackTrees((await import("../../../data/weights/user.ts")).user),
  given: async () => unpackTrees((await import("../../../data/weights/given.ts")).given),
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

/** Loads a model, once; must be awaited before it scores. */
export async function loadModel(name: keyof Models): Promise<void> {
  if (models[name] !== unloaded[name]) return;
  const model = await sources[name]();
  // Another model may have replaced it meanwhile.
  if (models[name] === unloaded[name]) models[name] = new TreeScorer(() => model);
}

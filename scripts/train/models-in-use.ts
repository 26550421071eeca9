import { type Models, models } from "../../src/linking/model/models.ts";
import { TreeScorer } from "../../src/linking/model/scorer.ts";
import type { TreeModel } from "../../src/linking/model/trees.ts";

export type Learned = { readonly [Name in keyof Models]?: TreeModel };

/** Makes the linker use the learned models, from now on in this process. */
export function use(learned: Learned): void {
  for (const [name, model] of Object.entries(learned))
    models[name as keyof Models] = new TreeScorer(() => model);
}

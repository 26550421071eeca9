import type { CompiledDataset } from "../../datasets/dataset.ts";
import { popularityOf } from "../../datasets/names/name-facts.ts";
import { postingsOf } from "../../datasets/names/name-lookup.ts";
import type { Lattice } from "./lattice.ts";

/** The bits of a name fact for its forms: a name has every form that it has in any world. */
const FORMS = 127;

/** Facts about the names of the arcs, each from the world where the name is best known. */
export interface KnownNames {
  readonly facts: Uint32Array;
  readonly kinds: Uint32Array;
  readonly popularity: Float32Array;
}

/** Reads the facts about the name of an arc. */
export function readFacts({ facts, kinds, popularity }: KnownNames, lattice: Lattice, arc: number): void {
  const { worlds } = lattice;
  let forms = 0;
  for (let w = 0; w < worlds.length; w++) {
    const node = lattice.node(arc, w);
    if (node === 0) continue;
    const { dataset } = worlds[w]!;
    const fact = dataset.nameFact(node, 0);
    const above = popularityOf(fact) - dataset.medianPopularity;
    if (above > popularity[arc]!) popularity[arc] = above;
    forms |= fact & FORMS;
    if (facts[arc] === 0 || popularityOf(fact) > popularityOf(facts[arc]!)) facts[arc] = fact;
    kinds[arc]! |= dataset.nameFact(node, 1);
  }
  facts[arc]! |= forms;
}

/** Popularity of the best known entity of a name, among the postings that pass a test. */
export function greatestMass(
  dataset: CompiledDataset,
  node: number,
  passes: (posting: number) => boolean,
): number {
  const { names } = dataset;
  let most = 0;
  for (const p of postingsOf(names, node)) {
    const entity = names.entity(p);
    if (passes(p) && dataset.alive(entity)) most = Math.max(most, dataset.mass(entity));
  }
  return most;
}

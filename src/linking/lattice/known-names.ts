import { popularityOf } from "../../datasets/names/name-facts.ts";
import type { World } from "../world.ts";
import type { Lattice } from "./lattice.ts";

/** Bits of a name fact that tell its forms: a name has those that it has in any world. */
const FORMS = 127;

/** What is known of the names of the arcs, from the world where each is best known. */
export interface KnownNames {
  readonly facts: Uint32Array;
  readonly kinds: Uint32Array;
  readonly popularity: Float32Array;
}

/** Reads what is known of the name of an arc. */
export function readFacts(
  { facts, kinds, popularity }: KnownNames,
  lattice: Lattice,
  worlds: readonly World[],
  arc: number,
): void {
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

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

/** What the name of an arc means in the worlds, as bits of kinds; 0 for an arc (-1 for none) that none of them has. */
export function kindsOf(lattice: Lattice, worlds: readonly World[], arc: number): number {
  if (arc < 0) return 0;
  let kinds = 0;
  for (let w = 0; w < worlds.length; w++) {
    const node = lattice.node(arc, w);
    if (node !== 0) kinds |= worlds[w]!.dataset.nameFact(node, 1);
  }
  return kinds;
}

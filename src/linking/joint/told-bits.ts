import { stemOf } from "../../datasets/evidence/evidence.ts";
import type { Candidate } from "../candidates/candidate.ts";

/**
 * Visits what a dataset tells of an entity: its names, description, types and neighbours, each with the bits that its stems
 * have together and its weight.
 *
 * @param languages bits of the languages whose words count, all by default
 */
export function eachTold(
  { world, entity }: Candidate,
  bitsOfStems: ReadonlyMap<number, number>,
  visit: (bits: number, weight: number) => void,
  languages = ~0,
): void {
  world.dataset.evidence.visitTerms(entity, (terms, from, to, weight) => {
    let bits = 0;
    for (let i = from; i < to; i++)
      if (terms[i]! & languages) bits |= bitsOfStems.get(stemOf(terms[i]!)) ?? 0;
    visit(bits, weight);
  });
}

/** The bits of all stems that a dataset has of an entity. */
export function bitsTold(candidate: Candidate, bitsOfStems: ReadonlyMap<number, number>): number {
  let told = 0;
  eachTold(candidate, bitsOfStems, (bits) => {
    told |= bits;
  });
  return told;
}

import { ORGANIZATION, PERSON, PLACE } from "../../datasets/knowledge/kinds.ts";
import type { Document } from "../document/document.ts";
import { ARTICLE, CONNECTOR, EVERYDAY, GIVEN_NAME } from "../document/lexicon.ts";
import type { World } from "../world.ts";
import { kindsOf } from "./known-names.ts";
import { type Lattice, NAMED } from "./lattice.ts";
import type { Run } from "./runs.ts";

/**
 * A run of capitals that is two names: "la Lega di Salvini" has a party and whose it is, where "Leonardo da Vinci" is one. It is
 * cut where a known place or organisation stands before small words and a known person behind, and no name goes over them.
 */
export function cutAtPossession(
  document: Document,
  lattice: Lattice,
  worlds: readonly World[],
  run: Run,
): readonly Run[] {
  const { wordClass } = document;
  for (let at = run.from + 1; at < run.to - 1; at++) {
    if (!(wordClass[at]! & CONNECTOR)) continue;
    let behind = at + 1;
    while (behind < run.to - 1 && wordClass[behind]! & CONNECTOR) behind++;
    if (
      mayHave(document, run.from, at) &&
      kindsOf(lattice, worlds, lattice.find(run.from, at)) & (PLACE | ORGANIZATION) &&
      kindsOf(lattice, worlds, lattice.find(behind, run.to)) & PERSON &&
      !goesOver(lattice, run, at, behind)
    )
      return [
        { from: run.from, to: at },
        { from: behind, to: run.to },
      ];
    at = behind;
  }
  return [run];
}

/** "Palacio" and "Santiago" begin longer names ("Santiago de Liniers"); behind an article they do not ("la Lega", "il Milan"). */
function mayHave({ wordClass }: Document, from: number, to: number): boolean {
  if (from > 0 && wordClass[from - 1]! & ARTICLE) return true;
  return !(wordClass[from]! & EVERYDAY) && (to - from > 1 || !(wordClass[from]! & GIVEN_NAME));
}

/** Whether a known name begins before the small words and ends behind them. */
function goesOver(lattice: Lattice, { from, to }: Run, at: number, behind: number): boolean {
  for (let first = from; first < at; first++)
    for (let last = behind + 1; last <= to; last++) {
      const arc = lattice.find(first, last);
      if (arc >= 0 && lattice.source[arc]! & NAMED) return true;
    }
  return false;
}

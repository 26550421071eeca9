import { normalise } from "../../text/fold.ts";
import type { Pause } from "../../text/pauser.ts";
import { cut, textOf } from "../../text/pieces.ts";
import { LONGEST_NEAR, NEAR_SEARCHES } from "../candidates/near.ts";
import type { Document } from "../document/document.ts";
import { EVERYDAY } from "../document/lexicon.ts";
import type { World } from "../world.ts";
import { type Lattice, PART, RUN } from "./lattice.ts";

/** Shortest name that is corrected: a shorter one is one letter from too many words. */
const SHORTEST = 6;
/** Most entities of a list whose names are compared one by one, which takes some hundredths of a millisecond. */
const LARGEST_LIST = 5_000;
/** Most similar names that are compared, as some of the nearest have a different letter. */
const COMPARED = 4;
/** Arcs between two checks of the signal: less than a millisecond of work. */
const BETWEEN_PAUSES = 1 << 14;

/**
 * The runs of capitals, and their parts, that are a name of a caller's list with one slip ("Volkwagen"). Spans that
 * are a name themselves are left out.
 *
 * @param isOpen whether an arc is to be considered
 */
export async function misspeltNames(
  lattice: Lattice,
  asked: readonly World[],
  isOpen: (arc: number) => boolean,
  pause: Pause,
): Promise<number[]> {
  const lists = asked.filter(({ kind, dataset }) => kind === "user" && dataset.size <= LARGEST_LIST);
  const misspelt: number[] = [];
  if (lists.length === 0) return misspelt;
  const { document } = lattice;
  const { pieces } = document;
  let searches = 0;
  for (let arc = 0; arc < lattice.count && searches < NEAR_SEARCHES; arc++) {
    if (arc % BETWEEN_PAUSES === 0) await pause();
    if (!(lattice.source[arc]! & (RUN | PART)) || lattice.isNamed(arc) || !isOpen(arc)) continue;
    const from = lattice.from[arc]!;
    const to = lattice.to[arc]!;
    if (pieces.end[to - 1]! - pieces.start[from]! > LONGEST_NEAR) continue;
    const name = normalise(textOf(pieces, from, to));
    if (name.length < SHORTEST) continue;
    for (const { dataset } of lists) {
      searches++;
      const near = await dataset.nearest(name, COMPARED, 1, pause);
      if (near.some((one) => isSlip(name, one.name) && !isInEveryday(document, from, to, one.name))) {
        misspelt.push(arc);
        break;
      }
    }
  }
  return misspelt;
}

/**
 * Whether a letter was dropped, doubled or inserted. A different ending makes another form of a word ("Deutsche",
 * "Kantons"), and a replaced letter makes another name ("Busch").
 */
function isSlip(name: string, other: string): boolean {
  return name.length !== other.length && !name.startsWith(other) && !other.startsWith(name);
}

/**
 * Whether the word in which a name differs from the pieces of the text is an everyday word: such words are assumed to
 * be spelt right.
 */
function isInEveryday({ pieces, wordClass }: Document, from: number, to: number, name: string): boolean {
  const other = cut(name);
  for (let i = 0; i < other.count && other.count === to - from; i++)
    if (other.hash[i] !== pieces.hash[from + i] || other.hash2[i] !== pieces.hash2[from + i])
      return (wordClass[from + i]! & EVERYDAY) !== 0;
  return false;
}

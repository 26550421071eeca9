import { limits } from "../../contract/index.ts";
import type { NearName } from "../../datasets/dataset.ts";
import type { Pause } from "../../text/pauser.ts";
import { cut } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import { GIVEN_NAME, type Lexicon } from "../document/lexicon.ts";
import type { World } from "../world.ts";
import { anyWay, type FoundList } from "./candidate.ts";

/** Names shorter than this are not looked for by likeness: everything is near to them. */
const SHORTEST = 4;
/** No longer name is looked for by likeness: the work grows with the square of its letters. */
export const LONGEST_NEAR = 64;
/** Searches for one text and world. A text of 100,000 letters with 500 unknown names still has one for each. */
export const NEAR_SEARCHES = 500;

/** What was looked for by likeness for one text in one world: as much work as one text may cost. */
export interface NearSearches {
  /** Called between steps of what a dataset makes first. */
  readonly pause: Pause;
  readonly known: Map<string, readonly NearName[]>;
}

/** Adds what has a name within some edits of a normalised one, the last resort. */
export async function addNear(
  { pause, known }: NearSearches,
  { dataset }: World,
  name: string,
  { lexicon }: Document,
  found: FoundList,
): Promise<void> {
  if (name.length < SHORTEST || name.length > LONGEST_NEAR) return;
  let near = known.get(name);
  if (!near) {
    if (known.size >= NEAR_SEARCHES) return;
    near = await dataset.nearest(name, limits.candidates, undefined, pause);
    known.set(name, near);
  }
  for (const { name: other, entity, distance } of near)
    if (dataset.alive(entity) && !isOfOther(lexicon, name, other))
      found.add({ ...anyWay, entity, kind: "fuzzy", source: "near", distance });
}

/**
 * Whether two names differ in a given name: "Marco Draghi" is not Mario Draghi, and "Fernanda" no slip for "Fernando". A given
 * name in another spelling is the same one ("Emanuel", "Emmanuel"), and what is no given name a slip ("Mairo").
 */
function isOfOther(lexicon: Lexicon, one: string, other: string): boolean {
  // "Paolo VI" is Paul VI: names of rulers are translated.
  if (/ [ivx]+$/.test(one)) return false;
  const words = one.split(" ");
  const others = other.split(" ");
  return words.some((word, i) => {
    const like = others[i] ?? word;
    const isLong = Math.max(word.length, like.length) >= LONG_GIVEN;
    return (
      soundOf(word, isLong) !== soundOf(like, isLong) &&
      (i < words.length - 1 || withoutGender(word) === withoutGender(like)) &&
      isGivenName(lexicon, word) &&
      isGivenName(lexicon, like)
    );
  });
}

function withoutGender(word: string): string {
  return word.replace(/[aeio]$/, "");
}

/** Letters of a given name whose vowels, but the first and last letter, are often misspelt: "Angla", "Paulo", not "Tom". */
const LONG_GIVEN = 5;

/** A word as several languages would spell its sound: "Stephen" and "Steven", "Christian" and "Cristian". */
function soundOf(word: string, isLong: boolean): string {
  const sound = word.replace(/ph|v/g, "f").replace(/\Bh/g, "").replace(/c/g, "k").replace(/y/g, "i");
  return (isLong ? sound.replace(/\B[aeiou]\B/g, "") : sound).replace(/(.)\1/g, "$1");
}

function isGivenName(lexicon: Lexicon, word: string): boolean {
  return (lexicon.wordClass(cut(word), 0) & GIVEN_NAME) !== 0;
}

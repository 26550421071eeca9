import { limits } from "../../contract/index.ts";
import type { NearName } from "../../datasets/dataset.ts";
import type { Pause } from "../../text/pauser.ts";
import { cut } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import { EVERYDAY, GIVEN_NAME, type Lexicon } from "../document/lexicon.ts";
import type { World } from "../world.ts";
import { foundBy } from "./candidate.ts";
import type { FoundList } from "./found-list.ts";

/** Shortest name that is searched for similar names: a shorter one is similar to too many. */
const SHORTEST = 4;
/**
 * The same in the public world (`bench/recall.mjs`): near names of four and five letters are half of all near candidates,
 * and give 0.07 % of the names their right one.
 */
const SHORTEST_PUBLIC = 6;
/** Longest name that is searched for similar names: the work grows with the square of its length. */
export const LONGEST_NEAR = 64;
/**
 * Most searches for one text and world. A text of 100,000 letters with 500 unknown names still gets one for each; a
 * long one in German has a thousand nouns that no word list has.
 */
export const NEAR_SEARCHES = 500;

export interface Searches {
  readonly document: Document;
  readonly world: World;
  /** Number of the world among those of the lattice; -1 if the spans have no node there. */
  readonly w: number;
  /** Called between the steps of an index that a dataset builds first. */
  readonly pause: Pause;
  /** Similar names of each name that was searched for; their number bounds the work. */
  readonly near: Map<string, readonly NearName[]>;
}

/** Adds entities with a name within some edits of a normalised one, as the last resort. */
export async function addNear(
  { pause, near: known, world: { dataset, kind }, document: { lexicon } }: Searches,
  name: string,
  found: FoundList,
): Promise<void> {
  const shortest = kind === "public" ? SHORTEST_PUBLIC : SHORTEST;
  if (name.length < shortest || name.length > LONGEST_NEAR) return;
  let near = known.get(name);
  if (!near) {
    if (known.size >= NEAR_SEARCHES) return;
    near = await dataset.nearest(name, limits.candidates, undefined, pause);
    known.set(name, near);
  }
  for (const { name: other, entity, distance } of near)
    if (
      dataset.alive(entity) &&
      !hasOtherCode(name, other) &&
      !(kind === "user" && hasOtherWord(lexicon, name, other)) &&
      !hasOtherGivenName(lexicon, name, other)
    )
      found.add(foundBy({ entity, kind: "fuzzy", source: "near", distance }));
}

/**
 * Whether two names differ in a word with a digit, or both have single letters or Roman numerals that differ. These
 * are other models, years or persons: "Kestrel X200" is not a slip for "Kestrel X300",
 * nor "Susan B. Clark" for "Susan D. Clark".
 */
function hasOtherCode(one: string, other: string): boolean {
  const codes = (name: string, pattern: RegExp) => name.match(pattern)?.join("") ?? "";
  if (codes(one, wordWithDigit) !== codes(other, wordWithDigit)) return true;
  return [singleLetter, romanNumeral].some((pattern) => {
    const [own, others] = [codes(one, pattern), codes(other, pattern)];
    return own !== "" && others !== "" && own !== others;
  });
}

const singleLetter = /(?<!\S)\p{L}(?!\S)/gu;
const wordWithDigit = /\S*\p{N}\S*/gu;
const romanNumeral = /(?<!\S)[ivx]+(?!\S)/gu;

/**
 * Whether two names differ in an everyday word, which is assumed to be spelt right: a "Kestrel Tank" is not a Kestrel
 * Bank. Another ending and another spelling ("Centre") make no other word.
 */
function hasOtherWord(lexicon: Lexicon, one: string, other: string): boolean {
  const words = one.split(" ");
  const others = other.split(" ");
  if (words.length !== others.length) return false;
  return words.some((word, i) => {
    const like = others[i]!;
    if (word !== like && (opposites.has(word) || opposites.has(like))) return true;
    return (
      !word.startsWith(like) &&
      !like.startsWith(word) &&
      consonantsOf(word) !== consonantsOf(like) &&
      (lexicon.wordClass(cut(word), 0) & EVERYDAY) !== 0
    );
  });
}

/** Words that differ by a letter or two from their opposite: "Torre Oeste" is not a slip for "Torre Este". */
const opposites = new Set(
  "est este inner inter intra left north norte oeste oest ost ouest outer south sud sul sur west".split(" "),
);

function consonantsOf(word: string): string {
  return word
    .replace(/[aeiou]/g, "")
    .replace(/[cz]/g, "s")
    .replace(/(.)\1/g, "$1");
}

/**
 * Whether two names differ in a given name: "Marco Draghi" is not Mario Draghi, and "Fernanda" is not a slip for
 * "Fernando". A spelling variant of a given name is the same name ("Emanuel", "Emmanuel"). A word that is not a given
 * name is a slip ("Mairo").
 */
function hasOtherGivenName(lexicon: Lexicon, one: string, other: string): boolean {
  // "Paolo VI" is Paul VI: the names of rulers are translated.
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

/**
 * Least letters of a given name whose inner vowels are ignored, as they are often misspelt: "Angla", "Paulo", but not
 * "Tom".
 */
const LONG_GIVEN = 5;

/** A key of how a word sounds in several languages: "Stephen" equals "Steven", and "Christian" equals "Cristian". */
function soundOf(word: string, isLong: boolean): string {
  const sound = word.replace(/ph|v/g, "f").replace(/\Bh/g, "").replace(/c/g, "k").replace(/y/g, "i");
  return (isLong ? sound.replace(/\B[aeiou]\B/g, "") : sound).replace(/(.)\1/g, "$1");
}

function isGivenName(lexicon: Lexicon, word: string): boolean {
  return (lexicon.wordClass(cut(word), 0) & GIVEN_NAME) !== 0;
}

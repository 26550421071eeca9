import { givenNames, numberWords, shortenedPlaces, shortenedWords } from "../../../data/lexicon/spellings.ts";
import { foldText } from "../../text/fold.ts";
import { kept } from "../../text/look-up.ts";
import { CAPITAL, CHARACTER, gapBefore, INNER_CAPITAL, textOf } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import { COMMON, CONNECTOR, FUNCTION } from "../document/lexicon.ts";
import { singularsOf } from "../document/singulars.ts";
import { isCapitalised } from "../document/words-around.ts";
import type { CandidateGenerator } from "./candidate.ts";
import { inflections } from "./inflections.ts";
import { addNamed } from "./lookup.ts";
import { mayBeCutShort } from "./names.ts";
import { addSpellings, withoutUmlauts } from "./spellings.ts";

/** Maps the first word of each line to the others, all folded. */
function byFirst(lines: readonly string[]): Map<string, readonly string[]> {
  const map = new Map<string, string[]>();
  for (const line of lines) {
    const [first = "", ...others] = line.split(" ").map(foldText);
    kept(map, first, () => []).push(...others);
  }
  return map;
}

/** The other words of the number of each word. */
const numbers = new Map(
  numberWords.flatMap((line) => {
    const words = line.split(" ");
    return words.map((word) => [word, words.filter((other) => other !== word)] as const);
  }),
);
const shortened = byFirst(shortenedWords);
const given = byFirst(givenNames);
const places = byFirst(shortenedPlaces);

/** Mentions with more words than this are not respelt. */
const MAX_TOKENS = 10;

/** Adds the entities of initials that are spoken as a word and written with one capital: "Unesco". */
export const addSpokenInitials: CandidateGenerator = (document, from, to, found) => {
  const { start, end } = document.pieces;
  const length = end[from]! - start[from]!;
  if (to - from !== 1 || !isCapitalised(document, from)) return;
  if (length >= 4 && length <= 6)
    addNamed(document, from, to, found, { kind: "acronym", source: "name", acronyms: true });
};

/** Adds the place of an abbreviation ("Calif."), even if the short form is also the name of something else. */
export const addPlaceInFull: CandidateGenerator = (document, from, to, found) => {
  const place = fullPlace(document, from, to);
  if (place !== undefined) addSpellings([place], found, { kind: "folded", source: "spelling" });
};

/**
 * Adds the entities of a name in another spelling. Given names are written in full only if no other spelling finds
 * any.
 */
export const addRewritten: CandidateGenerator = (document, from, to, found) => {
  addSpellings(respellings(document, from, to), found, { kind: "folded", source: "spelling" });
  if (found.size === 0 && found.world.kind === "user")
    addSpellings(umlautsFolded(document, from, to), found, { kind: "folded", source: "spelling" });
  if (found.size > 0) return;
  addSpellings(fullGivenNames(document, from, to), found, { kind: "short_name", source: "spelling" });
};

/**
 * Other ways to write a name, as it would be looked up: "&" for "and", arabic for Roman numerals, initials with and
 * without full stops, an abbreviated word, a lost apostrophe ("Moodys"), two words written as one ("Borg Warner").
 *
 * @param from first piece of the mention
 * @param to the piece after its last
 */
function respellings(document: Document, from: number, to: number): string[] {
  const { pieces, wordClass } = document;
  if (to - from > MAX_TOKENS || pieces.shape[from]! & CHARACTER) return [];
  const words = wordsOf(document, from, to);
  const spellings = new Set<string>();
  const put = (list: readonly string[]) => {
    if (list.length > 0) spellings.add(list.join(" "));
  };
  const replaced = (at: number, by: readonly string[], count = 1) =>
    put([...words.slice(0, at), ...by, ...words.slice(at + count)]);
  // "Berlins": German writes the genitive without an apostrophe.
  const genitive = document.language === "de" && (pieces.shape[to - 1]! & CAPITAL) !== 0;
  words.forEach((word, i) => {
    const at = from + i;
    if (i > 0 && i < words.length - 1 && joins.has(word)) replaced(i, []);
    if (i > 0 && gapBefore(pieces, at).includes("&")) put([...words.slice(0, i), "and", ...words.slice(i)]);
    if (words.length > 1) {
      for (const other of numbers.get(word) ?? []) if (i > 0) replaced(i, [other]);
      for (const other of shortened.get(word) ?? []) replaced(i, [other]);
    }
    if (word.length > 4 && word.endsWith("s") && !(wordClass[at]! & (FUNCTION | CONNECTOR))) {
      replaced(i, [word.slice(0, -1), "s"]);
      if (genitive && i === words.length - 1) replaced(i, [word.slice(0, -1)]);
    }
    if (word.length === 2 && words.length > i + 1 && pieces.shape[at]! & INNER_CAPITAL)
      replaced(i, [...word]);
    if (i > 0 && words[i - 1]!.length > 1 && word.length > 1) replaced(i - 1, [words[i - 1]! + word], 2);
  });
  const initials = leadingInitials(words);
  if (initials > 1 && initials < words.length) replaced(0, [words.slice(0, initials).join("")], initials);
  if (words[0] === "u" && words[1] === "s" && words.length > 2) replaced(0, ["united", "states"], 2);
  if (words[0] === "us" && words.length > 1) replaced(0, ["united", "states"]);
  for (const form of inflections(words, document.language)) spellings.add(form);
  if (mayBePlural(document, to - 1))
    for (const singular of singularsOf(document.lexicon, words.at(-1)!))
      replaced(words.length - 1, [singular]);
  return [...spellings];
}

/** Whether a word may be an everyday one in the plural: "Chestnuts" is not a last name. */
function mayBePlural({ wordClass, pieces }: Document, at: number): boolean {
  return (wordClass[at]! & COMMON) !== 0 || !(pieces.shape[at]! & (CAPITAL | INNER_CAPITAL));
}

/** The name with the given name in full: "Bob Tremaine" as "Robert Tremaine". */
function fullGivenNames(document: Document, from: number, to: number): string[] {
  if (to - from < 2 || to - from > 4) return [];
  const [first = "", ...rest] = wordsOf(document, from, to);
  return (given.get(first) ?? []).map((name) => [name, ...rest].join(" "));
}

/** The full name of a place that is written "Calif." or ", Fla". */
export function fullPlace(document: Document, from: number, to: number): string | undefined {
  if (!mayBeCutShort(document, { from, to })) return undefined;
  const [full] = places.get(wordsOf(document, from, to).join("+")) ?? [];
  return full?.replaceAll("+", " ");
}

/** A name with its German umlauts written as two letters ("Mueller & Soehne"). */
function umlautsFolded(document: Document, from: number, to: number): string[] {
  const name = wordsOf(document, from, to).join(" ");
  const folded = withoutUmlauts(name);
  return folded === name ? [] : [folded];
}

const joins = new Set("and und et y e ed the of".split(" "));

function leadingInitials(words: readonly string[]): number {
  let count = 0;
  while (count < words.length && words[count]!.length === 1) count++;
  return count;
}

export function wordsOf({ pieces }: Document, from: number, to: number): string[] {
  const words: string[] = [];
  for (let i = from; i < to; i++) words.push(foldText(textOf(pieces, i)));
  return words;
}

import { areaWords, landformWords, settlementWords, wildWords } from "../../../data/lexicon/kinds.ts";
import { AREA, bitsOf, PLACE, SETTLEMENT } from "../../datasets/knowledge/kinds.ts";
import { bitsByWord } from "../../text/bits-of-words.ts";
import { foldText } from "../../text/fold.ts";
import { CAPITAL, CHARACTER, cut, INNER_CAPITAL, textOf } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import { CLITIC, COMMON, CONNECTOR, FUNCTION, TITLE } from "../document/lexicon.ts";

/** The kinds of waters and mountains. */
export const WILD: number = bitsOf("water", "land");

const placeKinds = bitsByWord([
  [landformWords, PLACE],
  [settlementWords, SETTLEMENT],
  [areaWords, AREA],
  [wildWords, WILD],
]);

/** The kinds of places (bits of `knowledge/kinds.ts`) that a word before a name means ("Stadt", "isola"); 0 for none. */
export function placeKind(word: string): number {
  return placeKinds.get(foldText(word)) ?? 0;
}

/**
 * First piece after the description of a person before the name: "General", "the chemist", "bisherigen
 * Staatssekretär"; `from` if there is no description. If only one word is left after it, the description must have a
 * title.
 */
export function afterDescription(document: Document, from: number, to: number): number {
  const { pieces, wordClass, lexicon } = document;
  if (pieces.shape[from]! & CHARACTER) return from;
  const small = lexicon.capitalisesNouns ? FUNCTION | COMMON : 0;
  let first = from;
  let titles = 0;
  for (; first < to - 1; first++) {
    if (isTitle(document, first)) titles++;
    else if (pieces.shape[first]! & (CAPITAL | INNER_CAPITAL) && !(wordClass[first]! & small)) break;
  }
  if (!(pieces.shape[first]! & (CAPITAL | INNER_CAPITAL)) || (titles === 0 && to - first === 1)) return from;
  // "Herr von Thun": particles before the name are part of it.
  while (first > from && wordClass[first - 1]! & PARTICLES && !isTitle(document, first - 1)) first--;
  return first;
}

const PARTICLES = FUNCTION | CONNECTOR | CLITIC;

/**
 * Whether a word is a title, also in the genitive or as the last part of a German compound: "Generals",
 * "Oberschulrat".
 */
function isTitle({ pieces, wordClass, lexicon, language }: Document, at: number): boolean {
  if (wordClass[at]! & TITLE) return true;
  if (language !== "de" || pieces.end[at]! - pieces.start[at]! < 6) return false;
  const word = foldText(textOf(pieces, at)).replace(/(?:e?s|en|n)$/, "");
  return germanTitles.test(word) || (lexicon.wordClass(cut(word), 0) & TITLE) !== 0;
}

const germanTitles =
  /(?:prasident|minister|kanzler|general|direktor|sekretar|schreiber|oberst|rath?|meister|inspektor|leutnant|lieutenant|admiral|divisionar|ammann|vogt|leiter|fuhrer|chef|kommissar|konig|kaiser|herzog|graf|furst|prinz|bischof|pfarrer|professor|doktor|anwalt)$/;

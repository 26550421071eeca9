import { articlesOfAddress as articles } from "../../../data/lexicon/forms-of-address.ts";
import { isSingleCapital } from "../../datasets/names/name-pieces.ts";
import { CAPITAL } from "../../text/pieces.ts";
import { address } from "./beside-persons.ts";
import { isJoined } from "./boundaries.ts";
import type { Document } from "./document.ts";
import { TITLE } from "./lexicon.ts";
import { type Gender, genderOfEnding } from "./title-endings.ts";
import { foldedAt, wordAt } from "./words-around.ts";

/** Most titles and initials between the form of address and the name: "Frau Prof. Dr. A. Lang". */
const MOST_BETWEEN = 4;

/** The gender that the form of address before a name tells; undefined if none tells one: "Dr". */
export function addressedGender(document: Document, from: number): Gender | undefined {
  const { pieces, wordClass, language } = document;
  for (let at = from - 1; from - at <= MOST_BETWEEN + 1 && isJoined(document, at + 1); at--) {
    const ending = genderOfEnding(pieces, at);
    if (ending !== undefined && wordClass[at - 1]! & TITLE) return ending;
    // Forms of address are titles for the lexicon, but for "Hrn.", or one letter: most words need not be looked up.
    if (!(wordClass[at]! & TITLE) && !isSingleCapital(pieces, at)) return undefined;
    // "We all miss David Bowie."
    if (language === "en" && !(pieces.shape[at]! & CAPITAL)) return undefined;
    const word = foldedAt(document, at);
    if (address.women.has(word, language)) return "woman";
    if (address.men.has(word, language)) return "man";
    if (address.both.has(word, language) && isJoined(document, at)) {
      const article = wordAt(document, at - 1);
      const own = articles[language];
      if (own?.women.includes(article)) return "woman";
      if (own?.men.includes(article)) return "man";
    }
  }
  return undefined;
}

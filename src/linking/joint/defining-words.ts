import { definitions } from "../../../data/lexicon/definitions.ts";
import { kin } from "../../../data/lexicon/kin.ts";
import type { Language } from "../../contract/index.ts";
import { kinds as allKinds, type Kind, kindBit, PERSON } from "../../datasets/knowledge/kinds.ts";
import { bitsByWord } from "../../text/bits-of-words.ts";
import { foldText } from "../../text/fold.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { ARTICLE, CONNECTOR, FUNCTION, TITLE } from "../document/lexicon.ts";
import { endsNoun, foldedAt, joinedEnd, wordAt } from "../document/words-around.ts";
import { listsByLanguage } from "../document/words-by-language.ts";

/** Pieces behind a copula that may have the noun: "is one of the largest cities". */
const MOST_BEHIND = 6;

/** The bit beside the kind of a firm for a shop or an inn. */
export const VENUE: number = 1 << allKinds.length;

const { copulas, pastCopulas, ...small } = listsByLanguage(definitions);

/** The small words by which a text says what something is. */
export const defining = {
  ...small,
  copulas: copulas.with(pastCopulas),
  /** Those that state what something is today. */
  presentCopulas: copulas,
  prepositions: listsByLanguage(definitions, foldText).prepositions,
};

/** The nouns of a language by where they stand, each with the bits of its kinds. */
function nounsOf(language: Language) {
  const { venues, behind, before, first, beforeOf } = definitions[language]!;
  // "Granada fue el último reino": a former kingdom may be a city today.
  const { country: _, ...today } = beforeOf;
  const ofKin = { person: kin[language] };
  const ofVenues = [venues, kindBit("company") | VENUE] as const;
  return {
    behind: bitsByWord([...marked(behind), ...marked(before), ...marked(today), ...marked(ofKin), ofVenues]),
    before: bitsByWord(marked(before)),
    first: bitsByWord(marked(first ?? {})),
    kin: bitsByWord(marked(ofKin)),
    beforeOf: bitsByWord(marked(beforeOf)),
  };
}

function marked(nouns: { [kind in Kind]?: string | undefined }) {
  return Object.entries(nouns).map(([kind, words]) => [words, kindBit(kind as Kind)] as const);
}

const nouns = new Map(Object.keys(definitions).map((language) => [language, nounsOf(language as Language)]));

type NounList = keyof ReturnType<typeof nounsOf>;

export interface DefiningNoun {
  /** The kinds that it states, as bits. */
  readonly kinds: number;
  /** The piece behind it. */
  readonly end: number;
}

/** The first noun from a piece on that states a kind. Any function word except an article ends the search. */
export function nounFrom(document: Document, from: number): DefiningNoun | undefined {
  const { wordClass } = document;
  const end = joinedEnd(document, from, MOST_BEHIND);
  for (let at = from; at < end; at++) {
    const bits = wordClass[at]!;
    // "one of the", "une des": the noun behind tells the kind of the one.
    const isOne = (i: number) =>
      i >= from && (wordAt(document, i) === "one" || defining.articles.hasAt(document, i));
    if (bits & FUNCTION && !(bits & ARTICLE) && !isOne(at) && !(bits & CONNECTOR && isOne(at - 1))) return;
    const kinds = kindsAt(document, at);
    if (kinds !== 0) return endsNoun(document, at + 1) ? { kinds, end: at + 1 } : undefined;
  }
  return undefined;
}

/** The kinds that a noun or a title behind a name states, as bits. */
export function kindsAt(document: Document, at: number): number {
  return nounAt(document, "behind", at) | (hasClass(document, at, TITLE) ? PERSON : 0);
}

/** The kinds that a noun at a piece states by one of the lists, as bits. */
export function nounAt(document: Document, list: NounList, at: number): number {
  if (isCapital(document, at) && !document.lexicon.capitalisesNouns) return 0;
  return kindsOfWord(document, list, at);
}

/** The same for a word that may have a capital. */
export function kindsOfWord(document: Document, list: NounList, at: number): number {
  return nouns.get(document.language)?.[list].get(foldedAt(document, at)) ?? 0;
}

/** "The Archbishop of Canterbury died": the name is not the subject. */
export function isBehindPreposition(document: Document, from: number): boolean {
  if (!isJoined(document, from)) return false;
  const isIn = [defining.prepositions, defining.of].some((words) => words.hasAt(document, from - 1));
  return isIn || hasClass(document, from - 1, CONNECTOR);
}

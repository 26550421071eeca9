import { trades } from "../../../data/lexicon/trades.ts";
import type { Language } from "../../contract/index.ts";
import { kept } from "../../text/look-up.ts";
import { CAPITAL } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, isUpper } from "../document/document.ts";
import { wordSets } from "../document/word-sets.ts";
import { foldedAt } from "../document/words-around.ts";
import { type Professions, readProfessions } from "./professions.ts";

const lists = wordSets(trades);

type TradeLists = NonNullable<ReturnType<typeof lists.get>>;

/** The words by which a language tells what somebody does for a living. */
export interface TradeWords extends TradeLists {
  readonly professions: Professions | undefined;
}

const read = new Map<Language, TradeWords>();

/** The words of a language, read when they are first needed; undefined for a language without them. */
export function tradeWordsOf(language: Language): TradeWords | undefined {
  const list = lists.get(language);
  if (!list) return undefined;
  return kept(read, language, () => ({ ...list, professions: readProfessions(language) }));
}

/**
 * Whether a word, or a word with the one before it, is that of a trade or a profession.
 *
 * @param isTitle whether the word may have a capital: "Dr Emma Stone"
 */
export function isTrade(document: Document, words: TradeWords, at: number, isTitle: boolean): boolean {
  const { nouns, professions } = words;
  return hasWord(document, at, isTitle, (word) => nouns.has(word) || (professions?.bits.has(word) ?? false));
}

/** Whether a noun of a text, or the noun with the word before it, passes a test. */
export function hasWord(
  document: Document,
  at: number,
  isTitle: boolean,
  passes: (word: string) => boolean,
): boolean {
  const { pieces, lexicon, startsSentence } = document;
  const isName = (pieces.shape[at]! & CAPITAL) !== 0 && !lexicon.capitalisesNouns && !startsSentence[at];
  // "a GP" has its capitals.
  if (isName && !isTitle && !isUpper(pieces, at)) return false;
  return passes(foldedAt(document, at)) || passes(pairAt(document, at));
}

/** The word at a piece and the word before it, folded and joined: "finance_director". */
export function pairAt(document: Document, at: number): string {
  if (!isJoined(document, at)) return "";
  return `${foldedAt(document, at - 1)}_${foldedAt(document, at)}`;
}

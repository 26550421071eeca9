import { trades } from "../../../data/lexicon/trades.ts";
import { foldText } from "../../text/fold.ts";
import { CAPITAL } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, isUpper } from "../document/document.ts";
import { foldedAt } from "../document/words-around.ts";
import { listsByLanguage } from "../document/words-by-language.ts";
import { professionsOf } from "./professions.ts";

/** The words by which a language tells what somebody does for a living, folded. */
export const tradeWords = listsByLanguage(trades, foldText);

/**
 * Whether a word, or a word with the one before it, is that of a trade or a profession.
 *
 * @param isTitle whether the word may have a capital: "Dr Emma Stone"
 */
export function isTrade(document: Document, at: number, isTitle = false): boolean {
  const { language } = document;
  const { bits } = professionsOf(language);
  return hasWord(document, at, (word) => tradeWords.nouns.has(word, language) || bits.has(word), isTitle);
}

/** Whether a noun of a text, or the noun with the word before it, passes a test. */
export function hasWord(
  document: Document,
  at: number,
  passes: (word: string) => boolean,
  isTitle = false,
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

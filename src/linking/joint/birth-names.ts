import { birthNames } from "../../../data/lexicon/birth-names.ts";
import { foldText } from "../../text/fold.ts";
import { NUMBER, PERIOD } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { CONNECTOR, SURNAME } from "../document/lexicon.ts";
import { listsByLanguage, type WordsByLanguage } from "../document/words-by-language.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./joint-text.ts";

const words = listsByLanguage(birthNames, foldText);

/**
 * Writes that a last name is that of somebody's parents or late spouse, and not a known bearer's: "Anna Lund, née
 * Churchill". A full name there may still be the person herself: "Marilyn Monroe, née Norma Jeane Mortenson".
 */
export const writeBirthName: Rule = (rows, { document, mentions }, m) => {
  const { from, to } = rows.mention.span;
  // "geb. Wien 1898" has a place.
  if (from < 2 || to - from !== 1 || document.pieces.shape[to]! & NUMBER) return;
  // A known person is the widow of a known one.
  const before = mentions[m - 1];
  const isUnknown = before?.mention.span.to === from - 2 && before.candidates.length === 0;
  if (isBeside(document, from, words.born) || (isUnknown && isWidowed(document, from)))
    rows.markCandidates(candidateFeatures.at.stranger);
};

/** Whether one of the words stands right before a piece, in small letters: "NATO" is not Italian "nato". */
function isBeside(document: Document, at: number, list: WordsByLanguage): boolean {
  if (!isJoined(document, at) && document.pieces.gap[at] !== PERIOD) return false;
  return !isCapital(document, at - 1) && list.hasAt(document, at - 1);
}

function isWidowed(document: Document, name: number): boolean {
  // "viúva de Pelé": a name that is not a usual last name is its known bearer.
  const isOf = hasClass(document, name, SURNAME) && hasClass(document, name - 1, CONNECTOR);
  return isOf && isJoined(document, name) && isBeside(document, name - 1, words.widowed);
}

import { birthNames } from "../../../data/lexicon/birth-names.ts";
import { foldText } from "../../text/fold.ts";
import { CAPITAL, NUMBER, PERIOD } from "../../text/pieces.ts";
import { wordSets } from "../document/beside-persons.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { CONNECTOR, SURNAME } from "../document/lexicon.ts";
import { wordAt } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { MentionRows } from "./mention-rows.ts";
import type { PlacedMention } from "./regions.ts";

const listsOf = (key: "born" | "widowed") =>
  wordSets(Object.entries(birthNames).map(([language, words]) => [language, words[key] ?? ""]));
const born = listsOf("born");
const widowed = listsOf("widowed");

/**
 * Writes that a last name is that of somebody's parents or late spouse, and not a known bearer's: "Anna Lund, née
 * Churchill". A full name there may still be the person herself: "Marilyn Monroe, née Norma Jeane Mortenson".
 */
export function writeBirthName(
  values: Float32Array,
  mentions: readonly PlacedMention[],
  m: number,
  document: Document,
): void {
  const { from, to } = mentions[m]!.mention.span;
  if (from < 2 || to - from !== 1 || isDated(document, to)) return;
  const isOwn = isBeside(document, from, born);
  if (isOwn || (isWidowed(document, from) && isUnknown(mentions[m - 1], from - 2)))
    new MentionRows(values, mentions[m]!).markCandidates(candidateFeatures.at.stranger);
}

/** Whether one of the words stands right before a piece, in small letters: "NATO" is not Italian "nato". */
function isBeside(document: Document, at: number, words: typeof born): boolean {
  const { pieces, boundaryBefore, language } = document;
  if (boundaryBefore[at] !== OPEN && pieces.gap[at] !== PERIOD) return false;
  if (pieces.shape[at - 1]! & CAPITAL) return false;
  return words.get(language)?.has(foldText(wordAt(document, at - 1))) ?? false;
}

function isWidowed(document: Document, name: number): boolean {
  const { wordClass, boundaryBefore } = document;
  // "viúva de Pelé": a name that is no usual last name is its known bearer.
  if (!(wordClass[name]! & SURNAME && wordClass[name - 1]! & CONNECTOR) || boundaryBefore[name] !== OPEN)
    return false;
  return isBeside(document, name - 1, widowed);
}

/** Whether the person right before a piece is unknown: a known one is the widow of a known one. */
function isUnknown(before: PlacedMention | undefined, at: number): boolean {
  return before?.mention.span.to === at && before.candidates.length === 0;
}

/** Whether a year or a date follows: "geb. Wien 1898" has a place. */
function isDated({ pieces }: Document, at: number): boolean {
  return at < pieces.count && (pieces.shape[at]! & NUMBER) !== 0;
}

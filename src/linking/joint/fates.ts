import { fates } from "../../../data/lexicon/fates.ts";
import { SETTLEMENT, SOMEBODY } from "../../datasets/knowledge/kinds.ts";
import { foldText } from "../../text/fold.ts";
import { isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isCapital } from "../document/document.ts";
import { FUNCTION } from "../document/lexicon.ts";
import { listsByLanguage } from "../document/words-by-language.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { isBehindPreposition } from "./defining-words.ts";
import type { Rule } from "./joint-text.ts";

const f = candidateFeatures.at;

const lists = listsByLanguage(fates, foldText);

/** Most pieces from the auxiliary to the participle where it ends the clause: "wurde 1618 in London hingerichtet". */
const MOST_TO_END = 6;

/**
 * Writes that a town is not meant where something happens to the name that happens to persons only: "Raleigh was beheaded",
 * "Lorca fue fusilado". Countries and firms are left out, because they are "born", too.
 */
export const writeFate: Rule = (rows, { document }) => {
  const { from, to } = rows.mention.span;
  if (to <= from || rows.has(f.place_cue) || !rows.candidates.some(({ kinds }) => kinds & SETTLEMENT)) return;
  if (!hasFate(document, to) || isBehindPreposition(document, from)) return;
  rows.markCandidates(f.not_as_said, ({ kinds }) => kinds & SETTLEMENT && !(kinds & SOMEBODY));
};

/** Whether the verb behind a name tells what happens to persons only. */
function hasFate(document: Document, to: number): boolean {
  if (!isJoined(document, to)) return false;
  if (lists.verbs.hasAt(document, to)) return true;
  if (!lists.auxiliaries.hasAt(document, to)) return false;
  const endsClause = document.language === "de";
  let others = 0;
  for (let at = to + 1; at <= to + MOST_TO_END && isJoined(document, at); at++) {
    if (lists.participles.hasAt(document, at)) return true;
    if (endsClause || lists.auxiliaries.hasAt(document, at)) continue;
    // "Was never married" may have an adverb, but "Parigi è dove è morto" is about somebody else.
    if (++others > 1 || hasClass(document, at, FUNCTION) || isCapital(document, at)) return false;
  }
  return false;
}

import { careers } from "../../../data/lexicon/careers.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { ARTICLE } from "../document/lexicon.ts";
import { wordSets } from "../document/word-sets.ts";
import { wordAt } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./mention-rows.ts";

const f = candidateFeatures.at;

/** Most pieces between the verb and the preposition: "played six seasons for". */
const MOST_BETWEEN = 3;

const lists = wordSets(careers);

/** Writes that a person plays for the mention: "giocò nel Napoli", "joined Chelsea". */
export const writeCareer: Rule = (rows, document) => {
  if (isPlayedFor(document, rows.mention.span.from)) rows.markCandidates(f.played_for);
};

function isPlayedFor(document: Document, from: number): boolean {
  const { wordClass, boundaryBefore, language } = document;
  const list = lists.get(language);
  if (!list) return false;
  let at = from;
  const follows = () => at > 0 && boundaryBefore[at] === OPEN;
  if (follows() && wordClass[at - 1]! & ARTICLE && !list.prepositions.has(wordAt(document, at - 1))) at--;
  if (!follows()) return false;
  if (list.direct?.has(wordAt(document, at - 1))) return true;
  if (!list.prepositions.has(wordAt(document, at - 1))) return false;
  for (let i = 0; i <= MOST_BETWEEN; i++) {
    at--;
    if (!follows()) return false;
    if (list.verbs.has(wordAt(document, at - 1))) return true;
  }
  return false;
}

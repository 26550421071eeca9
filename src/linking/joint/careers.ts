import { careers } from "../../../data/lexicon/careers.ts";
import { isJoined, someBefore } from "../document/boundaries.ts";
import { type Document, hasClass } from "../document/document.ts";
import { ARTICLE } from "../document/lexicon.ts";
import { listsByLanguage } from "../document/words-by-language.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { Rule } from "./joint-text.ts";

const f = candidateFeatures.at;

/** Most pieces between the verb and the preposition: "played six seasons for". */
const MOST_BETWEEN = 3;

const lists = listsByLanguage(careers);

/** Writes that a person plays for the mention: "giocò nel Napoli", "joined Chelsea". */
export const writeCareer: Rule = (rows, { document }) => {
  if (isPlayedFor(document, rows.mention.span.from)) rows.markCandidates(f.played_for);
};

function isPlayedFor(document: Document, from: number): boolean {
  if (!isJoined(document, from)) return false;
  const hasArticle = hasClass(document, from - 1, ARTICLE) && !lists.prepositions.hasAt(document, from - 1);
  const at = hasArticle ? from - 1 : from;
  if (!isJoined(document, at)) return false;
  if (lists.direct.hasAt(document, at - 1)) return true;
  if (!lists.prepositions.hasAt(document, at - 1)) return false;
  return someBefore(document, at - 1, MOST_BETWEEN + 1, (i) => lists.verbs.hasAt(document, i));
}

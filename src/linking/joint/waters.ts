import type { Language } from "../../contract/index.ts";
import type { CompiledDataset } from "../../datasets/dataset.ts";
import { PLACE, WATER } from "../../datasets/knowledge/kinds.ts";
import { CAPITAL } from "../../text/pieces.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { FUNCTION } from "../document/lexicon.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { PlacedMention } from "./regions.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/** Articles of rivers and seas; firms, towns and states of the same name have none. */
const articles: Partial<Record<Language, RegExp>> = {
  en: /^the$/i,
  de: /^(?:der|die|dem|den|am|vom|zum)$/i,
};

/**
 * Writes which candidates are waters, if the text has an article and no noun that the name describes: "the Amazon"
 * and "am Mississippi" are rivers.
 */
export function writeWaters(
  values: Float32Array,
  { candidates, row, mention }: PlacedMention,
  { evidence }: CompiledDataset,
  document: Document,
): void {
  if (candidates.length < 2 || !hasArticle(document, mention.span.from)) return;
  if (hasNounBehind(document, mention.span.to)) return;
  // A place whose kind is not known may be a water. In German it must be a water alone, as buildings and institutions
  // have articles too.
  const isWater = (kinds: number) =>
    document.lexicon.capitalisesNouns ? (kinds & PLACE) === WATER : (kinds & WATER) !== 0;
  candidates.forEach(({ entity }, i) => {
    if (entity >= 0 && isWater(evidence.kinds(entity))) values[row + i * WIDTH + f.water] = 1;
  });
}

function hasArticle({ language, pieces, boundaryBefore }: Document, at: number): boolean {
  if (at === 0 || boundaryBefore[at] !== OPEN) return false;
  return articles[language]?.test(pieces.text.slice(pieces.start[at - 1], pieces.end[at - 1])) ?? false;
}

/**
 * Whether a noun may follow that the name describes: "the Amazon spokeswoman" belongs to the firm. German nouns have
 * capitals.
 */
function hasNounBehind({ lexicon, pieces, wordClass, boundaryBefore }: Document, at: number): boolean {
  if (at === pieces.count || boundaryBefore[at] !== OPEN) return false;
  return lexicon.capitalisesNouns ? (pieces.shape[at]! & CAPITAL) !== 0 : !(wordClass[at]! & FUNCTION);
}

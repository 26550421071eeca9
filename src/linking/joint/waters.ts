import type { CompiledDataset } from "../../datasets/dataset.ts";
import { WATER } from "../../datasets/knowledge/kinds.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { FUNCTION } from "../document/lexicon.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { PlacedMention } from "./regions.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/**
 * Writes which candidates are waters, where the text says "the" and nothing that the name describes: in English a river or a sea has
 * an article ("the Amazon", "the Jordan"), and a firm, a country or a town of that name has none.
 */
export function writeWaters(
  values: Float32Array,
  { candidates, row, mention }: PlacedMention,
  { evidence }: CompiledDataset,
  document: Document,
): void {
  if (document.language !== "en" || candidates.length < 2 || !hasArticle(document, mention.span.from)) return;
  if (describes(document, mention.span.to)) return;
  candidates.forEach(({ entity }, i) => {
    if (entity >= 0 && evidence.kinds(entity) & WATER) values[row + i * WIDTH + f.water] = 1;
  });
}

function hasArticle({ pieces, boundaryBefore }: Document, at: number): boolean {
  if (at === 0 || boundaryBefore[at] !== OPEN) return false;
  return /^the$/i.test(pieces.text.slice(pieces.start[at - 1], pieces.end[at - 1]));
}

/** Whether a word of meaning stands behind: "the Amazon spokeswoman" is of the firm. */
function describes({ pieces, wordClass, boundaryBefore }: Document, at: number): boolean {
  return at < pieces.count && boundaryBefore[at] === OPEN && !(wordClass[at]! & FUNCTION);
}

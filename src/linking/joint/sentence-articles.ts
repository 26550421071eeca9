import { CAPITAL, SMALL } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import { ARTICLE } from "../document/lexicon.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { PlacedMention } from "./regions.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/**
 * Writes that an article has its capital from the sentence that it starts, and that the word behind it is written
 * small, unlike in the name: "The times are hard", "A seleção da França". Works are left out, as many languages
 * write all of a title but its first word in small letters ("La peste").
 */
export function writeSentenceArticle(
  values: Float32Array,
  { candidates, row, mention }: PlacedMention,
  { pieces, wordClass, startsSentence }: Document,
): void {
  const { from, to } = mention.span;
  if (to - from !== 2 || !startsSentence[from] || !(wordClass[from]! & ARTICLE)) return;
  if ((pieces.shape[from + 1]! & (CAPITAL | SMALL)) !== SMALL) return;
  candidates.forEach(({ kind }, i) => {
    const at = row + i * WIDTH;
    if (kind === "folded" && !values[at + f.is_work]) values[at + f.case] = 1;
  });
}

import type { CompiledDataset } from "../../datasets/dataset.ts";
import { ADJACENT } from "../../text/pieces.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { CUE_ARTICLE } from "../document/lexicon.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { PlacedMention } from "./regions.ts";
import { typesOfSide } from "./sides.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/**
 * Writes that an article tells the side from its town, near a match word: "il Napoli", "el Sevilla". Elsewhere the town
 * may have an article, too ("el Madrid de los Austrias"). In German and English the article may belong to a noun behind
 * the name ("die Köln-Arcaden", "the Leeds striker"), so only languages with adjectives behind the noun count. A town
 * with an article in its own name ("au Havre") has another label than the mention.
 */
export function writeArticledSide(
  values: Float32Array,
  { candidates, row, mention }: PlacedMention,
  dataset: CompiledDataset,
  { pieces, wordClass, boundaryBefore, lexicon }: Document,
): void {
  const { from, to } = mention.span;
  if (!lexicon.adjectivesFollow || !values[row + f.match_cue] || values[row + f.place_cue]) return;
  if (from === 0 || to <= from || boundaryBefore[from] !== OPEN || !(wordClass[from - 1]! & CUE_ARTICLE))
    return;
  if (values[row + f.run_behind] || (to < pieces.count && pieces.gap[to] === ADJACENT)) return;
  const isSide = candidates.map(({ entity }) =>
    typesOfSide(dataset, entity).some((type) => !type.includes("national")),
  );
  const isTown = isSide.map((is, i) => {
    const at = row + i * WIDTH;
    return !is && values[at + f.is_settlement] !== 0 && values[at + f.label] !== 0;
  });
  // "La Universidad de Chile" may be the school as well as its side.
  if (!isSide.includes(true) || !isTown.includes(true)) return;
  isSide.forEach((is, i) => {
    const at = row + i * WIDTH;
    if (is) values[at + f.as_said] = 1;
    else if (isTown[i]) values[at + f.not_as_said] = 1;
  });
}

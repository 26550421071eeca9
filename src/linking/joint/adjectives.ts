import type { CompiledDataset } from "../../datasets/dataset.ts";
import { CAPITAL, SMALL } from "../../text/pieces.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { COMMON, DEMONYM_WORD, FUNCTION } from "../document/lexicon.ts";
import { isTongue } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { PlacedMention } from "./regions.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/** Nouns for spoken and written things: "an English translation". */
const spoken =
  /^(?:accent|dialect|grammar|idiom|language|lesson|literature|phrase|poem|poet|pronunciation|speak|subtitle|text|translat|tutor|version|vocabulary|word|writ)/;

/** Writes that an adjective before a noun means the place, not the language: "English counties" belong to the country. */
export function writeAdjectives(
  values: Float32Array,
  { candidates, row, mention }: PlacedMention,
  dataset: CompiledDataset,
  document: Document,
): void {
  const { from, to } = mention.span;
  const { pieces, wordClass, boundaryBefore, language } = document;
  if (language !== "en" || to - from !== 1 || !(wordClass[from]! & DEMONYM_WORD) || to >= pieces.count)
    return;
  const shape = pieces.shape[to]!;
  const isNoun =
    shape & SMALL && !(shape & CAPITAL) && wordClass[to]! & COMMON && !(wordClass[to]! & FUNCTION);
  if (boundaryBefore[to] !== OPEN || !isNoun || isTongue(document, from)) return;
  if (spoken.test(pieces.text.slice(pieces.start[to], pieces.end[to]))) return;
  const isLanguage = (entity: number) => entity >= 0 && dataset.typesOf(entity).includes("language");
  if (!candidates.some(({ entity }) => isLanguage(entity))) return;
  candidates.forEach(({ entity }, i) => {
    const at = row + i * WIDTH;
    if (isLanguage(entity)) values[at + f.not_as_said] = 1;
    else if (values[at + f.from_demonym]! + values[at + f.demonym]! > 0) values[at + f.as_said] = 1;
  });
}

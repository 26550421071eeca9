import { greetings } from "../../../data/lexicon/greetings.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { GIVEN_NAME } from "../document/lexicon.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { PlacedMention } from "./regions.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

const words = new Map(
  Object.entries(greetings).map(([language, list]) => [language, new Set(list.split(" "))]),
);

/** Writes that a person greeted by a first name is an acquaintance of the writer: "Dear Anna", "Hallo Petra". */
export function writeGreeted(
  values: Float32Array,
  { candidates, row, mention }: PlacedMention,
  { language, pieces, wordClass, boundaryBefore }: Document,
): void {
  const { from, to } = mention.span;
  if (from === 0 || to - from !== 1 || boundaryBefore[from] !== OPEN || !(wordClass[from]! & GIVEN_NAME))
    return;
  const before = pieces.text.slice(pieces.start[from - 1], pieces.end[from - 1]).toLowerCase();
  if (!words.get(language)?.has(before)) return;
  candidates.forEach((_, i) => {
    values[row + i * WIDTH + f.greeted] = 1;
  });
}

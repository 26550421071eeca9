import type { Document } from "../document/document.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { PlacedMention } from "./regions.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/** Marks around titles of works in Japanese and Chinese, by the opening mark. */
const marks: ReadonlyMap<string, string> = new Map([
  ["『", "』"],
  ["《", "》"],
  ["〈", "〉"],
]);

/** Writes that a name stands in title marks: "映画『シカゴ』" is the film. */
export function writeTitleMarks(
  values: Float32Array,
  { candidates, row, mention: { start, end } }: PlacedMention,
  { text }: Document,
): void {
  const closing = start > 0 ? marks.get(text[start - 1]!) : undefined;
  if (closing === undefined || text[end] !== closing) return;
  candidates.forEach((_, i) => {
    values[row + i * WIDTH + f.title_marks] = 1;
  });
}

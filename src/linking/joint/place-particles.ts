import type { Document } from "../document/document.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { PlacedMention } from "./regions.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/** "ワシントンで", "パリへ", "東京行き". "です" and "でも" are other words, and "ではない" is a negation. */
const WHERE = /^(?:で(?![すしあもき]|は[なあ])|へ|行き)/;

/** Writes that a Japanese particle behind a name marks a place where something happens or goes. */
export function writePlaceParticle(
  values: Float32Array,
  { candidates, row, mention }: PlacedMention,
  { language, text }: Document,
): void {
  if (language !== "ja" || !WHERE.test(text.slice(mention.end, mention.end + 3))) return;
  for (let i = 0; i <= candidates.length; i++)
    for (const cue of [f.place_cue, f.place_particle]) values[row + i * WIDTH + cue] = 1;
}

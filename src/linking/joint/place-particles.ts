import { placeParticles } from "../../../data/lexicon/place-particles.ts";
import type { Document } from "../document/document.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { PlacedMention } from "./regions.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/** Characters that are read before and behind a name. */
const BEFORE = 2;
const BEHIND = 30;

/** Writes that Japanese or Chinese words around a name mark a place where something happens or goes. */
export function writePlaceParticle(
  values: Float32Array,
  { candidates, row, mention }: PlacedMention,
  { language, text }: Document,
): void {
  const particles = placeParticles[language];
  if (!particles) return;
  const before = text.slice(Math.max(0, mention.start - BEFORE), mention.start);
  const behind = text.slice(mention.end, mention.end + BEHIND);
  const isPlace = particles.some(
    (one) => (one.before?.test(before) ?? true) && (one.behind?.test(behind) ?? true),
  );
  if (!isPlace) return;
  for (let i = 0; i <= candidates.length; i++)
    for (const cue of [f.place_cue, f.place_particle]) values[row + i * WIDTH + cue] = 1;
}

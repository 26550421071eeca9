import type { CompiledDataset } from "../../datasets/dataset.ts";
import type { Pause } from "../../text/pauser.ts";
import type { Document } from "../document/document.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { writeAcquaintance } from "./acquaintances.ts";
import { writeAdjectives } from "./adjectives.ts";
import { writeArticledSide } from "./articled-sides.ts";
import { writeCareer } from "./careers.ts";
import { writeCountryCode } from "./country-codes.ts";
import { writeDefined } from "./definitions.ts";
import { LIKELY } from "./joint-mention.ts";
import { writeNamedAfter } from "./named-after.ts";
import { writePlaceParticle } from "./place-particles.ts";
import { type PlacedMention, writeRegions } from "./regions.ts";
import { writeSentenceArticle } from "./sentence-articles.ts";
import type { ShortForm } from "./short-forms.ts";
import { writeSides } from "./sides.ts";
import { writeStranger } from "./strangers.ts";
import { writeTitleMarks } from "./title-marks.ts";
import { writeTownOfArea } from "./towns-of-areas.ts";
import { writeTrade } from "./trades.ts";
import { writeWaters } from "./waters.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/**
 * Writes the evidence that only the public world uses, as an entity of a caller's list may have thousands of types.
 *
 * @param sentences number of the sentence of each mention
 */
export async function writePublicEvidence(
  values: Float32Array,
  mentions: readonly PlacedMention[],
  dataset: CompiledDataset,
  document: Document,
  sentences: ArrayLike<number>,
  shortForms: readonly (ShortForm | undefined)[],
  pause: Pause,
): Promise<void> {
  await writeSides(values, mentions, dataset, document, sentences, pause);
  for (const [m, mention] of mentions.entries()) {
    const waiting = pause();
    if (waiting) await waiting;
    const short = shortForms[m];
    if (short) writeStranger(values, mentions, m, short);
    keepDeeds(values, mention);
    writeCountryCode(values, mention, dataset, document);
    writeTownOfArea(values, mention, dataset);
    writeWaters(values, mention, dataset, document);
    writeNamedAfter(values, mention, dataset, document);
    writeAcquaintance(values, mention, document);
    writeDefined(values, mention, dataset, document);
    writeCareer(values, mention, document);
    writeTrade(values, mention, dataset, document);
    writeTitleMarks(values, mention, document);
    writeAdjectives(values, mention, dataset, document);
    writeArticledSide(values, mention, dataset, document);
    writePlaceParticle(values, mention, document);
    writeSentenceArticle(values, mention, document);
  }
  await writeRegions(values, mentions, dataset, document, pause);
}

/**
 * Keeps verbs of persons and firms only where they tell two candidates apart: they do not tell whether an unknown
 * person is meant.
 */
function keepDeeds(values: Float32Array, { candidates, row }: PlacedMention): void {
  const likely = Math.min(candidates.length, LIKELY);
  let isPerson = false;
  let isFirm = false;
  for (let i = 0; i < likely; i++) {
    if (values[row + i * WIDTH + f.is_person]) isPerson = true;
    if (values[row + i * WIDTH + f.is_organization]) isFirm = true;
  }
  if (isPerson && isFirm) return;
  for (let i = 0; i <= candidates.length; i++)
    for (const feature of [f.life_cue, f.trade_cue]) values[row + i * WIDTH + feature] = 0;
}

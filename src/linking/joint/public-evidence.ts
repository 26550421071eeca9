import type { CompiledDataset } from "../../datasets/dataset.ts";
import { PERSON } from "../../datasets/knowledge/kinds.ts";
import type { Pause } from "../../text/pauser.ts";
import type { Document } from "../document/document.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { writeAcquaintance } from "./acquaintances.ts";
import { writeBirthName } from "./birth-names.ts";
import { writeCareer } from "./careers.ts";
import { writeCountryCode } from "./country-codes.ts";
import { writeDefined } from "./definitions.ts";
import { LIKELY } from "./joint-mention.ts";
import { MentionRows, type Rule } from "./mention-rows.ts";
import { writeNamedAfter } from "./named-after.ts";
import { writeOtherGender } from "./other-gender.ts";
import { type PlacedMention, writeRegions } from "./regions.ts";
import type { ShortForm } from "./short-forms.ts";
import { writeSides } from "./sides.ts";
import {
  writeAdjectives,
  writeArticledSide,
  writeNumbered,
  writePlaceParticle,
  writeSentenceArticle,
  writeTitleMarks,
  writeWaters,
} from "./small-words.ts";
import { writeStranger } from "./strangers.ts";
import { writeTownOfArea } from "./towns-of-areas.ts";
import { writeTrade } from "./trades.ts";

const f = candidateFeatures.at;

/** The rules for one mention, in their order: `writePlaceParticle` sets `place_cue`, which others before it read. */
const rules: readonly Rule[] = [
  keepDeeds,
  writeCountryCode,
  writeTownOfArea,
  writeWaters,
  writeNamedAfter,
  writeAcquaintance,
  writeDefined,
  writeCareer,
  writeTrade,
  writeTitleMarks,
  writeAdjectives,
  writeArticledSide,
  writePlaceParticle,
  writeSentenceArticle,
  writeNumbered,
];

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
  const isPerson = (entity: number) => (dataset.evidence.kinds(entity) & PERSON) !== 0;
  await writeSides(values, mentions, dataset, document, sentences, pause);
  for (const [m, mention] of mentions.entries()) {
    const waiting = pause();
    if (waiting) await waiting;
    const short = shortForms[m];
    if (short) writeStranger(values, mentions, m, short);
    writeBirthName(values, mentions, m, document);
    const rows = new MentionRows(values, mention);
    for (const write of rules) write(rows, document, dataset);
    const reading = writeOtherGender(rows, document, isPerson, f.stranger);
    if (reading) await reading;
  }
  await writeRegions(values, mentions, dataset, document, pause);
}

/**
 * Keeps verbs of persons and firms only where they tell two candidates apart: they do not tell whether an unknown
 * person is meant.
 */
function keepDeeds(rows: MentionRows): void {
  const likely = rows.candidates.slice(0, LIKELY);
  const has = (feature: number) => likely.some((_, i) => rows.has(feature, i));
  if (has(f.is_person) && has(f.is_organization)) return;
  for (const cue of [f.life_cue, f.trade_cue]) rows.setMention(cue, 0);
}

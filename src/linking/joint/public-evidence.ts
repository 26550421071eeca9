import { PERSON } from "../../datasets/knowledge/kinds.ts";
import { mapInSteps } from "../../text/pauser.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import { writeAcquaintance } from "./acquaintances.ts";
import { writeActs } from "./acts.ts";
import { writeBirthName } from "./birth-names.ts";
import { writeCareer } from "./careers.ts";
import { writeCountryOf } from "./countries-of-names.ts";
import { writeCountryCode } from "./country-codes.ts";
import { writeDefined } from "./definitions.ts";
import { writeFate } from "./fates.ts";
import { type JointText, LIKELY, type Rule } from "./joint-text.ts";
import { writeNamedAfter } from "./named-after.ts";
import { writeOffice } from "./offices.ts";
import { writeOpponents } from "./opponents.ts";
import { writeOtherGender } from "./other-gender.ts";
import { writePartySentences } from "./parties.ts";
import { writeRegions } from "./regions.ts";
import { writeSides } from "./sides.ts";
import {
  writeAdjectives,
  writeArticledSide,
  writeMixedOrigin,
  writeNumbered,
  writeOrigin,
  writePlaceParticle,
  writeSentenceCapital,
  writeTitleMarks,
} from "./small-words.ts";
import { writeSports } from "./sports.ts";
import { writeStranger } from "./strangers.ts";
import { writeStudies } from "./studies.ts";
import { writeTownOfArea } from "./towns-of-areas.ts";
import { writeTrades } from "./trades.ts";
import { writeWaters } from "./waters.ts";
import { writeWorkForm } from "./work-forms.ts";
import { writeYears } from "./years.ts";

const f = candidateFeatures.at;

/**
 * The rules for one mention, in their order: `writePlaceParticle` sets `place_cue`, which others before it read, and
 * `writeStranger` reads what the text states of a candidate.
 */
const rules: readonly Rule[] = [
  writeBirthName,
  keepDeeds,
  writeCountryCode,
  writeTownOfArea,
  writeWaters,
  writeNamedAfter,
  writeAcquaintance,
  writeDefined,
  writeOffice,
  writeWorkForm,
  writeFate,
  writeStudies,
  writeCareer,
  writeTitleMarks,
  writeAdjectives,
  writeArticledSide,
  writeMixedOrigin,
  writePlaceParticle,
  writeSentenceCapital,
  writeNumbered,
  writeOrigin,
  writeStranger,
];

const persons = {
  isPerson: ({ kinds }: Candidate) => (kinds & PERSON) !== 0,
  feature: f.stranger,
};

/** Writes the evidence that only the public world uses, as an entity of a caller's list may have thousands of types. */
export async function writePublicEvidence(text: JointText): Promise<void> {
  const { mentions, document, pause } = text;
  await mapInSteps(pause, mentions, (rows, m) => writeCountryOf(rows, text, m));
  writePartySentences(text);
  await writeSides(text);
  await writeOpponents(text);
  await writeSports(text);
  await writeTrades(text);
  await writeYears(text);
  await mapInSteps(pause, mentions, (rows, m) => {
    if (rows.candidates.length === 0) return undefined;
    for (const write of rules) write(rows, text, m);
    return writeOtherGender(rows, document, persons);
  });
  await writeActs(text);
  await writeRegions(text);
}

/**
 * Keeps verbs of persons and firms only where they tell two candidates apart: they do not tell whether an unknown
 * person is meant.
 */
function keepDeeds(rows: MentionRows): void {
  const likely = rows.candidates.slice(0, LIKELY);
  const has = (feature: number) => likely.some((_, i) => rows.has(feature, i));
  if (has(f.is_person) && has(f.is_organization)) return;
  rows.setMention(0, f.life_cue, f.trade_cue);
}

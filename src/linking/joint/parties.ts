import { kindBit } from "../../datasets/knowledge/kinds.ts";
import { kindsOfType } from "../../datasets/knowledge/kinds-of-types.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { endsNoun } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import { type JointText, LIKELY } from "./joint-text.ts";

const f = candidateFeatures.at;

const PARTY = kindBit("party");

/** Least probability that a mention is a party. Names of two or three letters seldom reach 0.5 ("PT", "PS"). */
const LEAST = 0.3;

/** Writes that no match is told in a sentence that names a party: what the CDU loses is a town, and not its club. */
export function writePartySentences({ mentions, sentences, document }: JointText): void {
  const ofParties = new Set<number>();
  mentions.forEach(({ mention, candidates, beliefs }, m) => {
    // "The Republican stadium" names no party.
    if (!endsNoun(document, mention.span.to)) return;
    let belief = 0;
    for (let i = 0; i < Math.min(candidates.length, LIKELY); i++)
      if (isParty(candidates[i]!)) belief += beliefs[i]!;
    if (belief >= LEAST) ofParties.add(sentences[m]!);
  });
  if (ofParties.size === 0) return;
  mentions.forEach((rows, m) => {
    if (ofParties.has(sentences[m]!)) clearMatch(rows);
  });
}

/** Writes that nothing around a mention tells of a match. */
export function clearMatch(rows: MentionRows): void {
  rows.setMention(0, f.match_text, f.match_cue, f.number_behind);
}

/** Whether a type of an entity is that of parties only. A plain "organization" may be one, but so may a club. */
function isParty({ kinds, world, entity }: Candidate): boolean {
  return (kinds & PARTY) !== 0 && world.dataset.typesOf(entity).some((type) => kindsOfType(type) === PARTY);
}

import { mapInSteps } from "../../text/pauser.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import { writeCoherence } from "./coherence.ts";
import type { JointText } from "./joint-text.ts";
import { writeRelated } from "./related.ts";
import type { ShortForm } from "./short-forms.ts";

const f = candidateFeatures.at;

/**
 * The first sentence, counted from 1, in which a name is seldom short for a later one. Before it, a headline may say
 * "Merkel" and the text "Angela Merkel".
 */
const BODY = 3;
/**
 * Weight of the longer name there, if it comes in a later sentence. 0.2 adds 0.2 to the accuracy on marked names of
 * gum and wiki-fair and takes 0.1 from msnbc; 0 takes 0.2 from de/news-100.
 */
const LATE = 0.2;

/**
 * Writes the evidence that mentions of a text give each other: relations, the same entity elsewhere, and the meaning
 * of the longer mention that one may abbreviate.
 */
export async function writeJoint(text: JointText): Promise<void> {
  const { mentions, sentences, shortForms, pause } = text;
  await writeCoherence(text);
  await writeRelated(text);
  await writeElsewhere(text);
  await mapInSteps(pause, mentions, (rows, m) => {
    if (rows.candidates.length === 0) return;
    const short = shortForms[m];
    if (short) {
      const isLate =
        short.weak &&
        (sentences[short.mention] === sentences[m] ||
          (sentences[m]! >= BODY && sentences[short.mention]! > sentences[m]!));
      writeShortForm(rows, mentions, short, isLate ? LATE : 1);
    }
    rows.compare(f.coherence, f.coherence_gap, f.most_coherence);
    rows.compare(f.related, f.related_gap, f.most_related);
    rows.compare(f.elsewhere, f.elsewhere_gap);
    rows.compare(f.longer_belief, f.longer_gap);
  });
}

function writeShortForm(
  rows: MentionRows,
  mentions: readonly MentionRows[],
  { mention, part, first, isPair }: ShortForm,
  share: number,
): void {
  const long = mentions[mention]!;
  // "John Smith and Jane Smith met. Smith left": either may be meant.
  const pair = isPair && long.candidates.length > 0 ? mentions[first!] : undefined;
  rows.setMention(1, f.longer);
  if (part === "first") rows.setMention(1, f.longer_first);
  if (part === "initials") rows.setMention(1, f.longer_initials);
  if (long.candidates.length === 0) rows.setMention(1, f.longer_unknown);
  const isAdjective = part === "first" && rows.has(f.demonym_word);
  rows.candidates.forEach((candidate, i) => {
    // "Scottish" is not short for "Scottish Labour Party".
    if (candidate.entity < 0 || (isAdjective && !rows.has(f.is_place, i))) return;
    const belief = Math.max(beliefIn(long, candidate), pair ? beliefIn(pair, candidate) : 0);
    rows.set(f.longer_belief, i, belief * share);
  });
}

/** How likely a mention means an entity, 0 to 1. */
function beliefIn({ candidates, beliefs }: MentionRows, { entity }: Candidate): number {
  const at = candidates.findIndex((candidate) => candidate.entity === entity);
  return at < 0 ? 0 : beliefs[at]!;
}

/** Writes for each candidate the highest probability that another mention means the same entity. */
async function writeElsewhere({ mentions, pause }: JointText): Promise<void> {
  const best = new Map<number, { mention: number; belief: number; next: number }>();
  await mapInSteps(pause, mentions, ({ candidates, beliefs }, mention) => {
    candidates.forEach(({ entity }, i) => {
      if (entity < 0) return;
      const belief = beliefs[i]!;
      const known = best.get(entity);
      if (!known) best.set(entity, { mention, belief, next: 0 });
      else if (belief > known.belief) {
        known.next = known.belief;
        known.belief = belief;
        known.mention = mention;
      } else if (belief > known.next) known.next = belief;
    });
  });
  await mapInSteps(pause, mentions, (rows, mention) => {
    rows.candidates.forEach(({ entity }, i) => {
      const known = best.get(entity);
      if (known) rows.set(f.elsewhere, i, known.mention === mention ? known.next : known.belief);
    });
  });
}

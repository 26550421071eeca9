import type { Pause } from "../../text/pauser.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { writeGaps } from "../model/gaps.ts";
import type { World } from "../world.ts";
import { coherenceOf } from "./coherence.ts";
import type { Rated } from "./rated.ts";
import { relatedOf } from "./related.ts";
import type { ShortForm } from "./short-forms.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/** A mention with its rows: candidates from `row` on, NIL after them. */
export interface JointMention {
  readonly candidates: readonly Candidate[];
  readonly row: number;
  readonly beliefs: Float32Array;
}

/**
 * Writes what the mentions of a text tell each other: relations, the same entity elsewhere, and what the longer mention
 * means that one may be short for.
 *
 * @param sentences number of the sentence of each mention
 */
export async function writeJoint(
  values: Float32Array,
  mentions: readonly JointMention[],
  world: World,
  sentences: ArrayLike<number>,
  shortForms: readonly (ShortForm | undefined)[],
  pause: Pause,
): Promise<void> {
  const { dataset } = world;
  const rated: (readonly Rated[])[] = [];
  for (const { candidates, beliefs } of mentions) {
    const waiting = pause();
    if (waiting) await waiting;
    rated.push(candidates.map((candidate, i): Rated => ({ candidate, belief: beliefs[i]! })));
  }
  const coherence = await coherenceOf(rated, dataset, sentences, pause);
  const related = await relatedOf(rated, dataset, sentences, shortForms, pause);
  const elsewhere = await elsewhereOf(rated, pause);
  for (let m = 0; m < mentions.length; m++) {
    const waiting = pause();
    if (waiting) await waiting;
    const { candidates, row: from } = mentions[m]!;
    const count = candidates.length;
    if (count === 0) continue;
    for (let i = 0; i < count; i++) {
      const row = from + i * WIDTH;
      values[row + f.coherence] = coherence[m]!.all[i]!;
      values[row + f.coherence_here] = coherence[m]!.here[i]!;
      values[row + f.related] = related[m]![i]!;
      values[row + f.elsewhere] = elsewhere[m]![i]!;
    }
    const short = shortForms[m];
    if (short) writeShortForm(values, from, mentions[m]!, mentions[short.mention]!, short);
    const most = (feature: number, gap: number, shared: number) => {
      const value = writeGaps(values, from, count, WIDTH, feature, gap);
      if (shared >= 0) for (let row = 0; row <= count; row++) values[from + row * WIDTH + shared] = value;
    };
    most(f.coherence, f.coherence_gap, f.most_coherence);
    most(f.related, f.related_gap, f.most_related);
    most(f.elsewhere, f.elsewhere_gap, -1);
    most(f.longer_belief, f.longer_gap, -1);
  }
}

function writeShortForm(
  values: Float32Array,
  from: number,
  { candidates }: JointMention,
  long: JointMention,
  { part, weak }: ShortForm,
): void {
  for (let i = 0; i <= candidates.length; i++) {
    const row = from + i * WIDTH;
    values[row + f.longer] = 1;
    if (weak) values[row + f.longer_weak] = 1;
    if (part === "first") values[row + f.longer_first] = 1;
    if (part === "initials") values[row + f.longer_initials] = 1;
    if (long.candidates.length === 0) values[row + f.longer_unknown] = 1;
    const candidate = candidates[i];
    if (!candidate || candidate.entity < 0) continue;
    const at = long.candidates.findIndex(({ entity }) => entity === candidate.entity);
    if (at >= 0) values[row + f.longer_belief] = long.beliefs[at]!;
  }
}

/** Of each candidate, how likely the likeliest other mention of the same entity is. */
async function elsewhereOf(mentions: readonly (readonly Rated[])[], pause: Pause): Promise<Float32Array[]> {
  const best = new Map<number, { mention: number; belief: number; next: number }>();
  for (const [mention, rated] of mentions.entries()) {
    const waiting = pause();
    if (waiting) await waiting;
    for (const { candidate, belief } of rated) {
      if (candidate.entity < 0) continue;
      const known = best.get(candidate.entity);
      if (!known) best.set(candidate.entity, { mention, belief, next: 0 });
      else if (belief > known.belief) {
        known.next = known.belief;
        known.belief = belief;
        known.mention = mention;
      } else if (belief > known.next) known.next = belief;
    }
  }
  const all: Float32Array[] = [];
  for (const [mention, rated] of mentions.entries()) {
    const waiting = pause();
    if (waiting) await waiting;
    all.push(
      Float32Array.from(rated, ({ candidate }) => {
        const known = best.get(candidate.entity);
        return !known ? 0 : known.mention === mention ? known.next : known.belief;
      }),
    );
  }
  return all;
}

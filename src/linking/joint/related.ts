import type { CompiledDataset } from "../../datasets/dataset.ts";
import type { Pause } from "../../text/pauser.ts";
import { EntityTable } from "../entity-table.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { FOLLOWED, type JointMention, LIKELY } from "./joint-mention.ts";
import type { ShortForm } from "./short-forms.ts";

const WIDTH = candidateFeatures.width;

/**
 * Relations with what is named right beside a mention, in its sentence. Coherence is heard from far around, where in a
 * long text everything is named; "Georgia" beside Tbilisi is the country, beside Atlanta the state, in one text.
 */

/** Mentions before and after that stand beside one. */
const BESIDE = 3;

/** Beliefs are kept in a table of whole numbers. */
const SCALE = 1 << 20;

/**
 * Writes for each candidate how likely something is that is named beside and that it has a relation with: 0 to 1. The
 * longer mention that one abbreviates is left out: namesakes are often related, so the edge is not evidence.
 *
 * @param sentences number of the sentence of each mention
 */
export async function writeRelated(
  values: Float32Array,
  mentions: readonly JointMention[],
  dataset: CompiledDataset,
  sentences: ArrayLike<number>,
  shortForms: readonly (ShortForm | undefined)[],
  pause: Pause,
): Promise<void> {
  /** What is named beside, with how likely it is. */
  const named = new EntityTable();
  /** The candidates of the mention, counted from one. */
  const own = new EntityTable();
  const related = new Float32Array(LIKELY);
  for (let m = 0; m < mentions.length; m++) {
    const waiting = pause();
    if (waiting) await waiting;
    const { candidates, row } = mentions[m]!;
    if (candidates.length < 2) continue;
    const likely = Math.min(candidates.length, LIKELY);
    own.clear();
    for (let i = 0; i < likely; i++) if (candidates[i]!.entity >= 0) own.set(candidates[i]!.entity, i + 1);
    if (!readBeside(m)) continue;
    for (let i = 0; i < likely; i++) {
      eachNeighbour(candidates[i]!.entity, (neighbour) => {
        const belief = named.get(neighbour) / SCALE;
        if (related[i]! < belief) related[i] = belief;
      });
    }
    const at = row + candidateFeatures.at.related;
    for (let i = 0; i < likely; i++) values[at + i * WIDTH] = related[i]!;
    // A city and the canton around it have one name and the same places beside them: what is said for one is for both.
    for (let i = 0; i < likely; i++) {
      eachNeighbour(candidates[i]!.entity, (neighbour) => {
        const j = own.get(neighbour) - 1;
        if (j < 0) return;
        if (related[j]! > values[at + i * WIDTH]!) values[at + i * WIDTH] = related[j]!;
        if (related[i]! > values[at + j * WIDTH]!) values[at + j * WIDTH] = related[i]!;
      });
    }
  }

  /** Reads what is named beside a mention, and what of it has a relation with a candidate; false if there is nothing. */
  function readBeside(m: number): boolean {
    named.clear();
    related.fill(0);
    let any = false;
    const last = Math.min(mentions.length - 1, m + BESIDE);
    for (let other = Math.max(0, m - BESIDE); other <= last; other++) {
      if (other === m || other === shortForms[m]?.mention || sentences[other] !== sentences[m]) continue;
      const { candidates, beliefs } = mentions[other]!;
      for (let i = 0; i < Math.min(candidates.length, LIKELY); i++) {
        const { entity } = candidates[i]!;
        if (entity < 0) continue;
        any = true;
        const belief = beliefs[i]!;
        const kept = Math.round(belief * SCALE);
        if (kept > named.get(entity)) named.set(entity, kept);
        // A relation is told in the list of one end, or of the other.
        eachNeighbour(entity, (neighbour) => {
          const at = own.get(neighbour) - 1;
          if (at >= 0 && related[at]! < belief) related[at] = belief;
        });
      }
    }
    return any;
  }

  function eachNeighbour(entity: number, visit: (neighbour: number) => void): void {
    if (entity < 0) return;
    const last = Math.min(dataset.degree(entity), FOLLOWED);
    for (let n = 0; n < last; n++) visit(dataset.neighbour(entity, n));
  }
}

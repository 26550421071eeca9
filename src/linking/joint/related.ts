import type { CompiledDataset } from "../../datasets/dataset.ts";
import type { Pause } from "../../text/pauser.ts";
import { EntityTable } from "./entity-table.ts";
import { FOLLOWED, LIKELY, type Rated } from "./rated.ts";
import type { ShortForm } from "./short-forms.ts";

/**
 * Relations with what is named right beside a mention, in its sentence. Coherence is heard from far around, where in a
 * long text everything is named; "Georgia" beside Tbilisi is the country, beside Atlanta the state, in one text.
 */

/** Mentions before and after that stand beside one. */
const BESIDE = 3;

/** Beliefs are kept in a table of whole numbers. */
const SCALE = 1 << 20;

/**
 * Of each candidate, how likely something is that is named beside and that it has a relation with: 0 to 1. The longer
 * mention that one abbreviates is left out: namesakes are often related, so the edge is not evidence.
 *
 * @param sentences number of the sentence of each mention
 */
export async function relatedOf(
  mentions: readonly (readonly Rated[])[],
  dataset: CompiledDataset,
  sentences: ArrayLike<number>,
  shortForms: readonly (ShortForm | undefined)[],
  pause: Pause,
): Promise<Float32Array[]> {
  const named = new EntityTable();
  const own = new EntityTable();
  const all: Float32Array[] = [];
  for (let m = 0; m < mentions.length; m++) {
    const waiting = pause();
    if (waiting) await waiting;
    all.push(relatedAt(m));
  }
  return all;

  function relatedAt(m: number): Float32Array {
    const rated = mentions[m]!;
    const related = new Float32Array(rated.length);
    if (rated.length < 2) return related;
    named.clear();
    own.clear();
    const likely = Math.min(rated.length, LIKELY);
    for (let i = 0; i < likely; i++)
      if (rated[i]!.candidate.entity >= 0) own.set(rated[i]!.candidate.entity, i + 1);
    const last = Math.min(mentions.length - 1, m + BESIDE);
    let any = false;
    for (let other = Math.max(0, m - BESIDE); other <= last; other++) {
      if (other === m || other === shortForms[m]?.mention || sentences[other] !== sentences[m]) continue;
      for (const { candidate, belief } of mentions[other]!.slice(0, LIKELY)) {
        if (candidate.entity < 0) continue;
        any = true;
        const kept = Math.round(belief * SCALE);
        if (kept > named.get(candidate.entity)) named.set(candidate.entity, kept);
        // A relation is told in the list of one end, or of the other.
        eachNeighbour(dataset, candidate.entity, (neighbour) => {
          const i = own.get(neighbour) - 1;
          if (i >= 0 && related[i]! < belief) related[i] = belief;
        });
      }
    }
    if (!any) return related;
    for (let i = 0; i < likely; i++) {
      if (rated[i]!.candidate.entity < 0) continue;
      eachNeighbour(dataset, rated[i]!.candidate.entity, (neighbour) => {
        const belief = named.get(neighbour) / SCALE;
        if (related[i]! < belief) related[i] = belief;
      });
    }
    return shared(rated, likely, related, dataset, own);
  }
}

/** A city and the canton around it have one name and the same places beside them: what is said for one is for both. */
function shared(
  rated: readonly Rated[],
  likely: number,
  related: Float32Array,
  dataset: CompiledDataset,
  own: EntityTable,
): Float32Array {
  const result = related.slice();
  for (let i = 0; i < likely; i++) {
    if (rated[i]!.candidate.entity < 0) continue;
    eachNeighbour(dataset, rated[i]!.candidate.entity, (neighbour) => {
      const j = own.get(neighbour) - 1;
      if (j < 0) return;
      if (related[j]! > result[i]!) result[i] = related[j]!;
      if (related[i]! > result[j]!) result[j] = related[i]!;
    });
  }
  return result;
}

function eachNeighbour(dataset: CompiledDataset, entity: number, visit: (neighbour: number) => void): void {
  const neighbours = dataset.neighbours(entity);
  for (let n = 0; n < Math.min(neighbours.length, FOLLOWED); n++) visit(neighbours[n]!);
}

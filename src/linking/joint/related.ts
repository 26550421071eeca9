import { mapInSteps } from "../../text/pauser.ts";
import { EntityTable } from "../entity-table.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { type JointText, LIKELY } from "./joint-text.ts";
import { eachNeighbour } from "./neighbours.ts";

/**
 * Relations with the mentions right beside a mention, in its sentence. Coherence reaches farther, and a long text
 * names entities of every kind. In one text "Georgia" may be the country beside Tbilisi and the state beside Atlanta.
 */

/** Mentions before and after one that count as beside it. */
const BESIDE = 3;

/** Beliefs are kept as whole numbers, scaled by this. */
const SCALE = 1 << 20;

/**
 * Writes for each candidate the probability, 0 to 1, of the likeliest entity beside it that it has a relation with.
 * The longer mention that this one abbreviates is left out: namesakes are often related, so the edge is not evidence.
 */
export async function writeRelated(text: JointText): Promise<void> {
  const { mentions, sentences, shortForms, pause } = text;
  const { dataset } = text.world;
  /** The entities named beside the mention, each with its belief. */
  const named = new EntityTable();
  /** The candidates of the mention, counted from one. */
  const own = new EntityTable();
  const related = new Float32Array(LIKELY);
  await mapInSteps(pause, mentions, (rows, m) => {
    const { candidates } = rows;
    if (candidates.length < 2) return;
    const likely = Math.min(candidates.length, LIKELY);
    own.clear();
    for (let i = 0; i < likely; i++) if (candidates[i]!.entity >= 0) own.set(candidates[i]!.entity, i + 1);
    if (!readBeside(m)) return;
    const pairs: (readonly [one: number, other: number])[] = [];
    for (let i = 0; i < likely; i++) {
      eachNeighbour(candidates[i]!.entity, dataset, (neighbour) => {
        const belief = named.get(neighbour) / SCALE;
        if (related[i]! < belief) related[i] = belief;
        const j = own.get(neighbour) - 1;
        if (j >= 0) pairs.push([i, j]);
      });
    }
    const feature = candidateFeatures.at.related;
    for (let i = 0; i < likely; i++) rows.set(feature, i, related[i]!);
    // A city and the canton around it share a name and the places beside them, so evidence for one counts for both.
    for (const [i, j] of pairs) {
      if (related[j]! > rows.value(feature, i)) rows.set(feature, i, related[j]!);
      if (related[i]! > rows.value(feature, j)) rows.set(feature, j, related[i]!);
    }
  });

  /** Reads the entities beside a mention and their relations with its candidates; false if there are none. */
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
        // A relation may be in the list of either end.
        eachNeighbour(entity, dataset, (neighbour) => {
          const at = own.get(neighbour) - 1;
          if (at >= 0 && related[at]! < belief) related[at] = belief;
        });
      }
    }
    return any;
  }
}

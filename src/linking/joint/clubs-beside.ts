import type { CompiledDataset } from "../../datasets/dataset.ts";
import { CLUB, kindsOfType } from "../../datasets/knowledge/kinds.ts";
import type { Pause } from "../../text/pauser.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { type JointMention, LIKELY } from "./joint-mention.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/** Mentions before and after in which a side counts. */
const BESIDE = 3;

/** "Juventus" is likely a side, "Basel" is not: of "Köln und Basel" neither makes the other one. */
const LIKELY_CLUB = 0.5;

/** A side that a mention may mean. */
interface Club {
  readonly row: number;
  readonly belief: number;
  /** Those of its types that are kinds of sides. */
  readonly types: readonly string[];
}

/**
 * Writes for each side in matches how likely one of its type is named beside it in the sentence: in "Milan beat Juventus" Milan
 * is a football club, too. After a preposition of places ("in Turin") nothing is written.
 *
 * @param sentences number of the sentence of each mention
 */
export async function writeClubsBeside(
  values: Float32Array,
  mentions: readonly JointMention[],
  dataset: CompiledDataset,
  sentences: ArrayLike<number>,
  pause: Pause,
): Promise<void> {
  const clubs: Club[][] = [];
  for (const { candidates, beliefs, row } of mentions) {
    const waiting = pause();
    if (waiting) await waiting;
    const own: Club[] = [];
    for (let i = 0; i < Math.min(candidates.length, LIKELY); i++) {
      const { entity } = candidates[i]!;
      if (entity < 0 || !(dataset.evidence.kinds(entity) & CLUB)) continue;
      // A plain "organization" may be a side; a university is one, too.
      const types = dataset.typesOf(entity).filter((type) => kindsOfType(type) === CLUB);
      if (types.length > 0) own.push({ row: row + i * WIDTH, belief: beliefs[i]!, types });
    }
    clubs.push(own);
  }
  for (let m = 0; m < mentions.length; m++) {
    const waiting = pause();
    if (waiting) await waiting;
    const last = Math.min(mentions.length - 1, m + BESIDE);
    for (const { row, types } of clubs[m]!) {
      if (values[row + f.place_cue] === 1) continue;
      let most = LIKELY_CLUB;
      for (let other = Math.max(0, m - BESIDE); other <= last; other++) {
        if (other === m || sentences[other] !== sentences[m]) continue;
        for (const club of clubs[other]!)
          if (club.belief > most && club.types.some((type) => types.includes(type))) most = club.belief;
      }
      if (most > LIKELY_CLUB) values[row + f.club_beside] = most;
    }
  }
}

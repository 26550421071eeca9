import type { Evidence } from "../../contract/index.ts";
import { textIn } from "../../datasets/entity.ts";
import type { Pause } from "../../text/pauser.ts";
import { nameOf } from "../candidates/lookup.ts";
import { LONGEST_NEAR } from "../candidates/near.ts";
import type { Document } from "../document/document.ts";
import type { Linked } from "../link.ts";
import type { World } from "../world.ts";

/** A known name that is similar to a mention, as the evidence gives it. */
export type Nearest = NonNullable<Evidence["nearest"]>[number];

/** Most similar names in the evidence. */
const TOLD = 5;

/** The candidates of a mention that were found by a similar name only. */
export function fuzzyOnes({ decision }: Linked, language: string): Nearest[] {
  return decision.ranking.scored
    .filter(({ candidate }) => candidate.kind === "fuzzy")
    .slice(0, TOLD)
    .map(({ candidate: { record, distance } }) => ({
      name: textIn(record.labels, language) ?? record.id,
      id: record.id,
      distance,
    }));
}

/**
 * The names of the worlds that are nearest to a mention that none of them has. Names too far to be candidates count
 * too: up to half of the letters may differ, four at most. They suggest to a person what may have been meant.
 */
export async function nearestOf(
  document: Document,
  { mention }: Linked,
  worlds: readonly World[],
  pause: Pause,
): Promise<Nearest[]> {
  const { document: where, span } = mention.slice ?? { document, span: mention.span };
  if (span.to === span.from || mention.candidates) return [];
  const name = nameOf(where, span);
  const edits = Math.min(4, Math.floor(name.length / 2));
  if (edits === 0 || name.length > LONGEST_NEAR) return [];
  const near: Nearest[] = [];
  for (const { dataset } of worlds) {
    for (const { entity, distance } of await dataset.nearest(name, TOLD, edits, pause)) {
      if (!dataset.alive(entity)) continue;
      const { id, labels } = dataset.record(entity);
      near.push({ name: textIn(labels, document.language) ?? id, id, distance });
    }
  }
  return near.sort((a, b) => a.distance - b.distance).slice(0, TOLD);
}

import type { Evidence } from "../../contract/index.ts";
import { textIn } from "../../datasets/entity.ts";
import type { Pause } from "../../text/pauser.ts";
import { nameOf } from "../candidates/lookup.ts";
import { LONGEST_NEAR } from "../candidates/near.ts";
import type { Document } from "../document/document.ts";
import type { Linked } from "../link.ts";
import type { World } from "../world.ts";

/** A name that is near to a mention, as evidence tells it. */
export type Nearest = NonNullable<Evidence["nearest"]>[number];

/** Names told in evidence. */
const TOLD = 5;

/** The candidates of a mention that were found by likeness only. */
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
 * The names of the worlds that are nearest to a mention that none of them has, also such as are too far to be
 * candidates: up to half of the letters, four at most. They tell a person what may have been meant.
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

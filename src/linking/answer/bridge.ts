import { canonicalId } from "../../contract/index.ts";
import type { EntityRecord } from "../../datasets/entity.ts";
import type { Candidate } from "../candidates/candidate.ts";
import type { World } from "../world.ts";

/** The entity of an earlier world that declares itself the same as the entity that a later world answered. */
export function bridge(
  candidate: Candidate,
  world: World,
  worlds: readonly World[],
): { world: World; record: EntityRecord } | undefined {
  if (worlds[0] === world) return undefined;
  const identities = [candidate.record.id, ...candidate.record.sameAs].map(canonicalId);
  for (const earlier of worlds) {
    if (earlier === world) return undefined;
    for (const identity of identities) {
      const entity = earlier.dataset.find(identity);
      if (entity !== undefined) return { world: earlier, record: earlier.dataset.record(entity) };
    }
  }
  return undefined;
}

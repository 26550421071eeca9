import { canonicalId, type GivenCandidate } from "../contract/index.ts";
import type { EntityRecord } from "../datasets/entity.ts";
import type { Candidate } from "./candidates.ts";
import type { World } from "./world.ts";

/** The caller's candidates of a mention: their list is the world; ids stay in the caller's form. */
export function callersCandidates(given: readonly GivenCandidate[], world: World): Candidate[] {
  return given.map((one) => {
    const entity = world.dataset.find(canonicalId(one.id)) ?? -1;
    return {
      world,
      entity,
      record: merged(one, entity < 0 ? undefined : world.dataset.record(entity)),
      kind: "given",
      form: 0,
      languages: 255,
      distance: 0,
      coverage: 1,
      prior: null,
    };
  });
}

function merged(given: GivenCandidate, known: EntityRecord | undefined): EntityRecord {
  return {
    id: given.id,
    labels: given.label === undefined ? (known?.labels ?? { mul: given.id }) : { mul: given.label },
    aliases: known?.aliases ?? {},
    descriptions: given.description === undefined ? (known?.descriptions ?? {}) : { mul: given.description },
    types: given.types ?? known?.types ?? [],
    sameAs: known?.sameAs ?? [],
  };
}

import type { CompiledDataset } from "../../datasets/dataset.ts";
import { AREA, COUNTRY } from "../../datasets/knowledge/kinds.ts";
import { eachNeighbour } from "./joint-mention.ts";

/** The bits of an area that is not a country. */
export const INNER_AREA: number = AREA & ~COUNTRY;

/**
 * Whether a place has a relation with one of some regions, or with an inner area that has one: a city lies in a
 * county of its state. Countries between do not count, as a country has relations with all its states.
 */
export function liesIn(entity: number, regions: ReadonlySet<number>, dataset: CompiledDataset): boolean {
  return eachNeighbour(
    entity,
    dataset,
    (near) =>
      regions.has(near) ||
      ((dataset.evidence.kinds(near) & AREA) === INNER_AREA &&
        eachNeighbour(near, dataset, (further) => regions.has(further))),
  );
}

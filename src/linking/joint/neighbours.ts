import type { CompiledDataset } from "../../datasets/dataset.ts";
import { AREA, COUNTRY } from "../../datasets/knowledge/kinds.ts";

/** Most neighbours of an entity that are followed: the further ones of a hub are not evidence. */
export const FOLLOWED = 64;

/** The bits of an area that is not a country. */
export const INNER_AREA: number = AREA & ~COUNTRY;

/** Visits the neighbours of an entity until one passes a test; tells whether one does. */
export function eachNeighbour(
  entity: number,
  dataset: CompiledDataset,
  passes: (neighbour: number) => unknown,
): boolean {
  const last = entity < 0 ? 0 : Math.min(dataset.degree(entity), FOLLOWED);
  for (let n = 0; n < last; n++) if (passes(dataset.neighbour(entity, n)) === true) return true;
  return false;
}

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

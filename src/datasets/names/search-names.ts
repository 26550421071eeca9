import { cut } from "../../text/pieces.ts";
import type { CompiledDataset } from "../dataset.ts";
import { entitiesOf } from "./name-lookup.ts";
import { nameShares } from "./name-shares.ts";

/** Entities that have a name, in any case and with or without accents; the likeliest first. */
export function searchNames(dataset: CompiledDataset, name: string): number[] {
  return searchShares(dataset, name).map(({ entity }) => entity);
}

/** The same with P(entity | name) of each: from links if the dataset counts them, or else from popularity. */
export function searchShares(
  dataset: CompiledDataset,
  name: string,
): { readonly entity: number; readonly share: number }[] {
  const pieces = cut(name);
  if (pieces.count === 0) return [];
  const { names } = dataset;
  const node = names.find(pieces, 0, pieces.count);
  const found = new Set(entitiesOf(names, node).filter((entity) => dataset.alive(entity)));
  const entities = Array.from(found, (entity) => ({ entity, weight: dataset.mass(entity), isNamed: true }));
  const { shares, known } = nameShares(dataset, node, entities);
  return entities
    .map(({ entity, weight }, i) => ({ entity, weight, share: shares[i]! * known }))
    .sort((a, b) => b.share - a.share || b.weight - a.weight || a.entity - b.entity);
}

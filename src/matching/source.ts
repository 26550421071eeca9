import { canonicalId } from "../contract/index.ts";
import type { CompiledDataset } from "../datasets/dataset.ts";
import type { EntityRecord } from "../datasets/entity.ts";
import { propertyNames } from "../datasets/knowledge/property-names.ts";

/** What is said of an entity: an entity of the same source by its number, or a text. */
export interface PropertyStatement {
  /** Id of the property (`P17`), IRI, or the name in a list. */
  readonly property: string;
  /** Number of the entity, or the text. */
  readonly value: number | string;
}

/** A kind of statement, as people read it. */
export interface PropertyName {
  /** Id of the property (`P17`), IRI, or the name in a list. */
  readonly id: string;
  /** The word for it. */
  readonly name: string;
}

/**
 * What matching needs of a dataset. Lists, graphs and packs all come as one, so matching never asks where an entity is
 * from.
 */
export interface RecordSource {
  /** Entities are the numbers 0 to size - 1. */
  readonly size: number;
  /** Whether the entity still exists: graphs change. */
  alive(entity: number): boolean;
  /** Names, descriptions and types of an entity. */
  record(entity: number): EntityRecord;
  /** How well known the entity is; above 0. */
  popularity(entity: number): number;
  /** What is said of an entity. */
  statements(entity: number): readonly PropertyStatement[];
  /** The entity of an id as a caller writes it. */
  find(id: string): number | undefined;
  /** All kinds of statements. */
  readonly properties: readonly PropertyName[];
}

/** A dataset that has statements, as a pack has. */
interface WithStatements extends CompiledDataset {
  readonly meta: { readonly properties: readonly string[] };
  statements(entity: number): readonly { readonly property: string; readonly value: number }[];
}

/** A pack, or another compiled dataset, whose relations then have no names. */
export function datasetSource(dataset: CompiledDataset): RecordSource {
  const isPack = "statements" in dataset && "meta" in dataset;
  const pack = isPack ? (dataset as WithStatements) : undefined;
  return {
    size: dataset.size,
    alive: (entity) => dataset.alive(entity),
    record: (entity) => dataset.record(entity),
    popularity: (entity) => dataset.mass(entity),
    statements: (entity) =>
      pack
        ? pack.statements(entity)
        : Array.from(dataset.neighbours(entity), (value) => ({ property: related.id, value })),
    find: (id) => dataset.find(canonicalId(id)),
    properties: pack
      ? pack.meta.properties.map((id) => ({ id, name: propertyNames(id)[0] ?? id }))
      : [related],
  };
}

const related: PropertyName = { id: "related", name: "related to" };

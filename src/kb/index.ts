/**
 * Knowledge bases: what `wikidata://public` is made of. Open one, search it, build one of your own data or of a
 * Wikidata dump.
 *
 * @packageDocumentation
 */

export type { KbEntity } from "../datasets/build/kb-entity.ts";
export type { BuildCounts, PackOrigin } from "../datasets/build/pack-builder.ts";
export type { Relation } from "../datasets/build/source.ts";
export type { CompiledDataset, NearName } from "../datasets/dataset.ts";
export type { PackMeta } from "../datasets/pack/pack-format.ts";
export { type Finding, lintDataset } from "../linking/lint.ts";
export { type BuildKbOptions, type BuiltKb, buildKb, type KbSource } from "./build-kb.ts";
export {
  type ColumnUse,
  columnsText,
  type EntityField,
  parseColumns,
  understoodColumns,
} from "./entities/columns.ts";
export type { EntityFault, UnderstoodColumns } from "./entities/entity-parser.ts";
export {
  type EntityBytes,
  type EntityFormat,
  type ReadEntitiesOptions,
  readEntities,
} from "./entities/read-entities.ts";
export { mergeKbs } from "./merge-kb.ts";
export { type Kb, type KbLocation, type KbRecord, type KbStatement, openKb } from "./open-kb.ts";
export { type KbHit, nearInKb, searchKb } from "./search-kb.ts";
export { splitKb } from "./split-kb.ts";

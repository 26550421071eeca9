/**
 * Knowledge bases: what `wikidata://public` is made of. Open one, search it, build one of your own data or of a
 * Wikidata dump.
 *
 * @packageDocumentation
 */

export type { AnchorCounts } from "../datasets/build/anchors.ts";
export type { KbEntity } from "../datasets/build/kb-entity.ts";
export type { BuildCounts, PackOrigin } from "../datasets/build/pack-builder.ts";
export type { KbProvenance } from "../datasets/build/provenance.ts";
export type { Relation } from "../datasets/build/source.ts";
export type { CompiledDataset, NameAnchors, NameUses, NearName } from "../datasets/dataset.ts";
export type { Clock } from "../datasets/fetch/clock.ts";
export {
  type AnswerHead,
  type FetchCache,
  type KeptEntities,
  type KeptQuery,
  type KeptRevisions,
  type KeptSearch,
  memoryCache,
} from "../datasets/fetch/fetch-cache.ts";
export type { FetchOptions, FetchProgress, FetchReport } from "../datasets/fetch/fetch-entities.ts";
export type { SearchedName } from "../datasets/fetch/wanted.ts";
export type { MapOptions } from "../datasets/mapped/mapped-pack.ts";
export type { AnchorTotals, PackMeta } from "../datasets/pack/pack-format.ts";
export type { MappedFile, PublicKb } from "../datasets/public-kb.ts";
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
export { type FetchedKb, fetchKb } from "./fetch-kb.ts";
export type { FetchKbOptions } from "./fetch-options.ts";
export type { KnownCounts, KnownElsewhere } from "./known-elsewhere.ts";
export { type Finding, lintDataset } from "./lint.ts";
export { mergeKbs } from "./merge-kb.ts";
export type { KbText } from "./names-in-texts.ts";
export {
  type Kb,
  type KbLocation,
  type KbRecord,
  type KbStatement,
  type MappedKb,
  type OpenKbOptions,
  openKb,
} from "./open-kb.ts";
export { type KbHit, nearInKb, searchKb } from "./search-kb.ts";
export { splitKb } from "./split-kb.ts";

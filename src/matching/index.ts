/**
 * Matching records: a row of a table in, the entity of a dataset that it means out, with a calibrated probability.
 *
 * @packageDocumentation
 */
export type { Catalogue, MatchSources } from "./catalogue.ts";
export { createMatcher, type Matcher, type MatcherOptions, type MatchOptions } from "./matcher.ts";
export type { NameIndex } from "./name-index.ts";
export type {
  MatchCandidate,
  MatchCondition,
  MatchEntity,
  MatchFeatures,
  MatchRow,
  PropertyValue,
  RowMatch,
} from "./row.ts";
export type { PropertyName, PropertyStatement, RecordSource } from "./source.ts";

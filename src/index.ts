/**
 * Entity resolution inside a Node process: a text goes in, every mention comes out linked to an identity, or
 * unresolved with an honest reason.
 *
 * @packageDocumentation
 */
export {
  type Candidate,
  type Competitor,
  type DatasetUri,
  type Entity,
  type Evidence,
  type Fault,
  type GivenCandidate,
  type GivenMention,
  type Include,
  type InlineDataset,
  type Language,
  type LanguageTag,
  type LimitChanges,
  type LimitName,
  type MatchKind,
  type Mention,
  type MentionFields,
  type NearestName,
  type ProblemCode,
  type ProblemDocument,
  ProblemError,
  type PublicTwin,
  type Reason,
  type ResolvedEntity,
  type ResolvedMention,
  type ResolveOptions,
  type ResolveRequest,
  type ResolveResponse,
  type Resolver,
  type SentCandidate,
  type SentEntity,
  type SentMention,
  type SentText,
  type Signals,
  type Span,
  sliceOf,
  toUtf16,
  type UnresolvedMention,
} from "./contract/index.ts";
export { compileDataset } from "./datasets/lists/compile-dataset.ts";
export type { CompiledList } from "./datasets/lists/inline.ts";
export { createGraphStore } from "./graph/on-demand.ts";
export type { GraphChange, GraphListener, GraphStore, QuadPattern } from "./graph/store.ts";
export {
  type CandidatesPlugIn,
  createResolver,
  type DetectorPlugIn,
  type EmbedPlugIn,
  type FeaturesPlugIn,
  type FeatureWeights,
  type LocalResolver,
  type OfferedCandidate,
  type PlugInCandidate,
  type PlugInMention,
  type PlugInOptions,
  type PlugInSpan,
  type PlugIns,
  type ResolverOptions,
} from "./resolver.ts";

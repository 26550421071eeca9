/**
 * Entity resolution inside a Node process: a text goes in, every mention comes out linked to an identity, or
 * unresolved with an honest reason.
 *
 * @packageDocumentation
 */
export {
  type Candidate,
  type Entity,
  type Evidence,
  type Fault,
  type GivenCandidate,
  type GivenMention,
  type Include,
  type InlineDataset,
  type Language,
  type LimitChanges,
  type LimitName,
  type MatchKind,
  type Mention,
  type ProblemCode,
  type ProblemDocument,
  ProblemError,
  type Reason,
  type ResolvedEntity,
  type ResolveOptions,
  type ResolveRequest,
  type ResolveResponse,
  type Resolver,
  type SentCandidate,
  type SentEntity,
  type SentMention,
  type Signals,
} from "./contract/index.ts";
export { type CompiledList, compileDataset } from "./datasets/lists/inline.ts";
export { createGraphStore, type GraphStore } from "./graph/index.ts";
export { createResolver, type LocalResolver, type ResolverOptions } from "./resolver.ts";

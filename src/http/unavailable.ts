import {
  codePointSlicer,
  type Mention,
  type MentionFields,
  type ProblemCode,
  ProblemError,
  type ResolveOptions,
  type ResolveRequest,
  type ResolveResponse,
  type Resolver,
} from "../contract/index.ts";
import { parseRequest } from "../contract/schemas.ts";

/** A row that was not resolved because the resolver could not be reached. */
export interface UnavailableMention extends MentionFields {
  /** Always unresolved. */
  status: "unresolved";
  /** Null: nothing was looked up. */
  entity: null;
  /** Says that the row was not resolved. */
  reason: "resolver_unavailable";
  /** Always absent: it is not known what would make the row resolve. */
  next_action?: undefined;
}

/** An answer that says of each row whether it was resolved at all. */
export interface TolerantResponse extends Omit<ResolveResponse, "mentions"> {
  /** The rows of the resolver, or one row for each span of the caller if the resolver was unavailable. */
  mentions: (Mention | UnavailableMention)[];
}

/** A resolver that also returns rows when the service is unavailable. */
export interface TolerantResolver {
  /**
   * Resolves like a resolver; where it is unavailable, each of the request's `mentions` is a row that says so.
   *
   * @throws ProblemError for another fault than an outage, and for an outage if the request has no `mentions`
   */
  resolve(request: ResolveRequest, options?: ResolveOptions): Promise<TolerantResponse>;
}

const outages = new Set<ProblemCode>([
  "resolver_unavailable",
  "invalid_response",
  "overloaded",
  "dataset_warming",
  "dataset_unavailable",
  "internal",
]);

/**
 * Marks the caller's spans unresolved, with the reason `resolver_unavailable`, when the resolver cannot answer.
 * A request without spans still throws then: an empty answer would wrongly say that nothing was found.
 */
export function tolerateOutage(resolver: Resolver): TolerantResolver {
  return {
    async resolve(request, options) {
      try {
        return await resolver.resolve(request, options);
      } catch (error) {
        if (!(error instanceof ProblemError) || !outages.has(error.code) || !request.mentions) throw error;
        return unavailable(request);
      }
    },
  };
}

function unavailable(request: ResolveRequest): TolerantResponse {
  const { text, mentions = [], datasetUri, worlds, language } = parseRequest(request);
  const sliceOf = codePointSlicer(text);
  return {
    mentions: mentions.map(({ start, end, type }) => ({
      text: sliceOf(start, end),
      start,
      end,
      status: "unresolved",
      ...(type === undefined ? {} : { type }),
      entity: null,
      reason: "resolver_unavailable",
      score: null,
      dataset_uri: worlds[0] ?? datasetUri,
      signals: {
        path: "unavailable",
        match_kind: null,
        retrieval_prior: null,
        match_probability: null,
        margin: null,
        rescued: false,
      },
    })),
    dataset_uri: datasetUri,
    language: language ?? "und",
    processing_time_ms: 0,
    engine: "unavailable",
  };
}

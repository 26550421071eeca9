import * as v from "valibot";
import type { InlineDataset } from "./entity.ts";
import { languages } from "./languages.ts";
import { list, type Present } from "./shape.ts";

/** What `include` may ask for. */
export const includes = ["candidates", "evidence"] as const;
export type Include = (typeof includes)[number];

/** The default dataset: the public knowledge base. */
export const publicUri = "wikidata://public";
/** The caller's own graph. */
export const ownUri = "service://dataset/me";
/** The entities sent with the request. */
export const inlineUri = "inline";

const offset = v.pipe(v.number(), v.integer("must be an integer"), v.minValue(0, "must not be negative"));
const share = v.pipe(v.number(), v.minValue(0, "must be at least 0"), v.maxValue(1, "must be at most 1"));

export const givenCandidateSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty("must not be empty")),
  label: v.nullish(v.string()),
  description: v.nullish(v.string()),
  types: v.nullish(list(v.string())),
  score: v.nullish(v.number()),
});

export const givenMentionSchema = v.object({
  text: v.nullish(v.string()),
  start: v.pipe(offset, v.description("Start, in Unicode code points.")),
  end: v.pipe(offset, v.description("End, exclusive, in Unicode code points.")),
  type: v.nullish(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  candidates: v.nullish(list(givenCandidateSchema)),
});

export const resolveRequestSchema = v.object({
  text: v.pipe(v.string(), v.nonEmpty("must not be empty"), v.description("1 to 100,000 code points.")),
  language: v.nullish(
    v.pipe(v.string(), v.description(`BCP 47 tag of one of ${languages.join(" ")}; detected when absent.`)),
  ),
  dataset_uri: v.nullish(
    v.pipe(v.string(), v.description(`Datasets in order, comma-separated; default ${publicUri}.`)),
  ),
  dataset: v.nullish(v.unknown()),
  mentions: v.nullish(list(givenMentionSchema)),
  include: v.nullish(list(v.string())),
  confidence: v.nullish(
    v.pipe(share, v.description("How sure the detector must be that a span is a name; default 0.5.")),
  ),
  min_probability: v.nullish(
    v.pipe(share, v.description("The least `match_probability` of an entity that is answered.")),
  ),
});

/** A candidate as it may be sent: an optional field may be null, which means absent. */
export type SentCandidate = v.InferInput<typeof givenCandidateSchema>;
/** A span as it may be sent: an optional field may be null, which means absent. */
export type SentMention = v.InferInput<typeof givenMentionSchema>;

/** What a mention may be, in the caller's words. */
export type GivenCandidate = Present<v.InferOutput<typeof givenCandidateSchema>>;
/** A span that the caller marked, with a type or candidates of its own. */
export type GivenMention = Omit<Present<v.InferOutput<typeof givenMentionSchema>>, "candidates"> & {
  candidates?: GivenCandidate[] | undefined;
};

/**
 * One text to resolve. The same object works in process and, byte for byte, over HTTP. JSON `null` in an optional
 * field means that the field was not sent; an unknown field is ignored, and named in the answer's `warnings`.
 */
export interface ResolveRequest {
  /** The text, 1 to 100,000 code points. */
  text: string;
  /** BCP 47 tag, region ignored; detected when absent. */
  language?: string | null | undefined;
  /** Ordered, comma-separated datasets; default `wikidata://public`. One that is named twice counts once. */
  dataset_uri?: string | null | undefined;
  /** Inline entities. Where `dataset_uri` does not name `inline`, they are the one dataset of the request. */
  dataset?: InlineDataset | null | undefined;
  /** Spans to resolve, in code points, at most 5,000 of at most 500 each; nothing else is detected then. */
  mentions?: readonly SentMention[] | null | undefined;
  include?: readonly Include[] | null | undefined;
  /** 0 to 1, default 0.5: how sure the detector must be that a span is a name. */
  confidence?: number | null | undefined;
  /** 0 to 1: the least `match_probability` of an entity that is answered. */
  min_probability?: number | null | undefined;
}

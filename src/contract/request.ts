import type { InlineDataset } from "./entity.ts";
import type { LanguageTag } from "./languages.ts";
import type { Present } from "./present.ts";

/** What `include` may ask for, in order. */
export const includes = ["candidates", "evidence"] as const;
/** `candidates`: every scored candidate of each mention; `evidence`: what explains the outcome, and timings. */
export type Include = (typeof includes)[number];

/** The public knowledge base: the dataset of a request that names none and sends none. */
export const publicUri = "wikidata://public";
/** The caller's own graph. */
export const ownUri = "service://dataset/me";
/** The entities sent with the request. */
export const inlineUri = "inline";

/** Datasets in order, comma-separated: `wikidata://public`, `service://dataset/me`, `inline`, or an alias of one. */
export type DatasetUri = typeof publicUri | typeof ownUri | typeof inlineUri | (string & {});

/** A candidate as it may be sent: an optional field may be null, which means absent. */
export interface SentCandidate {
  /** A QID, or the IRI of an entity of the public knowledge base. */
  id: string;
  /** Its name; default that of the knowledge base. */
  label?: string | null | undefined;
  /** What it is; default the description of the knowledge base. */
  description?: string | null | undefined;
  /** Its types, as words or IRIs; default those of the knowledge base. */
  types?: readonly string[] | null | undefined;
  /** How likely it is according to the caller, in any range: a higher score is likelier; with a negative one all are logarithms. */
  score?: number | null | undefined;
}

/** A span as it may be sent: an optional field may be null, which means absent. */
export interface SentMention {
  /** The slice of the text, to check the offsets by. */
  text?: string | null | undefined;
  /** Where it starts, in Unicode code points from 0. */
  start: number;
  /** Where it ends, exclusive, in Unicode code points; at most 500 after `start`. */
  end: number;
  /** What kind of thing it is (`person`, `city`, …): entities of another kind are not candidates. */
  type?: string | null | undefined;
  /** The only entities that it may be linked to; only allowed with the public knowledge base alone. */
  candidates?: readonly SentCandidate[] | null | undefined;
}

/** A candidate for a mention, described by the caller. */
export type GivenCandidate = Present<SentCandidate>;
/** A span that the caller marked, with a type or candidates of its own. */
export type GivenMention = Omit<Present<SentMention>, "candidates"> & {
  /** The only entities that it may be linked to. */
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
  language?: LanguageTag | null | undefined;
  /**
   * Comma-separated datasets, in order; default `inline` with a `dataset`, or else `wikidata://public`. A dataset that is
   * named twice counts once.
   */
  dataset_uri?: DatasetUri | null | undefined;
  /** Inline entities. If `dataset_uri` does not name `inline`, they are the only dataset of the request. */
  dataset?: InlineDataset | null | undefined;
  /** Spans to resolve, in code points, at most 5,000 of at most 500 each; other mentions are then not detected. */
  mentions?: readonly SentMention[] | null | undefined;
  /** What the answer includes besides: every candidate, or what explains the outcome. */
  include?: readonly Include[] | null | undefined;
  /** 0 to 1, default 0.5: how sure the detector must be that a span is a name. */
  confidence?: number | null | undefined;
  /** 0 to 1: the lowest `match_probability` of an entity in the answer. */
  min_probability?: number | null | undefined;
}

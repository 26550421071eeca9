import type { LanguageTag } from "./languages.ts";
import type { Fault } from "./problem.ts";

/**
 * How a mention's name was found in a dataset, strongest first: `exact` as it is written there; `folded` except for
 * case, accents and signs; `suffix` except for an ending, such as a genitive or a legal form; `acronym` by initials;
 * `short_name` by a part of the name that the text gives in full elsewhere; `partial` by some of its words; `fuzzy` but
 * for a typing error; `given` as a candidate that the caller sent.
 */
export type MatchKind =
  | "exact"
  | "folded"
  | "suffix"
  | "acronym"
  | "short_name"
  | "partial"
  | "fuzzy"
  | "given";

/**
 * Why a mention is unresolved; the first of these that holds: `no_candidates`, no dataset of the request has the name;
 * `type_conflict`, none of the candidates can have the type that was sent; `no_suitable_candidate`, something else
 * explains the mention as well; `low_relevance`, the best candidate is not likely enough, by its
 * score or by its probability.
 */
export type Reason = "no_candidates" | "type_conflict" | "no_suitable_candidate" | "low_relevance";

/** The entity that a mention is linked to. */
export interface ResolvedEntity {
  /** Its id as the dataset has it: a QID, an IRI, or the id that the caller sent, unchanged. */
  id: string;
  /** Its name in the language of the text, or else in English, or else in any. */
  label: string;
  /** What it is, in a phrase; absent when the dataset does not say. */
  description?: string | undefined;
  /** Its types as words (`"city"`) or IRIs, the nearest first; absent when there are none. */
  types?: string[] | undefined;
  /** IRIs of the same entity in other knowledge bases. */
  same_as: string[];
}

/** How the score of a mention was computed. */
export interface Signals {
  /** The scoring function of the score, such as `public/coherent`; scores can be compared only within one path. */
  path: string;
  /** How the name of the best candidate was found; null without candidates. */
  match_kind: MatchKind | null;
  /** P(entity | name), 0 to 1, in the public knowledge base; null for the caller's own entities. */
  retrieval_prior: number | null;
  /** Probability, 0 to 1, that the best candidate is the one that is meant; null without candidates. */
  match_probability: number | null;
  /**
   * The log-odds of the best candidate minus those of the next: `log(score / (1 - score))` of each. Their scores differ by
   * less. Null without a next one.
   */
  margin: number | null;
  /** Whether another mention of the text decided this one. */
  rescued: boolean;
  /** What each feature adds to the score of the best candidate; only with `include: ["evidence"]`. */
  features?: Record<string, number> | undefined;
}

/** One scored candidate of a mention; with `include: ["candidates"]`, the best first. */
export interface Candidate {
  /** Its id as the dataset has it, or as the caller sent it. */
  id: string;
  /** Its name in the language of the text, or else in English, or else in any. */
  label: string;
  /** What it is, in a phrase; absent when the dataset does not say. */
  description?: string | undefined;
  /** Its types as words or IRIs; absent when there are none. */
  types?: string[] | undefined;
  /** 0 to 1; null when it was not scored. Comparable within one mention. */
  score: number | null;
  /** How its name was found. */
  match_kind: MatchKind;
  /** The dataset that it belongs to. */
  dataset_uri: string;
  /** What each feature adds to its score; only with `include: ["evidence"]`, too. */
  features?: Record<string, number> | undefined;
}

/** A name of the dataset that is spelled almost like a mention without candidates. */
export interface NearestName {
  /** The name as the dataset has it. */
  name: string;
  /** The entity that has it. */
  id: string;
  /** Insertions, deletions and replacements of code points (Levenshtein). */
  distance: number;
}

/** What explains a mention as well as its best candidate does, or better. */
export interface Competitor {
  /** `entity` of another dataset, `common_word` of the language, `runner_up` of the same dataset, `context` around it. */
  kind: "entity" | "common_word" | "runner_up" | "context";
  /** Its name, or the words. */
  label: string;
  /** Its id, when it is an entity. */
  id?: string | undefined;
  /** The dataset that it belongs to, when it is an entity. */
  dataset_uri?: string | undefined;
  /** Its score, 0 to 1; null when it has none. */
  score: number | null;
}

/** What explains an unresolved or uncertain mention; with `include: ["evidence"]`. */
export interface Evidence {
  /** The mention as it was looked up: folded, without possessive or elision. */
  name: string;
  /** The kinds of match that were tried, in order. */
  kinds_tried: MatchKind[];
  /** Names in the datasets with a similar spelling, if there are no candidates; the nearest first. */
  nearest?: NearestName[] | undefined;
  /** What else may be meant; absent when nothing else is. */
  competitor?: Competitor | undefined;
  /** The lowest score, 0 to 1, at which a mention of this path resolves. */
  floor: number;
  /**
   * The lowest `match_probability` at which this mention resolves: `min_probability` of the request, or that of a name of
   * which the detector is not sure, whichever is higher. Absent where any will do.
   */
  least_probability?: number | undefined;
  /** Which of these two the best candidate does not reach; absent where it reaches both. */
  unmet?: ("floor" | "least_probability")[] | undefined;
  /** The smallest `signals.margin`, in log-odds, at which a mention of this path resolves. */
  margin: number;
  /** Features of this path for which the candidate has no data, such as `context` without a description. */
  missing?: string[] | undefined;
  /**
   * Public entities that are the same as the caller's entity: their context counts for it. Absent when there are
   * none.
   */
  public_twins?: { id: string; label: string }[] | undefined;
  /** How sure the detector is that the span is a name, 0 to 1; 1 for spans that the caller sent. */
  detection: number;
}

/** What resolved and unresolved mentions have in common. */
export interface MentionFields {
  /** The slice of the text, unchanged. */
  text: string;
  /** Where it starts, in Unicode code points from 0; `sliceOf` and `toUtf16` give places in JavaScript strings. */
  start: number;
  /** Where it ends, exclusive, in Unicode code points. */
  end: number;
  /** The type that the caller sent, or else a coarse type of the entity (`person`, `place`, …); absent when unknown. */
  type?: string | undefined;
  /** Score of the best candidate, 0 to 1, comparable within one `signals.path`; null without candidates. */
  score: number | null;
  /** The dataset that it was linked to; if unresolved, the dataset of its best candidate, or else the first. */
  dataset_uri: string;
  /** How the score was computed. */
  signals: Signals;
  /** All scored candidates, the best first; only with `include: ["candidates"]`. */
  candidates?: Candidate[] | undefined;
  /** What explains the outcome; only with `include: ["evidence"]`. */
  evidence?: Evidence | undefined;
}

/** A mention that is linked to an entity. */
export interface ResolvedMention extends MentionFields {
  /** It is linked to `entity`. */
  status: "resolved";
  /** What it is linked to. */
  entity: ResolvedEntity;
  /** Never there: it is resolved. */
  reason?: undefined;
  /** Never there: it is resolved. */
  next_action?: undefined;
}

/** A mention that is linked to nothing, which is a normal answer. */
export interface UnresolvedMention extends MentionFields {
  /** It is linked to nothing; `reason` says why. */
  status: "unresolved";
  /** Null: it is linked to nothing. */
  entity: null;
  /** Why it is linked to nothing. */
  reason: Reason;
  /** The one change that would make it resolve, as a sentence. Services other than this one may leave it out. */
  next_action?: string | undefined;
}

/** One mention: if `status === "resolved"`, it has `entity`, or else `reason`. */
export type Mention = ResolvedMention | UnresolvedMention;

/** The answer to one request. */
export interface ResolveResponse {
  /** In the order of the text; if the request has spans, one for each, in their order. */
  mentions: Mention[];
  /** The datasets that were asked, in order, comma-separated: as sent or defaulted. */
  dataset_uri: string;
  /** The language of the text, as sent without its region, or as detected. */
  language: LanguageTag;
  /** Milliseconds that resolving took. */
  processing_time_ms: number;
  /** The engine that resolved, with its version: `referent/0.2.0`. */
  engine: string;
  /** Milliseconds by stage; only with `include: ["evidence"]`. */
  timings?: Record<string, number> | undefined;
  /** Fields that were sent but are not read, by JSON Pointer (RFC 6901); absent when there are none. At most 20. */
  warnings?: Fault[] | undefined;
}

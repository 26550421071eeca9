import type { LanguageTag } from "./languages.ts";
import type { Fault } from "./problem.ts";

/**
 * How a mention's name was found in a dataset, strongest first: `exact` as it is written there; `folded` except for
 * case, accents, signs and Chinese script; `suffix` except for an ending, such as a genitive or a legal form; `acronym` by initials;
 * `short_name` by the last name, or a part of a name that the text gives in full elsewhere; `partial` by some of its
 * words; `fuzzy` except for a typing error; `given` as a candidate that the caller sent or offered.
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
  /**
   * Of a public entity: names of schema.org classes, the most specific first, and plain words where there is no such
   * class. Of an entity that the caller sent: its own, words or IRIs. Absent when there are none.
   */
  types?: string[] | undefined;
  /** IRIs of the same entity in other knowledge bases; empty when none is known. */
  same_as: string[];
}

/** How the score of a mention was computed. */
export interface Signals {
  /** The scoring function of the score, such as `public/coherent`; scores can be compared only within one path. */
  path: string;
  /** How the name of the best candidate was found; null without candidates. */
  match_kind: MatchKind | null;
  /**
   * How likely the name alone means the best candidate, 0 to 1, in the public knowledge base; null for the caller's own
   * entities and without candidates.
   */
  retrieval_prior: number | null;
  /** Probability, 0 to 1, that the best candidate is the one that is meant; null without candidates. */
  match_probability: number | null;
  /**
   * The log-odds of the best candidate minus those of the next: `ln(score / (1 - score))` of each, 0 or more. Null
   * without a next one.
   */
  margin: number | null;
  /**
   * Whether a longer mention of the text, such as "Marie Curie" for "Curie", led to the entity or is evidence for it; false
   * when the mention is unresolved.
   */
  rescued: boolean;
  /**
   * What each feature adds to the log-odds of the score of the best candidate, by its name: the sum is
   * `ln(score / (1 - score))`. Only with `include: ["evidence"]`.
   */
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
  /** Its types, as those of an entity of the answer; absent when there are none. */
  types?: string[] | undefined;
  /** Its score, 0 to 1; null when it was not scored. Comparable within one mention. */
  score: number | null;
  /** How its name was found. */
  match_kind: MatchKind;
  /** The dataset that it belongs to. */
  dataset_uri: string;
  /** What each feature adds to the log-odds of its score, by its name; only with `include: ["evidence"]`, too. */
  features?: Record<string, number> | undefined;
}

/** A name of the dataset that is spelled almost like a mention. */
export interface NearestName {
  /** The name as the dataset has it. */
  name: string;
  /** The entity that has it. */
  id: string;
  /** Insertions, deletions and replacements of UTF-16 units (Levenshtein); 1 if two neighbours are swapped. */
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
  /** The dataset that it belongs to, when it is an entity; absent for one that the public knowledge base lacks. */
  dataset_uri?: string | undefined;
  /** Its score, 0 to 1; null when it has none. */
  score: number | null;
}

/** A public entity that is the same as an entity of the caller. */
export interface PublicTwin {
  /** Its id in the public knowledge base. */
  id: string;
  /** Its name in the language of the text, or else in English, or else in any. */
  label: string;
}

/** What explains the outcome of a mention; with `include: ["evidence"]`. */
export interface Evidence {
  /** The mention as it was looked up: folded, without possessive or elision. */
  name: string;
  /** The kinds of match that were tried, in order. */
  kinds_tried: MatchKind[];
  /**
   * Names in the datasets with a similar spelling, the nearest first, at most 5: of a mention without candidates, or of
   * candidates that were found by a similar name only. Absent when there are none.
   */
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
  /**
   * Which of the features `context`, `coherence` and `type_agrees` say nothing of the best candidate, such as `context`
   * without a description; absent when all say something.
   */
  missing?: string[] | undefined;
  /**
   * Public entities that are the same as the caller's entity: their context counts for it. Absent when there are
   * none.
   */
  public_twins?: PublicTwin[] | undefined;
  /** How sure the detector is that the span is a name, 0 to 1; 1 for spans that the caller sent. */
  detection: number;
}

/**
 * What resolved and unresolved mentions have in common. Places are in code points: `sliceOf` and `toUtf16` give them in
 * JavaScript strings.
 */
export interface MentionFields {
  /** The slice of the text, unchanged. */
  text: string;
  /** Where it starts, in Unicode code points from 0. */
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
  /** One for each mention, in the order of the text; if the request has spans, one for each span, in their order. */
  mentions: Mention[];
  /** The datasets that were asked, in order, comma-separated: as sent or defaulted. */
  dataset_uri: string;
  /** The language of the text, as sent without its region, or as detected. */
  language: LanguageTag;
  /** Milliseconds that resolving took, to a hundredth; the first call also loads what it needs. */
  processing_time_ms: number;
  /** The engine that resolved, with its version, such as `referent/0.2.0`. */
  engine: string;
  /**
   * Milliseconds by stage, to a hundredth: `open` reads datasets and language, `detect` finds the mentions, `link` scores
   * their candidates, `answer` writes the answer. Only with `include: ["evidence"]`.
   */
  timings?: Record<string, number> | undefined;
  /** Fields that were sent but are not read, by JSON Pointer (RFC 6901); absent when there are none. At most 20. */
  warnings?: Fault[] | undefined;
}

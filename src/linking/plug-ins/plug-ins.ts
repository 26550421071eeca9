import type { MatchKind } from "../../contract/index.ts";

/** The options that every plug-in gets besides its data. */
export interface PlugInOptions {
  /**
   * The signal of the call. A plug-in that waits for something should stop when it is aborted. The resolver does not
   * wait for one that continues.
   */
  readonly signal?: AbortSignal | undefined;
}

/** A span that a detector takes for a mention. */
export interface PlugInSpan {
  /** Start, in Unicode code points of the text. */
  readonly start: number;
  /** End, exclusive, in Unicode code points; a span has at most `limits.spanCodePoints` of them. */
  readonly end: number;
  /** Probability that a mention stands here, 0 to 1. */
  readonly score: number;
  /** Type of the entity (`person`, `place`, `organization` …): a constraint, as in a mention of a request. */
  readonly type?: string | undefined;
}

/**
 * Finds mentions, in addition to the resolver itself. For a span that both find, the plug-in's score counts, even if
 * it is low. Of spans that share a word, those with the best total score become mentions. Spans that are less sure
 * than the `confidence` of the request are left out. Not called if the request marks its mentions.
 *
 * @param text the text of the request
 * @param language its language, sent or detected: `en`, `it` …
 * @returns spans in any order, at most `limits.mentions`
 */
export type DetectorPlugIn = (
  text: string,
  language: string,
  options: PlugInOptions,
) => readonly PlugInSpan[] | Promise<readonly PlugInSpan[]>;

/** A mention, as plug-ins see it. */
export interface PlugInMention {
  /** The mention as the text has it. */
  readonly text: string;
  /** Start, in Unicode code points of `document`. */
  readonly start: number;
  /** End, exclusive, in Unicode code points. */
  readonly end: number;
  /** The type that the request or the detector gave. */
  readonly type?: string | undefined;
  /** The sentence around the mention: at most 40 words before and after it. */
  readonly context: string;
  /** The whole text of the request. */
  readonly document: string;
  /** Language of the text: `en`, `it` … */
  readonly language: string;
}

/** A candidate that a plug-in adds. */
export interface OfferedCandidate {
  /**
   * Id in a dataset of the request, or an identity of its entity (`Q90`, `wd:Q90`, an IRI). An id that no dataset of
   * the request has is ignored, as there is no data to judge it by.
   */
  readonly id: string;
  /**
   * Probability that the mention means it, 0 to 1; default 0.5, which says nothing. Its log-odds, within ±3, are the
   * feature `offered`.
   */
  readonly score?: number | undefined;
}

/**
 * Adds candidates to a mention: nicknames, codes, hits of a search. No dataset needs to know the mention as a name.
 * They compete with the candidates of the resolver; the best 30 by score are taken. Not called for a mention for
 * which the request sends candidates.
 *
 * @returns at most `limits.mentionCandidates`; an empty list for none
 */
export type CandidatesPlugIn = (
  mention: PlugInMention,
  options: PlugInOptions,
) => readonly OfferedCandidate[] | Promise<readonly OfferedCandidate[]>;

/**
 * Turns texts into vectors. The feature `embedding` of a candidate is a cosine: that of the vectors of the mention's
 * `context` and of the candidate's description. The mean of the mention's candidates is subtracted, as models differ
 * in the cosine of unrelated texts. Only the 12 likeliest candidates by name and popularity that have a description
 * are compared; the others get 0.
 *
 * @param texts each once, at most 64 of at most 1,000 UTF-16 units; vectors of the last 2,048 descriptions are kept
 * @returns a vector for each text, in order, all of one length, of finite numbers
 */
export type EmbedPlugIn = (
  texts: readonly string[],
  options: PlugInOptions,
) => readonly ArrayLike<number>[] | Promise<readonly ArrayLike<number>[]>;

/** A candidate, as plug-ins see it. */
export interface PlugInCandidate {
  /** Id, in the form of the request if it was sent there. */
  readonly id: string;
  /** Label in the language of the text, or else in another. */
  readonly label: string;
  /** Description in the language of the text, or else in another. */
  readonly description?: string | undefined;
  /** Types, as its dataset has them. */
  readonly types: readonly string[];
  /** How the name of the mention led to the candidate; `given` if only a caller or a plug-in did. */
  readonly match_kind: MatchKind;
  /** P(entity | name) among the candidates, 0 to 1; null if a dataset has no popularity. */
  readonly prior: number | null;
  /** The dataset that has it. */
  readonly dataset_uri: string;
}

/**
 * Judges a candidate of a mention with numbers by name. Each is multiplied by its weight in `featureWeights` and
 * added to the score before squashing. A missing feature counts 0.
 *
 * @returns finite numbers, under names that have a weight
 */
export type FeaturesPlugIn = (
  mention: PlugInMention,
  candidate: PlugInCandidate,
  options: PlugInOptions,
) => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;

/**
 * Weights of features, by name: the log-odds that a value of 1 adds to a candidate. Names consist of letters, digits
 * and `_`; the names of the resolver's own features are reserved.
 */
export type FeatureWeights = Readonly<Record<string, number>>;

/**
 * Functions of the caller that take part in resolving. Each may be async. One that throws, or gives a wrong value,
 * ends the call with `invalid_response`; a `ProblemError` that it throws is passed on.
 */
export interface PlugIns {
  /** Finds mentions beside those that the resolver finds. */
  detector?: DetectorPlugIn | undefined;
  /** Adds candidates to a mention. */
  candidates?: CandidatesPlugIn | undefined;
  /** Makes vectors of texts, which compare contexts with descriptions. */
  embed?: EmbedPlugIn | undefined;
  /** More features of candidates. */
  features?: FeaturesPlugIn | undefined;
  /** Weights of the features of plug-ins: one for each name of `features`; default of `embedding` is 4, of `offered` 1. */
  featureWeights?: FeatureWeights | undefined;
}

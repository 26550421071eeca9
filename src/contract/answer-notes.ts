import type {
  Candidate,
  Competitor,
  Evidence,
  Mention,
  NearestName,
  PublicTwin,
  ResolvedEntity,
  ResolveResponse,
  Signals,
} from "./answer.ts";
import type { Fault } from "./problem.ts";

type Notes<Type> = { readonly [field in keyof Type]-?: string };

/**
 * What the OpenAPI document and `docs/guides/answer.md` say of each field of an answer: the texts of the types in
 * `answer.ts`, which a test compares. Apart from the schemas, which clients load.
 */
export const answerNotes: {
  readonly ResolveResponse: Notes<ResolveResponse>;
  readonly Mention: Notes<Mention>;
  readonly ResolvedEntity: Notes<ResolvedEntity>;
  readonly Signals: Notes<Signals>;
  readonly Candidate: Notes<Candidate>;
  readonly Evidence: Notes<Evidence>;
  readonly NearestName: Notes<NearestName>;
  readonly Competitor: Notes<Competitor>;
  readonly PublicTwin: Notes<PublicTwin>;
  readonly Fault: Notes<Fault>;
} = {
  ResolveResponse: {
    mentions:
      "One for each mention, in the order of the text; if the request has spans, one for each span, in their order.",
    dataset_uri: "The datasets that were asked, in order, comma-separated: as sent or defaulted.",
    language: "The language of the text, as sent without its region, or as detected.",
    processing_time_ms:
      "Milliseconds that resolving took, to a hundredth; the first call also loads what it needs.",
    engine: "The engine that resolved, with its version, such as `referent/0.2.0`.",
    timings:
      'Milliseconds by stage, to a hundredth: `open` reads datasets and language, `detect` finds the mentions, `link` scores their candidates, `answer` writes the answer. Only with `include: ["evidence"]`.',
    warnings:
      "Fields that were sent but are not read, by JSON Pointer (RFC 6901); absent when there are none. At most 20.",
  },
  Mention: {
    text: "The slice of the text, unchanged.",
    start: "Where it starts, in Unicode code points from 0.",
    end: "Where it ends, exclusive, in Unicode code points.",
    status:
      "`resolved`: it is linked to `entity`. `unresolved`: it is linked to nothing, which is a normal answer; `reason` says why.",
    type: "The type that the caller sent, or else a coarse type of the entity (`person`, `place`, …); absent when unknown.",
    entity: "What it is linked to; null if it is unresolved.",
    reason: "Why it is linked to nothing; absent if it is resolved.",
    next_action:
      "The one change that would make it resolve, as a sentence; absent if it is resolved. Services other than this one may leave it out.",
    score:
      "Score of the best candidate, 0 to 1, comparable within one `signals.path`; null without candidates.",
    dataset_uri:
      "The dataset that it was linked to; if unresolved, the dataset of its best candidate, or else the first.",
    signals: "How the score was computed.",
    candidates: 'All scored candidates, the best first; only with `include: ["candidates"]`.',
    evidence: 'What explains the outcome; only with `include: ["evidence"]`.',
  },
  ResolvedEntity: {
    id: "Its id as the dataset has it: a QID, an IRI, or the id that the caller sent, unchanged.",
    label: "Its name in the language of the text, or else in English, or else in any.",
    description: "What it is, in a phrase; absent when the dataset does not say.",
    types:
      "Of a public entity: names of schema.org classes, the most specific first, and plain words where there is no such class. Of an entity that the caller sent: its own, words or IRIs. Absent when there are none.",
    same_as: "IRIs of the same entity in other knowledge bases; empty when none is known.",
  },
  Signals: {
    path: "The scoring function of the score, such as `public/coherent`; scores can be compared only within one path.",
    match_kind: "How the name of the best candidate was found; null without candidates.",
    retrieval_prior:
      "How likely the name alone means the best candidate, 0 to 1, in the public knowledge base; null for the caller's own entities and without candidates.",
    match_probability:
      "Probability, 0 to 1, that the best candidate is the one that is meant; null without candidates.",
    margin:
      "The log-odds of the best candidate minus those of the next: `ln(score / (1 - score))` of each, 0 or more. Null without a next one.",
    rescued:
      'Whether a longer mention of the text, such as "Marie Curie" for "Curie", led to the entity or is evidence for it; false when the mention is unresolved.',
    features:
      'What each feature adds to the log-odds of the score of the best candidate, by its name: the sum is `ln(score / (1 - score))`. Only with `include: ["evidence"]`.',
  },
  Candidate: {
    id: "Its id as the dataset has it, or as the caller sent it.",
    label: "Its name in the language of the text, or else in English, or else in any.",
    description: "What it is, in a phrase; absent when the dataset does not say.",
    types: "Its types, as those of an entity of the answer; absent when there are none.",
    score: "Its score, 0 to 1; null when it was not scored. Comparable within one mention.",
    match_kind: "How its name was found.",
    dataset_uri: "The dataset that it belongs to.",
    features:
      'What each feature adds to the log-odds of its score, by its name; only with `include: ["evidence"]`, too.',
  },
  Evidence: {
    name: "The mention as it was looked up: folded, without possessive or elision.",
    kinds_tried: "The kinds of match that were tried, in order.",
    nearest:
      "Names in the datasets with a similar spelling, the nearest first, at most 5: of a mention without candidates, or of candidates that were found by a similar name only. Absent when there are none.",
    competitor: "What else may be meant; absent when nothing else is.",
    floor: "The lowest score, 0 to 1, at which a mention of this path resolves.",
    least_probability:
      "The lowest `match_probability` at which this mention resolves: `min_probability` of the request, or that of a name of which the detector is not sure, whichever is higher. Absent where any will do.",
    unmet: "Which of these two the best candidate does not reach; absent where it reaches both.",
    margin: "The smallest `signals.margin`, in log-odds, at which a mention of this path resolves.",
    missing:
      "Which of the features `context`, `coherence` and `type_agrees` say nothing of the best candidate, such as `context` without a description; absent when all say something.",
    public_twins:
      "Public entities that are the same as the caller's entity: their context counts for it. Absent when there are none.",
    detection: "How sure the detector is that the span is a name, 0 to 1; 1 for spans that the caller sent.",
  },
  NearestName: {
    name: "The name as the dataset has it.",
    id: "The entity that has it.",
    distance:
      "Insertions, deletions and replacements of UTF-16 units (Levenshtein); 1 if two neighbours are swapped.",
  },
  Competitor: {
    kind: "`entity` of another dataset, `common_word` of the language, `runner_up` of the same dataset, `context` around it.",
    label: "Its name, or the words.",
    id: "Its id, when it is an entity.",
    dataset_uri:
      "The dataset that it belongs to, when it is an entity; absent for one that the public knowledge base lacks.",
    score: "Its score, 0 to 1; null when it has none.",
  },
  PublicTwin: {
    id: "Its id in the public knowledge base.",
    label: "Its name in the language of the text, or else in English, or else in any.",
  },
  Fault: {
    pointer: "JSON Pointer (RFC 6901) to the part of the request that is wrong; empty for the whole.",
    detail: "What is wrong there, in words.",
  },
};

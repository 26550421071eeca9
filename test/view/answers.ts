import type { Mention, ResolveResponse } from "../../src/contract/index.ts";

/** A mention of a text by its offsets in code points, with what a test says of it. */
export function mention(text: string, start: number, end: number, changes: Partial<Mention> = {}): Mention {
  const entity =
    changes.entity === undefined
      ? { id: "Q1", label: "One", description: "the first", types: ["person"], same_as: [] }
      : changes.entity;
  return {
    text: Array.from(text).slice(start, end).join(""),
    start,
    end,
    status: entity ? "resolved" : "unresolved",
    score: entity ? 0.75 : null,
    dataset_uri: "wikidata://public",
    signals: {
      path: "public/exact",
      match_kind: "exact",
      retrieval_prior: 1,
      match_probability: 0.75,
      margin: null,
      rescued: false,
    },
    ...changes,
    entity,
  } as Mention;
}

export function answerOf(...mentions: Mention[]): ResolveResponse {
  return {
    mentions,
    dataset_uri: "wikidata://public",
    language: "en",
    processing_time_ms: 1,
    engine: "referent/test",
  };
}

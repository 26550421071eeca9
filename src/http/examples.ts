import type { ResolveRequest } from "../contract/index.ts";

/** A request of the documentation, and what each mention of its answer must be: id, or reason. */
export interface Example {
  readonly summary: string;
  readonly request: ResolveRequest;
  readonly outcomes: readonly (readonly [text: string, outcome: string])[];
}

/** Requests that the OpenAPI document shows; a test sends each and compares the outcomes. */
export const examples: Readonly<Record<string, Example>> = {
  inline: {
    summary: "Entities sent with the request",
    request: {
      text: "Ada Lovelace met Charles Babbage.",
      language: "en",
      dataset: [
        { id: "people/1", name: "Ada Lovelace", description: "English mathematician" },
        { id: "people/2", name: "Charles Babbage", aliases: ["Babbage"], types: ["person"] },
      ],
    },
    outcomes: [
      ["Ada Lovelace", "people/1"],
      ["Charles Babbage", "people/2"],
    ],
  },
  spans: {
    summary: "Spans of the caller: exactly one row for each",
    request: {
      text: "Ada Lovelace wrote to Zorblax Quib.",
      language: "en",
      dataset: { entities: [{ id: "people/1", name: "Ada Lovelace", types: ["person"] }] },
      mentions: [
        { start: 22, end: 34, text: "Zorblax Quib" },
        { start: 0, end: 12 },
      ],
    },
    outcomes: [
      ["Zorblax Quib", "no_candidates"],
      ["Ada Lovelace", "people/1"],
    ],
  },
  evidence: {
    summary: "With candidates and evidence",
    request: {
      text: "Ada Lovelace wrote a letter.",
      language: "en",
      dataset: [
        {
          id: "people/1",
          name: { en: "Ada Lovelace", fr: "Ada de Lovelace" },
          aliases: ["Augusta Ada King"],
        },
      ],
      include: ["candidates", "evidence"],
    },
    outcomes: [["Ada Lovelace", "people/1"]],
  },
};

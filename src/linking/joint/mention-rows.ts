import type { CompiledDataset } from "../../datasets/dataset.ts";
import type { Candidate } from "../candidates/candidate.ts";
import type { Document } from "../document/document.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { JointMention } from "./joint-mention.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/** The rows of a mention as rules read and write them: of its candidates, and of NIL last. */
export class MentionRows {
  readonly mention: MentionSpan;
  readonly candidates: readonly Candidate[];
  readonly #values: Float32Array;
  readonly #first: number;

  constructor(values: Float32Array, { mention, candidates, row }: JointMention) {
    this.mention = mention;
    this.candidates = candidates;
    this.#values = values;
    this.#first = row;
  }

  /** The value of a feature of a candidate. One of the mention itself is in all rows, so the first row tells it. */
  value(feature: number, candidate = 0): number {
    return this.#values[this.#first + candidate * WIDTH + feature]!;
  }

  has(feature: number, candidate = 0): boolean {
    return this.value(feature, candidate) !== 0;
  }

  set(feature: number, candidate: number, value: number): void {
    this.#values[this.#first + candidate * WIDTH + feature] = value;
  }

  /** Writes that a candidate has a feature. */
  mark(feature: number, candidate: number): void {
    this.set(feature, candidate, 1);
  }

  /** Writes that the candidates that pass a test have a feature, all by default; NIL never has it. */
  markCandidates(feature: number, passes: (candidate: Candidate, i: number) => unknown = () => true): void {
    this.candidates.forEach((candidate, i) => {
      if (passes(candidate, i)) this.mark(feature, i);
    });
  }

  /** Writes whether the mention has a feature: in all rows, that of NIL too. */
  setMention(feature: number, value: 0 | 1): void {
    for (let i = 0; i <= this.candidates.length; i++) this.set(feature, i, value);
  }
}

/** Writes that nothing around a mention tells of a match. */
export function clearMatch(rows: MentionRows): void {
  for (const cue of [f.match_text, f.match_cue, f.number_behind]) rows.setMention(cue, 0);
}

/** Writes what one rule says of a mention of the public world. */
export type Rule = (rows: MentionRows, document: Document, dataset: CompiledDataset) => void;

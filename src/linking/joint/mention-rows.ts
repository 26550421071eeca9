import type { CompiledDataset } from "../../datasets/dataset.ts";
import type { Candidate } from "../candidates/candidate.ts";
import type { Document } from "../document/document.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { JointMention } from "./joint-mention.ts";

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

  /** Whether a candidate has a feature. One of the mention itself is in all rows, so the first row tells it. */
  has(feature: number, candidate = 0): boolean {
    return this.#values[this.#first + candidate * WIDTH + feature] !== 0;
  }

  /** Writes that a candidate has a feature. */
  mark(feature: number, candidate: number): void {
    this.#values[this.#first + candidate * WIDTH + feature] = 1;
  }

  /** Takes a feature from a candidate. */
  unmark(feature: number, candidate: number): void {
    this.#values[this.#first + candidate * WIDTH + feature] = 0;
  }

  /** Writes that all candidates have a feature, and NIL has not. */
  markCandidates(feature: number): void {
    for (let i = 0; i < this.candidates.length; i++) this.mark(feature, i);
  }

  /** Writes whether the mention has a feature: in all rows, that of NIL too. */
  setMention(feature: number, value: 0 | 1): void {
    for (let i = 0; i <= this.candidates.length; i++) this.#values[this.#first + i * WIDTH + feature] = value;
  }
}

/** Writes what one rule says of a mention of the public world. */
export type Rule = (rows: MentionRows, document: Document, dataset: CompiledDataset) => void;

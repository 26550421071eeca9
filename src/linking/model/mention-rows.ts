import type { Candidate } from "../candidates/candidate.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "./feature-table.ts";

const WIDTH = candidateFeatures.width;

/** A mention with its candidates, and the features of each candidate, side by side, and of NIL behind them. */
export class MentionRows {
  readonly mention: MentionSpan;
  readonly candidates: readonly Candidate[];
  /** The features of all mentions of the text, and where those of this one begin. */
  readonly values: Float32Array;
  readonly first: number;
  /** Probability of each candidate before the other mentions are considered, 0 to 1; set by `writeRows`. */
  beliefs!: Float32Array;

  constructor(mention: MentionSpan, candidates: readonly Candidate[], values: Float32Array, first: number) {
    this.mention = mention;
    this.candidates = candidates;
    this.values = values;
    this.first = first;
  }

  /** Where the features of a candidate begin; by default, those of NIL. */
  row(i = this.candidates.length): number {
    return this.first + i * WIDTH;
  }

  /** The value of a feature of a candidate. One of the mention itself is in all rows, so the first row tells it. */
  value(feature: number, i = 0): number {
    return this.values[this.row(i) + feature]!;
  }

  has(feature: number, i = 0): boolean {
    return this.value(feature, i) !== 0;
  }

  set(feature: number, i: number, value: number): void {
    this.values[this.row(i) + feature] = value;
  }

  mark(feature: number, i: number): void {
    this.set(feature, i, 1);
  }

  /** Writes that the candidates that pass a test have a feature, all by default; NIL never has it. */
  markCandidates(feature: number, passes: (candidate: Candidate, i: number) => unknown = () => true): void {
    this.candidates.forEach((candidate, i) => {
      if (passes(candidate, i)) this.mark(feature, i);
    });
  }

  /** Writes the value of some features of the mention: in all rows, that of NIL too. */
  setMention(value: number, ...features: readonly number[]): void {
    for (const feature of features)
      for (let i = 0; i <= this.candidates.length; i++) this.set(feature, i, value);
  }

  /**
   * Compares the candidates by a feature. Writes the gap of each, which is its difference to the greatest value of the
   * others, and into all rows the greatest value of all.
   *
   * @param gap the feature of the gap
   * @param most the feature of the greatest value
   */
  compare(feature: number, gap: number | undefined, most?: number): void {
    const count = this.candidates.length;
    if (count === 0) return;
    let first = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const value = this.value(feature, i);
      if (value > first) {
        second = first;
        first = value;
      } else if (value > second) second = value;
    }
    if (gap !== undefined)
      for (let i = 0; i < count; i++) {
        const value = this.value(feature, i);
        this.set(gap, i, count === 1 ? value : value - (value === first ? second : first));
      }
    if (most !== undefined) this.setMention(first, most);
  }
}

import { compareText } from "../../text/look-up.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { candidateFeatures } from "./feature-table.ts";
import type { MentionRows } from "./mention-rows.ts";
import { type Path, type PathModel, pathOf } from "./paths.ts";
import type { Scorer } from "./scorer.ts";

export interface Scored {
  readonly candidate: Candidate;
  /** The score before squashing: the sum of the candidate minus that of "none of them". */
  readonly sum: number;
  /** 0 to 1. */
  readonly score: number;
  /** Where its features begin. */
  readonly row: number;
  readonly added: Added | undefined;
}

/** The contributions of plug-ins to the sum of a candidate, by name and together. */
export interface Added {
  readonly parts: ReadonlyMap<string, number>;
  readonly sum: number;
}

/** The candidates of a mention in one world, scored, best first. */
export class Ranking {
  readonly path: Path;
  readonly model: PathModel;
  readonly scored: readonly Scored[];
  readonly #values: Float32Array;
  readonly #nil: number;

  /** @param added contributions of plug-ins to each candidate */
  constructor(path: Path, rows: MentionRows, added?: readonly Added[]) {
    this.path = path;
    this.model = pathOf(path);
    const { scorer, byHand } = this.model;
    const { candidates, values } = rows;
    this.#values = values;
    this.#nil = rows.row();
    const nil = candidates.length === 0 ? 0 : scorer.sum(values, this.#nil);
    const scored = candidates.map((candidate, i): Scored => {
      const at = rows.row(i);
      const sum = scorer.sum(values, at) + byHand.sum(values, at) + (added?.[i]?.sum ?? 0) - nil;
      return { candidate, sum, score: squash(sum), row: at, added: added?.[i] };
    });
    // Candidates with equal sums are ordered by id, so that the order of entities never matters.
    this.scored =
      scored.length < 2
        ? scored
        : scored.sort((a, b) => b.sum - a.sum || compareText(a.candidate.id, b.candidate.id));
  }

  value({ row }: Scored, feature: number): number {
    return this.#values[row + feature]!;
  }

  /** The sum of a candidate with other weights than those of the path. */
  sumBy(scorer: Scorer, { row }: Scored): number {
    return scorer.sum(this.#values, row);
  }

  /**
   * What each feature adds to the sum of a candidate, by name, relative to NIL. The feature `nil` carries what NIL
   * has of its own.
   */
  parts({ row, added }: Scored): Record<string, number> {
    const { scorer, byHand } = this.model;
    const own = new Float64Array(candidateFeatures.width);
    const none = new Float64Array(candidateFeatures.width);
    const start = scorer.explain(this.#values, row, own) - scorer.explain(this.#values, this.#nil, none);
    byHand.explain(this.#values, row, own);
    const parts: Record<string, number> = {};
    if (start !== 0) parts.bias = start;
    candidateFeatures.names.forEach((name, i) => {
      const part = own[i]! - none[i]!;
      if (part !== 0) parts[name] = part;
    });
    for (const [name, part] of added?.parts ?? []) parts[name] = part;
    return parts;
  }

  /** P(a candidate is meant) among all candidates and NIL, before calibration. */
  probability(of: Scored): number {
    let total = 1;
    for (const { sum } of this.scored) total += Math.exp(sum);
    return Math.exp(of.sum) / total;
  }
}

/** The score of a sum, 0 to 1. */
export function squash(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** The sum that gives a score of 0 to 1. Scores at the ends are moved inside by a millionth. */
export function logit(score: number): number {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, score));
  return Math.log(inside / (1 - inside));
}

import { compareText } from "../../text/look-up.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { candidateFeatures } from "./feature-table.ts";
import type { MentionRows } from "./mention-rows.ts";
import { type Path, type PathModel, pathOf } from "./paths.ts";
import type { Scorer } from "./scorer.ts";

/** A candidate of a mention with its score. */
export class Scored {
  readonly candidate: Candidate;
  /** The score before squashing: the sum of the candidate minus that of "none of them". */
  readonly sum: number;
  /** 0 to 1. */
  readonly score: number;
  readonly #rows: MentionRows;
  /** Its number among the candidates. */
  readonly i: number;

  constructor(rows: MentionRows, i: number, sum: number) {
    this.candidate = rows.candidates[i]!;
    this.sum = sum;
    this.score = squash(sum);
    this.#rows = rows;
    this.i = i;
  }

  value(feature: number): number {
    return this.#rows.value(feature, this.i);
  }

  has(feature: number): boolean {
    return this.#rows.has(feature, this.i);
  }

  /** Its sum with other weights than those of its path. */
  sumBy(scorer: Scorer): number {
    return scorer.sum(this.#rows.values, this.#rows.row(this.i));
  }
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
  readonly #rows: MentionRows;
  readonly #added: readonly Added[] | undefined;

  /** @param added contributions of plug-ins to each candidate */
  constructor(path: Path, rows: MentionRows, added?: readonly Added[]) {
    this.path = path;
    this.model = pathOf(path);
    const { scorer, byHand } = this.model;
    const { candidates, values } = rows;
    this.#rows = rows;
    this.#added = added;
    const nil = candidates.length === 0 ? 0 : scorer.sum(values, rows.row());
    const scored = candidates.map((_, i) => {
      const at = rows.row(i);
      const sum = scorer.sum(values, at) + byHand.sum(values, at) + (added?.[i]?.sum ?? 0) - nil;
      return new Scored(rows, i, sum);
    });
    // Candidates with equal sums are ordered by id, so that the order of entities never matters.
    this.scored =
      scored.length < 2
        ? scored
        : scored.sort((a, b) => b.sum - a.sum || compareText(a.candidate.id, b.candidate.id));
  }

  /**
   * What each feature adds to the sum of a candidate, by name, relative to NIL. The feature `nil` carries what NIL
   * has of its own.
   */
  parts({ i }: Scored): Record<string, number> {
    const { scorer, byHand } = this.model;
    const { values } = this.#rows;
    const row = this.#rows.row(i);
    const own = new Float64Array(candidateFeatures.width);
    const none = new Float64Array(candidateFeatures.width);
    const start = scorer.explain(values, row, own) - scorer.explain(values, this.#rows.row(), none);
    byHand.explain(values, row, own);
    const parts: Record<string, number> = {};
    if (start !== 0) parts.bias = start;
    candidateFeatures.names.forEach((name, feature) => {
      const part = own[feature]! - none[feature]!;
      if (part !== 0) parts[name] = part;
    });
    for (const [name, part] of this.#added?.[i]?.parts ?? []) parts[name] = part;
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

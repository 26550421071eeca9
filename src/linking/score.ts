import { lookBeside } from "./beside.ts";
import type { Candidate } from "./candidates.ts";
import { coherenceOf, type Rated } from "./coherence.ts";
import type { TermPositions } from "./context.ts";
import { type Document, sentencesOf } from "./document.ts";
import { FeatureRows, feature } from "./feature-rows.ts";
import { addMost, contributions, type Path, squash, weightsOf, writeFeatures } from "./features.ts";
import { TextFit, UNREAD } from "./fit.ts";
import type { Longer } from "./longer.ts";
import { relatedOf } from "./related.ts";
import type { MentionSpan } from "./spans.ts";
import type { World } from "./world.ts";

/** A candidate with its score and how it came about. */
export class Scored {
  readonly path: Path;
  readonly candidate: Candidate;
  /** The score before squashing. */
  readonly sum: number;
  /** 0 to 1. */
  readonly score: number;
  readonly #rows: FeatureRows;
  readonly #row: number;

  constructor(path: Path, candidate: Candidate, rows: FeatureRows, row: number) {
    this.path = path;
    this.candidate = candidate;
    this.#rows = rows;
    this.#row = row;
    this.sum = rows.sum(row, weightsOf(path));
    this.score = squash(this.sum);
  }

  /** Values of the features by name. */
  get features(): Readonly<Record<string, number>> {
    return this.#rows.named(this.#row);
  }

  /** Contribution of each feature; they add up to `sum`. */
  get parts(): Record<string, number> {
    return contributions(this.path, this.features);
  }

  /** The value of a feature, by its number; 0 when it is absent. */
  value(feature: number): number {
    return this.#rows.get(this.#row, feature);
  }

  /** The same candidate with one feature changed. */
  with(feature: number, value: number): Scored {
    const rows = this.#rows.copy(this.#row);
    rows.set(0, feature, value);
    return new Scored(this.path, this.candidate, rows, 0);
  }
}

/** One mention's candidates in one world, scored, best first. */
export interface Ranking {
  readonly path: Path;
  readonly scored: readonly Scored[];
}

/** Candidates whose context is read: the likeliest by name and prior. */
const READ = 12;

/** Scores the candidates of all mentions of a text in one world. */
export function scoreMentions(
  document: Document,
  text: TermPositions,
  mentions: readonly MentionSpan[],
  candidates: readonly (readonly Candidate[])[],
  kind: World["kind"],
  longer: readonly (Longer | undefined)[] = [],
): Ranking[] {
  const begins = beginsOf(candidates);
  const rows = new FeatureRows(begins[mentions.length]!);
  const textFit = new TextFit(text, document.language);
  mentions.forEach((mention, m) => {
    const list = candidates[m]!;
    const { from, to } = mention.span;
    const words = kind === "public" && list.length > 0 ? lookBeside(document, from, to) : 0;
    list.forEach((candidate, i) => {
      const fit = candidate.entity >= 0 && i < READ ? textFit.of(candidate, from, to, words) : UNREAD;
      writeFeatures(rows, begins[m]! + i, document, mention, candidate, fit, mention.candidates?.[i]?.score);
    });
    if (kind === "public") {
      addMost(rows, begins[m]!, begins[m + 1]!, feature.kind_exact, feature.most_exact);
      addMost(rows, begins[m]!, begins[m + 1]!, feature.context, feature.most_context);
      addMost(rows, begins[m]!, begins[m + 1]!, feature.field, feature.most_field);
    }
  });
  const paths = pathsOf(mentions, candidates, kind);
  if (paths.some((path) => path !== "public/local" && path !== "user/local")) {
    const rated = rate(paths, candidates, rows, begins);
    addCoherence(rated, rows, begins);
    addRelated(rated, sentencesOf(document, mentions), longer, rows, begins);
  }
  return mentions.map((_, m) => {
    const path = paths[m]!;
    return {
      path,
      scored: best(candidates[m]!.map((candidate, i) => new Scored(path, candidate, rows, begins[m]! + i))),
    };
  });
}

/** First row of each mention's candidates, and the end of the last. */
function beginsOf(candidates: readonly (readonly Candidate[])[]): Int32Array {
  const begins = new Int32Array(candidates.length + 1);
  candidates.forEach(({ length }, m) => {
    begins[m + 1] = begins[m]! + length;
  });
  return begins;
}

/** Best first; equal sums by id, so that the order of entities never matters. */
export function best(scored: Scored[]): Scored[] {
  // Even of one, a sort takes memory for its work.
  if (scored.length < 2) return scored;
  return scored.sort((a, b) => b.sum - a.sum || (a.candidate.record.id < b.candidate.record.id ? -1 : 1));
}

/**
 * The scoring function of each mention. It depends on what was asked and on the text, never on the outcome:
 * coherence takes two mentions with candidates in the same world.
 */
function pathsOf(
  mentions: readonly MentionSpan[],
  candidates: readonly (readonly Candidate[])[],
  kind: World["kind"],
): Path[] {
  const linkable = candidates.filter((list) => list.some((candidate) => hasRelations(candidate))).length;
  return mentions.map((mention) => {
    if (mention.candidates) return "public/candidates";
    return `${kind}/${linkable > 1 ? "coherent" : "local"}`;
  });
}

function hasRelations({ world, entity }: Candidate): boolean {
  return entity >= 0 && world.dataset.neighbours(entity).length > 0;
}

/** How likely each candidate is so far, against the others and against none of them. */
function rate(
  paths: readonly Path[],
  candidates: readonly (readonly Candidate[])[],
  rows: FeatureRows,
  begins: Int32Array,
): Rated[][] {
  return candidates.map((list, m) => {
    const weights = weightsOf(paths[m]!);
    const sums = list.map((_, i) => Math.exp(rows.sum(begins[m]! + i, weights)));
    const total = sums.reduce((a, b) => a + b, 1);
    return list.map((candidate, i) => ({ candidate, belief: sums[i]! / total }));
  });
}

function addCoherence(rated: readonly (readonly Rated[])[], rows: FeatureRows, begins: Int32Array): void {
  coherenceOf(rated).forEach((list, m) => {
    list.forEach((support, i) => {
      if (support > 0) rows.set(begins[m]! + i, feature.coherence, support);
    });
    addMost(rows, begins[m]!, begins[m + 1]!, feature.coherence, feature.most_coherence);
  });
}

/** What has no relation with what is named beside stands behind what has one. It raises nobody over the floor. */
function addRelated(
  rated: readonly (readonly Rated[])[],
  sentences: ArrayLike<number>,
  longer: readonly (Longer | undefined)[],
  rows: FeatureRows,
  begins: Int32Array,
): void {
  relatedOf(rated, sentences, longer).forEach((related, m) => {
    const most = Math.max(0, ...related);
    related.forEach((own, i) => {
      if (own < most) rows.set(begins[m]! + i, feature.less_related, most - own);
    });
  });
}

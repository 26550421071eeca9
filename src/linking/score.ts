import { lookBeside } from "./beside.ts";
import type { Candidate } from "./candidates.ts";
import { coherenceOf } from "./coherence.ts";
import { type EntityTerms, overlap, type TermPositions } from "./context.ts";
import type { Document } from "./document.ts";
import { addMost, contributions, localFeatures, type Path, squash, sumOf } from "./features.ts";
import { EntityFields, fieldAgreement, fieldsOfText } from "./fields.ts";
import type { MentionSpan } from "./spans.ts";
import type { World } from "./world.ts";

/** A candidate with its score and how it came about. */
export class Scored {
  readonly path: Path;
  readonly candidate: Candidate;
  /** Values of the features. */
  readonly features: Readonly<Record<string, number>>;
  /** The score before squashing. */
  readonly sum: number;
  /** 0 to 1. */
  readonly score: number;

  constructor(path: Path, candidate: Candidate, features: Readonly<Record<string, number>>) {
    this.path = path;
    this.candidate = candidate;
    this.features = features;
    this.sum = sumOf(path, features);
    this.score = squash(this.sum);
  }

  /** Contribution of each feature; they add up to `sum`. */
  get parts(): Record<string, number> {
    return contributions(this.path, this.features);
  }
}

/** One mention's candidates in one world, scored, best first. */
export interface Ranking {
  readonly path: Path;
  readonly scored: readonly Scored[];
}

const entityFields = new EntityFields();

/** Candidates whose context is read: the likeliest by name and prior. */
const READ = 12;

/** Scores the candidates of all mentions of a text in one world. */
export function scoreMentions(
  document: Document,
  text: TermPositions,
  entityTerms: EntityTerms,
  mentions: readonly MentionSpan[],
  candidates: readonly (readonly Candidate[])[],
  kind: World["kind"],
): Ranking[] {
  const textFields = fieldsOfText(text, document.language);
  const features = mentions.map((mention, m) => {
    const list = candidates[m]!;
    const { from, to } = mention.span;
    const words = kind === "public" && list.length > 0 ? lookBeside(document, from, to) : 0;
    const of = list.map((candidate, i) => {
      const known = candidate.entity >= 0 && i < READ;
      const context = known
        ? overlap(
            entityTerms.of(candidate.world.dataset, candidate.entity, document.language),
            text,
            from,
            to,
          ).score
        : 0;
      const field = known
        ? fieldAgreement(
            entityFields.of(candidate.world.dataset, candidate.entity, document.language),
            textFields,
            from,
            to,
          )
        : 0;
      const fit = { context, field, beside: known ? words : 0 };
      return localFeatures(document, mention, candidate, fit, mention.candidates?.[i]?.score);
    });
    if (kind === "public") {
      addMost(of, "kind_exact", "most_exact");
      addMost(of, "context", "most_context");
      addMost(of, "field", "most_field");
    }
    return of;
  });
  const paths = pathsOf(mentions, candidates, kind);
  addCoherence(paths, candidates, features);
  return mentions.map((_, m) => ({
    path: paths[m]!,
    scored: best(candidates[m]!.map((candidate, i) => new Scored(paths[m]!, candidate, features[m]![i]!))),
  }));
}

/** Best first; equal sums by id, so that the order of entities never matters. */
export function best(scored: Scored[]): Scored[] {
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

function addCoherence(
  paths: readonly Path[],
  candidates: readonly (readonly Candidate[])[],
  features: readonly (readonly Record<string, number>[])[],
): void {
  if (!paths.some((path) => path !== "public/local" && path !== "user/local")) return;
  const rated = candidates.map((list, m) => {
    const sums = list.map((_, i) => Math.exp(sumOf(paths[m]!, features[m]![i]!)));
    const total = sums.reduce((a, b) => a + b, 1);
    return list.map((candidate, i) => ({ candidate, belief: sums[i]! / total }));
  });
  coherenceOf(rated).forEach((list, m) => {
    list.forEach((support, i) => {
      if (support > 0) features[m]![i]!.coherence = support;
    });
    addMost(features[m]!, "coherence", "most_coherence");
  });
}

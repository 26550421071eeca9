import type { Candidate } from "./candidates.ts";
import { coherenceOf } from "./coherence.ts";
import { type EntityTerms, overlap, type TermPositions } from "./context.ts";
import type { Document } from "./document.ts";
import { contributions, localFeatures, type Path, squash } from "./features.ts";
import { EntityFields, fieldAgreement, fieldsOfText } from "./fields.ts";
import type { MentionSpan } from "./spans.ts";
import type { World } from "./world.ts";

/** A candidate with its score and how it came about. */
export interface Scored {
  readonly candidate: Candidate;
  /** Values of the features. */
  readonly features: Readonly<Record<string, number>>;
  /** Contribution of each feature; they add up to `sum`. */
  readonly parts: Readonly<Record<string, number>>;
  /** The score before squashing. */
  readonly sum: number;
  /** 0 to 1. */
  readonly score: number;
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
  const local = mentions.map((mention, m) =>
    candidates[m]!.map((candidate, i) => {
      const { from, to } = mention.span;
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
      const given = mention.candidates?.[i]?.score;
      return localFeatures(document, mention.span, candidate, { context, field }, mention.type, given);
    }),
  );
  const paths = pathsOf(mentions, candidates, kind);
  const coherence = coherences(paths, candidates, local);
  return mentions.map((_, m) => {
    const path = paths[m]!;
    const scored = candidates[m]!.map((candidate, i) => {
      const support = coherence?.[m]?.[i] ?? 0;
      return scoreOf(path, candidate, support > 0 ? { ...local[m]![i]!, coherence: support } : local[m]![i]!);
    });
    return { path, scored: best(scored) };
  });
}

/** Scores one candidate. */
export function scoreOf(
  path: Path,
  candidate: Candidate,
  features: Readonly<Record<string, number>>,
): Scored {
  const { parts, sum } = contributions(path, features);
  return { candidate, features, parts, sum, score: squash(sum) };
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

function coherences(
  paths: readonly Path[],
  candidates: readonly (readonly Candidate[])[],
  local: readonly (readonly Readonly<Record<string, number>>[])[],
): number[][] | undefined {
  if (!paths.some((path) => path !== "public/local" && path !== "user/local")) return undefined;
  return coherenceOf(
    candidates.map((list, m) => {
      const sums = list.map((_, i) => Math.exp(contributions(paths[m]!, local[m]![i]!).sum));
      const total = sums.reduce((a, b) => a + b, 1);
      return list.map((candidate, i) => ({ candidate, belief: sums[i]! / total }));
    }),
  );
}

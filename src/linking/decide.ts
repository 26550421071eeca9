import type { Reason } from "../contract/index.ts";
import { type EntityRecord, textIn } from "../datasets/entity.ts";
import { agreement } from "../datasets/knowledge/types.ts";
import { weightsOf } from "./features.ts";
import type { Ranking, Scored } from "./score.ts";

/** Something else that explains a mention. */
export interface Competitor {
  readonly kind: "entity" | "common_word" | "runner_up" | "context";
  /** Words of the text, where they are the competitor. */
  readonly words?: string | undefined;
  /** The entity that competes, and the world that it is of. */
  readonly record?: EntityRecord | undefined;
  readonly uri?: string | undefined;
  /** Score in its own world; null where it has none. */
  readonly score: number | null;
}

/** What became of a mention in one world. */
export interface Decision {
  readonly ranking: Ranking;
  /** The candidate that leads, accepted or not. */
  readonly best: Scored | undefined;
  readonly resolved: boolean;
  readonly reason: Reason | undefined;
  readonly competitor: Competitor | undefined;
  /** Distance between the best two, before squashing; null when there is one. */
  readonly margin: number | null;
}

/**
 * Decides a mention: the four reasons are disjoint and tried in the order of the contract.
 *
 * @param type a type that the caller sent: a constraint
 * @param rival tells what else explains the mention, given who leads
 */
export function decide(
  ranking: Ranking,
  type: string | undefined,
  rival: (best: Scored) => Competitor | undefined,
): Decision {
  const all = verdict(ranking, ranking.scored, rival);
  if (type === undefined || !all.best) return all;
  const compatible = ranking.scored.filter(
    ({ candidate }) => agreement(type, candidate.record.types) !== "contradicts",
  );
  if (compatible.length === ranking.scored.length) return all;
  const fitting = verdict(ranking, compatible, rival);
  if (fitting.resolved) return fitting;
  if (all.resolved) return { ...all, resolved: false, reason: "type_conflict" };
  return fitting.best ? fitting : all;
}

function verdict(
  ranking: Ranking,
  scored: readonly Scored[],
  rival: (best: Scored) => Competitor | undefined,
): Decision {
  const [best, second] = scored;
  const margin = best && second ? best.sum - second.sum : null;
  const unresolved = (reason: Reason, competitor?: Competitor): Decision => ({
    ranking,
    best,
    resolved: false,
    reason,
    competitor,
    margin,
  });
  if (!best) return unresolved("no_candidates");
  const { floor, margin: least } = weightsOf(ranking.path);
  const competitor = rival(best);
  if (competitor) return unresolved("no_suitable_candidate", competitor);
  if (second && margin! < least) return unresolved("no_suitable_candidate", runnerUp(second));
  if (best.score < floor) return unresolved("low_relevance");
  return { ranking, best, resolved: true, reason: undefined, competitor: undefined, margin };
}

function runnerUp({ candidate, score }: Scored): Competitor {
  return { kind: "runner_up", record: candidate.record, uri: candidate.world.uri, score };
}

/** What a competitor is called in a language. */
export function labelOf({ words, record }: Competitor, language: string): string {
  return words ?? (record && (textIn(record.labels, language) ?? record.id)) ?? "";
}

/** P(the best candidate is meant), against the other candidates and against none of them. */
export function matchProbability({ ranking, best }: Decision): number | null {
  if (!best) return null;
  let total = 1;
  for (const { sum } of ranking.scored) total += Math.exp(sum);
  return Math.exp(best.sum) / total;
}

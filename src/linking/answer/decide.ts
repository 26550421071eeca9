import type { Reason } from "../../contract/index.ts";
import { agreement } from "../../datasets/knowledge/types.ts";
import { calibrated } from "../model/calibration.ts";
import { pathOf } from "../model/paths.ts";
import type { Ranking, Scored } from "../model/ranking.ts";
import type { Competitor } from "./competitor.ts";

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
  /** How likely the leader is right, as measured on gold; null without a candidate. */
  readonly probability: number | null;
  /** The leader would be accepted if it were sure that the span is a mention. */
  readonly unsure: boolean;
}

/** Lowest probabilities that are accepted, 0 to 1. */
export interface Least {
  /** For every mention. */
  readonly asked: number;
  /** For this one, as sure as its span is a mention. */
  readonly span: number;
}

/** What else explains a mention than the candidate that leads, given whether the leader would be accepted. */
export type Compete = (best: Scored, accepted: boolean) => Competitor | undefined;

/**
 * Decides a mention: the four reasons are disjoint and tried in the order of the contract.
 *
 * @param type a type that the caller sent: a constraint
 */
export function decide(ranking: Ranking, type: string | undefined, least: Least, compete: Compete): Decision {
  const all = verdict(ranking, ranking.scored, least, compete);
  if (type === undefined || !all.best) return all;
  const compatible = ranking.scored.filter(
    ({ candidate }) => agreement(type, candidate.types) !== "contradicts",
  );
  if (compatible.length === ranking.scored.length) return all;
  const fitting = verdict(ranking, compatible, least, compete);
  if (fitting.resolved) return fitting;
  if (all.resolved) return { ...all, resolved: false, reason: "type_conflict", competitor: undefined };
  return fitting.best ? fitting : all;
}

function verdict(ranking: Ranking, scored: readonly Scored[], least: Least, compete: Compete): Decision {
  const [best, second] = scored;
  if (!best)
    return {
      ranking,
      best,
      resolved: false,
      reason: "no_candidates",
      competitor: undefined,
      margin: null,
      probability: null,
      unsure: false,
    };
  const path = pathOf(ranking.path);
  const margin = second ? best.sum - second.sum : null;
  const probability = calibrated(path.calibration, ranking.probability(best));
  const asked = best.score >= path.floor && probability >= least.asked;
  const passes = asked && probability >= least.span;
  const unclear = margin !== null && margin < path.margin ? runnerUp(second!) : undefined;
  const competitor = compete(best, passes && !unclear) ?? unclear;
  const reason = competitor ? "no_suitable_candidate" : passes ? undefined : "low_relevance";
  const unsure = asked && reason === "low_relevance";
  return { ranking, best, resolved: reason === undefined, reason, competitor, margin, probability, unsure };
}

function runnerUp({ candidate, score }: Scored): Competitor {
  return { kind: "runner_up", record: candidate.record, uri: candidate.world.uri, score };
}

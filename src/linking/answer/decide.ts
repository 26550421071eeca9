import type { Reason } from "../../contract/index.ts";
import { agreement } from "../../datasets/knowledge/types.ts";
import type { MentionSpan } from "../mention.ts";
import { calibrated } from "../model/calibration.ts";
import { pathOf, WEAK } from "../model/paths.ts";
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
  /** The leader would be accepted if the caller had marked the mention. */
  readonly weak: boolean;
}

/** What else explains a mention than the candidate that leads, given whether the leader would be accepted. */
export type Compete = (best: Scored, accepted: boolean) => Competitor | undefined;

/**
 * Decides a mention: the four reasons are disjoint and tried in the order of the contract.
 *
 * @param mention its type, which the caller sent, is a constraint
 * @param least lowest probability that is accepted, 0 to 1
 */
export function decide(ranking: Ranking, mention: MentionSpan, least: number, compete: Compete): Decision {
  const { type, detection } = mention;
  const all = verdict(ranking, ranking.scored, detection, least, compete);
  if (type === undefined || !all.best) return all;
  const compatible = ranking.scored.filter(
    ({ candidate }) => agreement(type, candidate.types) !== "contradicts",
  );
  if (compatible.length === ranking.scored.length) return all;
  const fitting = verdict(ranking, compatible, detection, least, compete);
  if (fitting.resolved) return fitting;
  if (all.resolved) return { ...all, resolved: false, reason: "type_conflict", competitor: undefined };
  return fitting.best ? fitting : all;
}

function verdict(
  ranking: Ranking,
  scored: readonly Scored[],
  detection: number,
  least: number,
  compete: Compete,
): Decision {
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
      weak: false,
    };
  const path = pathOf(ranking.path);
  const margin = second ? best.sum - second.sum : null;
  const probability = calibrated(path.calibration, ranking.probability(best));
  const likely = best.score >= path.floor && probability >= least;
  const passes = likely && (detection >= WEAK || probability >= path.ofWeak);
  const unclear = margin !== null && margin < path.margin ? runnerUp(second!) : undefined;
  const competitor = compete(best, passes && !unclear) ?? unclear;
  const reason = competitor ? "no_suitable_candidate" : passes ? undefined : "low_relevance";
  const weak = likely && reason === "low_relevance";
  return { ranking, best, resolved: reason === undefined, reason, competitor, margin, probability, weak };
}

function runnerUp({ candidate, score }: Scored): Competitor {
  return { kind: "runner_up", record: candidate.record, uri: candidate.world.uri, score };
}

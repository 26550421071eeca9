import type { Evidence, Reason } from "../../contract/index.ts";
import { knownTypes } from "../../datasets/knowledge/loaded-types.ts";
import type { MentionSpan } from "../mention.ts";
import { calibrated } from "../model/calibration.ts";
import { WEAK } from "../model/paths.ts";
import type { Ranking, Scored } from "../model/ranking.ts";
import type { Competitor } from "./competitor.ts";

/** A condition that the best candidate has to meet, named as in the evidence. */
export type Bar = NonNullable<Evidence["unmet"]>[number];

export interface Decision {
  readonly ranking: Ranking;
  /** The candidate with the best score, accepted or not. */
  readonly best: Scored | undefined;
  readonly resolved: boolean;
  readonly reason: Reason | undefined;
  readonly competitor: Competitor | undefined;
  /** Distance between the log-odds of the best two; null when there is one. */
  readonly margin: number | null;
  /** Probability that the best candidate is right, calibrated on gold; null without a candidate. */
  readonly probability: number | null;
  /** The lowest probability that is required for this mention; 0 where none is. */
  readonly least: number;
  readonly unmet: readonly Bar[];
  /** The best candidate meets the caller's probability, but not the higher one that an unsure detection requires. */
  readonly weak: boolean;
}

/** Finds an alternative to the best candidate, given whether that candidate would be accepted. */
type Compete = (best: Scored, accepted: boolean) => Competitor | undefined;

/**
 * Decides a mention. The four reasons exclude each other and are tried in the order of the contract.
 *
 * @param mention its type is a constraint if the caller sent one
 * @param asked lowest probability that the caller accepts, 0 to 1
 */
export function decide(ranking: Ranking, mention: MentionSpan, asked: number, compete: Compete): Decision {
  const { type, detection } = mention;
  const { ofWeak } = ranking.model;
  const bar = { asked, least: detection < WEAK ? Math.max(asked, ofWeak) : asked };
  const all = verdict(ranking, ranking.scored, bar, compete);
  if (type === undefined || !all.best) return all;
  const { agreement } = knownTypes();
  const compatible = ranking.scored.filter(
    ({ candidate }) => agreement(type, candidate.types) !== "contradicts",
  );
  if (compatible.length === ranking.scored.length) return all;
  const fitting = verdict(ranking, compatible, bar, compete);
  if (fitting.resolved) return fitting;
  if (all.resolved) return { ...all, resolved: false, reason: "type_conflict", competitor: undefined };
  return fitting.best ? fitting : all;
}

function verdict(
  ranking: Ranking,
  scored: readonly Scored[],
  { asked, least }: { readonly asked: number; readonly least: number },
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
      least,
      unmet: [],
      weak: false,
    };
  const margin = second ? best.sum - second.sum : null;
  const { calibration, floor, margin: leastMargin } = ranking.model;
  const probability = calibrated(calibration, ranking.probability(best));
  const unmet: Bar[] = [];
  if (best.score < floor) unmet.push("floor");
  if (probability < least) unmet.push("least_probability");
  const passes = unmet.length === 0;
  const isUnclear = margin !== null && margin < leastMargin;
  const competitor = compete(best, passes && !isUnclear) ?? (isUnclear ? runnerUp(second!) : undefined);
  const reason = competitor ? "no_suitable_candidate" : passes ? undefined : "low_relevance";
  return {
    ranking,
    best,
    resolved: reason === undefined,
    reason,
    competitor,
    margin,
    probability,
    least,
    unmet,
    weak: probability >= asked && probability < least,
  };
}

function runnerUp({ candidate, score }: Scored): Competitor {
  return { kind: "runner_up", record: candidate.record, uri: candidate.world.uri, score };
}

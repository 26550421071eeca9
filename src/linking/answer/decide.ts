import type { Evidence, Reason } from "../../contract/index.ts";
import { knownTypes } from "../../datasets/knowledge/loaded-types.ts";
import type { MentionSpan } from "../mention.ts";
import { calibrated } from "../model/calibration.ts";
import { type PathModel, pathOf, WEAK } from "../model/paths.ts";
import type { Ranking, Scored } from "../model/ranking.ts";
import type { Competitor } from "./competitor.ts";

/** What a leader has to reach, by the names of evidence. */
export type Bar = NonNullable<Evidence["unmet"]>[number];

/** What became of a mention in one world. */
export interface Decision {
  readonly ranking: Ranking;
  /** By which it was decided. */
  readonly path: Pick<PathModel, "floor" | "margin">;
  /** The candidate that leads, accepted or not. */
  readonly best: Scored | undefined;
  readonly resolved: boolean;
  readonly reason: Reason | undefined;
  readonly competitor: Competitor | undefined;
  /** Distance between the log-odds of the best two; null when there is one. */
  readonly margin: number | null;
  /** How likely the leader is right, as measured on gold; null without a candidate. */
  readonly probability: number | null;
  /** The lowest probability that the mention is asked for; 0 where none is. */
  readonly least: number;
  /** What the leader does not reach. */
  readonly unmet: readonly Bar[];
  /** The leader is as likely as the caller asked; more is asked for because the detector is not sure of the mention. */
  readonly weak: boolean;
}

/** What else explains a mention than the candidate that leads, given whether the leader would be accepted. */
export type Compete = (best: Scored, accepted: boolean) => Competitor | undefined;

/**
 * Decides a mention: the four reasons are disjoint and tried in the order of the contract.
 *
 * @param mention its type, which the caller sent, is a constraint
 * @param asked lowest probability that the caller accepts, 0 to 1
 */
export function decide(ranking: Ranking, mention: MentionSpan, asked: number, compete: Compete): Decision {
  const { type, detection } = mention;
  const { ofWeak } = pathOf(ranking.path);
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
  const path = pathOf(ranking.path);
  if (!best)
    return {
      ranking,
      path,
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
  const probability = calibrated(path.calibration, ranking.probability(best));
  const unmet: Bar[] = [];
  if (best.score < path.floor) unmet.push("floor");
  if (probability < least) unmet.push("least_probability");
  const passes = unmet.length === 0;
  const unclear = margin !== null && margin < path.margin ? runnerUp(second!) : undefined;
  const competitor = compete(best, passes && !unclear) ?? unclear;
  const reason = competitor ? "no_suitable_candidate" : passes ? undefined : "low_relevance";
  return {
    ranking,
    path,
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

import { publicUri } from "../../contract/index.ts";
import type { Outside } from "../../datasets/outside.ts";
import type { Pause } from "../../text/pauser.ts";
import { generate } from "../candidates/generate.ts";
import type { Text } from "../document/text.ts";
import type { MentionSpan } from "../mention.ts";
import { rank, readEvidence } from "../rank.ts";
import type { World } from "../world.ts";
import type { Competitor } from "./competitor.ts";
import { decide } from "./decide.ts";

/** A mention, and how probable the answer of the public world is; null where it has none. */
export interface Claim {
  readonly mention: MentionSpan;
  readonly probability: number | null;
}

/** The least share of a name that an entity must have to be meant by it. */
const LEAST_SHARE = 0.1;

/**
 * The well-known entities that the public world lacks and that are at least as probable as its answers, by mention.
 * The right entity is missing then, and the answer is only its namesake.
 */
export async function outsideCompetitors(
  text: Text,
  runOf: Int32Array,
  claims: readonly Claim[],
  { dataset, isLacking }: Outside,
  pause: Pause,
): Promise<(Competitor | undefined)[]> {
  const competitors: (Competitor | undefined)[] = claims.map(() => undefined);
  const world: World = { uri: publicUri, kind: "public", dataset };
  const near = { pause, known: new Map() };
  const contested: number[] = [];
  for (const [m, { mention, probability }] of claims.entries()) {
    if (probability === null) continue;
    const waiting = pause();
    if (waiting) await waiting;
    const { found } = await generate(text.document, mention, world, -1, near);
    if (![...found.values()].some(({ entity }) => isLacking(entity))) continue;
    const isMeant = found
      .ranked(world)
      .some(({ entity, prior }) => prior! >= LEAST_SHARE && isLacking(entity));
    if (isMeant) contested.push(m);
  }
  if (contested.length === 0) return competitors;
  const mentions = claims.map(({ mention }) => mention);
  const state = await readEvidence(text, runOf, mentions, world, -1, pause);
  for (const m of contested) {
    const waiting = pause();
    if (waiting) await waiting;
    const { mention, probability } = claims[m]!;
    const {
      best,
      resolved,
      probability: outsider,
    } = decide(rank(state, state.states[m]!), mention, 0, () => undefined);
    if (!best || !resolved || outsider! < probability! || !isLacking(best.candidate.entity)) continue;
    competitors[m] = { kind: "entity", record: best.candidate.record, score: best.score };
  }
  return competitors;
}

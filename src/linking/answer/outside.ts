import { publicUri } from "../../contract/index.ts";
import type { Outside } from "../../datasets/outside.ts";
import { inSteps, type Pause } from "../../text/pauser.ts";
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
): Promise<readonly (Competitor | undefined)[]> {
  const world: World = { uri: publicUri, kind: "public", dataset };
  const near = { pause, known: new Map() };
  const contested = await inSteps(pause, claims, async ({ mention, probability }) => {
    if (probability === null) return false;
    const { found } = await generate(text.document, mention, world, -1, near);
    if (![...found.values()].some(({ entity }) => isLacking(entity))) return false;
    return found.ranked(world).some(({ entity, prior }) => prior! >= LEAST_SHARE && isLacking(entity));
  });
  if (!contested.includes(true)) return [];
  const mentions = claims.map(({ mention }) => mention);
  const state = await readEvidence(text, runOf, mentions, world, -1, pause);
  return inSteps(pause, claims, ({ mention, probability }, m) => {
    if (!contested[m]) return undefined;
    const other = decide(rank(state, state.states[m]!), mention, 0, () => undefined);
    if (!other.best || !other.resolved || other.probability! < probability!) return undefined;
    const { candidate, score } = other.best;
    return isLacking(candidate.entity) ? { kind: "entity", record: candidate.record, score } : undefined;
  });
}

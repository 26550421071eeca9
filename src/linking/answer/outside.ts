import { publicUri } from "../../contract/index.ts";
import type { Outside } from "../../datasets/outside.ts";
import { mapInSteps } from "../../text/pauser.ts";
import { FoundList } from "../candidates/found-list.ts";
import { lookedUp } from "../candidates/lookup.ts";
import { addMarked } from "../candidates/names.ts";
import type { Text } from "../document/text.ts";
import type { MentionSpan } from "../mention.ts";
import { rank, readEvidence } from "../rank.ts";
import type { World } from "../world.ts";
import { type Decision, decide } from "./decide.ts";

interface Decided {
  readonly mention: MentionSpan;
  readonly world: World;
  readonly decision: Decision;
  readonly rescued: boolean;
}

/**
 * Takes back the answers of the public world to which a well-known entity that it lacks is at least as probable: the
 * right entity is missing then, and the answer is only its namesake.
 */
export async function contested<D extends Decided>(
  text: Text,
  decided: readonly D[],
  { dataset, isLacking }: Outside,
): Promise<D[]> {
  const world: World = { uri: publicUri, kind: "public", dataset };
  const isContested = await mapInSteps(text.pause, decided, ({ mention, world: own, decision }) => {
    if (!decision.resolved || own.kind !== "public" || mention.candidates) return false;
    const { document, span } = lookedUp(text.document, mention);
    const found = new FoundList(world);
    addMarked(document, span, found);
    return [...found.values()].some(({ entity }) => isLacking(entity));
  });
  if (!isContested.includes(true)) return [...decided];
  const mentions = decided.map(({ mention }) => mention);
  const state = await readEvidence(text, mentions, world, -1);
  return mapInSteps(text.pause, decided, (one, m) => {
    if (!isContested[m]) return one;
    const other = decide(rank(state.states[m]!), one.mention, 0, () => undefined);
    if (!other.best || !other.resolved || other.probability! < one.decision.probability!) return one;
    const { candidate, score } = other.best;
    if (!isLacking(candidate.entity)) return one;
    const competitor = { kind: "entity", record: candidate.record, score } as const;
    const decision = {
      ...one.decision,
      resolved: false,
      reason: "no_suitable_candidate",
      competitor,
    } as const;
    return { ...one, decision, rescued: false };
  });
}

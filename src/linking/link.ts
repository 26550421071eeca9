import type { EntityRecord } from "../datasets/entity.ts";
import type { Outside } from "../datasets/outside.ts";
import { mapInSteps } from "../text/pauser.ts";
import {
  everydayWord,
  type IsBareName,
  isDoubtfulPerson,
  isEverydayWord,
  textCompetitor,
} from "./answer/competitor.ts";
import { type Decision, decide } from "./answer/decide.ts";
import type { Rivals } from "./answer/rivals.ts";
import type { Text } from "./document/text.ts";
import type { MentionSpan } from "./mention.ts";
import { candidateFeatures } from "./model/feature-table.ts";
import type { Scored } from "./model/ranking.ts";
import { onDemand, publicWorld } from "./parts.ts";
import type { PlugInCall } from "./plug-ins/plug-in-call.ts";
import { type MentionState, rank, readEvidence, type WorldState } from "./rank.ts";
import type { World } from "./world.ts";

/** The outcome of a mention: the decision, its world, and the match kinds that were tried. */
export interface Linked {
  readonly mention: MentionSpan;
  readonly world: World;
  readonly decision: Decision;
  /** Another mention of the text decided this one. */
  readonly rescued: boolean;
  readonly tried: MentionState["tried"];
  /** Public entities that are the same as the user's entity. */
  readonly twins: readonly EntityRecord[];
}

interface LinkOptions {
  /** Worlds that were asked, in order. The first that resolves a mention gives its answer. */
  readonly worlds: readonly World[];
  /** Layers of the public world, in which a rival may explain a mention better than the caller's own entity. */
  readonly rivals: readonly World[];
  /** Well-known entities, of which the public world lacks some. */
  readonly outside?: Outside | undefined;
  /** Lowest probability that is accepted, 0 to 1. */
  readonly minProbability: number;
  readonly plugIns?: PlugInCall | undefined;
}

/** Links the mentions of a text: evidence, scores and decision in each world, in the order of the worlds. */
export async function link(
  text: Text,
  mentions: readonly MentionSpan[],
  { worlds, rivals, outside, minProbability, plugIns }: LinkOptions,
): Promise<Linked[]> {
  const linked: (Linked | undefined)[] = mentions.map(() => undefined);
  let open = mentions.map((_, m) => m);
  for (let w = 0; w < worlds.length && open.length > 0; w++) {
    const some = open.map((m) => mentions[m]!);
    const state = await readEvidence(text, some, worlds[w]!, w, plugIns);
    const against = mayHaveRivals(worlds[w]!, rivals, some)
      ? await (await publicWorld()).Rivals.of(text, state, rivals, plugIns)
      : undefined;
    const isBareName = mayBeBare(text, worlds[w]!, some) ? (await onDemand()).isBareName : undefined;
    const left: number[] = [];
    await mapInSteps(text.pause, open, (m, i) => {
      const result = decided(text, state, some, i, { rivals: against, isBareName, minProbability });
      const before = linked[m];
      const isWord =
        before?.decision.competitor?.kind === "common_word" &&
        result.world.kind === "public" &&
        result.decision.probability! < NO_WORD;
      const resolved = result.decision.resolved && !isWord;
      // A world that knows the name explains an unresolved mention better than one that does not.
      if (!before || resolved || before.decision.reason === "no_candidates") linked[m] = result;
      if (!resolved) left.push(m);
    });
    open = left;
  }
  const all = linked as Linked[];
  return outside ? (await publicWorld()).contested(text, all, outside) : all;
}

/**
 * Probability at which the public world resolves a mention that is an everyday word for the caller's list: "Falcon is
 * timing out" is not about a state of Venezuela (0.63), nor "Hope you all had" about a town.
 */
const NO_WORD = 0.65;

/**
 * Whether entities of the caller may have rivals in the public world. A list alone has none, so a page with just a
 * list does not load them.
 */
function mayHaveRivals({ kind }: World, rivals: readonly World[], mentions: readonly MentionSpan[]): boolean {
  return kind === "user" ? rivals.length > 0 : mentions.some(({ candidates }) => candidates);
}

/** Whether a name of the caller may be an everyday word without an article. Few texts have one. */
function mayBeBare({ document }: Text, { kind }: World, mentions: readonly MentionSpan[]): boolean {
  return kind === "user" && mentions.some(({ span }) => isEverydayWord(document, span));
}

/** What a decision weighs besides the candidates. */
interface Weighed {
  readonly rivals: Rivals | undefined;
  /** Loaded if a name of the caller may be an everyday word. */
  readonly isBareName: IsBareName | undefined;
  readonly minProbability: number;
}

function decided(
  { document }: Text,
  world: WorldState,
  mentions: readonly MentionSpan[],
  m: number,
  { rivals, isBareName, minProbability }: Weighed,
): Linked {
  const state = world.states[m]!;
  const { mention } = state.rows;
  const decision = decide(rank(state), mention, minProbability, (best, accepted) => {
    // The caller sent this candidate, but it has no name related to the mention. Being the only candidate is not
    // enough.
    if (best.candidate.source === "given")
      return { kind: "context", words: document.text.slice(mention.start, mention.end), score: null };
    const rival =
      rivals?.covering(document, mention, m, best.candidate) ??
      rivals?.against(m, best) ??
      (world.world.kind === "user" || isDoubtfulPerson(mention, best)
        ? everydayWord(document, mention, best, isBareName)
        : undefined);
    if (rival) return rival;
    return accepted ? undefined : textCompetitor(document, mentions, m, best, world.shortForms[m]);
  });
  const { best, resolved } = decision;
  return {
    mention,
    world: world.world,
    decision,
    rescued: resolved && best !== undefined && isRescued(best),
    tried: state.tried,
    twins: best ? (rivals?.twinsOf(m, best.candidate) ?? []) : [],
  };
}

/** Whether the longer mention led to the candidate, or is evidence for it. */
function isRescued(best: Scored): boolean {
  const { at } = candidateFeatures;
  return best.has(at.from_longer) || best.value(at.longer_belief) >= 0.5;
}

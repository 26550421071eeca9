import type { EntityRecord } from "../../datasets/entity.ts";
import type { Pause } from "../../text/pauser.ts";
import { byId, type Candidate } from "../candidates/candidate.ts";
import type { Document } from "../document/document.ts";
import type { Text } from "../document/text.ts";
import { Twins } from "../joint/twins.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import { writeGaps } from "../model/gaps.ts";
import type { Ranking, Scored } from "../model/ranking.ts";
import { LinearScorer } from "../model/scorer.ts";
import type { PlugInCall } from "../plug-ins/plug-in-call.ts";
import { type MentionState, rank, readEvidence, type WorldState } from "../rank.ts";
import type { World } from "../world.ts";
import type { Competitor } from "./competitor.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

/** How much better something else must fit than the twin of the caller's entity, before squashing. */
const CLEARLY = 1;
/** How much more the text must say for something else where the caller's entity has no twin. */
const CLEARLY_IN_TEXT = 0.1;
/** How much more the text must say for the caller's entity to be meant whatever its twin is worth. */
const SAID_FOR_IT = 0.5;
/** Sum at which something else is meant though the text says no more for it: a score of 0.88. */
const SURELY = 2;

/** How much the text says for a candidate. */
const said = new LinearScorer({ context: 1, field: 0.5, coherence: 1, related: 1 });

/** Evidence of a twin that counts for the user's entity too, and where the gap to its rivals stands. */
const adopted: readonly (readonly [feature: number, gap: number])[] = [
  [f.context, f.context_gap],
  [f.near, f.near_gap],
  [f.field, f.field_gap],
  [f.coherence, f.coherence_gap],
  [f.related, f.related_gap],
];

/** A mention of the caller's world in one layer of the public world. */
interface Rivalry {
  readonly world: World;
  readonly ranking: Ranking;
  /** Twins of each of the caller's candidates, the one that fits best first. */
  readonly twins: ReadonlyMap<Candidate, readonly Scored[]>;
}

/**
 * What the public world knows of the names of a caller's world. A public entity that a caller's entity is never competes
 * with it: its evidence is taken over. Something else that fits the text clearly better does compete.
 */
export class Rivals {
  /** Of the mentions that the caller has candidates for. */
  readonly #of: readonly (readonly Rivalry[] | undefined)[];

  private constructor(of: readonly (readonly Rivalry[] | undefined)[]) {
    this.#of = of;
  }

  /**
   * Ranks the mentions that the caller has candidates for in the layers of the public world: those of the caller's world,
   * and those with candidates of their own.
   */
  static async of(
    text: Text,
    runOf: Int32Array,
    own: WorldState,
    layers: readonly World[],
    pause: Pause,
    plugIns?: PlugInCall,
  ): Promise<Rivals> {
    const isCallers = ({ mention, candidates }: MentionState) =>
      candidates.length > 0 && (own.world.kind === "user" || mention.candidates !== undefined);
    const rivalries: Rivalry[][] = [];
    if (!own.states.some(isCallers)) return new Rivals(rivalries);
    const mentions = own.states.map(({ mention }) =>
      mention.candidates ? { ...mention, candidates: undefined } : mention,
    );
    for (const world of own.world.kind === "user" ? layers : [own.world]) {
      const state = await readEvidence(text, runOf, mentions, world, -1, pause, plugIns);
      const known = new Twins(world);
      for (let m = 0; m < own.states.length; m++) {
        const { candidates } = own.states[m]!;
        if (!isCallers(own.states[m]!)) continue;
        const ranking = rank(state, state.states[m]!);
        const twins = new Map<Candidate, readonly Scored[]>();
        for (const one of candidates) {
          const waiting = pause();
          if (waiting) await waiting;
          twins.set(one, publicOnesOf(one, ranking, known));
        }
        (rivalries[m] ??= []).push({ world, ranking, twins });
        adopt(own, m, ranking, twins);
      }
    }
    return new Rivals(rivalries);
  }

  /** What competes with the best of the caller's candidates. */
  against(m: number, best: Scored, caller: Ranking): Competitor | undefined {
    for (const { world, ranking, twins } of this.#of[m] ?? []) {
      const own = twins.get(best.candidate) ?? [];
      const other = ranking.scored.find((one) => !own.includes(one));
      if (!other) continue;
      const more = ranking.sumBy(said, other) - caller.sumBy(said, best);
      const better = own[0] ? other.sum - own[0].sum : 0;
      const clearly = own[0]
        ? more > -SAID_FOR_IT && (better > CLEARLY || (better > 0 && isLeftOut(other, best, more, twins)))
        : isClearer(more, other.sum);
      if (clearly)
        return { kind: "entity", record: other.candidate.record, uri: world.uri, score: other.score };
    }
    return undefined;
  }

  /** A longer name of the public world that covers the mention, unless what it names is the caller's entity. */
  covering(
    { pieces }: Document,
    { within }: MentionSpan,
    m: number,
    best: Candidate,
  ): Competitor | undefined {
    if (!within) return undefined;
    for (const { world, twins } of this.#of[m] ?? []) {
      const { names } = world.dataset;
      const entities: number[] = [];
      const node = names.find(pieces, within.from, within.to);
      if (node !== 0)
        for (let p = names.head(node); p !== 0; p = names.next(p)) entities.push(names.entity(p));
      if ((twins.get(best) ?? []).some(({ candidate }) => entities.includes(candidate.entity))) continue;
      const known = entities.filter((entity) => world.dataset.alive(entity));
      if (known.length === 0) continue;
      const [first] = known.sort(
        (a, b) => world.dataset.mass(b) - world.dataset.mass(a) || byId(world, a, b),
      );
      return { kind: "entity", record: world.dataset.record(first!), uri: world.uri, score: null };
    }
    return undefined;
  }

  /** Public entities that a candidate that the caller sent is. */
  twinsOf(m: number, candidate: Candidate): EntityRecord[] {
    return (this.#of[m] ?? []).flatMap(({ twins }) =>
      (twins.get(candidate) ?? []).slice(0, 1).map((twin) => twin.candidate.record),
    );
  }
}

/** The public candidates that a candidate that the caller sent is: by its id, or by what is said of it. */
function publicOnesOf(one: Candidate, ranking: Ranking, twins: Twins): readonly Scored[] {
  if (one.given && one.entity >= 0)
    return ranking.scored.filter(({ candidate }) => candidate.entity === one.entity);
  return twins.fitting(one, ranking);
}

/**
 * Whether a caller who sent candidates did not send this one: the list may lack the right one. Where the text says nothing for
 * either, one that was sent by its id alone stands: nothing that was said of it is missing in the text.
 */
function isLeftOut(
  other: Scored,
  { candidate: { given } }: Scored,
  more: number,
  twins: Rivalry["twins"],
): boolean {
  if (given === undefined || (more === 0 && given.byIdAlone)) return false;
  return ![...twins.values()].some((ones) => ones.includes(other));
}

/** @param more what the text says more for something else than for the caller's entity */
function isClearer(more: number, sum: number): boolean {
  return (sum > 0 && more > CLEARLY_IN_TEXT) || (sum > SURELY && more >= 0);
}

/** What speaks for a twin speaks for the caller's entity. */
function adopt(
  { states, rows }: WorldState,
  m: number,
  ranking: Ranking,
  twins: ReadonlyMap<Candidate, readonly Scored[]>,
): void {
  const { candidates, row: from } = states[m]!;
  candidates.forEach((candidate, i) => {
    const [twin] = twins.get(candidate) ?? [];
    if (!twin) return;
    const row = from + i * WIDTH;
    for (const [feature] of adopted)
      rows.values[row + feature] = Math.max(rows.values[row + feature]!, ranking.value(twin, feature));
  });
  for (const [feature, gap] of adopted) writeGaps(rows.values, from, candidates.length, WIDTH, feature, gap);
}

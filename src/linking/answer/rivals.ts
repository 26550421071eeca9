import type { EntityRecord } from "../../datasets/entity.ts";
import { entitiesOf } from "../../datasets/names/name-lookup.ts";
import { mapInSteps } from "../../text/pauser.ts";
import { byId, type Candidate, isPart } from "../candidates/candidate.ts";
import type { Document } from "../document/document.ts";
import type { Text } from "../document/text.ts";
import { type FindTwins, twinsIn } from "../joint/twins.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import type { Ranking, Scored } from "../model/ranking.ts";
import { LinearScorer } from "../model/scorer.ts";
import type { PlugInCall } from "../plug-ins/plug-in-call.ts";
import { rank, readEvidence, type WorldState } from "../rank.ts";
import type { World } from "../world.ts";
import type { Competitor } from "./competitor.ts";

const f = candidateFeatures.at;

/** By how much another entity must beat the public twin of the caller's entity, before squashing. */
const CLEARLY = 1;
/** By how much more the text must support another entity, where the caller's entity has no public twin. */
const CLEARLY_IN_TEXT = 0.1;
/** By how much more the text must support the caller's entity for it to win whatever the score of its twin. */
const SAID_FOR_IT = 0.5;
/**
 * Sum at which another entity wins even if the text supports it no more: a score of 0.88. It must have this if the
 * mention is only a part of both names: a caller's Elena Novak is not B. J. Novak.
 */
const SURELY = 2;

const textSupport = new LinearScorer({ context: 1, field: 0.5, coherence: 1, related: 1 });

/** Evidence for a public twin that counts for the caller's entity too, each with the feature of its gap. */
const adopted: readonly (readonly [feature: number, gap: number])[] = [
  [f.context, f.context_gap],
  [f.near, f.near_gap],
  [f.field, f.field_gap],
  [f.coherence, f.coherence_gap],
  [f.related, f.related_gap],
];

/** A mention of the caller's world, as ranked in one layer of the public world. */
interface Rivalry {
  readonly world: World;
  readonly ranking: Ranking;
  /** The public twins of each of the caller's candidates, the best fit first. */
  readonly twins: ReadonlyMap<Candidate, readonly Scored[]>;
}

/**
 * The public world's rival readings of the names of a caller's world. A public twin, the same entity as the caller's,
 * is not a rival: its evidence counts for the caller's entity. A different entity that fits the text clearly better
 * competes.
 */
export class Rivals {
  /** Set for the mentions that the caller has candidates for. */
  readonly #of: readonly (readonly Rivalry[] | undefined)[];

  private constructor(of: readonly (readonly Rivalry[] | undefined)[]) {
    this.#of = of;
  }

  /**
   * Ranks mentions in the layers of the public world: those that the caller's world has candidates for, and those
   * that were sent with candidates.
   */
  static async of(
    text: Text,
    own: WorldState,
    layers: readonly World[],
    plugIns?: PlugInCall,
  ): Promise<Rivals> {
    const isCallers = ({ mention, candidates }: MentionRows) =>
      candidates.length > 0 && (own.world.kind === "user" || mention.candidates !== undefined);
    const rivalries: Rivalry[][] = [];
    const ownRows = own.states.map(({ rows }) => rows);
    if (!ownRows.some(isCallers)) return new Rivals(rivalries);
    const mentions = ownRows.map(({ mention }) =>
      mention.candidates ? { ...mention, candidates: undefined } : mention,
    );
    for (const world of own.world.kind === "user" ? layers : [own.world]) {
      const state = await readEvidence(text, mentions, world, -1, plugIns);
      const find = twinsIn(world);
      for (const [m, rows] of ownRows.entries()) {
        if (!isCallers(rows)) continue;
        const ranking = rank(state.states[m]!);
        const twins = new Map<Candidate, readonly Scored[]>();
        await mapInSteps(text.pause, rows.candidates, (one) =>
          twins.set(one, publicOnesOf(one, ranking, find)),
        );
        (rivalries[m] ??= []).push({ world, ranking, twins });
        adoptEvidence(rows, twins);
      }
    }
    return new Rivals(rivalries);
  }

  /** The public entity that competes with the best of the caller's candidates. */
  against(m: number, best: Scored): Competitor | undefined {
    for (const { world, ranking, twins } of this.#of[m] ?? []) {
      const own = twins.get(best.candidate) ?? [];
      const other = ranking.scored.find((one) => !own.includes(one));
      if (!other) continue;
      const more = other.sumBy(textSupport) - best.sumBy(textSupport);
      const better = own[0] ? other.sum - own[0].sum : 0;
      const clearly = own[0]
        ? more > -SAID_FOR_IT && (better > CLEARLY || (better > 0 && isLeftOut(other, best, more, twins)))
        : isClearer(more, other.sum, isLabel(best) && !isFitter(other, best)) &&
          !(isPart(best.candidate) && isPart(other.candidate) && other.sum < SURELY);
      if (clearly)
        return { kind: "entity", record: other.candidate.record, uri: world.uri, score: other.score };
    }
    return undefined;
  }

  /** A longer name of the public world that covers the mention, unless it names the caller's entity. */
  covering(
    { pieces }: Document,
    { within }: MentionSpan,
    m: number,
    best: Candidate,
  ): Competitor | undefined {
    if (!within) return undefined;
    for (const { world, twins } of this.#of[m] ?? []) {
      const { names } = world.dataset;
      const entities = entitiesOf(names, names.find(pieces, within.from, within.to));
      if ((twins.get(best) ?? []).some(({ candidate }) => entities.includes(candidate.entity))) continue;
      const known = entities.filter((entity) => world.dataset.alive(entity));
      if (known.length === 0) continue;
      const [first] = known.sort(
        (a, b) => world.dataset.mass(b) - world.dataset.mass(a) || byId(world.dataset, a, b),
      );
      return { kind: "entity", record: world.dataset.record(first!), uri: world.uri, score: null };
    }
    return undefined;
  }

  twinsOf(m: number, candidate: Candidate): EntityRecord[] {
    return (this.#of[m] ?? []).flatMap(({ twins }) =>
      (twins.get(candidate) ?? []).slice(0, 1).map((twin) => twin.candidate.record),
    );
  }
}

/** The public twins of a candidate, found by its id or by the caller's data about it. */
function publicOnesOf(one: Candidate, ranking: Ranking, find: FindTwins): readonly Scored[] {
  if (one.given && one.entity >= 0)
    return ranking.scored.filter(({ candidate }) => candidate.entity === one.entity);
  return find(one, ranking);
}

/**
 * Whether a rival is missing in the list that the caller sent: the list may lack the right candidate. If the text
 * supports neither, a candidate that was sent by its id alone wins, as it has no description that the text could
 * miss.
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

/**
 * @param more by how much the text supports the rival more than the caller's entity
 * @param isNamed whether the caller's entity has the mention as its label. Then a rival that the text does not support
 *   is only better known: the software Kafka of a list is not Franz Kafka.
 */
function isClearer(more: number, sum: number, isNamed: boolean): boolean {
  return (sum > 0 && more > CLEARLY_IN_TEXT) || (sum > SURELY && (isNamed ? more > 0 : more >= 0));
}

/**
 * Whether the words beside the mention tell of a person or a place, which the rival is. The caller's entity is a work,
 * a product or an idea: firms also say things, and lie somewhere.
 */
function isFitter(other: Scored, best: Scored): boolean {
  if (!best.has(f.is_work) && !best.has(f.is_idea)) return false;
  const isTold = (cue: number, kind: number) => other.has(cue) && other.has(kind) && !best.has(kind);
  return isTold(f.person_cue, f.is_person) || isTold(f.place_cue, f.is_place);
}

/** Whether a mention is the label of an entity, or initials that its caller writes so. */
function isLabel(best: Scored): boolean {
  return (best.has(f.label) || best.has(f.upper)) && best.has(f.kind_exact);
}

/** Evidence for a twin counts as evidence for the caller's entity. */
function adoptEvidence(rows: MentionRows, twins: Rivalry["twins"]): void {
  rows.candidates.forEach((candidate, i) => {
    const [twin] = twins.get(candidate) ?? [];
    if (!twin) return;
    for (const [feature] of adopted)
      rows.set(feature, i, Math.max(rows.value(feature, i), twin.value(feature)));
  });
  for (const [feature, gap] of adopted) rows.compare(feature, gap);
}

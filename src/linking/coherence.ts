import type { Candidate } from "./candidates.ts";
import { firstFrom } from "./context.ts";

/**
 * Coherence: how well a candidate goes with what the other mentions of the text may mean, 0 to 1. A relation
 * between two candidates counts fully, a neighbour that both have counts less the more neighbours it has itself.
 * Each other mention counts once, by its best candidate, weighted with how likely that is so far.
 */
export interface Rated {
  readonly candidate: Candidate;
  /** How likely the candidate is before coherence, 0 to 1. */
  readonly belief: number;
}

/** Candidates of a mention that take part: the likeliest. */
export const LIKELY = 6;
/** Neighbours that are followed: the rest of a hub's say nothing. */
export const FOLLOWED = 64;

/** Mentions before and behind that are heard of one entity: all of them would cost the square of a long text. */
const HEARD = 64;

/** What the mention of the entity itself under another name counts. */
const ITSELF = 0.3;

/** Links into one entity: mentions in the order of the text, and how strongly each links. */
interface Links {
  readonly mentions: number[];
  readonly beliefs: number[];
}

/** Mentions that speak for an entity, and how much what each of them says counts. */
interface Voices extends Links {
  readonly weight: number;
  /** They are more than are heard of one entity: of those, which are in the order of the text, only the near ones. */
  readonly many: boolean;
}

/** Coherence of every candidate of every mention, in the order given. */
export function coherenceOf(mentions: readonly (readonly Rated[])[]): number[][] {
  const direct = new Map<number, Links>();
  const shared = new Map<number, Links>();
  mentions.forEach((rated, m) => {
    for (const { candidate, belief } of rated.slice(0, LIKELY)) {
      if (candidate.entity < 0) continue;
      strengthen(direct, candidate.entity, m, belief);
      const neighbours = candidate.world.dataset.neighbours(candidate.entity);
      for (let i = 0; i < Math.min(neighbours.length, FOLLOWED); i++)
        strengthen(shared, neighbours[i]!, m, belief);
    }
  });
  const voices = new VoicesOfEntities(direct, shared, mentions.length);
  const hearing = new Hearing(mentions.length);
  return mentions.map((rated, m) =>
    rated.map(({ candidate }, i) =>
      i < LIKELY && candidate.entity >= 0 ? hearing.support(voices.of(candidate), m) : 0,
    ),
  );
}

function strengthen(links: Map<number, Links>, entity: number, mention: number, belief: number): void {
  if (belief <= 0) return;
  const of = links.get(entity);
  // Most stay alone: an array that begins empty would take room for seventeen.
  if (!of) {
    links.set(entity, { mentions: [mention], beliefs: [belief] });
    return;
  }
  const last = of.mentions.length - 1;
  if (of.mentions[last] !== mention) {
    of.mentions.push(mention);
    of.beliefs.push(belief);
  } else if (of.beliefs[last]! < belief) of.beliefs[last] = belief;
}

/** Who speaks for each entity of a text. It is the same at all of its mentions, so it is gathered once. */
class VoicesOfEntities {
  readonly #direct: ReadonlyMap<number, Links>;
  readonly #shared: ReadonlyMap<number, Links>;
  readonly #known = new Map<number, readonly Voices[]>();
  /** Where a mention stands in what is gathered, from 1; all 0 before and after. */
  readonly #places: Int32Array;

  constructor(direct: ReadonlyMap<number, Links>, shared: ReadonlyMap<number, Links>, mentions: number) {
    this.#direct = direct;
    this.#shared = shared;
    this.#places = new Int32Array(mentions);
  }

  of(candidate: Candidate): readonly Voices[] {
    let voices = this.#known.get(candidate.entity);
    if (!voices) {
      voices = this.#gather(candidate);
      this.#known.set(candidate.entity, voices);
    }
    return voices;
  }

  /**
   * Lists of mentions that are all heard become one, in which each mention is once, with the most that it says; that
   * pays where the entity has several mentions itself.
   */
  #gather({ entity, world: { dataset } }: Candidate): Voices[] {
    const gathered: Voices[] = [];
    const own = this.#direct.get(entity);
    const once = own === undefined || own.mentions.length === 1;
    const places = this.#places;
    let few: Links = { mentions: [], beliefs: [] };
    const close = () => {
      if (few.mentions.length === 0) return;
      for (const mention of few.mentions) places[mention] = 0;
      gathered.push({ ...few, weight: 1, many: false });
      few = { mentions: [], beliefs: [] };
    };
    const add = (links: Links | undefined, weight: number) => {
      if (!links) return;
      const { mentions, beliefs } = links;
      const many = mentions.length > HEARD;
      if (once || many) {
        close();
        gathered.push({ mentions, beliefs, weight, many });
        return;
      }
      for (let i = 0; i < mentions.length; i++) {
        const mention = mentions[i]!;
        const says = beliefs[i]! * weight;
        const place = places[mention]!;
        if (place === 0) {
          places[mention] = few.mentions.push(mention);
          few.beliefs.push(says);
        } else if (few.beliefs[place - 1]! < says) few.beliefs[place - 1] = says;
      }
    };
    add(own, ITSELF);
    const neighbours = dataset.neighbours(entity);
    for (let i = 0; i < Math.min(neighbours.length, FOLLOWED); i++) {
      const neighbour = neighbours[i]!;
      add(this.#direct.get(neighbour), 1);
      const links = this.#shared.get(neighbour);
      if (links && links.mentions.length > 1)
        add(links, 1 / (1 + Math.log2(1 + dataset.neighbours(neighbour).length)));
    }
    close();
    return gathered;
  }
}

/** What is named beside a mention says more of it than what is named pages away; distances count in mentions. */
function nearness(distance: number): number {
  return distance <= 4 ? 1 : distance <= 12 ? 0.7 : FAR;
}

const FAR = 0.4;

/** A sum whose support is 1 in floating point: exp(-38) is below half of what 1 can be told from. */
const ENOUGH = 38;

/** Sums what is heard at a mention: of each other mention the most that it says. */
class Hearing {
  /** How much each mention says; all 0 between calls. */
  readonly #heard: Float64Array;
  /** The mentions heard so far, in the order in which they came: sums depend on it. */
  readonly #others: Int32Array;

  constructor(mentions: number) {
    this.#heard = new Float64Array(mentions);
    this.#others = new Int32Array(mentions);
  }

  support(voices: readonly Voices[], mention: number): number {
    const heard = this.#heard;
    const others = this.#others;
    let count = 0;
    let total = 0;
    // Nobody speaks for himself.
    heard[mention] = Number.POSITIVE_INFINITY;
    for (const { mentions, beliefs, weight, many } of voices) {
      const here = many ? firstFrom(mentions, mention) : 0;
      const end = many ? Math.min(mentions.length, here + HEARD + 1) : mentions.length;
      for (let i = many ? Math.max(0, here - HEARD) : 0; i < end; i++) {
        const other = mentions[i]!;
        const value = beliefs[i]! * weight;
        const before = heard[other]!;
        if (before >= value) continue;
        if (before === 0) others[count++] = other;
        heard[other] = value;
        total += value - before;
      }
      if (total * FAR > ENOUGH) break;
    }
    heard[mention] = 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const other = others[i]!;
      sum += heard[other]! * nearness(Math.abs(other - mention));
      heard[other] = 0;
    }
    return 1 - Math.exp(-sum);
  }
}

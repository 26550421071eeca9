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
const LIKELY = 6;
/** Neighbours that are followed: the rest of a hub's say nothing. */
const FOLLOWED = 64;

/** Mentions before and behind that are heard of one entity: all of them would cost the square of a long text. */
const HEARD = 64;

/** Links into one entity: mentions in the order of the text, and how strongly each links. */
interface Links {
  readonly mentions: number[];
  readonly beliefs: number[];
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
  // One array for all candidates: a map for each was half of the time of a long text.
  const heard = new Float64Array(mentions.length);
  return mentions.map((rated, m) =>
    rated.map(({ candidate }, i) =>
      i < LIKELY && candidate.entity >= 0 ? support(candidate, m, direct, shared, heard) : 0,
    ),
  );
}

function strengthen(links: Map<number, Links>, entity: number, mention: number, belief: number): void {
  if (belief <= 0) return;
  let of = links.get(entity);
  if (!of) {
    of = { mentions: [], beliefs: [] };
    links.set(entity, of);
  }
  const last = of.mentions.length - 1;
  if (of.mentions[last] !== mention) {
    of.mentions.push(mention);
    of.beliefs.push(belief);
  } else if (of.beliefs[last]! < belief) of.beliefs[last] = belief;
}

/** What is named beside a mention says more of it than what is named pages away; distances count in mentions. */
function nearness(distance: number): number {
  return distance <= 4 ? 1 : distance <= 12 ? 0.7 : 0.4;
}

/** @param heard how strongly each mention supports the candidate; all 0 before and after */
function support(
  candidate: Candidate,
  mention: number,
  direct: Map<number, Links>,
  shared: Map<number, Links>,
  heard: Float64Array,
): number {
  const { dataset } = candidate.world;
  /** The mentions heard so far, in the order in which they came: sums depend on it. */
  const others: number[] = [];
  const raise = (links: Links | undefined, weight: number) => {
    if (!links) return;
    const here = firstFrom(links.mentions, mention);
    const end = Math.min(links.mentions.length, here + HEARD + 1);
    for (let i = Math.max(0, here - HEARD); i < end; i++) {
      const other = links.mentions[i]!;
      if (other === mention) continue;
      const value = links.beliefs[i]! * weight * nearness(Math.abs(other - mention));
      const before = heard[other]!;
      if (before >= value) continue;
      if (before === 0) others.push(other);
      heard[other] = value;
    }
  };
  // The same entity under another name supports itself a little.
  raise(direct.get(candidate.entity), 0.3);
  const neighbours = dataset.neighbours(candidate.entity);
  for (let i = 0; i < Math.min(neighbours.length, FOLLOWED); i++) {
    const neighbour = neighbours[i]!;
    raise(direct.get(neighbour), 1);
    const links = shared.get(neighbour);
    if (links && links.mentions.length > 1)
      raise(links, 1 / (1 + Math.log2(1 + dataset.neighbours(neighbour).length)));
  }
  let sum = 0;
  for (const other of others) {
    sum += heard[other]!;
    heard[other] = 0;
  }
  return 1 - Math.exp(-sum);
}

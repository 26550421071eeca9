import type { Candidate } from "./candidates.ts";

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

/** Links into one entity: for each mention, how strongly. */
type Links = Map<number, number>;

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
  return mentions.map((rated, m) =>
    rated.map(({ candidate }, i) =>
      i < LIKELY && candidate.entity >= 0 ? support(candidate, m, direct, shared) : 0,
    ),
  );
}

function strengthen(links: Map<number, Links>, entity: number, mention: number, belief: number): void {
  let of = links.get(entity);
  if (!of) {
    of = new Map();
    links.set(entity, of);
  }
  if ((of.get(mention) ?? 0) < belief) of.set(mention, belief);
}

/** What is named beside a mention says more of it than what is named pages away; distances count in mentions. */
function nearness(distance: number): number {
  return distance <= 4 ? 1 : distance <= 12 ? 0.7 : 0.4;
}

function support(
  candidate: Candidate,
  mention: number,
  direct: Map<number, Links>,
  shared: Map<number, Links>,
): number {
  const { dataset } = candidate.world;
  const perMention: Links = new Map();
  const raise = (links: Links | undefined, weight: number) => {
    if (!links) return;
    for (const [other, belief] of links) {
      if (other === mention) continue;
      const value = belief * weight * nearness(Math.abs(other - mention));
      if ((perMention.get(other) ?? 0) < value) perMention.set(other, value);
    }
  };
  // The same entity under another name supports itself a little.
  raise(direct.get(candidate.entity), 0.3);
  const neighbours = dataset.neighbours(candidate.entity);
  for (let i = 0; i < Math.min(neighbours.length, FOLLOWED); i++) {
    const neighbour = neighbours[i]!;
    raise(direct.get(neighbour), 1);
    const links = shared.get(neighbour);
    if (links && links.size > 1) raise(links, 1 / (1 + Math.log2(1 + dataset.neighbours(neighbour).length)));
  }
  let sum = 0;
  for (const value of perMention.values()) sum += value;
  return 1 - Math.exp(-sum);
}

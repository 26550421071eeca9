import type { World } from "../world.ts";
import { PerWorld } from "./per-world.ts";

/**
 * Entities of one name that are looked at. An answer has at most 30 candidates; of a list of 5,000 entities of one name
 * each mention would look at 5,000.
 */
const MOST_NAMESAKES = 256;

/** The postings of a name that more entities have, the best known first. */
interface Crowd {
  readonly ranked: readonly number[];
  /** Those that are written in one way, by the hash of that. */
  readonly bySurface: ReadonlyMap<number, readonly number[]>;
}

/**
 * By the node of the name. A posting belongs to one name, so all crowds of a call hold no more postings than the world: no bound,
 * and nothing that is kept after the call.
 */
const crowds = new PerWorld<number, Crowd>(() => 0);

/**
 * The postings of a name in the order in which they count where there are too many to look at all: those that are written
 * like the mention, then the best known, ties by id. Undefined if the chain itself is short enough.
 */
export function namesakes(world: World, node: number, surface: number | undefined): number[] | undefined {
  const { names } = world.dataset;
  let count = 0;
  for (let p = names.head(node); p !== 0 && count <= MOST_NAMESAKES; p = names.next(p)) count++;
  if (count <= MOST_NAMESAKES) return undefined;
  const crowd = crowds.get(world, node, () => crowdOf(world, node));
  const alike = (surface === undefined ? undefined : crowd.bySurface.get(surface)) ?? [];
  const first = alike.slice(0, MOST_NAMESAKES);
  const taken = new Set(first);
  for (const posting of crowd.ranked) {
    if (first.length >= MOST_NAMESAKES) break;
    if (!taken.has(posting)) first.push(posting);
  }
  return first;
}

function crowdOf({ dataset }: World, node: number): Crowd {
  const { names } = dataset;
  const all: { posting: number; mass: number; id: string }[] = [];
  for (let posting = names.head(node); posting !== 0; posting = names.next(posting)) {
    const entity = names.entity(posting);
    if (dataset.alive(entity)) all.push({ posting, mass: dataset.mass(entity), id: dataset.idOf(entity) });
  }
  all.sort((a, b) => b.mass - a.mass || (a.id < b.id ? -1 : a.id > b.id ? 1 : a.posting - b.posting));
  const ranked = all.map(({ posting }) => posting);
  const bySurface = new Map<number, number[]>();
  for (const posting of ranked) {
    const surface = names.surface(posting);
    const list = bySurface.get(surface);
    if (list) list.push(posting);
    else bySurface.set(surface, [posting]);
  }
  return { ranked, bySurface };
}

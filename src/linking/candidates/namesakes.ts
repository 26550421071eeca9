import { postingsOf } from "../../datasets/names/name-lookup.ts";
import { compareText, kept } from "../../text/look-up.ts";
import type { World } from "../world.ts";
import { PerWorld } from "./per-world.ts";

/**
 * Most entities of one name that are considered. An answer has at most 30 candidates; without a limit, each mention
 * of a name that 5,000 entities share would look at 5,000.
 */
const MOST_NAMESAKES = 256;

/** The postings of a name that many entities share, the best known first. */
interface Crowd {
  readonly ranked: readonly number[];
  /** The postings of each surface form, by its hash. */
  readonly bySurface: ReadonlyMap<number, readonly number[]>;
}

/**
 * By the node of the name. A posting belongs to one name, so the crowds of a call never hold more postings than the
 * world has. They need no bound, and nothing is kept after the call.
 */
const crowds = new PerWorld<number, Crowd>(() => 0);

/**
 * The postings of a name, ordered, where there are too many to look at all. Those with the surface form of the
 * mention come first, then the best known, ties by id. Undefined if the list is short enough.
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
  for (const posting of postingsOf(names, node)) {
    const entity = names.entity(posting);
    if (dataset.alive(entity)) all.push({ posting, mass: dataset.mass(entity), id: dataset.idOf(entity) });
  }
  all.sort((a, b) => b.mass - a.mass || compareText(a.id, b.id) || a.posting - b.posting);
  const ranked = all.map(({ posting }) => posting);
  const bySurface = new Map<number, number[]>();
  for (const posting of ranked) kept(bySurface, names.surface(posting), () => []).push(posting);
  return { ranked, bySurface };
}

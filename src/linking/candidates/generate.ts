import type { MatchKind } from "../../contract/index.ts";
import { readyWords } from "../../datasets/names/name-words.ts";
import { type Document, isEveryday } from "../document/document.ts";
import type { MentionSpan } from "../mention.ts";
import type { World } from "../world.ts";
import { type Candidate, FoundList } from "./candidate.ts";
import { addDemonym } from "./demonyms.ts";
import { addFramed } from "./frames.ts";
import { GivenList } from "./given.ts";
import { addLongerBeside, addPartial } from "./longer-names.ts";
import { nameOf, withoutClitics } from "./lookup.ts";
import { addDetected, addMarked, addSpokenInitials } from "./names.ts";
import type { NearSearch } from "./near.ts";
import { addPlaceInFull, addRewritten } from "./rewritten.ts";

/** What the name of a mention leads to in one world, and by which match kinds it was looked for. */
interface ByName {
  readonly found: FoundList;
  readonly tried: readonly MatchKind[];
}

/** What a mention may mean in one world. */
export interface Generated extends ByName {
  /** Candidates that the caller sent: they are the world of their mention. */
  readonly given: readonly Candidate[] | undefined;
}

const NAMED: readonly MatchKind[] = ["exact", "folded", "suffix", "acronym", "short_name"];

/**
 * The candidates of a mention in one world.
 *
 * @param w number of the world among those of the lattice; -1 when the span has no node there
 */
export async function generate(
  document: Document,
  mention: MentionSpan,
  world: World,
  w: number,
  near: NearSearch,
): Promise<Generated> {
  if (!mention.candidates) {
    const named = await byName(document, mention, world, w, near);
    named.found.bound(world);
    return { ...named, given: undefined };
  }
  const list = new GivenList(mention.candidates, world);
  await list.world.dataset.evidence.load?.();
  const { found } = await byName(document, mention, list.world, -1, near.in(list.world));
  return { found: new FoundList(), tried: ["given"], given: list.candidates(found) };
}

/**
 * What the name of a mention leads to; where nothing has it, the name in another spelling, with a title or a place around
 * it, as a part of a longer name; last what is like it.
 */
async function byName(
  document: Document,
  mention: MentionSpan,
  world: World,
  w: number,
  near: NearSearch,
): Promise<ByName> {
  const { document: where, span } = mention.slice ?? { document, span: mention.span };
  const found = new FoundList();
  if (span.to === span.from) return { found, tried: NAMED };
  if (mention.given || w < 0) addMarked(where, span, world, found);
  else addDetected(where, span, world, w, found);
  if (found.size === 0 && !mention.given && w >= 0) addMarked(where, span, world, found);
  const [from, to] = withoutClitics(where, span.from, span.to);
  // What follows asks which longer names have these words.
  const waiting =
    found.size === 0 || world.kind === "public" ? readyWords(world.dataset.names, near.pause) : undefined;
  if (waiting) await waiting;
  for (const add of further) add(where, from, to, world, found);
  if (found.size > 0) return { found, tried: NAMED };
  for (const add of wider) {
    add(where, from, to, world, found);
    if (found.size > 0) return { found, tried: [...NAMED, "partial"] };
  }
  // Everyday words are spelt right: "Toten Meer" is not a slip for "Roten Meer".
  if (!isEveryday(where, span.from, span.to)) await near.add(nameOf(where, span), where, found);
  return { found, tried: [...NAMED, "partial", "fuzzy"] };
}

/** What a name may mean beside what has it as it stands. */
const further = [addDemonym, addPlaceInFull, addLongerBeside];

/** Ways to a name that nothing has as it stands; the first that finds something counts. */
const wider = [addSpokenInitials, addRewritten, addFramed, addPartial];

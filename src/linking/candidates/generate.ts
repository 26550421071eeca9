import type { MatchKind } from "../../contract/index.ts";
import type { MentionSpan } from "../mention.ts";
import { furtherNames, sentMentions } from "../parts.ts";
import { type Candidate, isPart } from "./candidate.ts";
import { FoundList } from "./found-list.ts";
import { lookedUp } from "./lookup.ts";
import { addDetected, addMarked, mayBeCutShort } from "./names.ts";
import type { Searches } from "./near.ts";

/** The entities that the name of a mention leads to in one world, and the match kinds that were tried. */
interface ByName {
  readonly found: FoundList;
  readonly tried: readonly MatchKind[];
}

/** What a mention may mean in one world. */
export interface Generated extends ByName {
  /** Candidates that the caller sent; they replace the world for their mention. */
  readonly given: readonly Candidate[] | undefined;
}

const NAMED: readonly MatchKind[] = ["exact", "folded", "suffix", "acronym", "short_name"];

/** The candidates of a mention in one world. */
export async function generate(searches: Searches, mention: MentionSpan): Promise<Generated> {
  const { document, world, pause } = searches;
  if (!mention.candidates) {
    const named = await byName(searches, mention);
    if (world.kind === "user" && [...named.found.values()].some(isPart)) {
      const { dropOthersOfName } = await furtherNames();
      dropOthersOfName(document, mention.span, world, named.found);
    }
    named.found.bound(world);
    return { found: named.found, tried: named.tried, given: undefined };
  }
  const { givenList } = await sentMentions();
  const list = await givenList(mention.candidates, world, pause);
  const { found } = await byName({ ...searches, world: list.world, w: -1, near: new Map() }, mention);
  return { found: new FoundList(), tried: ["given"], given: list.candidates(found) };
}

/**
 * The entities that a name leads to: as the text has it first, then by further ways. The further ways are skipped if
 * a list of the caller has the name, unless the name may be abbreviated.
 */
async function byName(searches: Searches, mention: MentionSpan): Promise<ByName> {
  const { world, w } = searches;
  const slice = lookedUp(searches.document, mention);
  const { document: where, span } = slice;
  const found = new FoundList();
  if (span.to === span.from) return { found, tried: NAMED };
  if (mention.given || w < 0) addMarked(where, span, world, found);
  else addDetected(where, span, world, w, found);
  if (found.size === 0 && !mention.given && w >= 0) addMarked(where, span, world, found);
  if (found.size > 0 && world.kind === "user" && !mayBeCutShort(where, span)) return { found, tried: NAMED };
  const { addFurther } = await furtherNames();
  return { found, tried: [...NAMED, ...(await addFurther(searches, slice, found))] };
}

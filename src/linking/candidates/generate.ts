import type { MatchKind } from "../../contract/index.ts";
import { isBehindTitle } from "../document/title-endings.ts";
import type { MentionSpan } from "../mention.ts";
import { furtherNames, sentMentions } from "../parts.ts";
import { type Candidate, isPart } from "./candidate.ts";
import { FoundList } from "./found-list.ts";
import { lookedUp } from "./lookup.ts";
import { addDetected, addMarked, mayBeCutShort } from "./names.ts";
import type { Searches } from "./near.ts";

/** What a mention may mean in one world. */
export interface Generated {
  readonly found: FoundList;
  readonly tried: readonly MatchKind[];
  /** Candidates that the caller sent; they replace the world for their mention. */
  readonly given: readonly Candidate[] | undefined;
}

const NAMED: readonly MatchKind[] = ["exact", "folded", "suffix", "acronym", "short_name"];

export async function generate(searches: Searches, mention: MentionSpan): Promise<Generated> {
  const { document, world, pause } = searches;
  const found = new FoundList(world);
  if (!mention.candidates) {
    const tried = await addByName(searches, mention, found);
    if (world.kind === "user" && [...found.values()].some(isPart)) {
      const { dropOthersOfName } = await furtherNames();
      dropOthersOfName(document, mention.span, found);
    }
    found.bound();
    return { found, tried, given: undefined };
  }
  const { givenList } = await sentMentions();
  const list = await givenList(mention.candidates, world, pause);
  const ofList = new FoundList(list.world);
  await addByName({ ...searches, world: list.world, w: -1, near: new Map() }, mention, ofList);
  return { found, tried: ["given"], given: list.candidates(ofList) };
}

/**
 * Adds the entities that a name leads to: as the text has it first, then by further ways. The further ways are skipped
 * if a list of the caller has the name, unless the name may be abbreviated or a title stands before it. Returns the match
 * kinds that were tried.
 */
async function addByName(
  searches: Searches,
  mention: MentionSpan,
  found: FoundList,
): Promise<readonly MatchKind[]> {
  const { world, w } = searches;
  const slice = lookedUp(searches.document, mention);
  const { document: where, span } = slice;
  if (span.to === span.from) return NAMED;
  if (!mention.given && w >= 0) addDetected(where, span, w, found);
  if (found.size === 0) addMarked(where, span, found);
  const isNamed = found.size > 0 && world.kind === "user";
  if (isNamed && !isBehindTitle(where, span.from) && !mayBeCutShort(where, span)) return NAMED;
  const { addFurther } = await furtherNames();
  return [...NAMED, ...(await addFurther(searches, slice, found))];
}

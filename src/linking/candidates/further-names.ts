import type { MatchKind } from "../../contract/index.ts";
import { readyWords } from "../../datasets/names/name-words.ts";
import { isAddressed } from "../document/beside-persons.ts";
import { loadDemonyms } from "../document/demonyms.ts";
import { isEveryday } from "../document/document.ts";
import type { Slice } from "../mention.ts";
import type { CandidateGenerator } from "./candidate.ts";
import { addDemonym } from "./demonyms.ts";
import { FoundList } from "./found-list.ts";
import { addFramed } from "./frames.ts";
import { addKnownAliases, loadKnownAliases } from "./known-aliases.ts";
import { addLongerBeside, addPartial } from "./longer-names.ts";
import { withoutClitics } from "./lookup.ts";
import { addNear, type Searches } from "./near.ts";
import { mayBePerson } from "./persons.ts";
import { addPlaceInFull, addRewritten, addSpokenInitials } from "./rewrites.ts";
import { nameOf } from "./spellings.ts";

// Loaded with the further names: only a part of a name needs it.
export { dropOthersOfName } from "./others-of-name.ts";

/**
 * Adds candidates beyond those that have the name as the text has it. If there are none of those, it tries the name
 * in another spelling, with a title or a place around it, and as a part of a longer name. Similar names come last.
 *
 * @returns the further match kinds that were tried
 */
export async function addFurther(
  searches: Searches,
  { document, span }: Slice,
  found: FoundList,
): Promise<readonly MatchKind[]> {
  const { world, pause } = searches;
  const [from, to] = withoutClitics(document, span.from, span.to);
  const isPublic = world.kind === "public";
  if (isPublic) {
    const loading = [loadDemonyms(document.language), loadKnownAliases(document.language)];
    if (loading.some((one) => one)) await Promise.all(loading);
  }
  // The steps below ask which longer names have these words.
  const waiting = readyWords(world.dataset.names, pause);
  if (waiting) await waiting;
  for (const add of always) add(document, from, to, found);
  if (found.size > 0) {
    addPersonBeside(document, from, to, found);
    return [];
  }
  for (const add of ifNothingFound) {
    add(document, from, to, found);
    if (found.size > 0) return ["partial"];
  }
  // Everyday words are assumed to be spelt right: "Toten Meer" is not a slip for "Roten Meer".
  if (!isEveryday(document, span.from, span.to)) await addNear(searches, nameOf(document, span), found);
  return ["partial", "fuzzy"];
}

/** "Frau Weber" is Anna Weber, although the list has a Weber GmbH, too. */
const addPersonBeside: CandidateGenerator = (document, from, to, found) => {
  const { world } = found;
  if (world.kind !== "user" || !isAddressed(document, from, to)) return;
  for (const { entity } of found.values()) if (mayBePerson(world, entity, document.lexicon, true)) return;
  const longer = new FoundList(world);
  addPartial(document, from, to, longer);
  longer.keep(({ entity }) => mayBePerson(world, entity, document.lexicon, true));
  found.addAll(longer);
};

/** Further readings that are tried even if an entity has the name as the text has it. */
const always = [addDemonym, addKnownAliases, addPlaceInFull, addLongerBeside];

/** Readings of a name that no entity has as the text has it. The first that finds something ends the search. */
const ifNothingFound = [addSpokenInitials, addRewritten, addFramed, addPartial];

import type { CandidateGenerator } from "./candidate.ts";
import { addSpellings } from "./lookup.ts";
import { fullGivenNames, fullPlace, respellings, withoutUmlauts } from "./rewrites.ts";

/** Adds the place of an abbreviation ("Calif."), even if the short form is also the name of something else. */
export const addPlaceInFull: CandidateGenerator = (document, from, to, world, found) => {
  const place = fullPlace(document, from, to);
  if (place !== undefined) addSpellings(world, [place], found, { kind: "folded", source: "spelling" });
};

/**
 * Adds the entities of a name in another spelling. Given names are written in full only if no other spelling finds
 * any.
 */
export const addRewritten: CandidateGenerator = (document, from, to, world, found) => {
  addSpellings(world, respellings(document, from, to), found, { kind: "folded", source: "spelling" });
  if (found.size === 0 && world.kind === "user")
    addSpellings(world, withoutUmlauts(document, from, to), found, { kind: "folded", source: "spelling" });
  if (found.size > 0) return;
  addSpellings(world, fullGivenNames(document, from, to), found, { kind: "short_name", source: "spelling" });
};

import type { Document } from "../document/document.ts";
import type { World } from "../world.ts";
import type { FoundList } from "./candidate.ts";
import { addSpellings } from "./lookup.ts";
import { fullGivenNames, fullPlace, respellings } from "./rewrites.ts";

/** Adds the place that is written short ("Calif."), also where the short form is the name of something else. */
export function addPlaceInFull(
  document: Document,
  from: number,
  to: number,
  world: World,
  found: FoundList,
): void {
  const place = fullPlace(document, from, to);
  if (place !== undefined) addSpellings(world, [place], found, { kind: "folded", source: "spelling" });
}

/** Adds what a name in another spelling leads to; given names in full only if nothing else does. */
export function addRewritten(
  document: Document,
  from: number,
  to: number,
  world: World,
  found: FoundList,
): void {
  addSpellings(world, respellings(document, from, to), found, { kind: "folded", source: "spelling" });
  if (found.size > 0) return;
  addSpellings(world, fullGivenNames(document, from, to), found, { kind: "short_name", source: "spelling" });
}

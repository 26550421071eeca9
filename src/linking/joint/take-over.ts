import type { Pause } from "../../text/pauser.ts";
import type { FoundList } from "../candidates/found-list.ts";
import type { World } from "../world.ts";
import type { ShortForm } from "./short-forms.ts";

/** Most candidates of a longer mention that its short form takes over: the best known. */
const TAKEN_OVER = 4;

/** Adds to each mention the candidates of the longer mention that it may abbreviate. */
export async function takeOver(
  founds: readonly FoundList[],
  shortForms: readonly (ShortForm | undefined)[],
  world: World,
  pause: Pause,
): Promise<void> {
  const own = founds.map((found) => found.size);
  for (const [m, found] of founds.entries()) {
    const short = shortForms[m];
    if (!short || own[short.mention] === 0) continue;
    const waiting = pause();
    if (waiting) await waiting;
    const kind = short.part === "initials" ? "acronym" : "short_name";
    for (const { entity, kind: longKind, form, languages, distance, coverage, smallIn } of founds[
      short.mention
    ]!.ranked(world).slice(0, TAKEN_OVER))
      if (longKind !== "fuzzy" && !found.has(entity))
        found.add({ entity, kind, source: "longer", form, languages, distance, coverage, smallIn });
  }
}

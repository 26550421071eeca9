import type { Pause } from "../../text/pauser.ts";
import type { Document } from "../document/document.ts";
import type { World } from "../world.ts";
import { cutAtCompounds } from "./compounds.ts";
import { addInflected } from "./inflected.ts";
import type { Lattice } from "./lattice.ts";
import type { Reading } from "./reading.ts";
import { regionOdds } from "./region-adjectives.ts";
import { watersideOdds } from "./waterside.ts";

/** Reads names in German, which inflects them and writes nouns with a capital. */
export async function german(
  document: Document,
  lattice: Lattice,
  worlds: readonly World[],
  pause: Pause,
): Promise<Reading> {
  await addInflected(lattice, document, worlds, pause);
  return {
    odds: (arc) => regionOdds(document, lattice, worlds, arc) + watersideOdds(document, lattice, worlds, arc),
    cut: (run) => cutAtCompounds(document, lattice, worlds, run),
  };
}

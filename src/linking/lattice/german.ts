import type { Pause } from "../../text/pauser.ts";
import { cutAtCompounds } from "./compounds.ts";
import { addInflected } from "./inflected.ts";
import type { Lattice } from "./lattice.ts";
import type { Reading } from "./reading.ts";
import { regionOdds } from "./region-adjectives.ts";
import { watersideOdds } from "./waterside.ts";

/** Reads names in German, which inflects them and writes nouns with a capital. */
export async function german(lattice: Lattice, pause: Pause): Promise<Reading> {
  await addInflected(lattice, pause);
  return {
    odds: (arc) => regionOdds(lattice, arc) + watersideOdds(lattice, arc),
    cut: (run) => cutAtCompounds(lattice, run),
  };
}

import type { Pause } from "../../text/pauser.ts";
import type { Document } from "../document/document.ts";
import { isUnspaced } from "../document/lexicon.ts";
import type { World } from "../world.ts";
import { addresses } from "./addresses.ts";
import { german } from "./german.ts";
import { inverted } from "./inverted.ts";
import type { Lattice } from "./lattice.ts";
import type { Run } from "./runs.ts";
import { unspaced } from "./unspaced.ts";

// Loaded with the readers: only characters of a script without spaces need it.
export { wordBordersOf } from "./word-borders.ts";

/** What a reader says of a lattice after it has added its spans. */
export interface Reading {
  /** What it adds to the log-odds of an arc. */
  odds(arc: number): number;
  /** Cuts a run of capitals where it is more than one name. */
  cut?(run: Run): readonly Run[];
}

/** Reads what few texts have: adds its spans to a lattice. */
export type Reader = (
  document: Document,
  lattice: Lattice,
  worlds: readonly World[],
  pause: Pause,
) => Promise<Reading> | Reading;

/** The readers of a text; addresses and inverted names may be in any. */
export function readersFor({ language, lexicon }: Document): readonly Reader[] {
  if (lexicon.capitalisesNouns) return [german, addresses, inverted];
  return isUnspaced(language) ? [unspaced, addresses] : [addresses, inverted];
}

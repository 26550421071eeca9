import type { Pause } from "../../text/pauser.ts";
import type { Lattice } from "./lattice.ts";
import type { Run } from "./runs.ts";

/** What a reader says of a lattice after it has added its spans. */
export interface Reading {
  /** What it adds to the log-odds of an arc. */
  odds(arc: number): number;
  /** Cuts a run of capitals where it is more than one name. */
  readonly cut?: (run: Run) => readonly Run[];
}

/** Reads what few texts have: adds its spans to a lattice. */
export type Reader = (lattice: Lattice, pause: Pause) => Promise<Reading> | Reading;

/** Log-odds that rule out any span. */
export const NEVER = -99;

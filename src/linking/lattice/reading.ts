import type { Pause } from "../../text/pauser.ts";
import type { Pieces } from "../../text/pieces.ts";
import type { PieceRange } from "../mention.ts";
import type { Lattice } from "./lattice.ts";

/** What a reader says of a lattice after it has added its spans. */
export interface Reading {
  /** What it adds to the log-odds of an arc. */
  odds(arc: number): number;
  /** Cuts a run of capitals where it is more than one name. */
  readonly cut?: Cut;
}

export type Cut = (run: PieceRange) => readonly PieceRange[];

/** Reads what few texts have: adds its spans to a lattice. */
export type Reader = (lattice: Lattice, pause: Pause) => Promise<Reading> | Reading;

/** Log-odds that rule out any span. */
export const NEVER = -99;

/** The nodes in each world of the name that some pieces are; undefined if no world has an entity of that name. */
export function nodesOf(
  { worlds }: Lattice,
  pieces: Pieces,
  from: number,
  to: number,
): Int32Array | undefined {
  const nodes = Int32Array.from(worlds, ({ dataset: { names } }) => {
    const node = names.find(pieces, from, to);
    // The beginning of a longer name has no entity.
    return node !== 0 && names.head(node) !== 0 ? node : 0;
  });
  return nodes.some((node) => node !== 0) ? nodes : undefined;
}

/** The arc of a span that a world has as a name, -1 for none. */
export function namedArc(lattice: Lattice, from: number, to: number): number {
  const arc = lattice.find(from, to);
  return arc >= 0 && lattice.isNamed(arc) ? arc : -1;
}

/** The kinds of entities that have a span as a name, as bits. */
export function kindsOfSpan(lattice: Lattice, from: number, to: number): number {
  const arc = lattice.find(from, to);
  return arc < 0 ? 0 : lattice.kinds(arc);
}

/** A run, cut before each piece that passes a test. */
export function cutWhere({ from, to }: PieceRange, isCut: (at: number) => boolean): readonly PieceRange[] {
  const parts: PieceRange[] = [];
  let begin = from;
  for (let at = from + 1; at < to; at++)
    if (isCut(at)) {
      parts.push({ from: begin, to: at });
      begin = at;
    }
  return [...parts, { from: begin, to }];
}

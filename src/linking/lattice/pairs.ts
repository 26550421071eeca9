import { CLUB, SETTLEMENT } from "../../datasets/knowledge/kinds.ts";
import { textOf } from "../../text/pieces.ts";
import { hasHyphenBefore } from "../document/boundaries.ts";
import { isEveryday } from "../document/document.ts";
import type { PieceRange } from "../mention.ts";
import type { Lattice } from "./lattice.ts";
import { LONGEST_NAME } from "./other-names.ts";
import { kindsOfSpan } from "./reading.ts";

/** Trains and roads before a route. */
const lines = /^(?:AVE|EC|Eurostar|ICE?|RER|TER|TGV|Thalys|[ABEM]\d+)$/;

/**
 * A run, cut where it is two known names with a hyphen between them. They are the sides of a match ("Inter-Juve") or,
 * except in German, the ends of a route ("Lyon-Turin"). In German, "Hamburg-Altona" is a part of the town. It is cut
 * only if no known name crosses the hyphen.
 */
export function cutAtPairs(lattice: Lattice, run: PieceRange): readonly PieceRange[] {
  const { document } = lattice;
  const both = document.lexicon.capitalisesNouns ? [CLUB] : [CLUB, SETTLEMENT];
  for (let at = run.from + 1; at < run.to; at++) {
    if (!hasHyphenBefore(document.pieces, at) || isCrossed(lattice, run, at)) continue;
    const first = firstOf(run, at);
    const before = kindsOfSpan(lattice, first, at);
    const behind = kindsOfSpan(lattice, at, run.to);
    // Known names are short, so this test comes first: a run of a thousand hyphens is then not read whole at each of
    // them.
    if (!both.some((kind) => before & behind & kind)) continue;
    if (isEveryday(document, first, at) || isEveryday(document, at, run.to)) continue;
    const parts = [
      { from: first, to: at },
      { from: at, to: run.to },
    ];
    return first > run.from ? [{ from: run.from, to: first }, ...parts] : parts;
  }
  return [run];

  /** Where the name before a hyphen begins: "TGV Paris-Rennes" has a train before its route. */
  function firstOf({ from }: PieceRange, at: number): number {
    return at - from > 1 && lines.test(textOf(document.pieces, from)) && lattice.find(from, at) < 0
      ? from + 1
      : from;
  }
}

/** Whether a known name has pieces on both sides of a border in a run. */
export function isCrossed(lattice: Lattice, { from }: PieceRange, at: number): boolean {
  let crossed = false;
  for (let piece = Math.max(from, at - LONGEST_NAME); piece < at; piece++)
    lattice.eachFrom(piece, (arc) => {
      crossed ||= lattice.to[arc]! > at && lattice.isNamed(arc);
    });
  return crossed;
}

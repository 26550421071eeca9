import { CAPITAL } from "../../text/pieces.ts";
import { isUpper } from "../document/document.ts";
import type { Lattice } from "./lattice.ts";
import { nodesOf, type Reading } from "./reading.ts";

/** Most words before the bracket and in it: "Frankfurt (Oder)", "Neustadt (bei Coburg)". */
const MOST_BEFORE = 4;
const MOST_INSIDE = 3;

/**
 * What a bracket that is part of the name adds to the log-odds of an arc, as much as an inverted name: nothing else has
 * those words there.
 */
const IN_BRACKETS = 8;

/** Reads names that end with words in brackets, which tell them from others: "Frankfurt (Oder)", "Halle (Saale)". */
export function bracketed(lattice: Lattice): Reading {
  const { pieces, text } = lattice.document;
  const { start, end, shape, count } = pieces;
  const known = new Set<number>();
  for (let at = 1; at < count; at++) {
    if (text[start[at]! - 1] !== "(" || text[start[at]! - 2] !== " " || end[at - 1] !== start[at]! - 2)
      continue;
    // "Heron Kettle (HKT)": initials are another name.
    if (isUpper(pieces, at)) continue;
    let to = at + 1;
    while (to < count && to - at < MOST_INSIDE && text[end[to - 1]!] !== ")") to++;
    if (text[end[to - 1]!] !== ")") continue;
    for (let from = Math.max(0, at - MOST_BEFORE); from < at; from++)
      if (shape[from]! & CAPITAL && addIfKnown(from, to)) break;
  }
  return { odds: (arc) => (known.has(arc) ? IN_BRACKETS : 0) };

  function addIfKnown(from: number, to: number): boolean {
    const nodes = nodesOf(lattice, pieces, from, to);
    if (nodes) known.add(lattice.addNamed(from, to, nodes));
    return nodes !== undefined;
  }
}

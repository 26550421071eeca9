import { CAPITAL, NUMBER, textOf } from "../../text/pieces.ts";
import type { Lattice } from "./lattice.ts";
import { cutWhere, type Reading } from "./reading.ts";

/** Units before a letter in which a bracket that it closes is looked for: "(see Group B)". */
const LONGEST_BRACKET = 120;

/** The first item of a row with colons: "A: Paris B: Rome", but not "Group A: Paris, Group B: Rome". */
const FIRST_WITH_COLON = /(?:^|[\n.?!:] {0,2})A: \S/;

/** Reads the letters and numbers of items in a row: in "A) Ada Lovelace B) Grace Hopper" no name ends with "B". */
export function itemLetters({ document: { pieces, text } }: Lattice): Reading {
  const { start, end, shape } = pieces;
  const hasColons = FIRST_WITH_COLON.test(text);
  return { odds: () => 0, cut: (run) => cutWhere(run, isItem) };

  function isItem(at: number): boolean {
    const isLetter = (shape[at]! & CAPITAL) !== 0 && end[at]! - start[at]! === 1;
    if (!isLetter && !(shape[at]! & NUMBER)) return false;
    const mark = text[end[at]!];
    if (mark === ":") return isLetter && hasColons && textOf(pieces, at) > "A";
    if (mark !== ")") return false;
    const before = text.slice(Math.max(0, start[at]! - LONGEST_BRACKET), start[at]);
    return before.lastIndexOf("(") <= before.lastIndexOf(")");
  }
}

import type { Pieces } from "../../text/pieces.ts";
import { type Document, hasClass } from "./document.ts";
import { TITLE } from "./lexicon.ts";

export type Gender = "woman" | "man";

/** How an abbreviated title ends behind its stop: "sig.ra", "dott.ssa", "Eng.ª", "dott.re". */
const endingsOfWomen = /^(?:ª|na|ra|rina|ssa)$/;
const endingsOfMen = /^(?:º|re)$/;

/** The gender that the ending of an abbreviated title tells, if a piece is one; undefined for another piece. */
export function genderOfEnding({ text, start, end }: Pieces, at: number): Gender | undefined {
  if (at === 0 || start[at] !== end[at - 1]! + 1 || text[end[at - 1]!] !== ".") return undefined;
  const ending = text.slice(start[at], end[at]).toLowerCase();
  if (endingsOfWomen.test(ending)) return "woman";
  return endingsOfMen.test(ending) ? "man" : undefined;
}

/** Whether a title stands before a piece: "Frau", "sig.ra". */
export function isBehindTitle(document: Document, at: number): boolean {
  return hasClass(document, at - 1, TITLE) || genderOfEnding(document.pieces, at - 1) !== undefined;
}

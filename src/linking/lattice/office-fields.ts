import { type Document, hasClass, isCapital } from "../document/document.ts";
import { EVERYDAY, GIVEN_NAME, SURNAME } from "../document/lexicon.ts";
import { titleBefore } from "../document/title-before.ts";
import type { PieceRange } from "../mention.ts";
import type { Lattice } from "./lattice.ts";
import { isCrossed } from "./pairs.ts";

/**
 * A run without the field of an office and its title, as the name of a person follows: "Secretary of State Colin Powell",
 * "le président de la République Macron".
 */
export function cutBehindField(lattice: Lattice, run: PieceRange): readonly PieceRange[] {
  const { document } = lattice;
  const { from, to } = run;
  for (let at = from + 1; at < to; at++) {
    if (!isPerson(document, at, to)) continue;
    const title = titleBefore(document, at);
    // "The director of Home Depot"
    if (title < 0 || title === at - 1 || isCrossed(lattice, run, at)) continue;
    const name = { from: at, to };
    return title > from ? [{ from, to: title }, name] : [name];
  }
  return [run];
}

/** Whether a given name begins at a piece of a run, or a last name alone ends it. */
function isPerson(document: Document, at: number, to: number): boolean {
  if (!isCapital(document, at) || hasClass(document, at, EVERYDAY)) return false;
  return hasClass(document, at, at + 1 < to ? GIVEN_NAME : GIVEN_NAME | SURNAME);
}

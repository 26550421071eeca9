import { CAPITAL } from "../../text/pieces.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { EVERYDAY, TITLE } from "../document/lexicon.ts";
import type { Lattice } from "./lattice.ts";

/**
 * What a title before a last name adds to the log-odds of an arc. With 1.2, 13 of 14 such names in five languages
 * are found at a confidence of 0.5, and four without it. reuters-128 gains 0.2, hipe2020 loses 0.1 to 0.2 in German and
 * French, as its gold has the title in the name; other sets stay.
 */
const WITH_TITLE = 1.2;

/**
 * What "Mr Zorba" adds to the log-odds of "Zorba", where nothing else of the name follows. Gold marks such a name with
 * or without its title, so the model knows it as a part.
 */
export function titleOdds(
  { pieces, wordClass, boundaryBefore }: Document,
  lattice: Lattice,
  arc: number,
): number {
  const from = lattice.from[arc]!;
  const to = lattice.to[arc]!;
  if (from === 0 || to - from !== 1 || !(wordClass[from - 1]! & TITLE) || boundaryBefore[from] !== OPEN)
    return 0;
  if (!(pieces.shape[from]! & CAPITAL) || wordClass[from]! & EVERYDAY) return 0;
  const goesOn = to < pieces.count && boundaryBefore[to] === OPEN && (pieces.shape[to]! & CAPITAL) !== 0;
  return goesOn ? 0 : WITH_TITLE;
}

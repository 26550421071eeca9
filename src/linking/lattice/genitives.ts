import { CAPITAL, cut, SMALL } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import { EVERYDAY } from "../document/lexicon.ts";
import type { World } from "../world.ts";

/** A name in the genitive, and its node in each world. */
export interface Genitive {
  readonly from: number;
  readonly to: number;
  readonly nodes: Int32Array;
}

/** Words of a name before its last one that are tried. */
const WORDS_BEFORE = 2;

/**
 * The name with the ending of a genitive that no apostrophe sets off, which ends with a piece: "Berlins" and "Angela
 * Merkels" in German. A word that is a name as it stands ("Paris") is not to be asked for.
 */
export function genitiveAt(document: Document, worlds: readonly World[], at: number): Genitive | undefined {
  const { pieces, wordClass, lexicon, boundaryBefore } = document;
  const { text, start, end, shape } = pieces;
  const { genitive } = lexicon;
  const stem = end[at]! - genitive.length;
  if (
    !(shape[at]! & CAPITAL) ||
    !(shape[at]! & SMALL) ||
    (wordClass[at]! & EVERYDAY) !== 0 ||
    stem - start[at]! < 3
  )
    return undefined;
  if (genitive === "" || !text.startsWith(genitive, stem)) return undefined;
  for (let from = Math.max(0, at - WORDS_BEFORE); from <= at; from++) {
    if (!(shape[from]! & CAPITAL)) continue;
    let open = true;
    for (let i = from + 1; i <= at; i++) open &&= boundaryBefore[i] === 0;
    if (!open) continue;
    const name = cut(text.slice(start[from], stem));
    if (lexicon.wordClass(name, name.count - 1) & EVERYDAY) continue;
    const nodes = Int32Array.from(worlds, ({ dataset }) => {
      const node = dataset.names.find(name, 0, name.count);
      return node !== 0 && dataset.names.head(node) !== 0 ? node : 0;
    });
    if (nodes.some((node) => node !== 0)) return { from, to: at + 1, nodes };
  }
  return undefined;
}

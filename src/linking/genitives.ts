import { CAPITAL, cut, SMALL } from "../text/pieces.ts";
import type { Document } from "./document.ts";
import type { World } from "./world.ts";

/** A name in the genitive, and its node in each world. */
export interface Genitive {
  readonly from: number;
  readonly to: number;
  readonly nodes: Int32Array;
}

/** Words of a name before its last one that are tried. */
const WORDS_BEFORE = 2;

/**
 * Names with the ending of a genitive that no apostrophe sets off: "Berlins" and "Angela Merkels" in German. A word
 * that is a name as it stands ("Paris") is none.
 *
 * @param known whether a name ends with a piece
 */
export function* genitives(
  document: Document,
  worlds: readonly World[],
  known: (at: number) => boolean,
): Generator<Genitive> {
  const { pieces, category, lexicon, stops } = document;
  const { text, start, end, shape } = pieces;
  const { genitive } = lexicon;
  if (genitive === "") return;
  for (let at = 0; at < pieces.count; at++) {
    const stem = end[at]! - genitive.length;
    if (!(shape[at]! & CAPITAL) || !(shape[at]! & SMALL) || category[at] !== 0 || stem - start[at]! < 3)
      continue;
    if (!text.startsWith(genitive, stem) || known(at)) continue;
    for (let from = Math.max(0, at - WORDS_BEFORE); from <= at; from++) {
      if (!(shape[from]! & CAPITAL)) continue;
      let open = true;
      for (let i = from + 1; i <= at; i++) open &&= stops[i] === 0;
      if (!open) continue;
      const name = cut(text.slice(start[from], stem));
      if (lexicon.category(name, name.count - 1) !== 0) continue;
      const nodes = Int32Array.from(worlds, ({ dataset }) => {
        const node = dataset.names.find(name, 0, name.count);
        return node !== 0 && dataset.names.head(node) !== 0 ? node : 0;
      });
      if (nodes.every((node) => node === 0)) continue;
      yield { from, to: at + 1, nodes };
      break;
    }
  }
}

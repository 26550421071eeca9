import type { CompiledDataset } from "../../datasets/dataset.ts";
import { ORGANIZATION, PERSON, PLACE } from "../../datasets/knowledge/kinds.ts";
import { postingsOf } from "../../datasets/names/name-lookup.ts";
import { ANY_LANGUAGE, languageBit } from "../../datasets/names/name-trie.ts";
import { CAPITAL, cut } from "../../text/pieces.ts";
import { DEMONYM_WORD, EVERYDAY, GIVEN_NAME, SURNAME } from "../document/lexicon.ts";
import { areJoined, isCapitalised } from "../document/words-around.ts";
import type { World } from "../world.ts";
import type { Lattice } from "./lattice.ts";
import { nodesOf } from "./reading.ts";

/** A name in the genitive, and its node in each world. */
interface Genitive {
  readonly from: number;
  readonly to: number;
  readonly nodes: Int32Array;
}

/** Most words of a name before its last one. */
const WORDS_BEFORE = 2;

/**
 * The name that ends at a piece with a genitive ending without apostrophe: "Berlins" and "Angela Merkels" in German.
 * The caller must not ask for a word that is itself a known name ("Paris").
 */
export function genitiveAt(lattice: Lattice, at: number): Genitive | undefined {
  const { document } = lattice;
  const { pieces, wordClass, lexicon } = document;
  const { text, start, end, shape } = pieces;
  const { genitive } = lexicon;
  const stem = end[at]! - genitive.length;
  if (!isCapitalised(document, at) || wordClass[at]! & EVERYDAY || stem - start[at]! < 3) return undefined;
  if (genitive === "" || !text.startsWith(genitive, stem)) return undefined;
  for (let from = Math.max(0, at - WORDS_BEFORE); from <= at; from++) {
    if (!(shape[from]! & CAPITAL) || !areJoined(document, from, at + 1)) continue;
    const name = cut(text.slice(start[from], stem));
    if (lexicon.wordClass(name, name.count - 1) & EVERYDAY) continue;
    const nodes = nodesOf(lattice, name, 0, name.count);
    if (nodes) return { from, to: at + 1, nodes };
  }
  return undefined;
}

/**
 * By how much a name must be better known than an entity that has its genitive as a name. "Bachs" is a village, and
 * also "Bach's".
 */
const BETTER = 16;
/** The same for an entity that has the name only in other languages: "Italiens" are people in French. */
const BETTER_THAN_FOREIGN = 4;

/** Words whose own form has this ending: "Williams", "Jens", "Israelis". */
const ENDS_SO = GIVEN_NAME | SURNAME | DEMONYM_WORD;

/**
 * Whether a word that is itself a name is meant as a genitive. Then the stem names a person, a place or an
 * organisation that is far better known.
 */
export function outweighs(lattice: Lattice, { nodes }: Genitive, asItStands: number): boolean {
  const { worlds } = lattice;
  const { wordClass, language, lexicon, pieces } = lattice.document;
  const at = lattice.from[asItStands]!;
  if (wordClass[at]! & ENDS_SO) return false;
  const stem = cut(pieces.text.slice(pieces.start[at], pieces.end[at]! - lexicon.genitive.length));
  if (lexicon.wordClass(stem, 0) & GIVEN_NAME) return false;
  const own = languageBit(language);
  let most = 0;
  nodes.forEach((node, w) => {
    const { dataset } = worlds[w]!;
    if (node !== 0 && dataset.nameFact(node, 1) & (PERSON | PLACE | ORGANIZATION))
      most = Math.max(most, massIn(dataset, node, own));
  });
  const isBetterKnown = ({ dataset }: World, node: number) =>
    massIn(dataset, node, own) * BETTER >= most ||
    massIn(dataset, node, ANY_LANGUAGE) * BETTER_THAN_FOREIGN >= most;
  return !lattice.someName(asItStands, isBetterKnown);
}

/** Popularity of the best known entity that has a name in one of some languages. */
function massIn(dataset: CompiledDataset, node: number, languages: number): number {
  const { names } = dataset;
  let most = 0;
  for (const p of postingsOf(names, node)) {
    const entity = names.entity(p);
    if (names.languages(p) & languages && dataset.alive(entity)) most = Math.max(most, dataset.mass(entity));
  }
  return most;
}

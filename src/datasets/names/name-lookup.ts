import type { Pieces } from "../../text/pieces.ts";
import type { Hits } from "./name-trie.ts";
import type { WordIndex } from "./word-index.ts";

/** The view that linking has of names, in memory (`NameTrie`) or on disk (`MappedNames`). */
export interface NameLookup {
  readonly nameCount: number;
  readonly nodeCount: number;
  /** The longer names that have a word. */
  readonly wordIndex: WordIndex;
  /** Makes that index in steps if there is none yet. Calls at the same time take turns. */
  indexingWords(): Generator<void, WordIndex>;
  /** Id of a folded word, or 0. */
  word(hash: number, hash2: number): number;
  /** Whether a name may begin with a word of this hash; a "no" is certain. */
  mayBegin(hash: number): boolean;
  /** The node that a run of pieces leads to, or 0; gaps between pieces are ignored. */
  find(pieces: Pieces, from: number, to: number): number;
  /** The node after `node` by a word id, or 0. */
  child(node: number, word: number): number;
  /** First posting of a node plus one, or 0. */
  head(node: number): number;
  /** The parent of a node, 0 after the first word. */
  parent(node: number): number;
  /** Id of the word that leads to a node. */
  wordOf(node: number): number;
  /** The posting after another, counted from one; 0 after the last. */
  next(posting: number): number;
  entity(posting: number): number;
  /** Hash of the name as it was written, to tell `exact` from `folded`. */
  surface(posting: number): number;
  /** The form of the name: its origin, and how it is written. */
  form(posting: number): number;
  /** Bits of the languages of the name. */
  languages(posting: number): number;
  /**
   * Every name in the pieces `from` to `to`: all lengths from every start, so that overlaps stay alternatives. Of
   * names of more than 16 words only the longest from a start is found, and none of more than 256. A name crosses
   * neither a `BREAK` nor a full stop that ends a sentence. Only a name with a comma crosses a comma.
   *
   * @param until names begin before this piece; a text may be matched in parts
   */
  match(pieces: Pieces, from: number, to: number, hits: Hits, until?: number): void;
}

/** The node that a run of pieces leads to, word by word, or 0. */
export function nodeOf(
  names: Pick<NameLookup, "word" | "child">,
  pieces: Pick<Pieces, "hash" | "hash2">,
  from: number,
  to: number,
): number {
  let node = 0;
  for (let i = from; i < to; i++) {
    const word = names.word(pieces.hash[i]!, pieces.hash2[i]!);
    if (word === 0) return 0;
    node = names.child(node, word);
    if (node === 0) return 0;
  }
  return node;
}

/** The postings of a node; none for node 0. */
export function* postingsOf(names: Pick<NameLookup, "head" | "next">, node: number): Generator<number, void> {
  for (let p = node === 0 ? 0 : names.head(node); p !== 0; p = names.next(p)) yield p;
}

/** The entities of the name of a node, one for each of its postings. */
export function entitiesOf(names: NameLookup, node: number): number[] {
  return Array.from(postingsOf(names, node), (posting) => names.entity(posting));
}

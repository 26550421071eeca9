import { type NameLookup, postingsOf } from "./name-lookup.ts";
import { ALIAS, FORM, NAME } from "./name-trie.ts";

/** For each word of a trie, the nodes of the names of two words and more that have it. */
export interface WordIndex {
  /** Number of words; their ids are 1 to this number. */
  readonly words: number;
  /** Number of names of two words and more. */
  readonly names: number;
  /** Length of the list of a word. */
  count(word: number): number;
  /** The list of a word: nodes, ascending. */
  nodesOf(word: number): Uint32Array;
}

/** A word index in memory. */
export class WordLists implements WordIndex {
  /** Beginning of each word's list, by word id. There is one more than words: the last is the end of all. */
  readonly begins: Uint32Array;
  /** The lists, one after the other. */
  readonly nodes: Uint32Array;
  readonly names: number;

  constructor(begins: Uint32Array, nodes: Uint32Array, names: number) {
    this.begins = begins;
    this.nodes = nodes;
    this.names = names;
  }

  get words(): number {
    return this.begins.length - 2;
  }

  count(word: number): number {
    return this.begins[word + 1]! - this.begins[word]!;
  }

  nodesOf(word: number): Uint32Array {
    return this.nodes.subarray(this.begins[word]!, this.begins[word + 1]!);
  }
}

/** Number of names that are indexed in a step: some ms of work. */
const NAMES_A_STEP = 2_048;

/**
 * Makes the index in one pass over the nodes, in steps.
 *
 * @throws RangeError when the nodes of a damaged pack lead up in a circle
 */
export function* indexingWords(trie: NameLookup, wordCount: number): Generator<void, WordLists> {
  const { nodeCount } = trie;
  const begins = new Uint32Array(wordCount + 2);
  const ends: number[] = [];
  for (let node = 1; node < nodeCount; node++) {
    if (trie.parent(node) === 0 || !isName(trie, node)) continue;
    if (ends.length % NAMES_A_STEP === NAMES_A_STEP - 1) yield;
    ends.push(node);
    let steps = 0;
    for (let at = node; at !== 0; at = trie.parent(at)) {
      begins[trie.wordOf(at) + 1]!++;
      if (++steps > nodeCount) throw new RangeError("a cycle of nodes");
    }
  }
  for (let i = 1; i < begins.length; i++) begins[i]! += begins[i - 1]!;
  const next = begins.slice();
  const nodes = new Uint32Array(begins.at(-1)!);
  for (let i = 0; i < ends.length; i++) {
    if (i % NAMES_A_STEP === NAMES_A_STEP - 1) yield;
    for (let at = ends[i]!; at !== 0; at = trie.parent(at)) nodes[next[trie.wordOf(at)]!++] = ends[i]!;
  }
  return new WordLists(begins, nodes, ends.length);
}

/** Whether a label or an alias ends at a node, and not only a derived form. */
function isName(trie: NameLookup, node: number): boolean {
  for (const p of postingsOf(trie, node)) {
    const form = trie.form(p) & FORM;
    if (form === NAME || form === ALIAS) return true;
  }
  return false;
}

import { ALIAS, FORM, NAME, type NameTrie } from "./name-trie.ts";

/** For each word of a trie the nodes where a name of two words and more ends that has it. */
export interface WordIndex {
  /** Begin of each word's list, by word id; one more than words, and the last is the end of all. */
  readonly begins: Uint32Array;
  /** The lists: nodes, ascending. */
  readonly nodes: Uint32Array;
  /** Names of two words and more. */
  readonly names: number;
}

/** Makes the index in one pass over the nodes. */
export function wordIndexOf(trie: NameTrie): WordIndex {
  const { nodeCount, wordCount } = trie.tables();
  const begins = new Uint32Array(wordCount + 2);
  const ends: number[] = [];
  for (let node = 1; node < nodeCount; node++) {
    if (trie.parent(node) === 0 || !isName(trie, node)) continue;
    ends.push(node);
    for (let at = node; at !== 0; at = trie.parent(at)) begins[trie.wordOf(at) + 1]!++;
  }
  for (let i = 1; i < begins.length; i++) begins[i]! += begins[i - 1]!;
  const next = begins.slice();
  const nodes = new Uint32Array(begins.at(-1)!);
  for (const node of ends)
    for (let at = node; at !== 0; at = trie.parent(at)) nodes[next[trie.wordOf(at)]!++] = node;
  return { begins, nodes, names: ends.length };
}

/** Whether a label or an alias ends at a node, and not only what is derived from one. */
function isName(trie: NameTrie, node: number): boolean {
  for (let p = trie.head(node); p !== 0; p = trie.next(p)) {
    const form = trie.form(p) & FORM;
    if (form === NAME || form === ALIAS) return true;
  }
  return false;
}

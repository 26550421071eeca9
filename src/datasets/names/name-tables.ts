/**
 * The typed arrays of a name trie. They are all of its state: written to a pack as they are, and used from
 * there without parsing.
 *
 *     words      open addressing over the two hashes of a word: [hash, hash2, id, node after the root] a slot
 *     edges      open addressing over (node, word id): the child, or 0
 *     steps      for each node, where it is reached from: [node, word id]
 *     heads      for each of the first nodes, its first posting + 1, or 0; the nodes behind name nothing
 *     postings   a chain for each node: [entity, surface hash, next + 1] and [form, languages]
 */
export interface NameTables {
  words: Int32Array;
  wordCount: number;
  edges: Int32Array;
  steps: Int32Array;
  heads: Int32Array;
  nodeCount: number;
  postings: Int32Array;
  forms: Uint8Array;
  postingCount: number;
}

/** How many numbers a slot, a step and a posting have. */
export const WORD_SLOT = 4;
export const STEP = 2;
export const POSTING = 3;

/**
 * The tables of a trie without names.
 *
 * @param names approximate number of names to come: tables that need not grow are filled sooner
 */
export function emptyTables(names = 0): NameTables {
  // A name has two words and more, and a form or two.
  const slots = 2 ** Math.ceil(Math.log2(Math.max(64, names * 3)));
  return {
    words: new Int32Array(slots * WORD_SLOT),
    wordCount: 0,
    edges: new Int32Array(slots * 2),
    steps: new Int32Array(slots * STEP),
    heads: new Int32Array(slots),
    nodeCount: 1,
    postings: new Int32Array(slots * POSTING),
    forms: new Uint8Array(slots * 2),
    postingCount: 0,
  };
}

/** The place of a word in the table, or the free slot for it: a multiple of `WORD_SLOT`. */
export function findWord(words: Int32Array, hash: number, hash2: number): number {
  const mask = words.length / WORD_SLOT - 1;
  let slot = (hash ^ (hash2 << 7)) & mask;
  let at = slot * WORD_SLOT;
  while (words[at + 2] !== 0 && (words[at] !== hash || words[at + 1] !== hash2)) {
    slot = (slot + 1) & mask;
    at = slot * WORD_SLOT;
  }
  return at;
}

/** The place of an edge in the table, or the free slot for it. */
export function findEdge(edges: Int32Array, steps: Int32Array, node: number, word: number): number {
  const mask = edges.length - 1;
  let slot = mix(node, word) & mask;
  for (;;) {
    const child = edges[slot]!;
    if (child === 0 || (steps[child * STEP] === node && steps[child * STEP + 1] === word)) return slot;
    slot = (slot + 1) & mask;
  }
}

/** Whether a table must grow before another entry: three of four slots are taken. */
export function isFull(count: number, slots: number): boolean {
  return (count + 1) * 4 > slots * 3;
}

/** Hash of an edge. */
export function mix(node: number, word: number): number {
  const h = Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b);
  return h ^ (h >>> 15);
}

/** Copies the words to a table of twice the size. */
export function rehashWords(words: Int32Array): Int32Array {
  const grown = new Int32Array(words.length * 2);
  for (let at = 0; at < words.length; at += WORD_SLOT) {
    if (words[at + 2] === 0) continue;
    const to = findWord(grown, words[at]!, words[at + 1]!);
    grown[to] = words[at]!;
    grown[to + 1] = words[at + 1]!;
    grown[to + 2] = words[at + 2]!;
    grown[to + 3] = words[at + 3]!;
  }
  return grown;
}

/** The edges of some nodes in a table with this many slots. */
export function edgesOf(steps: Int32Array, nodeCount: number, slots: number): Int32Array {
  const edges = new Int32Array(slots);
  for (let node = 1; node < nodeCount; node++)
    edges[findEdge(edges, steps, steps[node * STEP]!, steps[node * STEP + 1]!)] = node;
  return edges;
}

/** An array with as much room again. */
export function grownInts(array: Int32Array): Int32Array {
  const grown = new Int32Array(array.length * 2);
  grown.set(array);
  return grown;
}

/** An array with as much room again. */
export function grownBytes(array: Uint8Array): Uint8Array {
  const grown = new Uint8Array(array.length * 2);
  grown.set(array);
  return grown;
}

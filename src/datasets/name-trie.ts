import { BREAK, COMMA, PERIOD, type Pieces } from "../text/pieces.ts";

/**
 * The typed arrays of a name trie. They are all of its state: written to a pack as they are, and used from
 * there without parsing.
 *
 *     words      open addressing over the two hashes of a word: [hash, hash2, id, node after the root] a slot
 *     edges      open addressing over (node, word id):          [node, word id, child] a slot
 *     heads      for each node, its first posting + 1, or 0
 *     postings   a chain for each node: [entity, surface hash, next + 1] and [form, languages]
 */
export interface NameTables {
  words: Int32Array;
  wordCount: number;
  edges: Int32Array;
  edgeCount: number;
  heads: Int32Array;
  nodeCount: number;
  postings: Int32Array;
  forms: Uint8Array;
  postingCount: number;
}

/** How a name of the trie came about, low bits of a posting's form. */
export const NAME = 0;
export const ALIAS = 1;
export const SUFFIX = 2;
export const ACRONYM = 3;
export const SHORT_NAME = 4;
export const DEMONYM = 5;
export const FORM = 15;
/** The name has a comma, so it may match over one. */
export const WITH_COMMA = 16;

/** Every language: the name is not bound to one. */
export const ANY_LANGUAGE = 255;

/** Numbers of a slot, of an edge, of a posting. */
export const WORD_SLOT = 4;
export const EDGE_SLOT = 3;
export const POSTING = 3;

/** Hits of a match, three numbers each: first piece, piece after the last, node. */
export class Hits {
  data: Int32Array = new Int32Array(96);
  count = 0;

  push(from: number, to: number, node: number): void {
    const at = this.count * 3;
    if (at + 3 > this.data.length) {
      const grown = new Int32Array(this.data.length * 2);
      grown.set(this.data);
      this.data = grown;
    }
    this.data[at] = from;
    this.data[at + 1] = to;
    this.data[at + 2] = node;
    this.count++;
  }
}

/**
 * Names as paths of folded words. Looking up costs one probe for a word that begins no name, and one more for
 * each word of a name; nothing is allocated.
 */
export class NameTrie {
  #t: NameTables;

  constructor(tables: NameTables = emptyTables()) {
    this.#t = tables;
  }

  /** The arrays, trimmed to what is used. They are shared, not copied, where they fit. */
  tables(): NameTables {
    const t = this.#t;
    return {
      ...t,
      heads: t.heads.subarray(0, t.nodeCount),
      postings: t.postings.subarray(0, t.postingCount * POSTING),
      forms: t.forms.subarray(0, t.postingCount * 2),
    };
  }

  get nameCount(): number {
    return this.#t.postingCount;
  }

  /** Id of a folded word, or 0. */
  word(hash: number, hash2: number): number {
    const { words } = this.#t;
    const slot = findWord(words, hash, hash2);
    return words[slot + 2]!;
  }

  /** The node that a run of pieces leads to, or 0; gaps are not looked at. */
  find(pieces: Pieces, from: number, to: number): number {
    let node = 0;
    for (let i = from; i < to; i++) {
      const word = this.word(pieces.hash[i]!, pieces.hash2[i]!);
      if (word === 0) return 0;
      node = this.child(node, word);
      if (node === 0) return 0;
    }
    return node;
  }

  /** The node behind `node` by a word id, or 0. */
  child(node: number, word: number): number {
    const { edges } = this.#t;
    return edges[findEdge(edges, node, word) + 2]!;
  }

  /** First posting of a node plus one, or 0. */
  head(node: number): number {
    return this.#t.heads[node]!;
  }

  /** The posting after one, by the same count from one. */
  next(posting: number): number {
    return this.#t.postings[(posting - 1) * POSTING + 2]!;
  }

  entity(posting: number): number {
    return this.#t.postings[(posting - 1) * POSTING]!;
  }

  /** Hash of the name as it was written, to tell `exact` from `folded`. */
  surface(posting: number): number {
    return this.#t.postings[(posting - 1) * POSTING + 1]!;
  }

  form(posting: number): number {
    return this.#t.forms[(posting - 1) * 2]!;
  }

  /** Bits of the languages that the name is of. */
  languages(posting: number): number {
    return this.#t.forms[(posting - 1) * 2 + 1]!;
  }

  /** Adds a name: pieces `from` to `to` of a text lead to the entity. */
  add(
    pieces: Pick<Pieces, "hash" | "hash2">,
    from: number,
    to: number,
    entity: number,
    surface: number,
    form: number,
    languages: number,
  ): void {
    const t = this.#t;
    const first = this.#addWord(pieces.hash[from]!, pieces.hash2[from]!);
    let node = this.#grow(0, first);
    t.words[findWord(t.words, pieces.hash[from]!, pieces.hash2[from]!) + 3] = node;
    for (let i = from + 1; i < to; i++)
      node = this.#grow(node, this.#addWord(pieces.hash[i]!, pieces.hash2[i]!));
    // The entity's own postings are the newest of the chain: one name in two languages is one posting.
    for (let p = t.heads[node]!; p !== 0 && this.entity(p) === entity; p = this.next(p)) {
      if (this.surface(p) !== surface) continue;
      const at = (p - 1) * 2;
      if ((form & FORM) < (t.forms[at]! & FORM)) t.forms[at] = form;
      t.forms[at + 1]! |= languages;
      return;
    }
    if ((t.postingCount + 1) * POSTING > t.postings.length) {
      t.postings = grownInts(t.postings);
      t.forms = grownBytes(t.forms);
    }
    const at = t.postingCount * POSTING;
    t.postings[at] = entity;
    t.postings[at + 1] = surface;
    t.postings[at + 2] = t.heads[node]!;
    t.forms[t.postingCount * 2] = form;
    t.forms[t.postingCount * 2 + 1] = languages;
    t.heads[node] = ++t.postingCount;
  }

  /**
   * Every name that stands in the pieces `from` to `to`: all lengths from every start, so that overlaps stay
   * alternatives. A name does not cross a `BREAK`, nor a full stop that ends a sentence; over a comma go only
   * names that have one.
   */
  match(pieces: Pieces, from: number, to: number, hits: Hits): void {
    const { words, edges, heads } = this.#t;
    const { hash, hash2, gap, start, end } = pieces;
    const wordMask = words.length / WORD_SLOT - 1;
    const edgeMask = edges.length / EDGE_SLOT - 1;
    for (let i = from; i < to; i++) {
      let h = hash[i]!;
      let h2 = hash2[i]!;
      let slot = (h ^ (h2 << 7)) & wordMask;
      let at = slot * WORD_SLOT;
      while (words[at + 2] !== 0 && (words[at] !== h || words[at + 1] !== h2)) {
        slot = (slot + 1) & wordMask;
        at = slot * WORD_SLOT;
      }
      let node = words[at + 3]!;
      if (node === 0) continue;
      let commas = false;
      let j = i;
      for (;;) {
        j++;
        if (heads[node] !== 0 && (!commas || this.#hasComma(node))) hits.push(i, j, node);
        if (j >= to) break;
        const between = gap[j]!;
        if (between >= COMMA) {
          if (between === BREAK || (between === PERIOD && end[j - 1]! - start[j - 1]! > 3)) break;
          if (between === COMMA) commas = true;
        }
        h = hash[j]!;
        h2 = hash2[j]!;
        slot = (h ^ (h2 << 7)) & wordMask;
        at = slot * WORD_SLOT;
        while (words[at + 2] !== 0 && (words[at] !== h || words[at + 1] !== h2)) {
          slot = (slot + 1) & wordMask;
          at = slot * WORD_SLOT;
        }
        const word = words[at + 2]!;
        if (word === 0) break;
        slot = mix(node, word) & edgeMask;
        at = slot * EDGE_SLOT;
        while (edges[at + 2] !== 0 && (edges[at] !== node || edges[at + 1] !== word)) {
          slot = (slot + 1) & edgeMask;
          at = slot * EDGE_SLOT;
        }
        node = edges[at + 2]!;
        if (node === 0) break;
      }
    }
  }

  #hasComma(node: number): boolean {
    for (let p = this.head(node); p !== 0; p = this.next(p)) if (this.form(p) & WITH_COMMA) return true;
    return false;
  }

  #addWord(hash: number, hash2: number): number {
    const t = this.#t;
    if ((t.wordCount + 1) * WORD_SLOT * 2 > t.words.length) t.words = rehashWords(t.words);
    const at = findWord(t.words, hash, hash2);
    if (t.words[at + 2] === 0) {
      t.words[at] = hash;
      t.words[at + 1] = hash2;
      t.words[at + 2] = ++t.wordCount;
    }
    return t.words[at + 2]!;
  }

  #grow(node: number, word: number): number {
    const t = this.#t;
    if ((t.edgeCount + 1) * EDGE_SLOT * 2 > t.edges.length) t.edges = rehashEdges(t.edges);
    const at = findEdge(t.edges, node, word);
    if (t.edges[at + 2] !== 0) return t.edges[at + 2]!;
    const child = t.nodeCount++;
    if (child >= t.heads.length) t.heads = grownInts(t.heads);
    t.edges[at] = node;
    t.edges[at + 1] = word;
    t.edges[at + 2] = child;
    t.edgeCount++;
    return child;
  }
}

function emptyTables(): NameTables {
  return {
    words: new Int32Array(64 * WORD_SLOT),
    wordCount: 0,
    edges: new Int32Array(64 * EDGE_SLOT),
    edgeCount: 0,
    heads: new Int32Array(64),
    nodeCount: 1,
    postings: new Int32Array(64 * POSTING),
    forms: new Uint8Array(64 * 2),
    postingCount: 0,
  };
}

/** Where a word stands in the table, or the free slot for it: a multiple of `WORD_SLOT`. */
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

/** Where an edge stands in the table, or the free slot for it: a multiple of `EDGE_SLOT`. */
export function findEdge(edges: Int32Array, node: number, word: number): number {
  const mask = edges.length / EDGE_SLOT - 1;
  let slot = mix(node, word) & mask;
  let at = slot * EDGE_SLOT;
  while (edges[at + 2] !== 0 && (edges[at] !== node || edges[at + 1] !== word)) {
    slot = (slot + 1) & mask;
    at = slot * EDGE_SLOT;
  }
  return at;
}

function mix(node: number, word: number): number {
  const h = Math.imul(node, 0x9e3779b1) ^ Math.imul(word, 0x85ebca6b);
  return h ^ (h >>> 15);
}

function rehashWords(words: Int32Array): Int32Array {
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

function rehashEdges(edges: Int32Array): Int32Array {
  const grown = new Int32Array(edges.length * 2);
  for (let at = 0; at < edges.length; at += EDGE_SLOT) {
    if (edges[at + 2] === 0) continue;
    const to = findEdge(grown, edges[at]!, edges[at + 1]!);
    grown[to] = edges[at]!;
    grown[to + 1] = edges[at + 1]!;
    grown[to + 2] = edges[at + 2]!;
  }
  return grown;
}

function grownInts(array: Int32Array): Int32Array {
  const grown = new Int32Array(array.length * 2);
  grown.set(array);
  return grown;
}

function grownBytes(array: Uint8Array): Uint8Array {
  const grown = new Uint8Array(array.length * 2);
  grown.set(array);
  return grown;
}

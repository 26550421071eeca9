import { type Language, languages } from "../../contract/index.ts";
import { MadeInSteps } from "../../text/made-in-steps.ts";
import { atOnce } from "../../text/pauser.ts";
import { BREAK, COMMA, PERIOD, type Pieces } from "../../text/pieces.ts";
import { NameBeginnings, pairHash } from "./name-beginnings.ts";
import { type NameLookup, nodeOf } from "./name-lookup.ts";
import { endsSentence } from "./name-pieces.ts";
import {
  edgesOf,
  emptyTables,
  findEdge,
  findWord,
  grownBytes,
  grownInts,
  isFull,
  mix,
  type NameTables,
  POSTING,
  rehashWords,
  STEP,
  WORD_SLOT,
} from "./name-tables.ts";
import { indexingWords, type WordLists } from "./word-index.ts";

export type { NameTables };

/** The origin of a name in the trie, low bits of a posting's form. */
export const NAME = 0;
export const ALIAS = 1;
export const SUFFIX = 2;
export const ACRONYM = 3;
export const SHORT_NAME = 4;
export const DEMONYM = 5;
/** The place that ends a person's name in place of a last name: "Prussia" of "Frederick II of Prussia". */
export const ORIGIN = 6;
export const FORM = 15;
/** The name has a comma, so it may match over one. */
export const WITH_COMMA = 16;
/** How the name is written: in small letters only, in capitals only. */
export const LOWER_CASE = 32;
export const UPPER_CASE = 64;

/** The bits of every language, for a name that is not bound to one. */
export const ANY_LANGUAGE = 255;

/** The bit of a language in a posting; all bits for a text without a language, or for a language other than the eight. */
export function languageBit(language: string): number {
  const at = languages.indexOf(language as Language);
  return at < 0 ? ANY_LANGUAGE : 1 << at;
}

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

/** Indexes that speed up the search of names, made from the tables. */
export interface NameIndexes {
  readonly beginnings: NameBeginnings;
  /** Made when it is first needed, if it is absent. */
  readonly words?: WordLists | undefined;
}

/**
 * Names as paths of folded words. A lookup costs one bit for a word that begins no name, and a probe or two for each
 * word of a name. Nothing is allocated.
 */
export class NameTrie implements NameLookup {
  #t: NameTables;
  /** From a pack, or made when enough text was matched to pay for it; dropped when the tables grow. */
  #beginnings: NameBeginnings | undefined;
  #matched = 0;
  /** From a pack, or made when it is first needed; made again when names are added. */
  readonly #wordIndex: MadeInSteps<WordLists>;

  constructor(tables: NameTables = emptyTables(), indexes: Partial<NameIndexes> = {}) {
    this.#t = tables;
    this.#beginnings = indexes.beginnings;
    this.#wordIndex = new MadeInSteps(() => indexingWords(this, this.#t.wordCount), indexes.words);
  }

  get wordIndex(): WordLists {
    return atOnce(this.indexingWords());
  }

  indexingWords(): Generator<void, WordLists> {
    return this.#wordIndex.making();
  }

  /** The arrays, trimmed to their used length. They are shared, not copied, where they fit. */
  tables(): NameTables {
    const t = this.#t;
    return {
      ...t,
      steps: t.steps.subarray(0, t.nodeCount * STEP),
      heads: t.heads.subarray(0, Math.min(t.heads.length, t.nodeCount)),
      postings: t.postings.subarray(0, t.postingCount * POSTING),
      forms: t.forms.subarray(0, t.postingCount * 2),
    };
  }

  get nameCount(): number {
    return this.#t.postingCount;
  }

  get nodeCount(): number {
    return this.#t.nodeCount;
  }

  word(hash: number, hash2: number): number {
    const { words } = this.#t;
    const slot = findWord(words, hash, hash2);
    return words[slot + 2]!;
  }

  mayBegin(hash: number): boolean {
    return this.#beginnings?.words.has(hash) ?? true;
  }

  find(pieces: Pick<Pieces, "hash" | "hash2">, from: number, to: number): number {
    return nodeOf(this, pieces, from, to);
  }

  child(node: number, word: number): number {
    const { edges, steps } = this.#t;
    return edges[findEdge(edges, steps, node, word)]!;
  }

  head(node: number): number {
    const { heads } = this.#t;
    return node < heads.length ? heads[node]! : 0;
  }

  parent(node: number): number {
    return this.#t.steps[node * STEP]!;
  }

  wordOf(node: number): number {
    return this.#t.steps[node * STEP + 1]!;
  }

  next(posting: number): number {
    const next = this.#t.postings[(posting - 1) * POSTING + 2]!;
    // A chain leads to older postings only: a damaged one ends here instead of going in a circle.
    return next > 0 && next < posting ? next : 0;
  }

  entity(posting: number): number {
    return this.#t.postings[(posting - 1) * POSTING]!;
  }

  surface(posting: number): number {
    return this.#t.postings[(posting - 1) * POSTING + 1]!;
  }

  form(posting: number): number {
    return this.#t.forms[(posting - 1) * 2]!;
  }

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
    this.#wordIndex.forget();
    const first = this.#wordSlot(pieces.hash[from]!, pieces.hash2[from]!);
    let node = t.words[first + 3]!;
    if (node === 0) {
      node = this.#grow(0, t.words[first + 2]!);
      t.words[first + 3] = node;
      this.#beginnings?.words.add(pieces.hash[from]!);
    }
    if (to - from > 1) this.#beginnings?.pairs.add(pairHash(pieces.hash[from]!, pieces.hash[from + 1]!));
    for (let i = from + 1; i < to; i++) {
      const slot = this.#wordSlot(pieces.hash[i]!, pieces.hash2[i]!);
      node = this.#grow(node, t.words[slot + 2]!);
    }
    // The entity's own postings are the newest of the chain. One name in two languages is one posting.
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

  match(pieces: Pieces, from: number, to: number, hits: Hits, until: number = to): void {
    const { words, edges, steps, heads } = this.#t;
    const { hash, hash2, gap } = pieces;
    const wordMask = words.length / WORD_SLOT - 1;
    const edgeMask = edges.length - 1;
    const named = heads.length;
    this.#matched += until - from;
    if (this.#matched > WORTH_BITS) this.#beginnings ??= NameBeginnings.of(this.#t);
    const { bits: firsts, mask: firstMask } = this.#beginnings?.words ?? everyHash;
    const { bits: pairs, mask: pairMask } = this.#beginnings?.pairs ?? everyHash;
    for (let i = from; i < until; i++) {
      const last = Math.min(to, i + LONGEST_NAME);
      let h = hash[i]!;
      if (((firsts[(h >>> 5) & firstMask]! >>> h) & 1) === 0) continue;
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
      let longest = 0;
      let longestEnd = 0;
      for (;;) {
        j++;
        if (node < named && heads[node] !== 0 && (!commas || this.#hasComma(node))) {
          if (j - i <= MATCHED_WORDS) hits.push(i, j, node);
          else {
            longest = node;
            longestEnd = j;
          }
        }
        if (j >= last) break;
        const between = gap[j]!;
        if (between >= COMMA) {
          if (between === BREAK || (between === PERIOD && endsSentence(pieces, j))) break;
          if (between === COMMA) commas = true;
        }
        if (j === i + 1) {
          const pair = pairHash(h, hash[j]!);
          if (((pairs[(pair >>> 5) & pairMask]! >>> pair) & 1) === 0) break;
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
        let child = edges[slot]!;
        while (child !== 0 && (steps[child * STEP] !== node || steps[child * STEP + 1] !== word)) {
          slot = (slot + 1) & edgeMask;
          child = edges[slot]!;
        }
        node = child;
        if (node === 0) break;
      }
      if (longest !== 0) hits.push(i, longestEnd, longest);
    }
  }

  #hasComma(node: number): boolean {
    for (let p = this.head(node); p !== 0; p = this.next(p)) if (this.form(p) & WITH_COMMA) return true;
    return false;
  }

  /** The place of a word; a new word is added. */
  #wordSlot(hash: number, hash2: number): number {
    const t = this.#t;
    if (isFull(t.wordCount, t.words.length / WORD_SLOT)) {
      t.words = rehashWords(t.words);
      // The bits grow with the tables.
      this.#beginnings = undefined;
    }
    const at = findWord(t.words, hash, hash2);
    if (t.words[at + 2] === 0) {
      t.words[at] = hash;
      t.words[at + 1] = hash2;
      t.words[at + 2] = ++t.wordCount;
    }
    return at;
  }

  #grow(node: number, word: number): number {
    const t = this.#t;
    if (isFull(t.nodeCount, t.edges.length)) {
      t.edges = edgesOf(t.steps, t.nodeCount, t.edges.length * 2);
      this.#beginnings = undefined;
    }
    const at = findEdge(t.edges, t.steps, node, word);
    if (t.edges[at] !== 0) return t.edges[at]!;
    const child = t.nodeCount++;
    if (child >= t.heads.length) t.heads = grownInts(t.heads);
    if (child * STEP >= t.steps.length) t.steps = grownInts(t.steps);
    t.steps[child * STEP] = node;
    t.steps[child * STEP + 1] = word;
    t.edges[at] = child;
    return child;
  }
}

/**
 * Most words of a name for all names from a start to be alternatives. Of longer names, only one from a start counts:
 * 200 names inside each other would give a text of 100,000 letters ten million hits.
 */
export const MATCHED_WORDS = 16;

/**
 * Most words of a name that is found in a text, as the work is the text times the longest name. 500 code points have
 * at most 250 words.
 */
export const LONGEST_NAME = 256;

/** Number of pieces after which the bits of the first words are made: a single short text is matched without them. */
const WORTH_BITS = 20_000;

const everyHash = { bits: Int32Array.of(-1), mask: 0 };

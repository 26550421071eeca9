import { legalForms } from "../../../data/lexicon/legal-forms.ts";
import { inSteps, type Pause } from "../../text/pauser.ts";
import { cut } from "../../text/pieces.ts";
import { BoundedCache } from "../bounded-cache.ts";
import type { NameLookup } from "./name-lookup.ts";
import type { WordIndex } from "./word-index.ts";

/** A name that has all searched words, and more. */
export interface LongerName {
  /** Node of the name in the trie. */
  readonly node: number;
  /**
   * Share of the name that the searched words cover, weighted by how distinctive the words are; less if their order
   * differs.
   */
  readonly coverage: number;
  /** Whether the name begins with the first searched word, apart from initials and articles. */
  readonly begins: boolean;
  /** Whether the name ends with all searched words. */
  readonly ends: boolean;
}

/** Most names of a word that is searched: a more frequent one is not evidence, such as "Johnson" alone or "national". */
const MOST_NAMES = 4000;

/** Most words of a name that are read. */
const MAX_WORDS = 24;

/** Factors of the coverage when the words are not next to each other, or in another order. */
const APART = 0.85;
const SHUFFLED = 0.8;

/** Most longer names that are kept for words that come again, about 50 bytes each. */
const KEPT = 100_000;

/** Most weights of words that are kept: a pack may have millions of words, of which texts need some thousands. */
const KEPT_WEIGHTS = 2 ** 16;

/** Weight of an initial, an article, a title or a legal form against a distinctive word. */
const SLIGHT = 0.5;

/**
 * Names by their words: finds the longer names that have some words, and the share of each name that these words
 * cover.
 */
export class NameWords {
  readonly #index: WordIndex;
  readonly #trie: NameLookup;
  /** Weights of words, each in the one place that it can have, and the word that each place belongs to. */
  readonly #weights = new Float64Array(KEPT_WEIGHTS);
  readonly #weighed = new Int32Array(KEPT_WEIGHTS);
  readonly #isSlight: Uint8Array;
  /** The words of the current name, from its end. */
  readonly #path = new Int32Array(MAX_WORDS);
  #length = 0;
  readonly #known = new BoundedCache<string, readonly LongerName[]>(KEPT);

  constructor(trie: NameLookup) {
    this.#index = trie.wordIndex;
    this.#trie = trie;
    this.#isSlight = new Uint8Array(this.#index.words + 1);
    for (const word of slightWords(trie)) this.#isSlight[word] = 1;
  }

  /** Number of longer names that have a word. */
  count(word: number): number {
    return this.#index.count(word);
  }

  /**
   * Names that have all of some words and at least one more; none if each of the words is in too many names.
   *
   * @param least least coverage
   * @param leastBegun least coverage of names that begin with the first of the words
   */
  containing(words: readonly number[], least: number, leastBegun: number): readonly LongerName[] {
    const key = `${words.join(" ")} ${least} ${leastBegun}`;
    let names = this.#known.get(key);
    if (!names) {
      names = this.#search(words, least, leastBegun);
      this.#known.set(key, names, 1 + names.length);
    }
    return names;
  }

  /** The words of a name that are not among some others, in the order of the name: their numbers, with blanks between. */
  rest(node: number, words: readonly number[]): string {
    let rest = "";
    for (let at = node; at !== 0; at = this.#trie.parent(at)) {
      const word = this.#trie.wordOf(at);
      if (!words.includes(word)) rest = `${word} ${rest}`;
    }
    return rest;
  }

  #search(words: readonly number[], least: number, leastBegun: number): LongerName[] {
    let rarest = words[0] ?? 0;
    for (const word of words) {
      if (word === 0) return [];
      if (this.count(word) < this.count(rarest)) rarest = word;
    }
    if (rarest === 0 || this.count(rarest) > MOST_NAMES) return [];
    const found: LongerName[] = [];
    let last = 0;
    // A name with a greater total weight has less than the least coverage.
    const heaviest = this.#sum(words) / Math.min(least, leastBegun);
    for (const node of this.#index.nodesOf(rarest)) {
      if (node === last) continue;
      last = node;
      const all = this.#read(node, heaviest);
      if (all > heaviest) continue;
      const begins = this.#begins(words[0]!);
      const coverage = this.#coverage(words, all);
      if (coverage < (begins ? leastBegun : least)) continue;
      const ends = words.every((word, w) => this.#path[words.length - 1 - w] === word);
      found.push({ node, coverage, begins, ends });
    }
    return found;
  }

  /** Reads the words of a name until their weight exceeds the limit; returns their weight. */
  #read(node: number, heaviest: number): number {
    let length = 0;
    let all = 0;
    for (let at = node; at !== 0 && all <= heaviest; at = this.#trie.parent(at)) {
      if (length === MAX_WORDS) return Number.POSITIVE_INFINITY;
      const word = this.#trie.wordOf(at);
      this.#path[length++] = word;
      all += this.#weightOf(word);
    }
    this.#length = length;
    return all;
  }

  #coverage(words: readonly number[], all: number): number {
    const length = this.#length;
    if (length < words.length) return 0;
    let before = -1;
    let inOrder = true;
    let together = true;
    for (let w = words.length - 1; w >= 0; w--) {
      const word = words[w]!;
      let at = this.#find(word, before + 1);
      if (at < 0) {
        inOrder = false;
        at = this.#find(word, 0);
        if (at < 0) return 0;
      }
      if (before >= 0 && at !== before + 1) together = false;
      before = at;
    }
    // A name without further words is the same name in another order, or without a function word of the mention.
    const near = length > words.length && inOrder;
    return Math.min(1, this.#sum(words) / all) * (near ? (together ? 1 : APART) : SHUFFLED);
  }

  #find(word: number, from: number): number {
    for (let at = from; at < this.#length; at++) if (this.#path[at] === word) return at;
    return -1;
  }

  #begins(word: number): boolean {
    let at = this.#length - 1;
    while (at > 0 && this.#path[at] !== word && this.#isSlight[this.#path[at]!]) at--;
    return this.#path[at] === word;
  }

  /** Total weight of some words, added from the last to the first. */
  #sum(words: readonly number[]): number {
    let sum = 0;
    for (let w = words.length - 1; w >= 0; w--) sum += this.#weightOf(words[w]!);
    return sum;
  }

  /** Weight of a word: rare ones are more distinctive. */
  #weightOf(word: number): number {
    const place = word % KEPT_WEIGHTS;
    if (this.#weighed[place] === word) return this.#weights[place]!;
    const weight = this.#isSlight[word] ? SLIGHT : Math.log2(2 + this.#index.names / (1 + this.count(word)));
    this.#weighed[place] = word;
    this.#weights[place] = weight;
    return weight;
  }
}

const slight = cut(
  `dr prof mr mrs ms sir mme herr frau a b c d e f g h i j k l m n o p q r s t u v w x y z jr sr ii iii iv of the and und et de der die das des du da do dos di del della la le les los las el y e for for in on an ${legalForms.join(" ")}`,
);

function slightWords(trie: NameLookup): Set<number> {
  const words = new Set<number>();
  for (let i = 0; i < slight.count; i++) words.add(trie.word(slight.hash[i]!, slight.hash2[i]!));
  words.delete(0);
  return words;
}

const known = new WeakMap<NameLookup, { readonly names: number; readonly words: NameWords }>();

/**
 * Prepares the words of a trie's names, with checks of the signal between steps: a graph of 100,000 names takes a
 * quarter of a second. Returns undefined if they are ready.
 */
export function readyWords(trie: NameLookup, pause: Pause): Promise<unknown> | undefined {
  return known.get(trie)?.names === trie.nameCount ? undefined : inSteps(trie.indexingWords(), pause);
}

/** The words of a trie's names, made once, and again after names were added. */
export function nameWords(trie: NameLookup): NameWords {
  let entry = known.get(trie);
  if (entry?.names !== trie.nameCount) {
    entry = { names: trie.nameCount, words: new NameWords(trie) };
    known.set(trie, entry);
  }
  return entry.words;
}

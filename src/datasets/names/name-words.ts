import { legalForms } from "../../../data/lexicon/legal-forms.ts";
import { cut } from "../../text/pieces.ts";
import type { NameTrie } from "./name-trie.ts";
import type { WordIndex } from "./word-index.ts";

/** A name that has all words of what was looked for, and more. */
export interface LongerName {
  /** Node of the name in the trie. */
  readonly node: number;
  /** Share of the name, by how telling its words are, that was looked for; less when in another order. */
  readonly coverage: number;
  /** The name begins with the first of the words, initials and articles aside. */
  readonly begins: boolean;
}

/** A word of more names than this tells nothing: "Johnson" alone, "national". */
const MOST_NAMES = 4000;

/** Words of a name that are looked at. */
const LONGEST = 24;

/** Share of a matched name that counts when its words are not next to each other, or in another order. */
const APART = 0.85;
const SHUFFLED = 0.8;

/** What an initial, an article or a legal form counts against a word that tells something. */
const SLIGHT = 0.5;

/** Names by their words: which longer names have some words in them, and how much of each these are. */
export class NameWords {
  readonly #index: WordIndex;
  readonly #trie: NameTrie;
  readonly #slight: ReadonlySet<number>;
  /** The name that was looked at last, from its end. */
  readonly #path = new Int32Array(LONGEST);
  #length = 0;

  constructor(trie: NameTrie) {
    this.#index = trie.wordIndex;
    this.#trie = trie;
    this.#slight = slightWords(trie);
  }

  /** In how many longer names a word stands. */
  count(word: number): number {
    return this.#index.begins[word + 1]! - this.#index.begins[word]!;
  }

  /** Names that have all of some words and at least one more; none when each of the words is in too many. */
  containing(words: readonly number[]): LongerName[] {
    let rarest = words[0] ?? 0;
    for (const word of words) {
      if (word === 0) return [];
      if (this.count(word) < this.count(rarest)) rarest = word;
    }
    if (rarest === 0 || this.count(rarest) > MOST_NAMES) return [];
    const found: LongerName[] = [];
    let last = 0;
    const { begins, nodes } = this.#index;
    for (let at = begins[rarest]!; at < begins[rarest + 1]!; at++) {
      const node = nodes[at]!;
      if (node === last) continue;
      last = node;
      const coverage = this.#coverage(node, words);
      if (coverage > 0) found.push({ node, coverage, begins: this.#begins(words[0]!) });
    }
    return found;
  }

  #coverage(node: number, words: readonly number[]): number {
    const path = this.#path;
    let length = 0;
    for (let at = node; at !== 0; at = this.#trie.parent(at)) {
      if (length === LONGEST) return 0;
      path[length++] = this.#trie.wordOf(at);
    }
    this.#length = length;
    if (length < words.length) return 0;
    let before = -1;
    let inOrder = true;
    let together = true;
    let matched = 0;
    for (let w = words.length - 1; w >= 0; w--) {
      const word = words[w]!;
      let at = path.indexOf(word, before + 1);
      if (at < 0 || at >= length) {
        inOrder = false;
        at = path.indexOf(word);
        if (at < 0 || at >= length) return 0;
      }
      if (before >= 0 && at !== before + 1) together = false;
      before = at;
      matched += this.#weight(word);
    }
    let all = 0;
    for (let i = 0; i < length; i++) all += this.#weight(path[i]!);
    // All words and no more: the same name in another order, or without a small word of the mention.
    const near = length > words.length && inOrder;
    return Math.min(1, matched / all) * (near ? (together ? 1 : APART) : SHUFFLED);
  }

  #begins(word: number): boolean {
    let at = this.#length - 1;
    while (at > 0 && this.#path[at] !== word && this.#slight.has(this.#path[at]!)) at--;
    return this.#path[at] === word;
  }

  /** How telling a word is: rare ones more. */
  #weight(word: number): number {
    if (this.#slight.has(word)) return SLIGHT;
    return Math.log2(2 + this.#index.names / (1 + this.count(word)));
  }
}

const slight = cut(
  `a b c d e f g h i j k l m n o p q r s t u v w x y z jr sr ii iii iv of the and und et de der die das des du da do dos di del della la le les los las el y e for for in on an ${legalForms.join(" ")}`,
);

function slightWords(trie: NameTrie): Set<number> {
  const words = new Set<number>();
  for (let i = 0; i < slight.count; i++) words.add(trie.word(slight.hash[i]!, slight.hash2[i]!));
  words.delete(0);
  return words;
}

const known = new WeakMap<NameTrie, { readonly names: number; readonly words: NameWords }>();

/** The words of a trie's names, made once and again when names were added. */
export function nameWords(trie: NameTrie): NameWords {
  let entry = known.get(trie);
  if (entry?.names !== trie.nameCount) {
    entry = { names: trie.nameCount, words: new NameWords(trie) };
    known.set(trie, entry);
  }
  return entry.words;
}

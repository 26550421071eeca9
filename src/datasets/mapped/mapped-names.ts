import { MadeInSteps } from "../../text/made-in-steps.ts";
import { atOnce } from "../../text/pauser.ts";
import { BREAK, COMMA, PERIOD, type Pieces } from "../../text/pieces.ts";
import { type NameBeginnings, pairHash } from "../names/name-beginnings.ts";
import { type NameLookup, nodeOf } from "../names/name-lookup.ts";
import { endsSentence } from "../names/name-pieces.ts";
import { mix, POSTING, STEP, WORD_SLOT } from "../names/name-tables.ts";
import { type Hits, LONGEST_NAME, MATCHED_WORDS, WITH_COMMA } from "../names/name-trie.ts";
import { indexingWords, type WordIndex } from "../names/word-index.ts";
import { invalidPack, type PackMeta } from "../pack/pack-format.ts";
import type { SectionTable } from "../pack/pack-sections.ts";
import { wrongSize } from "../pack/pack-tables.ts";
import { MappedBytes, MappedLists, MappedWords } from "./mapped-section.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * The names of a pack, read from its file when a text needs them. `NameTrie` does the same with tables in memory.
 * Only the beginnings of names are in memory, so that words of no name need no access to the file.
 */
export class MappedNames implements NameLookup {
  readonly nameCount: number;
  readonly nodeCount: number;
  readonly #wordIndex: MadeInSteps<WordIndex>;
  readonly #beginnings: NameBeginnings;
  readonly #wordCount: number;
  readonly #words: MappedWords;
  readonly #edges: MappedWords;
  readonly #steps: MappedWords;
  readonly #heads: MappedWords;
  readonly #postings: MappedWords;
  readonly #forms: MappedBytes;
  readonly #entities: number;
  readonly #wordMask: number;
  readonly #edgeMask: number;

  /** @param file the file that has the sections */
  constructor(cache: PageCache, file: SectionTable, meta: PackMeta, beginnings: NameBeginnings) {
    this.nameCount = meta.names;
    this.nodeCount = meta.nodes;
    this.#wordCount = meta.words;
    this.#entities = meta.entities;
    this.#beginnings = beginnings;
    this.#words = new MappedWords(cache, file, "word");
    this.#edges = new MappedWords(cache, file, "edge");
    this.#steps = new MappedWords(cache, file, "step", meta.nodes * STEP);
    this.#heads = new MappedWords(cache, file, "head", meta.named);
    this.#postings = new MappedWords(cache, file, "post", meta.names * POSTING);
    this.#forms = new MappedBytes(cache, file, "form", meta.names * 2);
    this.#wordMask = maskOf("word", this.#words.length / WORD_SLOT, meta.words);
    this.#edgeMask = maskOf("edge", this.#edges.length, meta.nodes - 1);
    if (meta.named < 1 || meta.nodes < meta.named) throw wrongSize("head");
    this.#wordIndex = new MadeInSteps<WordIndex>(
      () => indexingWords(this, this.#wordCount),
      wordIndexOf(cache, file, meta),
    );
  }

  /**
   * The word index, read from the file. For a compact pack it is made in memory when it is first needed, from all
   * names.
   */
  get wordIndex(): WordIndex {
    return atOnce(this.indexingWords());
  }

  *indexingWords(): Generator<void, WordIndex> {
    try {
      return yield* this.#wordIndex.making();
    } catch (error) {
      if (error instanceof RangeError) throw invalidPack('section "step" has a cycle', error);
      throw error;
    }
  }

  word(hash: number, hash2: number): number {
    const at = this.#slotOf(hash, hash2);
    return at < 0 ? 0 : this.#words.below(at + 2, this.#wordCount + 1);
  }

  mayBegin(hash: number): boolean {
    return this.#beginnings.words.has(hash);
  }

  find(pieces: Pieces, from: number, to: number): number {
    return nodeOf(this, pieces, from, to);
  }

  child(node: number, word: number): number {
    let slot = mix(node, word) & this.#edgeMask;
    for (let left = this.#edgeMask; left >= 0; left--) {
      const child = this.#edges.below(slot, this.nodeCount);
      if (child === 0) return 0;
      if (this.#steps.at(child * STEP) === node && this.#steps.at(child * STEP + 1) === word) return child;
      slot = (slot + 1) & this.#edgeMask;
    }
    throw wrongSize("edge");
  }

  head(node: number): number {
    return node < this.#heads.length ? this.#heads.below(node, this.nameCount + 1) : 0;
  }

  parent(node: number): number {
    return this.#steps.below(node * STEP, this.nodeCount);
  }

  wordOf(node: number): number {
    return this.#steps.below(node * STEP + 1, this.#wordCount + 1);
  }

  next(posting: number): number {
    const next = this.#postings.at((posting - 1) * POSTING + 2);
    // A chain leads to older postings only: a damaged one ends here instead of going in a circle.
    return next > 0 && next < posting ? next : 0;
  }

  entity(posting: number): number {
    return this.#postings.below((posting - 1) * POSTING, this.#entities);
  }

  surface(posting: number): number {
    return this.#postings.at((posting - 1) * POSTING + 1);
  }

  form(posting: number): number {
    return this.#forms.at((posting - 1) * 2);
  }

  languages(posting: number): number {
    return this.#forms.at((posting - 1) * 2 + 1);
  }

  match(pieces: Pieces, from: number, to: number, hits: Hits, until: number = to): void {
    const { hash, hash2 } = pieces;
    const { words: firsts, pairs } = this.#beginnings;
    for (let i = from; i < until; i++) {
      if (!firsts.has(hash[i]!)) continue;
      const first = this.#slotOf(hash[i]!, hash2[i]!);
      let node = first < 0 ? 0 : this.#words.below(first + 3, this.nodeCount);
      const last = Math.min(to, i + LONGEST_NAME);
      let commas = false;
      let longest = 0;
      let longestEnd = 0;
      for (let j = i + 1; node !== 0; j++) {
        if (this.head(node) !== 0 && (!commas || this.#hasComma(node))) {
          if (j - i <= MATCHED_WORDS) hits.push(i, j, node);
          else [longest, longestEnd] = [node, j];
        }
        if (j >= last || endsName(pieces, j)) break;
        commas ||= pieces.gap[j] === COMMA;
        if (j === i + 1 && !pairs.has(pairHash(hash[i]!, hash[j]!))) break;
        const word = this.word(hash[j]!, hash2[j]!);
        node = word === 0 ? 0 : this.child(node, word);
      }
      if (longest !== 0) hits.push(i, longestEnd, longest);
    }
  }

  #hasComma(node: number): boolean {
    for (let p = this.head(node); p !== 0; p = this.next(p)) if (this.form(p) & WITH_COMMA) return true;
    return false;
  }

  /** The place of a word in its table, or -1. */
  #slotOf(hash: number, hash2: number): number {
    let slot = (hash ^ (hash2 << 7)) & this.#wordMask;
    for (let left = this.#wordMask; left >= 0; left--) {
      const at = slot * WORD_SLOT;
      if (this.#words.at(at + 2) === 0) return -1;
      if (this.#words.at(at) === hash && this.#words.at(at + 1) === hash2) return at;
      slot = (slot + 1) & this.#wordMask;
    }
    throw wrongSize("word");
  }
}

/** The word index of a pack that has one. */
function wordIndexOf(cache: PageCache, file: SectionTable, meta: PackMeta): WordIndex | undefined {
  if (!file.entries.has("wino")) return undefined;
  const nodes = new MappedWords(cache, file, "wino");
  const lists = new MappedLists(new MappedWords(cache, file, "wibe", meta.words + 2), nodes, meta.nodes);
  return {
    words: meta.words,
    names: meta.longNames,
    count: (word) => lists.lengthOf(word),
    nodesOf: (word) => lists.of(word),
  };
}

/** Whether no name continues with a piece. */
function endsName(pieces: Pieces, piece: number): boolean {
  const between = pieces.gap[piece]!;
  return between === BREAK || (between === PERIOD && endsSentence(pieces, piece));
}

/** The bit mask for the slots of a hash table. It must have a power of two of them, and more than are taken. */
function maskOf(name: string, slots: number, taken: number): number {
  if (slots < 1 || (slots & (slots - 1)) !== 0 || taken >= slots) throw wrongSize(name);
  return slots - 1;
}

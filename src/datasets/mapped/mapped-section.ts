import { invalidPack, type SectionName, sectionElements } from "../pack/pack-format.ts";
import type { SectionTable } from "../pack/pack-sections.ts";
import { wrongSize } from "../pack/pack-tables.ts";
import { PAGE, type PageCache, pageOf } from "./page-cache.ts";

/**
 * Numbers of a section of a pack, read from its file by pages. Each is checked when it is read, as it was not checked
 * before.
 */
abstract class MappedSection {
  readonly length: number;
  protected readonly cache: PageCache;
  protected readonly firstPage: number;
  /** Elements of the first page that are before the section. */
  protected readonly skipped: number;
  protected readonly places: Int32Array;
  protected readonly used: Uint8Array;
  readonly #name: SectionName;

  constructor(cache: PageCache, table: SectionTable, name: SectionName, length?: number) {
    const entry = table.entries.get(name);
    if (!entry) throw invalidPack(`section "${name}" is missing`);
    const width = sectionElements[name];
    this.length = entry.length / width;
    if (length !== undefined && this.length !== length) throw wrongSize(name);
    this.cache = cache;
    this.firstPage = pageOf(entry.offset);
    this.skipped = (entry.offset - this.firstPage * PAGE) / width;
    this.places = cache.places;
    this.used = cache.used;
    this.#name = name;
  }

  /** The place of a page in memory. */
  protected placeOf(page: number): number {
    let place = this.places[page]!;
    if (place < 0) place = this.cache.load(page);
    this.used[place] = 1;
    return place;
  }

  /** The error for a number that is out of range. */
  outOfRange(): Error {
    return invalidPack(`section "${this.#name}" has a number that is out of range`);
  }
}

const WORD_BITS = 10;
const WORD_MASK = (1 << WORD_BITS) - 1;

/** Numbers of four bytes. */
export class MappedWords extends MappedSection {
  /** A signed number. */
  at(i: number): number {
    if (i >>> 0 >= this.length) throw this.outOfRange();
    const word = this.skipped + i;
    return this.cache.words[
      (this.placeOf(this.firstPage + (word >>> WORD_BITS)) << WORD_BITS) | (word & WORD_MASK)
    ]!;
  }

  /** A number that must be smaller than a limit. */
  below(i: number, limit: number): number {
    const value = this.at(i) >>> 0;
    if (value >= limit) throw this.outOfRange();
    return value;
  }

  /** A copy of the numbers `from` to `to`, each smaller than the limit if one is given. */
  slice(from: number, to: number, limit?: number): Uint32Array {
    if (to < from || to > this.length) throw this.outOfRange();
    const copy = new Uint32Array(to - from);
    for (let i = from; i < to; ) {
      const word = this.skipped + i;
      const first = word & WORD_MASK;
      const count = Math.min(to - i, WORD_MASK + 1 - first);
      const place = this.placeOf(this.firstPage + (word >>> WORD_BITS)) << WORD_BITS;
      const { words } = this.cache;
      for (let j = 0; j < count; j++) copy[i - from + j] = words[place + first + j]!;
      i += count;
    }
    if (limit !== undefined) for (const value of copy) if (value >= limit) throw this.outOfRange();
    return copy;
  }
}

const HALF_BITS = 11;
const HALF_MASK = (1 << HALF_BITS) - 1;

/** Numbers of two bytes. */
export class MappedHalves extends MappedSection {
  below(i: number, limit: number): number {
    if (i >>> 0 >= this.length) throw this.outOfRange();
    const half = this.skipped + i;
    const place = this.placeOf(this.firstPage + (half >>> HALF_BITS)) << HALF_BITS;
    const value = this.cache.halves[place | (half & HALF_MASK)]!;
    if (value >= limit) throw this.outOfRange();
    return value;
  }
}

const BYTE_MASK = PAGE - 1;

/** Bytes. There may be more of them than a signed number of four bytes can count. */
export class MappedBytes extends MappedSection {
  at(i: number): number {
    if (i < 0 || i >= this.length) throw this.outOfRange();
    const byte = this.skipped + i;
    return this.cache.bytes[this.placeOf(this.firstPage + pageOf(byte)) * PAGE + (byte & BYTE_MASK)]!;
  }

  /** A copy of the bytes `from` to `to`. */
  slice(from: number, to: number): Uint8Array {
    if (to < from || to > this.length) throw this.outOfRange();
    const copy = new Uint8Array(to - from);
    for (let i = from; i < to; ) {
      const byte = this.skipped + i;
      const first = byte & BYTE_MASK;
      const count = Math.min(to - i, PAGE - first);
      const place = this.placeOf(this.firstPage + pageOf(byte)) * PAGE;
      copy.set(this.cache.bytes.subarray(place + first, place + first + count), i - from);
      i += count;
    }
    return copy;
  }
}

/** Lists of numbers in two sections: list `i` is from `at[i]` to `at[i + 1]`. */
export class MappedLists {
  readonly #begins: MappedWords;
  readonly #list: MappedWords;
  readonly #limit: number | undefined;

  /** @param limit a number that all numbers of the lists are below */
  constructor(begins: MappedWords, list: MappedWords, limit?: number) {
    this.#begins = begins;
    this.#list = list;
    this.#limit = limit;
  }

  lengthOf(i: number): number {
    const length = (this.#begins.at(i + 1) >>> 0) - (this.#begins.at(i) >>> 0);
    // A list that ends before it begins would be less than nothing, and its logarithm no number.
    if (length < 0) throw this.#begins.outOfRange();
    return length;
  }

  /** One number of a list. */
  at(i: number, n: number): number {
    const at = (this.#begins.at(i) >>> 0) + n;
    return this.#limit === undefined ? this.#list.at(at) >>> 0 : this.#list.below(at, this.#limit);
  }

  /** A copy of a list, or of its first numbers. */
  of(i: number, most: number = Number.POSITIVE_INFINITY): Uint32Array {
    const from = this.#begins.at(i) >>> 0;
    return this.#list.slice(from, Math.min(this.#begins.at(i + 1) >>> 0, from + most), this.#limit);
  }
}

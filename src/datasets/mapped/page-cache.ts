import type { PackFile } from "./pack-file.ts";

/**
 * Bytes of a page, as a power of two: the amount that one access to a table loads. A read costs the same up to 8 KiB,
 * and smaller pages keep more of the used data.
 */
const PAGE_BITS = 12;
export const PAGE = 1 << PAGE_BITS;

/** Fewest pages of a cache: with fewer, the pages of a single name are read again and again. */
const FEWEST = 64;

/**
 * Pages of a file in memory, as many as there is room for. A clock selects the page to drop: its hand skips pages
 * that were used since it last passed them (Corbató, "A paging experiment with the Multics system", 1968).
 */
export class PageCache {
  /** The memory of all pages, in numbers of each width. */
  readonly words: Int32Array;
  readonly halves: Uint16Array;
  readonly bytes: Uint8Array;
  /** For each page of the file its place in memory, or -1. */
  readonly places: Int32Array;
  /** For each place, whether it was used since the hand passed it. */
  readonly used: Uint8Array;
  readonly #file: PackFile;
  /** For each place, its page, or -1. */
  readonly #pages: Int32Array;
  #hand = 0;

  /** @param room bytes of memory for pages; at least 256 KiB are used */
  constructor(file: PackFile, room: number) {
    this.#file = file;
    const pages = Math.ceil(file.length / PAGE);
    const places = Math.max(FEWEST, Math.min(pages, Math.floor(room / PAGE)));
    const memory = new ArrayBuffer(places * PAGE);
    this.words = new Int32Array(memory);
    this.halves = new Uint16Array(memory);
    this.bytes = new Uint8Array(memory);
    this.places = new Int32Array(pages).fill(-1);
    this.used = new Uint8Array(places);
    this.#pages = new Int32Array(places).fill(-1);
  }

  /**
   * Loads a page into memory.
   *
   * @returns its place
   * @throws ProblemError `dataset_unavailable`; pages that were read before are no longer used then
   */
  load(page: number): number {
    const place = this.#free();
    const from = page * PAGE;
    const length = Math.min(PAGE, this.#file.length - from);
    try {
      this.#file.read(from, this.bytes.subarray(place * PAGE, place * PAGE + length));
    } catch (error) {
      this.clear();
      throw error;
    }
    this.#pages[place] = page;
    this.places[page] = place;
    return place;
  }

  /** Forgets all pages: each is read again when it is needed. */
  clear(): void {
    this.places.fill(-1);
    this.#pages.fill(-1);
    this.used.fill(0);
  }

  /** A free place, after dropping its page if it had one. */
  #free(): number {
    while (this.used[this.#hand] === 1) {
      this.used[this.#hand] = 0;
      this.#hand = (this.#hand + 1) % this.used.length;
    }
    const place = this.#hand;
    this.#hand = (this.#hand + 1) % this.used.length;
    const page = this.#pages[place]!;
    if (page >= 0) this.places[page] = -1;
    this.#pages[place] = -1;
    return place;
  }
}

/** The page that has a byte of the file. */
export function pageOf(offset: number): number {
  return Math.floor(offset / PAGE);
}

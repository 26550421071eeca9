import { boundedDistance, isSwap } from "../../text/distance.ts";
import { normalise } from "../../text/fold.ts";
import { compareText } from "../../text/look-up.ts";
import { atOnce, inSteps, type Pause } from "../../text/pauser.ts";
import { cut } from "../../text/pieces.ts";
import { BoundedCache } from "../bounded-cache.ts";
import type { NearName } from "../dataset.ts";
import { type NameEntry, withoutLegalForm } from "./derived-names.ts";
import type { FuzzyIndex } from "./fuzzy.ts";

/** Most names, with and without their legal forms, that are compared one by one, which was measured to be faster than any index and misses nothing. */
const SCANNED_NAMES = 20_000;

/** Most names of one index: a search in this many that share most of their letters takes 8 ms. */
const INDEXED_TOGETHER = 16_384;

/** Amounts of work in a step, each a millisecond. */
const NAMES_A_STEP = 64;
const SORTED_A_STEP = 8192;
const INDEXED_A_STEP = 16;
/** Letters of names that are compared in a step: two milliseconds. */
const COMPARED_A_STEP = 32_768;
/** Most steps to prepare a list that is scanned: normalising, sorting and putting in order. */
const AT_ONCE = 2 * Math.ceil(SCANNED_NAMES / NAMES_A_STEP) + Math.ceil(SCANNED_NAMES / SORTED_A_STEP) + 2;

/** Most edits of a name: none up to three letters, one up to six, then one in five, at most three. */
export function editsAllowed(length: number): number {
  return length <= 3 ? 0 : length <= 6 ? 1 : Math.min(3, Math.floor(length / 5) + 1);
}

/**
 * The last resort: names similar to an unknown text. A short list is scanned with a bounded distance. A longer one is
 * first narrowed by FlexSearch, which finds names that share words, and is loaded only then. It has several indexes,
 * each for names of similar length. Those out of reach are skipped, and the signal is checked between two.
 */
export class NearestNames {
  /** Names sorted by length, so that a search reads only lengths within reach. */
  #names: string[] = [];
  #entities: Int32Array = new Int32Array(0);
  /** The letters of each name, as bits: too many differences rule it out without computing a distance. */
  #letters: Int32Array = new Int32Array(0);
  /** Where names of each length begin. */
  readonly #lengths: number[] = [];
  readonly #known = new BoundedCache<string, readonly NearName[]>(KEPT_SEARCHES);
  readonly #idOf: (entity: number) => string;
  /**
   * Makes the tables above and the index, with a millisecond of work in each step. Searches at the same time take
   * turns.
   */
  readonly #making: Generator<void>;
  #made = false;
  #newIndex: (() => FuzzyIndex) | undefined;
  /** The indexes of a list that is too long to scan. */
  readonly #indexes: FuzzyIndex[] = [];

  /**
   * @param idOf gives an entity's id, so that names of equal distance come in the same order whatever the numbers are
   */
  constructor(entries: Iterable<NameEntry>, idOf: (entity: number) => string = String) {
    this.#idOf = idOf;
    this.#making = this.#make(entries);
  }

  /**
   * Names within some edits (default: those allowed), nearest first, then by name; `name` is normalised.
   *
   * @param pause called between steps of the search, and while the names are prepared, which takes seconds for
   *   100,000. If it throws, this search ends, and the next one continues the preparation.
   */
  search(
    name: string,
    limit: number,
    max: number = editsAllowed(name.length),
    pause?: Pause,
  ): readonly NearName[] | Promise<readonly NearName[]> {
    const key = `${max} ${limit} ${name}`;
    const known = this.#known.get(key);
    if (known) return known;
    for (let step = 0; !pause && !this.#made && step < AT_ONCE; step++) this.#making.next();
    const search = () => {
      const steps = this.#searching(name, limit, max);
      return pause
        ? inSteps(steps, pause).then((near) => this.#keep(key, near))
        : this.#keep(key, atOnce(steps));
    };
    return this.#made ? search() : this.#complete(pause).then(search);
  }

  async #complete(pause: Pause | undefined): Promise<void> {
    while (!this.#made) {
      if (this.#names.length > SCANNED_NAMES && !this.#newIndex) {
        const { fuzzyIndex } = await import("./fuzzy.ts");
        this.#newIndex = fuzzyIndex;
      }
      this.#making.next();
      const waiting = pause?.();
      if (waiting) await waiting;
    }
  }

  *#make(entries: Iterable<NameEntry>): Generator<void> {
    const names: string[] = [];
    const entities: number[] = [];
    let count = 0;
    for (const { text, entity } of entries) {
      for (const name of [normalise(text), withoutForm(text)])
        if (name.length >= 3) {
          names.push(name);
          entities.push(entity);
        }
      if (++count % NAMES_A_STEP === 0) yield;
    }
    const byLength: number[][] = [];
    for (let at = 0; at < names.length; at++) {
      (byLength[names[at]!.length] ??= []).push(at);
      if (at % SORTED_A_STEP === 0) yield;
    }
    const sorted: string[] = [];
    const ordered = new Int32Array(names.length);
    const letters = new Int32Array(names.length);
    for (let length = 0; length < byLength.length; length++) {
      this.#lengths.push(sorted.length);
      for (const at of byLength[length] ?? []) {
        ordered[sorted.length] = entities[at]!;
        letters[sorted.length] = lettersOf(names[at]!);
        sorted.push(names[at]!);
        if (sorted.length % NAMES_A_STEP === 0) yield;
      }
    }
    this.#names = sorted;
    this.#entities = ordered;
    this.#letters = letters;
    if (sorted.length > SCANNED_NAMES) {
      while (!this.#newIndex) yield;
      for (let at = 0; at < sorted.length; at++) {
        if (at % INDEXED_TOGETHER === 0) this.#indexes.push(this.#newIndex());
        this.#indexes.at(-1)!.add(at, sorted[at]!);
        if (at % INDEXED_A_STEP === 0) yield;
      }
    }
    this.#made = true;
  }

  #keep(key: string, near: readonly NearName[]): readonly NearName[] {
    this.#known.set(key, near);
    return near;
  }

  *#searching(name: string, limit: number, max: number): Generator<void, NearName[]> {
    const letters = lettersOf(name);
    const first = this.#lengths[Math.max(0, name.length - max)] ?? this.#names.length;
    const last = this.#lengths[name.length + max + 1] ?? this.#names.length;
    const within: number[] = [];
    if (this.#indexes.length === 0) {
      for (let at = first; at < last; at++) {
        if (bitCount(letters ^ this.#letters[at]!) <= 2 * max) within.push(at);
      }
    } else
      for (let i = Math.floor(first / INDEXED_TOGETHER); i * INDEXED_TOGETHER < last; i++) {
        for (const at of this.#indexes[i]!.search(name, RECALLED)) within.push(at);
        yield;
      }
    return yield* this.#ranking(name, limit, max, within);
  }

  *#ranking(
    name: string,
    limit: number,
    max: number,
    positions: readonly number[],
  ): Generator<void, NearName[]> {
    const best = new Map<number, NearName>();
    let left = COMPARED_LETTERS;
    let step = COMPARED_A_STEP;
    for (const at of positions) {
      left -= name.length;
      if (left < 0) break;
      step -= name.length;
      if (step < 0) {
        step = COMPARED_A_STEP;
        yield;
      }
      const other = this.#names[at]!;
      // Two swapped letters are one slip.
      const distance = isSwap(name, other) ? Math.min(1, max + 1) : boundedDistance(name, other, max);
      if (distance > max) continue;
      const entity = this.#entities[at]!;
      const known = best.get(entity);
      if (!known || distance < known.distance || (distance === known.distance && other < known.name))
        best.set(entity, { name: other, entity, distance });
    }
    return [...best.values()]
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          compareText(a.name, b.name) ||
          compareText(this.#idOf(a.entity), this.#idOf(b.entity)),
      )
      .slice(0, limit);
  }
}

/** Most names that one index returns: those that share most with the text. */
const RECALLED = 200;

/** Most letters of names that one search compares: 20,000 names of 64 letters, measured at 31 to 40 ms. */
const COMPARED_LETTERS = 500_000;

/** Most searches that are kept: a text repeats its unknown names. */
const KEPT_SEARCHES = 2_000;

/** One bit for each letter that occurs; letters other than a to z share the rest. */
function lettersOf(name: string): number {
  let bits = 0;
  for (let i = 0; i < name.length; i++) bits |= 1 << (name.charCodeAt(i) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A name without its legal form, normalised; "" if it has no legal form. */
function withoutForm(text: string): string {
  const pieces = cut(text);
  const end = withoutLegalForm(pieces, 0, pieces.count);
  return end < pieces.count ? normalise(text.slice(0, pieces.end[end - 1])) : "";
}

import { languages } from "../../contract/index.ts";
import { ALPHABETIC, CAPITAL, CHARACTER, INNER_CAPITAL, NUMBER, SMALL } from "../../text/pieces.ts";
import { stemAt } from "../../text/stems.ts";
import { OPEN } from "../document/boundaries.ts";
import { type Document, isUpper } from "../document/document.ts";
import * as word from "../document/lexicon.ts";
import type { TextFields } from "../document/text-fields.ts";
import { nearestDistance } from "../document/text-terms.ts";

/** Features of a mention at most. */
export const MOST_FEATURES = 64;

/** Words before and behind a mention that are looked at. */
const BESIDE = 3;
/** Pieces around a mention in which a semantic field counts as its surroundings. */
const FIELD_AROUND = 60;

/**
 * What the words around a mention, its shape and its own words say of the kind of thing that it names: numbers of 31 bits,
 * one a feature. Those of words are of one language each; those of shapes and word classes are of all.
 */
export class TypingFeatures {
  readonly ids: Int32Array = new Int32Array(MOST_FEATURES);
  /** Features without words come first: up to here. */
  shapes = 0;
  count = 0;

  read(document: Document, fields: TextFields, from: number, to: number): void {
    this.count = 0;
    this.#readShapes(document, from, to);
    this.#readFields(fields, from, to);
    this.shapes = this.count;
    this.#readWords(document, from, to);
  }

  #add(a: number, b: number, c = 0): void {
    if (this.count < MOST_FEATURES) this.ids[this.count++] = mixed(a, b, c);
  }

  #readShapes(document: Document, from: number, to: number): void {
    const { pieces, wordClass, startsSentence, boundaryBefore, headline } = document;
    const { shape, count } = pieces;
    this.#add(1, 0);
    let any = 0;
    let bits = 0;
    for (let i = from; i < to; i++) {
      any |= shape[i]!;
      bits |= wordClass[i]! & (word.CONNECTOR | word.COMMON | word.FUNCTION);
    }
    const cased =
      (isUpper(pieces, from) ? 1 : 0) |
      (any & INNER_CAPITAL ? 2 : 0) |
      (any & NUMBER ? 4 : 0) |
      (any & SMALL ? 8 : 0) |
      (shape[from]! & CAPITAL ? 16 : 0) |
      (any & CHARACTER ? 32 : 0);
    const length = Math.min(5, to - from);
    this.#add(2, cased, length);
    this.#add(3, bits, length);
    this.#add(
      4,
      (wordClass[from]! & word.GIVEN_NAME ? 1 : 0) |
        (wordClass[to - 1]! & word.SURNAME ? 2 : 0) |
        (wordClass[to - 1]! & word.DEMONYM_WORD ? 4 : 0),
      length,
    );
    this.#add(5, startsSentence[from]! * 2 + headline[from]!);
    const before = from > 0 && boundaryBefore[from] === OPEN ? kindOfWord(document, from - 1) : -1;
    const before2 =
      from > 1 && before >= 0 && boundaryBefore[from - 1] === OPEN ? kindOfWord(document, from - 2) : -1;
    const behind = to < count && boundaryBefore[to] === OPEN ? kindOfWord(document, to) : -1;
    this.#add(6, before + 1);
    this.#add(7, behind + 1);
    this.#add(8, before + 1, behind + 1);
    this.#add(9, before2 + 1, before + 1);
    this.#add(
      10,
      from > 0 ? boundaryBefore[from]! * 8 + pieces.gap[from]! : 63,
      to < count ? boundaryBefore[to]! * 8 + pieces.gap[to]! : 63,
    );
    this.#add(11, Math.min(12, pieces.end[to - 1]! - pieces.start[from]!), cased);
  }

  /** The fields that are cued around: a text about matches names sides. */
  #readFields(fields: TextFields, from: number, to: number): void {
    let added = 0;
    for (const [field, positions] of fields.positions) {
      if (added === 12) break;
      const distance = nearestDistance(positions, 0, positions.length, from, to);
      if (distance === 0 || distance > FIELD_AROUND) continue;
      this.#add(12, field);
      added++;
    }
  }

  #readWords(document: Document, from: number, to: number): void {
    const { pieces, language } = document;
    const tag = languages.indexOf(language) << 8;
    for (let i = 1; i <= BESIDE; i++) {
      const before = from - i;
      if (before >= 0) {
        const stem = wordAt(document, before);
        this.#add(tag | (16 + i), stem);
        if (i > 1) this.#add(tag | 20, stem);
      }
      const behind = to + i - 1;
      if (behind < pieces.count) {
        const stem = wordAt(document, behind);
        this.#add(tag | (24 + i), stem);
        if (i > 1) this.#add(tag | 28, stem);
      }
    }
    if (from > 0 && to < pieces.count) this.#add(tag | 32, wordAt(document, from - 1), wordAt(document, to));
    // The words of the name itself: "University", "Corp", "United".
    this.#add(tag | 40, wordAt(document, to - 1));
    this.#add(tag | 41, wordAt(document, from));
    if (pieces.shape[to - 1]! & CHARACTER)
      for (let i = Math.max(from, to - 3); i < to; i++) this.#add(tag | 42, pieces.hash[i]!);
    for (let i = from + 1; i < Math.min(to - 1, from + 4); i++) this.#add(tag | 43, wordAt(document, i));
    this.#add(tag | 44, endingAt(document, to - 1));
  }
}

/** The class of a word, one of a few. */
function kindOfWord({ pieces, wordClass }: Document, at: number): number {
  const bits = wordClass[at]!;
  const shape = pieces.shape[at]!;
  if (bits & word.TITLE) return 0;
  if (bits & word.CUE_PERSON) return 1;
  if (bits & word.CUE_PLACE) return bits & word.CUE_ARTICLE ? 2 : 3;
  if (bits & word.CUE_MATCH) return 4;
  if (bits & word.ARTICLE) return 5;
  if (bits & word.DETERMINER) return 6;
  if (bits & word.CONNECTOR) return 7;
  if (bits & word.FUNCTION) return 8;
  if (bits & word.CALENDAR) return 9;
  if (bits & word.GIVEN_NAME && shape & CAPITAL) return 10;
  if (bits & word.DEMONYM_WORD && shape & CAPITAL) return 11;
  if (shape & NUMBER && !(shape & ALPHABETIC)) return 12;
  if (shape & CAPITAL) return 13;
  if (bits & word.COMMON) return 14;
  return 15;
}

/** A word by its stem, a short one by its hash. */
function wordAt({ pieces }: Document, at: number): number {
  return pieces.shape[at]! & CHARACTER ? pieces.hash[at]! : stemAt(pieces, at) || pieces.hash[at]!;
}

/** The last three letters of a word. */
function endingAt({ pieces }: Document, at: number): number {
  const end = pieces.end[at]!;
  let h = 7;
  for (let i = Math.max(pieces.start[at]!, end - 3); i < end; i++)
    h = Math.imul(h ^ (pieces.text.charCodeAt(i) | 32), 0x01000193);
  return h;
}

function mixed(a: number, b: number, c: number): number {
  let h =
    Math.imul(a, 0x9e3779b1) ^ Math.imul(b ^ (b >>> 15), 0x85ebca6b) ^ Math.imul(c ^ (c >>> 13), 0xc2b2ae35);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  return h & 0x7fffffff;
}

import { bitsOf, SKOS_CONCEPT } from "../../datasets/knowledge/kinds.ts";
import { entitiesOf } from "../../datasets/names/name-lookup.ts";
import { foldText } from "../../text/fold.ts";
import { ALPHABETIC, BLANK, CAPITAL, CHARACTER, NUMBER, SMALL, textOf } from "../../text/pieces.ts";
import { PerWorld } from "../candidates/per-world.ts";
import { type Document, hasClass, hasShape, isEveryday } from "../document/document.ts";
import * as word from "../document/lexicon.ts";
import { genderOfEnding, isBehindTitle } from "../document/title-endings.ts";
import type { PieceRange } from "../mention.ts";
import type { World } from "../world.ts";

/** Products, substances, illnesses and the like: common nouns name them. */
const THING = bitsOf("product", "software", "idea", "role", "substance", "organism");
/** What one word in small letters may name: brands of products and software are words of other meanings, too ("slack"). */
const COMMON = bitsOf("substance", "organism");

/**
 * Whether a name that the caller writes with a capital is also meant in small letters. It has several words that are
 * not all everyday words ("a kestrel lamp"), or it names a thing ("an electric kettle") or a room by three words ("the
 * day surgery unit") or by a word and a number ("room 101"). "The green party" may be any party, but in "rue de la
 * Paix" the last word has its capital. One word that is not an everyday word names a drug, an illness or a concept
 * ("ibuprofen"), and a code is one in any letters ("my x300").
 */
export function isPhrase(document: Document, { from, to }: PieceRange, things: Things): boolean {
  const { wordClass } = document;
  if (hasShape(document.pieces, from + 1, to, CAPITAL)) return true;
  // "The warden of the park": the capital of an article is that of the sentence.
  if (to - from > 1 && wordClass[from]! & word.ARTICLE)
    return isPhrase(document, { from: from + 1, to }, things);
  if (to - from === 1)
    return isCode(document, from) || (things.areOf(COMMON) && !isEveryday(document, from, to));
  if (to - from >= LONG && things.areOf(LONG_NAMED)) return true;
  return !isPlain(document, from, to) || things.areOf(THING) || isNumbered(document, from, to, things);
}

/** Whether a word in small letters may be the name of a person: a given name, or a word behind a title. */
export function mayBeSmallName(document: Document, at: number): boolean {
  const { pieces } = document;
  if (at === 0 || (pieces.shape[at]! & (CAPITAL | SMALL | CHARACTER)) !== SMALL) return false;
  if (hasClass(document, at, word.EVERYDAY) || genderOfEnding(pieces, at) !== undefined) return false;
  return isBehindTitle(document, at) || hasClass(document, at, word.GIVEN_NAME);
}

/** Least signs of a code: "x2" is written of anything. */
const CODE = 3;

/** Whether a piece is letters with digits behind them: "x300". "24h" and "50mg" are measures. */
function isCode({ pieces }: Document, at: number): boolean {
  const { shape, start, end } = pieces;
  if (!(shape[at]! & NUMBER) || end[at]! - start[at]! < CODE) return false;
  return /^\p{L}/u.test(textOf(pieces, at));
}

/** What three everyday words may name: titles of works and firms are phrases of any text ("next day delivery"). */
const LONG_NAMED = bitsOf("structure", "authority", "school") | THING;
/** Words of such a name: "the day surgery unit". */
const LONG = 3;

/**
 * Whether a span has everyday words only. In a pair, the other may be a number or a single letter: "50 cent", "a model
 * x". Longer rows of such words are not chance hits: "t-shirt blue l".
 */
function isPlain(document: Document, from: number, to: number): boolean {
  const { shape, start, end } = document.pieces;
  const isWord = (at: number) => !(shape[at]! & CAPITAL) && isEveryday(document, at, at + 1);
  const isSign = (at: number) => !(shape[at]! & ALPHABETIC) || end[at]! - start[at]! === 1;
  if (isEveryday(document, from, to)) return true;
  return to - from === 2 && ((isWord(from) && isSign(from + 1)) || (isSign(from) && isWord(from + 1)));
}

const STRUCTURE = bitsOf("structure");
/** "Studio 54" is a firm, whose name is not a common noun. */
const STRUCTURE_OR_FIRM = STRUCTURE | bitsOf("company");

/** What is known of the entities of a name together: thousands may share it, and a text may have it 30,000 times. */
export class Things {
  readonly #world: World;
  readonly #entities: readonly number[];
  #kinds = 0;
  #isConcept = false;
  #isStructure = false;
  #isOfNoKind = false;
  #types: Set<string> | undefined;

  constructor(world: World, entities: readonly number[]) {
    this.#world = world;
    this.#entities = entities;
    for (const entity of entities) {
      const kinds = world.dataset.evidence.kinds(entity);
      this.#kinds |= kinds;
      if (kinds === 0) this.#isOfNoKind = true;
      else if ((kinds & STRUCTURE_OR_FIRM) === STRUCTURE) this.#isStructure = true;
      this.#isConcept ||= world.dataset.typesOf(entity).includes(SKOS_CONCEPT);
    }
  }

  /** Whether one of them has one of some kinds that common nouns name, or is a concept of a vocabulary. */
  areOf(things: number): boolean {
    return this.#isConcept || (this.#kinds & things) !== 0;
  }

  /** Whether one is a part of a building, as its type tells, or its first word if it has none. */
  areOfBuilding(wordBits: number): boolean {
    return this.#isStructure || (this.#isOfNoKind && (wordBits & word.CUE_ROOM) !== 0);
  }

  /** Whether a folded word is a type of one of them: "Line 7" is a line. */
  haveType(type: string): boolean {
    if (!this.#types) {
      this.#types = new Set();
      for (const entity of this.#entities)
        for (const own of this.#world.dataset.typesOf(entity)) this.#types.add(foldText(own));
    }
    return this.#types.has(type);
  }
}

/**
 * Whether a word and a whole number name a part of a building, or something that has the word as its type: "room 2", but
 * neither "room 2.5" nor "at the gate 2 hours early", nor a size, a price or a time: "room 20 sqm". German plurals have
 * no ending of their own.
 */
function isNumbered(document: Document, from: number, to: number, things: Things): boolean {
  const { pieces, wordClass, lexicon } = document;
  const { shape, gap, start, end } = pieces;
  if (to - from !== 2 || !(shape[from + 1]! & NUMBER)) return false;
  if (!things.haveType(foldText(textOf(pieces, from))) && !things.areOfBuilding(wordClass[from]!))
    return false;
  // Behind the last piece, these are undefined.
  if (shape[to]! & NUMBER) return start[to]! - end[from + 1]! > 1;
  if (measure.test(pieces.text.slice(end[from + 1], end[from + 1]! + LONGEST_MEASURE))) return false;
  if (gap[to] !== BLANK || !(wordClass[to]! & word.COMMON)) return true;
  const noun = foldText(textOf(pieces, to));
  return !lexicon.capitalisesNouns && !lexicon.plurals.some(([ending]) => ending.test(noun));
}

/** A unit, a currency or a part of the day right behind a number. */
const measure =
  /^ ?(?:[€$£%°]|(?:am|pm|euro?s?|uhr|heures?|horas?|sqm|qm|m2|m²|m|cm|mm|kg|g|l|tomorrow|today)(?![\p{L}\d]))/iu;
const LONGEST_MEASURE = 12;

/** Whether one of the entities of a name is also meant in small letters. */
export function namesPhrase(document: Document, span: PieceRange, world: World, node: number): boolean {
  const things = named.get(world, node, () => new Things(world, entitiesOf(world.dataset.names, node)));
  return isPhrase(document, span, things);
}

const named = new PerWorld<number, Things>(() => 0, true);

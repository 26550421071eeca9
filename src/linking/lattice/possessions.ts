import type { Language } from "../../contract/index.ts";
import { AREA, CLUB, COUNTRY, kindBit, ORGANIZATION, PERSON, PLACE } from "../../datasets/knowledge/kinds.ts";
import { textOf } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import {
  ARTICLE,
  CONNECTOR,
  CUE_GOAL,
  CUE_PLACE,
  EVERYDAY,
  FUNCTION,
  GIVEN_NAME,
  SURNAME,
} from "../document/lexicon.ts";
import { areAll, areCapitals } from "../document/words-around.ts";
import type { PieceRange } from "../mention.ts";
import type { Lattice } from "./lattice.ts";
import { cutBehindField } from "./office-fields.ts";
import { cutAtPairs, isCrossed } from "./pairs.ts";
import { type Cut, kindsOfSpan } from "./reading.ts";

const WORK = kindBit("work");

/**
 * What cuts runs by the kinds of entities that the worlds know: behind the fields of offices, then at possessions, then
 * between two sides or towns.
 */
export function cutsByKinds(lattice: Lattice): Cut[] {
  return [
    (run) => cutBehindField(lattice, run),
    (run) => cutAtPossession(lattice, run),
    (run) => cutAtPairs(lattice, run),
  ];
}

/**
 * A run, cut where it is two names: "la Lega di Salvini" has a party and its leader, where "Leonardo da Vinci" is one
 * name. It is cut where a known place, organisation or work stands before particles and a known person, and no known
 * name crosses them. The owner of a side or a country may also be unknown ("il Milan di Pioli"), and a person may
 * move to a side ("Neymar au Barça"). In English an unknown person may belong to a known organisation ("Ann Lee of
 * Leeds University"), and by the last name to a country ("Lopez of Spain"); a queen is called by her given name. Behind
 * a preposition and a place, an article begins another name ("In Paris the Louvre was closed"). So do articles and
 * prepositions of some languages behind a known organisation and between any two known names ("Ryanair da Malpensa").
 */
function cutAtPossession(lattice: Lattice, run: PieceRange): readonly PieceRange[] {
  const { document } = lattice;
  const { wordClass } = document;
  for (let at = run.from + 1; at < run.to - 1; at++) {
    if (!(wordClass[at]! & CONNECTOR)) continue;
    let behind = at + 1;
    while (behind < run.to - 1 && wordClass[behind]! & CONNECTOR) behind++;
    const kindsBefore = kindsOfSpan(lattice, run.from, at);
    const kindsBehind = kindsOfSpan(lattice, behind, run.to);
    const isOwned =
      mayBeOwned(document, run.from, at) &&
      ((kindsBefore & (PLACE | ORGANIZATION | WORK) && kindsBehind & PERSON) ||
        (kindsBefore & (CLUB | COUNTRY) && mayBeUnknownOwner(lattice, run, at, behind)));
    const isMove = kindsBefore & PERSON && kindsBehind & CLUB && wordClass[behind - 1]! & CUE_GOAL;
    const isMember =
      kindsBehind & ORGANIZATION && !(kindsBehind & AREA) && hasFullName(document, run.from, at);
    const isFrom = kindsBehind & COUNTRY && endsWithLastName(document, run.from, at);
    const isAside =
      kindsBefore & PLACE && wordClass[at]! & ARTICLE && isBehindPreposition(document, run.from);
    const isApart =
      (kindsBefore & ORGANIZATION || (kindsBefore !== 0 && kindsBehind !== 0)) &&
      standsApart(document, at, behind, (kindsBefore & PLACE) !== 0 && (kindsBehind & PLACE) !== 0);
    if ((isOwned || isMove || isMember || isFrom || isAside || isApart) && !isCrossed(lattice, run, behind))
      return [
        { from: run.from, to: at },
        { from: behind, to: run.to },
      ];
    at = behind;
  }
  return [run];
}

/**
 * Whether a name may have an owner behind it. "Palacio" and "Santiago" begin longer names ("Santiago de Liniers"),
 * but not behind an article ("la Lega", "il Milan").
 */
function mayBeOwned({ wordClass }: Document, from: number, to: number): boolean {
  if (from > 0 && wordClass[from - 1]! & ARTICLE) return true;
  return !(wordClass[from]! & EVERYDAY) && (to - from > 1 || !(wordClass[from]! & GIVEN_NAME));
}

/** Small words that stand between two names more often than in one, by what a name with them inside would be. */
interface Apart {
  /** In no name of a person or a place: "Aida per il Cairo". */
  readonly never: RegExp;
  /** In names of places: "Bassano sul Brenta". */
  readonly ofPlaces?: RegExp;
  /** In names of persons, behind a given name: "Guido da Siena", "Filippo il Bello". */
  readonly ofPersons?: RegExp;
}

const apart: Partial<Record<Language, Apart>> = {
  it: { never: /^per$/, ofPlaces: /^(?:nel|sul)$/, ofPersons: /^(?:da|dal|dalla|il|la|le|lo)$/ },
  pt: { never: /^ao?$/ },
};

/**
 * Whether small words stand between two names. An everyday word may be what the name calls it: "Banca per il Commercio". A
 * letter is an abbreviation: "V. la Crusca".
 */
function standsApart(
  { language, pieces, wordClass }: Document,
  at: number,
  behind: number,
  arePlaces: boolean,
): boolean {
  const words = apart[language];
  if (!words || wordClass[at - 1]! & EVERYDAY || pieces.end[at - 1]! - pieces.start[at - 1]! < 2)
    return false;
  const word = textOf(pieces, at);
  if (words.never.test(word)) return true;
  if (words.ofPlaces?.test(word)) return !arePlaces;
  if (!words.ofPersons?.test(word)) return false;
  return !(wordClass[at - 1]! & GIVEN_NAME) && !(wordClass[behind]! & EVERYDAY);
}

/** Whether an English text has a last name before a piece that is not a given name, alone or behind given names. */
function endsWithLastName(document: Document, from: number, to: number): boolean {
  const { language, wordClass } = document;
  if (language !== "en" || (wordClass[to - 1]! & (SURNAME | GIVEN_NAME | EVERYDAY)) !== SURNAME) return false;
  return areCapitals(document, from, to) && areAll(document, from, to - 1, GIVEN_NAME);
}

function isBehindPreposition(document: Document, from: number): boolean {
  if (!isJoined(document, from)) return false;
  return (document.wordClass[from - 1]! & PREPOSITION_OF_PLACES) === PREPOSITION_OF_PLACES;
}

const PREPOSITION_OF_PLACES = FUNCTION | CUE_PLACE;

/**
 * Whether an English text has the given and last name of a person before a piece. In other languages the particle may
 * be part of the last name ("García de León").
 */
function hasFullName(document: Document, from: number, to: number): boolean {
  const { language, wordClass } = document;
  if (language !== "en" || to - from < 2 || to - from > 3 || !(wordClass[from]! & GIVEN_NAME)) return false;
  for (let i = from; i < to; i++) if (wordClass[i]! & EVERYDAY) return false;
  return areCapitals(document, from, to);
}

/**
 * Whether one unknown word stands behind an article, a name and a particle, and no known name begins that way. "el
 * Sporting de Mahón" may be an unknown club, as there is one of Gijón.
 */
function mayBeUnknownOwner(lattice: Lattice, { from, to }: PieceRange, at: number, behind: number): boolean {
  const { pieces, wordClass } = lattice.document;
  if (from === 0 || !(wordClass[from - 1]! & ARTICLE)) return false;
  if (to - behind > 1 || wordClass[behind]! & EVERYDAY) return false;
  return lattice.worlds.every(
    ({ dataset: { names } }) =>
      names.find(pieces, from, at + 1) === 0 && names.find(pieces, behind, to) === 0,
  );
}

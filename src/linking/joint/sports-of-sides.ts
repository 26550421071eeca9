import {
  american,
  association,
  namesOfSports,
  type Sport,
  sports,
  wordsForSides,
} from "../../../data/lexicon/sports.ts";
import { TERM_LANGUAGES, termWeight } from "../../datasets/evidence/evidence.ts";
import { bitsOf, CLUB } from "../../datasets/knowledge/kinds.ts";
import type { NameLookup } from "../../datasets/names/name-lookup.ts";
import { bitsByStem } from "../../text/bits-of-words.ts";
import { kept } from "../../text/look-up.ts";
import { cut, type Pieces } from "../../text/pieces.ts";
import { stemAt } from "../../text/stems.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { PerWorld } from "../candidates/per-world.ts";
import { comparedLanguages } from "../document/context.ts";
import type { Document } from "../document/document.ts";
import { typesOfSide } from "./sides.ts";
import { eachTold } from "./told-bits.ts";

/** The bit of a sport. */
const bitOf = (sport: Sport): number => 1 << sports.indexOf(sport);

const FOOTBALL = bitOf("football");
const AMERICAN_FOOTBALL = bitOf("american_football");
/** Bits of words that tell a sport together with another word. */
const AMERICAN = 1 << 30;
const ASSOCIATION = 1 << 29;
const SIDE = 1 << 28;
const SPORTS = SIDE - 1;

/** Words of knowledge bases, with their bits. */
const wordBits: readonly (readonly [words: string, bits: number])[] = [
  ...Object.entries(namesOfSports).map(([sport, words]) => [words, bitOf(sport as Sport)] as const),
  [american, AMERICAN],
  [association, ASSOCIATION | FOOTBALL],
  [wordsForSides, SIDE],
];

const bitsOfStems = bitsByStem(wordBits);

/** Whether a word is the name of a sport. */
export function isNameOfSport(pieces: Pieces, at: number): boolean {
  return ((bitsOfStems.get(stemAt(pieces, at)) ?? 0) & SPORTS) !== 0;
}

/** The sports of an entity as bits, by what its dataset says of it. */
interface SportsOfEntity {
  /** Whether its types are those of sides or tournaments. */
  readonly isOfSport: boolean;
  /** By its own words: those of its names, description and types. */
  readonly own: number;
  /** By the names of what it is related to. */
  readonly around: number;
}

/** The sports of each entity. Reports name the same sides again and again. */
const known = new PerWorld<number, SportsOfEntity>(() => 1, true);

/**
 * The sports of a side or a tournament, as bits, by what its dataset says of it. If its types are of neither, a word for sides
 * must stand beside the name of a sport.
 */
export function sportsOf(side: Candidate, document: Document): number {
  const { world, entity, rest } = side;
  // Names of types in other languages may not be loaded.
  const languages = comparedLanguages(document) & TERM_LANGUAGES;
  const key = entity * (TERM_LANGUAGES + 1) + languages;
  const { isOfSport, own, around } = known.get(world, key, () => readSports(side, languages));
  // A side is related to its league, and a town club to sides of other sports.
  return (rest === "" ? own : own | told(bitsOfRest(world.dataset.names, rest), isOfSport)) || around;
}

/** Whether a candidate is a tournament or a match, of one sport mostly, and not a side. */
export function isContest({ kinds }: Candidate): boolean {
  return (kinds & CONTEST) !== 0 && !(kinds & CLUB);
}

const CONTEST = bitsOf("match", "event");

function readSports(side: Candidate, languages: number): SportsOfEntity {
  const isOfSport = isContest(side) || typesOfSide(side).length > 0;
  let own = 0;
  let around = 0;
  const add = (bits: number, weight: number) => {
    if (weight !== termWeight.neighbour) own |= told(bits, isOfSport);
    else if (isOfSport) around |= told(bits, true);
  };
  eachTold(side, bitsOfStems, add, languages);
  return { isOfSport, own, around };
}

/** The sports that some words tell together. */
function told(bits: number, isOfSport: boolean): number {
  if (!isOfSport && !(bits & SIDE)) return 0;
  const isOther = (bits & (AMERICAN | FOOTBALL | ASSOCIATION)) === (AMERICAN | FOOTBALL);
  return (isOther ? (bits & ~FOOTBALL) | AMERICAN_FOOTBALL : bits) & SPORTS;
}

const numbersKnown = new WeakMap<NameLookup, ReadonlyMap<string, number>>();

function bitsOfRest(names: NameLookup, rest: string): number {
  const bitsOfNumbers = kept(numbersKnown, names, () => numbersOf(names));
  let bits = 0;
  for (const number of rest.split(" ")) bits |= bitsOfNumbers.get(number) ?? 0;
  return bits;
}

/** The bits of words by the numbers that these have in the names of a dataset. */
function numbersOf(names: NameLookup): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [words, bits] of wordBits) {
    const { count, hash, hash2 } = cut(words);
    for (let i = 0; i < count; i++) numbers.set(`${names.word(hash[i]!, hash2[i]!)}`, bits);
  }
  numbers.delete("0");
  return numbers;
}

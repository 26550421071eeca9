import { bitsOf, CLUB, COUNTRY, ORGANIZATION, PERSON, PLACE, SETTLEMENT } from "./kinds.ts";
import { isPersonOrFirm, typeWord, withAncestors } from "./types.ts";

/**
 * Kinds by the plain word of a type. A type has the kinds of its nearest ancestors in this table. A type so coarse
 * that anything below it may be meant has all kinds below it.
 */
const kindsOfWord: Readonly<Record<string, number>> = {
  person: PERSON,
  "fictional character": bitsOf("character"),
  deity: bitsOf("character"),
  family: bitsOf("name", "people"),
  "given name": bitsOf("name"),
  "family name": bitsOf("name"),
  "ethnic group": bitsOf("people"),
  language: bitsOf("people"),
  religion: bitsOf("people"),
  place: PLACE,
  country: COUNTRY,
  "administrative area": bitsOf("area"),
  settlement: SETTLEMENT,
  city: SETTLEMENT,
  municipality: bitsOf("area", "settlement"),
  landform: bitsOf("land"),
  "body of water": bitsOf("water"),
  structure: bitsOf("structure"),
  street: bitsOf("structure"),
  square: bitsOf("structure"),
  park: bitsOf("structure"),
  forest: bitsOf("land"),
  "national park": bitsOf("land"),
  "archaeological site": bitsOf("structure"),
  organization: ORGANIZATION,
  company: bitsOf("company"),
  brand: bitsOf("company", "product"),
  "sports club": CLUB,
  "political party": bitsOf("party"),
  "government agency": bitsOf("authority"),
  parliament: bitsOf("authority"),
  court: bitsOf("authority"),
  "armed forces": bitsOf("authority"),
  "international organization": bitsOf("authority", "organization"),
  "academic institution": bitsOf("school"),
  "educational organization": bitsOf("school"),
  university: bitsOf("school"),
  school: bitsOf("school"),
  library: bitsOf("school", "structure"),
  museum: bitsOf("structure"),
  hospital: bitsOf("structure"),
  theatre: bitsOf("structure"),
  "research institute": bitsOf("school"),
  newspaper: bitsOf("media"),
  magazine: bitsOf("media"),
  "news agency": bitsOf("media"),
  "television channel": bitsOf("media"),
  "radio station": bitsOf("media"),
  broadcaster: bitsOf("media"),
  band: bitsOf("group"),
  orchestra: bitsOf("group"),
  "trade union": bitsOf("organization"),
  "non-profit organization": bitsOf("organization"),
  "religious organization": bitsOf("organization"),
  "sports league": bitsOf("match", "organization"),
  "sports federation": bitsOf("organization"),
  "criminal organization": bitsOf("organization"),
  "militant organization": bitsOf("organization"),
  work: bitsOf("work", "software"),
  film: bitsOf("work"),
  book: bitsOf("work"),
  play: bitsOf("work"),
  anime: bitsOf("work"),
  "film series": bitsOf("work"),
  "television series": bitsOf("work"),
  painting: bitsOf("work"),
  sculpture: bitsOf("work"),
  opera: bitsOf("work"),
  ballet: bitsOf("work"),
  album: bitsOf("work"),
  song: bitsOf("work"),
  musical: bitsOf("work"),
  composition: bitsOf("work"),
  law: bitsOf("idea", "work"),
  treaty: bitsOf("event", "idea"),
  software: bitsOf("software"),
  website: bitsOf("software"),
  "video game": bitsOf("software"),
  "programming language": bitsOf("software"),
  product: bitsOf("product", "software"),
  device: bitsOf("product"),
  vehicle: bitsOf("product"),
  weapon: bitsOf("product"),
  drug: bitsOf("substance"),
  food: bitsOf("product", "organism"),
  "musical instrument": bitsOf("product"),
  event: bitsOf("match", "event"),
  "sports event": bitsOf("match"),
  tournament: bitsOf("match"),
  war: bitsOf("event"),
  battle: bitsOf("event"),
  revolution: bitsOf("event"),
  disaster: bitsOf("event"),
  attack: bitsOf("event"),
  festival: bitsOf("event"),
  election: bitsOf("event"),
  holiday: bitsOf("event"),
  conference: bitsOf("event"),
  pandemic: bitsOf("event"),
  "space mission": bitsOf("event"),
  era: bitsOf("event", "idea"),
  award: bitsOf("idea"),
  organism: bitsOf("organism"),
  substance: bitsOf("substance"),
  disease: bitsOf("substance"),
  occupation: bitsOf("role"),
  position: bitsOf("role"),
  "celestial body": bitsOf("celestial"),
  concept: bitsOf("people", "role", "idea"),
  ideology: bitsOf("idea"),
  philosophy: bitsOf("idea"),
  sport: bitsOf("idea"),
  "music genre": bitsOf("idea"),
  "art movement": bitsOf("idea"),
  "academic discipline": bitsOf("idea"),
  "scientific theory": bitsOf("idea"),
  currency: bitsOf("idea"),
};

const known = new Map<string, number>();

/** Most types that are kept, and the longest of them, so that types of users cannot fill the memory. */
const KEPT = 10_000;
const LONGEST_KEPT = 100;

/** The kinds of a type in any written form; 0 when the hierarchy does not have it. */
export function kindsOfType(type: string): number {
  let bits = known.get(type);
  if (bits === undefined) {
    const word = typeWord(type);
    // It may become known when further names are loaded.
    if (word === undefined) return 0;
    bits = nearest(word);
    if (known.size < KEPT && type.length <= LONGEST_KEPT) known.set(type, bits);
  }
  return bits;
}

/** The kinds of an entity with several types; 0 when none of them is known. */
export function kindsOfTypes(types: readonly string[]): number {
  return joinedKinds(types.length, (i) => kindsOfType(types[i]!));
}

/**
 * The kinds of several types together. A coarse type beside a finer one ("organization", "university") adds nothing
 * and is left out.
 *
 * @param of the kinds of each
 */
export function joinedKinds(count: number, of: (i: number) => number): number {
  if (count === 1) return of(0);
  // An entity of a list may have thousands of types. Only different kinds are compared, so their number is bounded by
  // the number of kinds.
  const different: number[] = [];
  for (let i = 0; i < count; i++) {
    const own = of(i);
    if (own !== 0 && !different.includes(own)) different.push(own);
  }
  let bits = 0;
  for (const own of different)
    if (!different.some((other) => other !== own && (own & other) === other)) bits |= own;
  return bits;
}

/** The kinds of the word itself, or else of all words right above it: those of "museum" before those of "building". */
function nearest(word: string): number {
  const own = kindsOfWord[word];
  if (own !== undefined) return own;
  let bits = 0;
  const above = [...withAncestors(word)];
  for (const parent of above) {
    const of = kindsOfWord[parent];
    if (of === undefined) continue;
    // A word above another one that already counts is coarser and adds nothing.
    const coarser = above.some(
      (other) => other !== parent && kindsOfWord[other] !== undefined && withAncestors(other).has(parent),
    );
    if (!coarser) bits |= of;
  }
  return bits;
}

const THING = bitsOf("product");

/** Whether types leave it open that an entity is a ship: there are none, unknown ones, or those of a thing. */
export function mayBeShip(types: readonly string[]): boolean {
  const kinds = kindsOfTypes(types);
  return kinds === 0 ? !isPersonOrFirm(types) : (kinds & THING) !== 0;
}

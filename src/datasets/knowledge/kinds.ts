/**
 * Kinds of entities: the classes that words around a name can tell apart. An entity has several kinds if its type is
 * coarse ("organization") or double ("museum"). They are bits of one number.
 */
export const kinds = [
  "person",
  "character",
  "country",
  "area",
  "settlement",
  "water",
  "land",
  "structure",
  "company",
  "club",
  "party",
  "authority",
  "school",
  "media",
  "group",
  "organization",
  "work",
  "software",
  "product",
  "match",
  "event",
  "organism",
  "substance",
  "people",
  "role",
  "idea",
  "celestial",
  "name",
] as const;

export type Kind = (typeof kinds)[number];

/** The bit of a kind. */
export function kindBit(kind: Kind): number {
  return 1 << kinds.indexOf(kind);
}

/** The bits of several kinds. */
export const bitsOf = (...some: Kind[]): number => some.reduce((bits, kind) => bits | kindBit(kind), 0);

export const PERSON: number = kindBit("person");
export const COUNTRY: number = kindBit("country");
export const AREA: number = bitsOf("country", "area");
export const SETTLEMENT: number = kindBit("settlement");
export const PLACE: number = bitsOf("country", "area", "settlement", "water", "land", "structure");
export const WATER: number = kindBit("water");
export const CLUB: number = kindBit("club");
/** A person, real or made up. */
export const SOMEBODY: number = bitsOf("person", "character");
export const WORK: number = bitsOf("work", "software", "product");
export const IDEA: number = bitsOf("idea", "role", "substance", "organism");
export const ORGANIZATION: number = bitsOf(
  "company",
  "club",
  "party",
  "authority",
  "school",
  "media",
  "group",
  "organization",
);

/**
 * The type of a concept of a vocabulary. It tells that the entry is a concept, which may also be a person or a place.
 */
export const SKOS_CONCEPT = "http://www.w3.org/2004/02/skos/core#Concept";

import type { NameLookup } from "./name-lookup.ts";
import {
  ACRONYM,
  ALIAS,
  DEMONYM,
  FORM,
  LOWER_CASE,
  NAME,
  ORIGIN,
  SHORT_NAME,
  UPPER_CASE,
} from "./name-trie.ts";

/**
 * Facts about a name: a summary of its postings, so that detection reads two numbers and follows no chain. A pack has
 * them for each node. Lists and graphs compute them when a node is first needed.
 *
 *     first number    forms 8 bits | popularity 8 | total popularity 8 | share in lower case 4 | share in capitals 4
 *     second number   kinds of the entities of the name
 */
export const FACT_WORDS = 2;

/** Forms that a name has, low bits of its first fact. */
export const HAS_NAME = 1;
export const HAS_ACRONYM = 2;
export const HAS_SHORT_NAME = 4;
export const HAS_DEMONYM = 8;
/** The name is the label of an entity. */
export const HAS_LABEL = 16;
/** The facts were computed; set even for a node that no entity has as a name. */
export const KNOWN = 128;

/** Popularities are logarithms to the base 2, in eighths. */
const EIGHTHS = 8;

/** Least share of a name's popularity that an entity must have, for its kinds to count for the name. */
const LEAST_SHARE = 0.1;

/** The data that facts are computed from. */
export interface NamedEntities {
  readonly names: NameLookup;
  alive(entity: number): boolean;
  mass(entity: number): number;
  kinds(entity: number): number;
}

/**
 * Writes the facts of a node.
 *
 * @param postings those of the node that count
 */
export function writeFacts(
  of: NamedEntities,
  to: Uint32Array,
  at: number,
  postings: readonly number[],
): void {
  const { names } = of;
  let forms = KNOWN;
  let most = 0;
  let total = 0;
  let lower = 0;
  let upper = 0;
  for (const p of postings) {
    const entity = names.entity(p);
    if (!of.alive(entity)) continue;
    const bits = names.form(p);
    const form = bits & FORM;
    const popularity = of.mass(entity);
    if (popularity > most) most = popularity;
    forms |= formBit(form);
    if (form === SHORT_NAME || form === ORIGIN) continue;
    total += popularity;
    if (bits & LOWER_CASE) lower += popularity;
    else if (bits & UPPER_CASE) upper += popularity;
  }
  let kindBits = 0;
  for (const p of postings) {
    const entity = names.entity(p);
    if (of.alive(entity) && of.mass(entity) >= most * LEAST_SHARE) kindBits |= of.kinds(entity);
  }
  const share = (part: number) => (total > 0 ? Math.round((part / total) * 15) : 0);
  to[at] =
    (forms | (eighths(most) << 8) | (eighths(total) << 16) | (share(lower) << 24) | (share(upper) << 28)) >>>
    0;
  to[at + 1] = kindBits >>> 0;
}

function formBit(form: number): number {
  switch (form) {
    case NAME:
      return HAS_NAME | HAS_LABEL;
    case ACRONYM:
      return HAS_ACRONYM;
    case SHORT_NAME:
    case ORIGIN:
      return HAS_SHORT_NAME;
    case DEMONYM:
      return HAS_DEMONYM;
    case ALIAS:
      return HAS_NAME;
    default:
      return HAS_NAME;
  }
}

function eighths(popularity: number): number {
  return Math.min(255, Math.max(0, Math.round(EIGHTHS * Math.log2(1 + popularity))));
}

/** Popularity of the best known entity of the name, as a logarithm to the base 2. */
export function popularityOf(fact: number): number {
  return ((fact >>> 8) & 255) / EIGHTHS;
}

/**
 * Popularity of all entities of the name together, as a logarithm to the base 2. Last names and similar forms are
 * left out.
 */
export function totalOf(fact: number): number {
  return ((fact >>> 16) & 255) / EIGHTHS;
}

/** Bits of the share in lower case: 0 if no entity writes the name so. */
export const LOWER_SHARE_MASK: number = 15 << 24;

/** Share of the entities, by popularity, that write the name in lower case, 0 to 1. */
export function lowerShareOf(fact: number): number {
  return ((fact >>> 24) & 15) / 15;
}

/** Share of the entities, by popularity, that write the name in capitals only, 0 to 1. */
export function upperShareOf(fact: number): number {
  return (fact >>> 28) / 15;
}

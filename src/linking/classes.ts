import { typeWord, withAncestors } from "../datasets/knowledge/types.ts";

/** Coarse classes of entities that the words beside a name tell apart; bits, as an entity may be of several. */
export const PERSON = 1;
export const PLACE = 2;
/** A city, town or village. */
export const SETTLEMENT = 4;
/** A country, or a part of one. */
export const AREA = 8;
/** A side in matches. */
export const TEAM = 16;

const bits: readonly (readonly [string, number])[] = [
  ["person", PERSON],
  ["place", PLACE],
  ["settlement", SETTLEMENT],
  ["administrative area", AREA],
  ["sports club", TEAM],
];

const known = new Map<string, number>();

/** Types kept, so that types of users cannot fill the memory. */
const KEPT = 10_000;

/** The classes of an entity's types; 0 when none is known. */
export function classesOf(types: readonly string[]): number {
  let classes = 0;
  for (const type of types) {
    let mask = known.get(type);
    if (mask === undefined) {
      mask = maskOf(type);
      if (known.size < KEPT) known.set(type, mask);
    }
    classes |= mask;
  }
  return classes;
}

function maskOf(type: string): number {
  const word = typeWord(type);
  if (word === undefined) return 0;
  const above = withAncestors(word);
  let mask = 0;
  for (const [name, bit] of bits) if (above.has(name)) mask |= bit;
  return mask;
}

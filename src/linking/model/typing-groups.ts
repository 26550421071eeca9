import { type Kind, kindBit, kinds } from "../../datasets/knowledge/kinds.ts";

/** Groups of kinds that the words around a name tell apart; each kind is in one. */
export const groups: readonly (readonly Kind[])[] = [
  ["person", "character"],
  ["settlement"],
  ["country", "area"],
  ["water", "land", "celestial"],
  ["structure"],
  ["company"],
  ["club"],
  ["authority", "party", "organization", "group"],
  ["school"],
  ["media"],
  ["work", "software"],
  ["product"],
  ["match", "event"],
  ["people"],
  ["idea", "role", "substance", "organism", "name"],
];

const groupOfKind: readonly number[] = kinds.map((kind) => groups.findIndex((group) => group.includes(kind)));

/** The groups of some kinds, bits. */
export function groupsOf(kindBits: number): number {
  let bits = 0;
  for (let rest = kindBits; rest !== 0; ) {
    const kind = 31 - Math.clz32(rest);
    bits |= 1 << groupOfKind[kind]!;
    rest &= ~(1 << kind);
  }
  return bits;
}

/** The kinds of a group, bits. */
export function kindsOfGroup(group: number): number {
  return groups[group]!.reduce((bits, kind) => bits | kindBit(kind), 0);
}

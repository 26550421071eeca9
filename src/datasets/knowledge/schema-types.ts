import { isRoot, ownClasses, typeWord, withAncestors } from "./types.ts";

/**
 * Types of a public entity in answers: names of schema.org classes, the most specific first. A type without a class
 * of its own gets the name of the nearest one above it. If that is the class of all places, organizations or works,
 * it is too general, so the plain word stands before it. A type that the hierarchy lacks stays as it is.
 */
export function schemaTypes(types: readonly string[]): readonly string[] {
  let names = known.get(types);
  if (!names) {
    names = namesOfAll(types);
    known.set(types, names);
  }
  return names;
}

/** Keyed by the list of a record, which stays the same: a text names an entity often. */
const known = new WeakMap<readonly string[], readonly string[]>();

function namesOfAll(types: readonly string[]): string[] {
  const named = new Map<string, string | undefined>();
  for (const type of types) {
    const word = typeWord(type);
    if (word === undefined) named.set(type, undefined);
    else for (const name of namesOf(word)) named.set(name, typeWord(name));
  }
  const words = [...named.values()].filter((word) => word !== undefined);
  const isGeneral = (word: string | undefined) =>
    word !== undefined && words.some((other) => other !== word && withAncestors(other).has(word));
  const entries = [...named];
  return [
    ...entries.filter(([, word]) => !isGeneral(word)),
    ...entries.filter(([, word]) => isGeneral(word)),
  ].map(([name]) => name);
}

function namesOf(word: string): readonly string[] {
  const above = [...withAncestors(word)];
  const nearest = above.find(
    (one) => ownClasses(one).length > 0 && (!isRoot(one) || isMeaningOfClass(one, word)),
  );
  if (nearest !== undefined) return ownClasses(nearest);
  const root = above.find(isRoot);
  return root === undefined ? [word] : [word, ...ownClasses(root)];
}

/**
 * Whether a word is the same as another and the meaning of its class: "place" is Place, while "celestial body" is
 * narrower.
 */
function isMeaningOfClass(one: string, word: string): boolean {
  return one === word && typeWord(ownClasses(one)[0]!) === word;
}

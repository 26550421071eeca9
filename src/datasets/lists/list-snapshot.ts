import type { Entity } from "../../contract/index.ts";

/** The content of the entities of a list, in every field that is read. */
export class ListSnapshot {
  readonly #said: readonly Entity[];

  /**
   * @param copies of entities checked by `parseDataset`, as `copyOfEntity` makes them: they are not changed any more
   */
  constructor(copies: readonly Entity[]) {
    this.#said = copies;
  }

  /** Whether entities, checked or not, have the same content. */
  matches(entities: unknown): boolean {
    const all = this.#said;
    if (!Array.isArray(entities) || entities.length !== all.length) return false;
    for (let i = 0; i < all.length; i++) {
      const entity = entities[i] as Readonly<Record<keyof Entity, unknown>> | null | undefined;
      const said = all[i]!;
      if (entity === null || entity === undefined || !Object.is(entity.id, said.id)) return false;
      if (!isSameText(entity.name, said.name) || !isSameText(entity.label, said.label)) return false;
      if (!isSameText(entity.description, said.description) || !isSameText(entity.type, said.type))
        return false;
      if (!isSameList(entity.aliases, said.aliases) || !isSameList(entity.types, said.types)) return false;
      if (!isSameList(entity.same_as, said.same_as)) return false;
    }
    return true;
  }
}

/** Whether two values of a field are the same; for fields that are mostly a text or absent. */
function isSameText(value: unknown, said: unknown): boolean {
  // It is mostly the caller's own string. `Object.is` compares the pointers first and costs half of what `===` does.
  return isAbsent(value) ? said === undefined : Object.is(value, said) || isSame(value, said);
}

/** Whether two values of a field are the same; for fields that are mostly a list or absent. */
function isSameList(value: unknown, said: unknown): boolean {
  if (isAbsent(value)) return said === undefined;
  if (!Array.isArray(value) || !Array.isArray(said)) return isSame(value, said);
  if (value.length !== said.length) return false;
  for (let i = 0; i < said.length; i++) if (!Object.is(value[i], said[i])) return false;
  return true;
}

/** A value of null counts as absent. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

/** Whether two values of any field are the same. */
function isSame(value: unknown, said: unknown): boolean {
  if (typeof said !== "object" || said === null) return value === said;
  if (typeof value !== "object" || value === null || Array.isArray(value) !== Array.isArray(said))
    return false;
  // The order of a map counts: of two tags of one language the first is used.
  const entries = Object.entries(value).filter(([, one]) => one !== null || Array.isArray(value));
  const all = Object.entries(said);
  return (
    entries.length === all.length &&
    entries.every(([key, one], i) => key === all[i]![0] && isSame(one, all[i]![1]))
  );
}

import type { Entity } from "../contract/index.ts";

/** Lengths are marked by fractions: no field that was accepted is a number. */
const arrayMark = 0.25;
const mapMark = 0.5;

/**
 * What a list said, flat: the eight fields of each entity in a fixed order. A text stands as itself, mostly the
 * caller's own string, so that comparing it again is comparing pointers in one array; an array or a map stands as
 * its length, marked, and what is in it.
 */
export class ListSnapshot {
  readonly #entities: readonly Entity[];
  #values: unknown[] | undefined;

  /** @param entities checked by `parseDataset`; they must not change any more */
  constructor(entities: readonly Entity[]) {
    this.#entities = entities;
  }

  /** Whether entities, checked or not, say the same in every field that is read. */
  matches(entities: unknown): boolean {
    const said = this.#entities;
    if (!Array.isArray(entities) || entities.length !== said.length) return false;
    // Another list has other ids: nothing is made flat for it, nor for a list that never comes again.
    if ((entities[0] as Entity | null | undefined)?.id !== said[0]?.id) return false;
    this.#values ??= flat(said);
    const values = this.#values;
    let at = 0;
    for (let i = 0; i < entities.length; i++) {
      const entity = entities[i] as Partial<Entity> | null | undefined;
      if (typeof entity !== "object" || entity === null || entity.id !== values[at++]) return false;
      // Written out field by field: a loop over their names is ten times slower.
      if ((at = after(entity.name, values, at)) < 0) return false;
      if ((at = after(entity.label, values, at)) < 0) return false;
      if ((at = after(entity.description, values, at)) < 0) return false;
      if ((at = after(entity.types, values, at)) < 0) return false;
      if ((at = after(entity.type, values, at)) < 0) return false;
      if ((at = after(entity.aliases, values, at)) < 0) return false;
      if ((at = after(entity.same_as, values, at)) < 0) return false;
    }
    return true;
  }
}

function flat(entities: readonly Entity[]): unknown[] {
  const values: unknown[] = [];
  for (const { id, name, label, aliases, description, types, type, same_as } of entities) {
    values.push(id);
    for (const value of [name, label, description, types, type, aliases, same_as]) note(value, values);
  }
  return values;
}

function note(value: unknown, values: unknown[]): void {
  if (typeof value !== "object" || value === null) values.push(value);
  else if (Array.isArray(value)) values.push(arrayMark + value.length, ...value);
  else {
    const entries = Object.entries(value);
    values.push(mapMark + entries.length);
    for (const [key, text] of entries) {
      values.push(key);
      note(text, values);
    }
  }
}

/** Where the values go on behind a value that is as it was; -1 when it is not. */
function after(value: unknown, values: readonly unknown[], at: number): number {
  if (value === undefined || typeof value === "string") return value === values[at] ? at + 1 : -1;
  return typeof value === "object" && value !== null ? afterObject(value, values, at) : -1;
}

function afterObject(value: object, values: readonly unknown[], at: number): number {
  if (Array.isArray(value)) {
    if (values[at++] !== arrayMark + value.length) return -1;
    for (let i = 0; i < value.length; i++) if (value[i] !== values[at++]) return -1;
    return at;
  }
  const keys = Object.keys(value);
  if (values[at++] !== mapMark + keys.length) return -1;
  let next = at;
  for (const key of keys) {
    if (key !== values[next]) return -1;
    next = after((value as Record<string, unknown>)[key], values, next + 1);
    if (next < 0) return -1;
  }
  return next;
}

import type { Entity } from "../contract/index.ts";

type LanguageMap = Readonly<Record<string, string | readonly string[]>>;
type Said = string | readonly string[] | LanguageMap | undefined;

/** A field of all entities: compared in columns, each of one kind of value mostly, which the engine knows to do. */
type Column = readonly Said[];

interface Columns {
  readonly id: Column;
  readonly name: Column;
  readonly label: Column;
  readonly description: Column;
  readonly types: Column;
  readonly type: Column;
  readonly aliases: Column;
  readonly sameAs: Column;
}

/** What the entities of a list said, in every field that is read. */
export class ListSnapshot {
  readonly #entities: readonly Entity[];
  #columns: Columns | undefined;

  /** @param entities checked by `parseDataset`; they must not change any more */
  constructor(entities: readonly Entity[]) {
    this.#entities = entities;
  }

  /** Whether entities, checked or not, say the same. */
  matches(entities: unknown): boolean {
    const said = this.#entities;
    if (!Array.isArray(entities) || entities.length !== said.length) return false;
    // Another list has other ids: no columns are made for it, nor for a list that never comes again.
    if ((entities[0] as Entity | null | undefined)?.id !== said[0]?.id) return false;
    const { id, name, label, description, types, type, aliases, sameAs } = (this.#columns ??=
      columnsOf(said));
    for (let i = 0; i < entities.length; i++) {
      const entity = entities[i] as Partial<Entity> | null | undefined;
      if (typeof entity !== "object" || entity === null) return false;
      // A text is mostly the caller's own string, so that this compares pointers.
      if (entity.id !== id[i]) return false;
      if (entity.name !== name[i] && !isSame(entity.name, name[i])) return false;
      if (entity.label !== label[i] && !isSame(entity.label, label[i])) return false;
      if (entity.description !== description[i] && !isSame(entity.description, description[i])) return false;
      if (entity.type !== type[i] && !isSame(entity.type, type[i])) return false;
      if (!isSameList(entity.types, types[i])) return false;
      if (!isSameList(entity.aliases, aliases[i])) return false;
      if (!isSameList(entity.same_as, sameAs[i])) return false;
    }
    return true;
  }
}

function columnsOf(entities: readonly Entity[]): Columns {
  return {
    id: entities.map((entity) => entity.id),
    name: entities.map((entity) => entity.name),
    label: entities.map((entity) => entity.label),
    description: entities.map((entity) => entity.description),
    types: entities.map((entity) => entity.types),
    type: entities.map((entity) => entity.type),
    aliases: entities.map((entity) => entity.aliases),
    sameAs: entities.map((entity) => entity.same_as),
  };
}

/** Whether a field that mostly is a list says the same. */
function isSameList(value: unknown, said: Said): boolean {
  if (!Array.isArray(value) || !Array.isArray(said)) return isSame(value, said);
  if (value.length !== said.length) return false;
  for (let i = 0; i < value.length; i++) if (value[i] !== said[i]) return false;
  return true;
}

/** Whether a field says the same, whatever it is. */
function isSame(value: unknown, said: Said): boolean {
  if (typeof said !== "object") return value === said;
  if (typeof value !== "object" || value === null || Array.isArray(value) !== Array.isArray(said))
    return false;
  // The order of a map counts: of two tags of one language the first does.
  const entries = Object.entries(value);
  const all = Object.entries(said) as [string, Said][];
  return (
    entries.length === all.length &&
    entries.every(([key, one], i) => key === all[i]![0] && isSame(one, all[i]![1]))
  );
}

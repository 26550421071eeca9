import type { Entity } from "../contract/index.ts";

/** Text by language tag; `mul` is a text that is not bound to a language. */
export type LanguageMap = Readonly<Record<string, string>>;

/** The data of an entity, in one shape for all sources. */
export interface EntityRecord {
  /** QID, IRI or the caller's id. */
  readonly id: string;
  /** The name, by language tag. */
  readonly labels: LanguageMap;
  /** Other names, by language tag. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** Short descriptions, by language tag. */
  readonly descriptions: LanguageMap;
  /** Types, as the source calls them. */
  readonly types: readonly string[];
  /** IRIs of the same entity elsewhere. */
  readonly sameAs: readonly string[];
}

/** The language key of texts without a language, the same as in Wikidata. */
export const ANY = "mul";

/** What a record has in one language. Callers send the tag, and it may be a name that every object has. */
export function inLanguage<T>(map: Readonly<Record<string, T>>, language: string): T | undefined {
  return Object.hasOwn(map, language) ? map[language] : undefined;
}

/** The text in a language. If there is none, the one for all languages is taken, then English, then any. */
export function textIn(map: LanguageMap, language: string): string | undefined {
  const exact = inLanguage(map, language) ?? map[ANY] ?? map.en;
  if (exact !== undefined) return exact;
  for (const key in map) return map[key];
  return undefined;
}

/** The label of an entity in a language, or else in another; its id if it has none. */
export function labelIn({ id, labels }: Pick<EntityRecord, "id" | "labels">, language: string): string {
  return textIn(labels, language) ?? id;
}

/** All names of an entity, its labels first. */
export function namesOf({ labels, aliases }: Pick<EntityRecord, "labels" | "aliases">): string[] {
  return [...Object.values(labels), ...Object.values(aliases).flat()];
}

/** The record of an entity of the contract. */
export function recordOf(entity: Entity): EntityRecord {
  return {
    id: entity.id,
    labels: toMap(entity.name ?? entity.label ?? entity.id),
    aliases: toLists(entity.aliases),
    descriptions: toMap(entity.description),
    types: typesOf(entity),
    sameAs: entity.same_as ?? [],
  };
}

/** The types of an entity of the contract. An empty list counts as absent, so that it does not hide `type`. */
export function typesOf({ types, type }: Entity): readonly string[] {
  const some = types?.length ? types : (type ?? []);
  return typeof some === "string" ? [some] : some;
}

function toMap(text: string | Record<string, string> | undefined): LanguageMap {
  if (text === undefined) return {};
  return typeof text === "string" ? { [ANY]: text } : byBaseLanguage(text);
}

function toLists(aliases: Entity["aliases"]): Record<string, readonly string[]> {
  if (aliases === undefined) return {};
  if (Array.isArray(aliases)) return { [ANY]: aliases };
  const lists = new Map<string, string[]>();
  for (const [tag, value] of Object.entries(aliases)) {
    const language = baseLanguage(tag);
    const list = lists.get(language) ?? [];
    lists.set(language, list);
    if (typeof value === "string") list.push(value);
    else for (const one of value) list.push(one);
  }
  return Object.fromEntries(lists);
}

/** Texts by base language. It uses a map, because a tag may equal a property of every object ("constructor"). */
function byBaseLanguage(map: Record<string, string>): LanguageMap {
  const result = new Map<string, string>();
  for (const [tag, text] of Object.entries(map)) {
    const language = baseLanguage(tag);
    if (!result.has(language)) result.set(language, text);
  }
  return Object.fromEntries(result);
}

/** The base language of a tag: `pt` for `pt-BR`. */
export function baseLanguage(tag: string): string {
  const dash = tag.indexOf("-");
  return (dash < 0 ? tag : tag.slice(0, dash)).toLowerCase();
}

/**
 * A copy of an entity of the contract, which later changes of the original do not affect. Unknown fields are left
 * out.
 */
export function copyOfEntity(entity: Entity): Entity {
  const copy = {
    id: entity.id,
    name: copied(entity.name),
    label: copied(entity.label),
    aliases: copied(entity.aliases),
    description: copied(entity.description),
    types: copied(entity.types),
    type: copied(entity.type),
    same_as: copied(entity.same_as),
  };
  return copy as Entity;
}

function copied(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.slice();
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copied(one)]));
}

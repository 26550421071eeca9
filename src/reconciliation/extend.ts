import { canonicalId, jsonPointer, type Limits, ProblemError } from "../contract/index.ts";
import { inLanguage, textIn } from "../datasets/entity.ts";
import type { Matcher } from "../matching/index.ts";
import type { Pause } from "../text/pauser.ts";
import { isObject } from "./queries-0.2.ts";
import { type FoundRecord, readRecord, recordOf } from "./records.ts";
import { fieldProperties } from "./suggest.ts";
import { recordsByType } from "./type-counts.ts";

/** What a client wants to know of entities. */
export interface ExtendQuery {
  readonly ids: readonly string[];
  /** `limit` 0 is all values. */
  readonly properties: readonly { readonly id: string; readonly limit: number }[];
}

/** A value as both versions write it. */
export type ExtendValue =
  | { readonly str: string; readonly lang?: string }
  | { readonly id: string; readonly name: string; readonly description?: string };

/** Values of entities: rows in the order of the query. */
export interface Extension {
  readonly meta: readonly { readonly id: string; readonly name: string }[];
  readonly rows: readonly { readonly id: string; readonly values: readonly (readonly ExtendValue[])[] }[];
}

/** @throws ProblemError `invalid_request` with pointers */
export function readExtendQuery(sent: unknown, { rowProperties }: Limits): ExtendQuery {
  const { ids, properties } = isObject(sent) ? sent : {};
  const fault = (path: (string | number)[], detail: string) =>
    new ProblemError("invalid_request", { errors: [{ pointer: jsonPointer(path), detail }] });
  if (!Array.isArray(ids)) throw fault(["ids"], "must be a list of ids");
  if (!Array.isArray(properties)) throw fault(["properties"], "must be a list of properties");
  if (properties.length > rowProperties)
    throw fault(["properties"], `must have at most ${rowProperties} properties`);
  const wrong = ids.findIndex((id) => typeof id !== "string");
  if (wrong >= 0) throw fault(["ids", wrong], "must be a string");
  return {
    ids: ids as string[],
    properties: properties.map((one: unknown, i) => {
      if (!isObject(one) || typeof one.id !== "string")
        throw fault(["properties", i], "must be an object with an id");
      const limit = Number(isObject(one.settings) ? (one.settings.limit ?? 0) : 0);
      if (!(limit >= 0)) throw fault(["properties", i, "settings", "limit"], "must be a number of 0 or more");
      return { id: one.id, limit: Math.floor(limit) };
    }),
  };
}

/** Approximate length of the names, quotes and commas of one value or row in JSON. */
const SIGNS = 40;

/**
 * Values of properties of entities; none for an id or a property that does not exist.
 *
 * @param most limit of the answer in JSON characters, approximate
 * @param pause called between two ids
 * @throws ProblemError `invalid_request` when the answer becomes longer than the limit
 */
export async function extend(
  matcher: Matcher,
  query: ExtendQuery,
  language: string,
  { answerCharacters: most }: Limits,
  pause: Pause,
): Promise<Extension> {
  const { source } = await matcher.catalogue();
  const names = new Map([...fieldProperties, ...source.properties].map(({ id, name }) => [id, name]));
  const rows = [];
  const ofProperties = query.properties.reduce((sum, { id }) => sum + id.length + SIGNS, 0);
  let size = 0;
  for (const id of query.ids) {
    await pause();
    const found = await recordOf(matcher, canonicalId(id), language);
    const read = found && readerOf(found, language);
    size += id.length + ofProperties;
    const values = query.properties.map(({ id: property, limit }) => {
      const all = read?.(property) ?? [];
      const some = limit === 0 ? all : all.slice(0, limit);
      for (const value of some) size += SIGNS + lengthOf(value);
      if (size > most) throw tooLong(most);
      return some;
    });
    rows.push({ id, values });
  }
  return { meta: query.properties.map(({ id }) => ({ id, name: names.get(id) ?? id })), rows };
}

function lengthOf(value: ExtendValue): number {
  return "str" in value ? value.str.length : value.id.length + value.name.length;
}

function tooLong(most: number): ProblemError {
  const detail = `the answer has more than ${most} characters: ask for fewer ids or properties`;
  return new ProblemError("invalid_request", { detail, errors: [{ pointer: "/ids", detail }] });
}

/** Reads the values of properties of one entity. */
function readerOf(
  { record, entity, source }: FoundRecord,
  language: string,
): (property: string) => ExtendValue[] {
  const { labels, aliases, descriptions, types, sameAs } = record;
  const text = (str: string | undefined) => (str === undefined ? [] : [{ str }]);
  const statements = source.statements(entity);
  return (property) => {
    // `label@fr` is the label in French.
    const [field = "", tag = language] = property.split("@");
    const inOne = property.includes("@") ? inLanguage<string> : textIn;
    if (field === "label") return text(inOne(labels, tag));
    if (field === "description") return text(inOne(descriptions, tag));
    if (field === "alias")
      return (inLanguage(aliases, tag) ?? Object.values(aliases).flat()).map((str) => ({ str }));
    if (field === "type") return types.map((str) => ({ str }));
    if (field === "same_as") return sameAs.map((str) => ({ str }));
    return statements
      .filter((one) => one.property === property)
      .map(({ value }): ExtendValue => {
        if (typeof value === "string") return { str: value };
        const other = readRecord(source, value, language);
        return { id: other.record.id, name: other.label };
      });
  };
}

/** Entities that are looked at to learn which properties a type has. */
const SAMPLE = 200;

/** Properties that entities of a type have, the most usual first. */
export async function propose(
  matcher: Matcher,
  type: string,
  limit: number,
): Promise<{ id: string; name: string }[]> {
  const { source } = await matcher.catalogue();
  const counts = new Map<string, number>();
  const all = type === "" || !recordsByType(source).has(type);
  let left = SAMPLE;
  for (let entity = 0; entity < source.size && left > 0; entity++) {
    if (!source.alive(entity) || !(all || source.record(entity).types.includes(type))) continue;
    left--;
    for (const property of new Set(source.statements(entity).map((one) => one.property)))
      counts.set(property, (counts.get(property) ?? 0) + 1);
  }
  const names = new Map(source.properties.map(({ id, name }) => [id, name]));
  const usual = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const proposed = [...fieldProperties, ...usual.map(([id]) => ({ id, name: names.get(id) ?? id }))];
  return proposed.slice(0, limit);
}

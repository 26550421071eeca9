import type { Catalogue, Matcher } from "../matching/index.ts";
import { readRecord } from "./records.ts";
import { recordsByType } from "./type-counts.ts";
import { typeObject } from "./types.ts";

/** What is typed into a field that suggests. */
export interface SuggestQuery {
  /** The beginning of a name, or an id. */
  readonly prefix: string;
  /** Default 10, at most 50. */
  readonly limit: number;
  /** How many to pass over. */
  readonly offset: number;
  readonly language: string;
}

/** A suggestion as the API writes it. */
export interface Suggestion {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly notable?: readonly { readonly id: string; readonly name: string }[];
}

/** What can be suggested. */
export type SuggestKind = "entity" | "type" | "property";

/** Suggests entities, types or properties; an empty prefix gives all types and properties, and no entities. */
export async function suggest(
  matcher: Matcher,
  kind: SuggestKind,
  query: SuggestQuery,
): Promise<Suggestion[]> {
  const catalogue = await matcher.catalogue();
  const all =
    kind === "entity"
      ? entities(catalogue, query)
      : kind === "type"
        ? types(catalogue, query)
        : properties(catalogue, query);
  return all.slice(query.offset, query.offset + query.limit);
}

function entities(
  { source, index }: Catalogue,
  { prefix, limit, offset, language }: SuggestQuery,
): Suggestion[] {
  const byId = source.find(prefix);
  const numbers = new Set(byId === undefined || !source.alive(byId) ? [] : [byId]);
  for (const entity of index.beginningWith(prefix, offset + limit)) numbers.add(entity);
  return [...numbers].map((entity) => {
    const { record, label, description } = readRecord(source, entity, language);
    return {
      id: record.id,
      name: label,
      ...(description === undefined ? {} : { description }),
      notable: record.types.map(typeObject),
    };
  });
}

function types({ source }: Catalogue, { prefix }: SuggestQuery): Suggestion[] {
  const counts = recordsByType(source);
  return [...counts]
    .map(([type, count]) => ({ ...typeObject(type), count }))
    .filter(({ id, name }) => begins(name, prefix) || begins(id, prefix))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .map(({ id, name, count }) => ({ id, name, description: `${count} entities` }));
}

function properties({ source }: Catalogue, { prefix }: SuggestQuery): Suggestion[] {
  return [...fieldProperties, ...source.properties]
    .filter(({ id, name }) => begins(name, prefix) || begins(id, prefix))
    .map(({ id, name }) => ({ id, name }));
}

/** What every record has, besides its statements: for data extension. */
export const fieldProperties: readonly { readonly id: string; readonly name: string }[] = [
  { id: "label", name: "label" },
  { id: "alias", name: "other names" },
  { id: "description", name: "description" },
  { id: "type", name: "type" },
  { id: "same_as", name: "same as" },
];

/** Whether a word of a name begins so. */
function begins(name: string, prefix: string): boolean {
  const [text, start] = [name.toLowerCase(), prefix.trim().toLowerCase()];
  return text.startsWith(start) || text.includes(` ${start}`);
}

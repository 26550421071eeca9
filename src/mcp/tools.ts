import {
  canonicalId,
  type Limits,
  ProblemError,
  type ResolveRequest,
  type ResolveResponse,
} from "../contract/index.ts";
import { inLanguage, textIn } from "../datasets/entity.ts";
import type { Matcher, MatchRow, RecordSource } from "../matching/index.ts";
import type { ToolName } from "./schemas.ts";

/** What tools work with. */
export interface ToolServices {
  /** Finds records and entities. */
  readonly matcher: Matcher;
  /** Limits of a text's request, for its schema; default those of the matcher. */
  readonly limits?: Limits | undefined;
  /** Resolves a text. @throws ProblemError as `Resolver.resolve` */
  resolve(request: ResolveRequest): Promise<ResolveResponse>;
  /** Does the work of a call that costs so many units. */
  charge<T>(cost: number, work: () => Promise<T>): Promise<T>;
}

/** What tools are for: models read this. */
export const descriptions: Readonly<Record<ToolName, string>> = {
  resolve_text:
    "Finds the names in a text and links each to an identity, or says why it cannot. Offsets are code points.",
  search_entities: "Searches entities by name; finds beginnings of names and names with typos, too.",
  get_entity: "Tells what is known of an entity: names, description, types, relations.",
  match_record:
    "Finds the entity that a record (a row of a table) means, with candidates and the features that decided.",
};

type Arguments = Readonly<Record<string, unknown>>;
/** Arguments that are given on as they are: who gets them checks them. */
type Sent<T> = Arguments & T;

/**
 * Does what each tool does.
 *
 * @throws ProblemError `invalid_request` with a pointer into the arguments, `not_found`, and those of `/resolve`
 */
export const tools: Readonly<Record<ToolName, (sent: Arguments, services: ToolServices) => Promise<object>>> =
  {
    resolve_text: (sent, services) => services.resolve(sent as Sent<ResolveRequest>),
    search_entities: (sent, { matcher, charge }) =>
      charge(1, async () => {
        const query = textOf(sent, "query");
        const limit = limitOf(sent, 10);
        const language = languageOf(sent);
        const { source, index } = await matcher.catalogue();
        const found = new Set(index.beginningWith(query, limit));
        if (found.size < limit) {
          const { candidates } = await matcher.matchRow({ name: query }, { limit });
          for (const { id } of candidates) found.add(source.find(id)!);
        }
        return { entities: [...found].slice(0, limit).map((one) => told(source, one, language)) };
      }),
    get_entity: (sent, { matcher, charge }) =>
      charge(1, async () => {
        const id = textOf(sent, "id");
        const { source } = await matcher.catalogue();
        return entityOf(source, id, languageOf(sent));
      }),
    match_record: (sent, { matcher, charge }) =>
      charge(1, async () => {
        const { limit: _, ...row } = sent;
        return matcher.matchRow(row as Sent<MatchRow>, { limit: limitOf(sent, 5) });
      }),
  };

/** All that is known of an entity. @throws ProblemError `not_found` */
export function entityOf(source: RecordSource, id: string, language: string): object {
  const entity = source.find(canonicalId(id));
  if (entity === undefined || !source.alive(entity))
    throw new ProblemError("not_found", {
      detail: `there is no entity ${JSON.stringify(id.slice(0, 200))}`,
      errors: [{ pointer: "/id", detail: "names no entity" }],
    });
  const { aliases, sameAs } = source.record(entity);
  const names = new Map(source.properties.map(({ id: property, name }) => [property, name]));
  return {
    ...told(source, entity, language),
    aliases: inLanguage(aliases, language) ?? aliases.mul ?? [],
    same_as: sameAs,
    statements: source.statements(entity).map(({ property, value }) => {
      const other = typeof value === "number" ? told(source, value, language) : { id: value, label: value };
      return {
        property,
        property_label: names.get(property) ?? property,
        value: other.id,
        value_label: other.label,
      };
    }),
  };
}

function told(source: RecordSource, entity: number, language: string) {
  const { id, labels, descriptions: texts, types } = source.record(entity);
  const description = textIn(texts, language);
  return {
    id,
    label: textIn(labels, language) ?? id,
    ...(description === undefined ? {} : { description }),
    types,
  };
}

function textOf(sent: Arguments, name: string): string {
  const value = sent[name];
  if (typeof value === "string" && value.trim() !== "") return value;
  throw faulty(name, "must be a string that is not empty");
}

function languageOf({ language }: Arguments): string {
  if (language === undefined || language === null) return "en";
  if (typeof language === "string") return language;
  throw faulty("language", "must be a string");
}

function limitOf({ limit }: Arguments, usual: number): number {
  if (limit === undefined || limit === null) return usual;
  if (Number.isInteger(limit) && (limit as number) >= 1 && (limit as number) <= 50) return limit as number;
  throw faulty("limit", "must be a whole number from 1 to 50");
}

function faulty(name: string, detail: string): ProblemError {
  return new ProblemError("invalid_request", { errors: [{ pointer: `/${name}`, detail }] });
}

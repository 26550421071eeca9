import type { KbEntity } from "../../datasets/build/kb-entity.ts";
import type { ColumnUse, EntityField } from "./columns.ts";

/** The values that a row has in a column: none if the cell is empty, several where it is a list. */
export type RowValues = (column: string) => readonly string[];

/** The separator of several values in a cell: a bar, because names contain commas and semicolons. */
const bar = /\s*\|\s*/;

/** The entity of a row; or the reason why there is none, in words. */
export function rowEntity(uses: readonly ColumnUse[], row: RowValues): KbEntity | string {
  const valuesOf = (field: EntityField) =>
    uses
      .filter((use) => use.field === field)
      .flatMap(({ column, language }) => row(column).map((text) => ({ text, language })));
  const id = valuesOf("id")[0]?.text;
  if (id === undefined) return "the row has no id";
  const names = valuesOf("name");
  if (names.length === 0) return "the row has no name";
  const byLanguage = new Map<string, string>();
  const others: LanguageText[] = [];
  for (const one of names) {
    const language = one.language ?? "mul";
    if (byLanguage.has(language)) others.push(one);
    else byLanguage.set(language, one.text);
  }
  const aliases = listsOf([...others, ...valuesOf("alias").flatMap(cellOf)]);
  const descriptions = listsOf(valuesOf("description"));
  const types = distinct(valuesOf("type").flatMap(cellOf));
  const sameAs = distinct(
    valuesOf("same_as").flatMap(({ text }) => text.split(/[\s|]+/).map((iri) => ({ text: iri }))),
  );
  return {
    id,
    name: plainOr(Object.fromEntries(byLanguage)),
    ...(aliases ? { aliases: plainOr(aliases) } : {}),
    ...(descriptions ? { description: plainOr(mapped(descriptions, (texts) => texts.join("; "))) } : {}),
    ...(types.length > 0 ? { types } : {}),
    ...(sameAs.length > 0 ? { same_as: sameAs } : {}),
  };
}

interface LanguageText {
  readonly text: string;
  readonly language?: string | undefined;
}

function cellOf({ text, language }: LanguageText): LanguageText[] {
  return text.split(bar).map((part) => ({ text: part, language }));
}

function distinct(texts: readonly LanguageText[]): string[] {
  return [...new Set(texts.map(({ text }) => text).filter(Boolean))];
}

/** The texts by language; undefined if there are none. */
function listsOf(texts: readonly LanguageText[]): Record<string, string[]> | undefined {
  const lists = new Map<string, string[]>();
  for (const { text, language = "mul" } of texts) {
    if (text === "") continue;
    const list = lists.get(language) ?? [];
    if (!list.includes(text)) list.push(text);
    lists.set(language, list);
  }
  return lists.size > 0 ? Object.fromEntries(lists) : undefined;
}

function mapped<T, U>(map: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}

/** A single text without a language is returned as it is. */
function plainOr<T>(map: Record<string, T>): T | Record<string, T> {
  const keys = Object.keys(map);
  return keys.length === 1 && keys[0] === "mul" ? map.mul! : map;
}

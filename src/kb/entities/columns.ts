import { columnNames } from "../../../data/columns/column-names.ts";
import { languageOf } from "../../contract/languages.ts";
import { ProblemError } from "../../contract/problem.ts";
import { foldText } from "../../text/fold.ts";

/** Fields of an entity that a column can give. */
export const entityFields = ["id", "name", "alias", "description", "type", "same_as"] as const;

/** A field of an entity that a column can give. */
export type EntityField = (typeof entityFields)[number];

/** Which column gives a field, and in which language if one is given. */
export interface ColumnUse {
  /** The field that the column gives. */
  readonly field: EntityField;
  /** Language tag of a name, alias or description; absent for a text of no language. */
  readonly language?: string;
  /** The column as the header writes it. */
  readonly column: string;
}

/** Fields that have a language. */
const languageFields = new Set<EntityField>(["name", "alias", "description"]);

const fieldWords: Readonly<Record<string, EntityField>> = {
  ...Object.fromEntries(entityFields.map((field) => [field, field])),
  label: "name",
  aliases: "alias",
  types: "type",
  sameAs: "same_as",
};

/**
 * Reads what `--columns` says: `id=sku,name=title,name@it=titolo,alias=brand`. A column whose name has a comma is
 * written in double quotes.
 *
 * @throws ProblemError `invalid_request` that quotes the part which cannot be read
 */
export function parseColumns(text: string): ColumnUse[] {
  const uses = partsOf(text).map(useOf);
  for (const field of ["id", "name"] as const)
    if (!uses.some((use) => use.field === field))
      throw invalid(`no column is given for ${field}: write ${field}=COLUMN`);
  return uses;
}

/** The parts between commas outside quotes. */
function partsOf(text: string): string[] {
  return (text.match(/(?:"[^"]*"|[^",])+/g) ?? []).map((part) => part.trim()).filter(Boolean);
}

function useOf(part: string): ColumnUse {
  const [, word = "", tag, quoted, bare] =
    /^([\w-]+)(?:@([\w-]+))?\s*=\s*(?:"([^"]*)"|(.*))$/.exec(part) ?? [];
  const column = (quoted ?? bare ?? "").trim();
  const field = Object.hasOwn(fieldWords, word) ? fieldWords[word] : undefined;
  if (field === undefined || column === "")
    throw invalid(`"${part}" is not FIELD=COLUMN; the fields are ${entityFields.join(", ")}`);
  if (tag === undefined) return { field, column };
  if (!languageFields.has(field)) throw invalid(`"${part}": ${field} has no language`);
  if (languageOf(tag) === undefined) throw invalid(`"${part}": "${tag}" is not a language tag`);
  return { field, language: tag, column };
}

function invalid(detail: string): ProblemError {
  return new ProblemError("invalid_request", { detail: `columns: ${detail}` });
}

/** The uses as `parseColumns` reads them, for a person. */
export function columnsText(uses: readonly ColumnUse[]): string {
  return uses
    .map(({ field, language, column }) => {
      const name = /[",=]/.test(column) ? `"${column}"` : column;
      return `${field}${language === undefined ? "" : `@${language}`}=${name}`;
    })
    .join(",");
}

/** Fields by the folded names of columns, and how specific the name is: 0 is the most specific. */
const obvious = new Map<string, { readonly field: EntityField; readonly rank: number }>();
for (const field of entityFields)
  for (const [rank, name] of columnNames[field].split(",").entries())
    if (!obvious.has(name.trim())) obvious.set(name.trim(), { field, rank });

/** A column of a header, understood by its name: `title`, `Titolo`, `name_it`, `Beschreibung (de)`. */
function understood(column: string): (ColumnUse & { readonly rank: number }) | undefined {
  const name = folded(column);
  const plain = obvious.get(name);
  if (plain) return { field: plain.field, rank: plain.rank, column };
  const [, word = "", tag = ""] = /^(.*?)[ @:.]*\b([a-z]{2})$/.exec(name) ?? [];
  const field = obvious.get(word.trim());
  if (!field || !languageFields.has(field.field) || !languageOf(tag)) return undefined;
  return { field: field.field, language: tag, rank: field.rank, column };
}

function folded(column: string): string {
  return foldText(column)
    .replace(/[\s_()*#.:-]+/g, " ")
    .trim();
}

/**
 * The obvious columns of a header. Of several possible id columns the most specific one is used; the others are
 * ignored, because a number beside an id is not another id.
 */
export function understoodColumns(header: readonly string[]): ColumnUse[] {
  const found = header.map(understood).filter((use) => use !== undefined);
  const ids = found.filter(({ field }) => field === "id").sort((a, b) => a.rank - b.rank);
  return found.filter((use) => use.field !== "id" || use === ids[0]).map(({ rank: _, ...use }) => use);
}

/**
 * The uses with the columns as the header writes them.
 *
 * @throws ProblemError `invalid_dataset` when the header lacks a column
 */
export function columnsIn(header: readonly string[], uses: readonly ColumnUse[]): ColumnUse[] {
  return uses.map((use) => {
    const column =
      header.find((one) => one.trim() === use.column) ??
      header.find((one) => folded(one) === folded(use.column));
    if (column === undefined)
      throw new ProblemError("invalid_dataset", {
        detail: `there is no column "${use.column}"; the columns are ${header.map((one) => one.trim()).join(", ")}`,
      });
    return { ...use, column };
  });
}

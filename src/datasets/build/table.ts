import papaparse from "papaparse";
import { dbpediaIri, qidOf } from "../../contract/identity.ts";
import { languages } from "../../contract/languages.ts";
import { type Fault, ProblemError } from "../../contract/problem.ts";
import { ANY } from "../entity.ts";
import { addCallerTypes } from "../knowledge/caller-types.ts";
import { propertyOf } from "../knowledge/properties.ts";
import { typeWord } from "../knowledge/types.ts";
import type { Relation, SourceEntity } from "./source.ts";
import { isAnother, merge, nameOf, type Row } from "./table-row.ts";
import { finder } from "./table-values.ts";

/** Columns of a table of entities. Only `id` and one name are needed; the order is free. */
export const tableColumns: readonly string[] = [
  "id",
  "name",
  ...languages,
  "aliases",
  "demonyms",
  "types",
  "description",
  "relations",
  "dbpedia",
];

/** One file of a table. */
export interface TableFile {
  readonly name: string;
  readonly text: string;
}

/** A row, or a part of a row, that cannot be used. */
export interface TableProblem {
  readonly file: string;
  readonly line: number;
  readonly detail: string;
}

const latin = ["en", "it", "fr", "de", "es", "pt"];

/**
 * Entities of tables (TSV, or CSV with quotes). All tables are read together, because a relation may name its value
 * by its label. Lines that begin with `#` are comments. A repeated id adds to its first row. If neither a name nor a
 * type of the two rows agrees, the id is a slip and the row is a problem.
 *
 * @throws ProblemError `invalid_dataset` when a header is wrong
 */
export function readTables(files: readonly TableFile[]): {
  entities: SourceEntity[];
  problems: TableProblem[];
} {
  const problems: TableProblem[] = [];
  const rows = new Map<string, Row>();
  for (const file of files) {
    for (const row of rowsOf(file, problems)) {
      const first = rows.get(row.id);
      if (!first) rows.set(row.id, row);
      else if (isAnother(first, row))
        problems.push({
          file: row.file,
          line: row.line,
          detail: `${row.id} is "${nameOf(first)}" in ${first.file}:${first.line}, of other names and types`,
        });
      else merge(first, row);
    }
  }
  const find = finder([...rows.values()]);
  const entities = [...rows.values()].map((row) => ({
    id: row.id,
    labels: row.labels,
    aliases: row.aliases,
    demonyms: row.demonyms,
    descriptions: row.descriptions,
    types: row.types,
    sameAs: row.sameAs,
    relations: relationsOf(row, find, problems),
    facts: { statements: row.relations.length },
  }));
  return { entities: withLeagues(entities), problems };
}

/** The relations of a row, each once, as one may be written both by id and by name. */
function relationsOf(row: Row, find: ReturnType<typeof finder>, problems: TableProblem[]): Relation[] {
  const relations = new Map<string, Relation>();
  for (const [key, value] of row.relations) {
    const property = propertyOf(key);
    const found = find(value, property?.types ?? [], row);
    if (property && typeof found === "string")
      relations.set(`${property.id} ${found}`, { property: property.id, value: found });
    else {
      const reason = typeof found === "string" || !property ? "no such relation" : found.reason;
      problems.push({ file: row.file, line: row.line, detail: `${key}=${value}: ${reason}` });
    }
  }
  return [...relations.values()];
}

/** Adds to each player the sport and the league of the club: texts treat these two steps as one. */
function withLeagues(entities: readonly SourceEntity[]): SourceEntity[] {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  return entities.map((entity) => {
    const relations = [...(entity.relations ?? [])];
    for (const { property, value } of entity.relations ?? []) {
      if (property !== "P54") continue;
      for (const one of byId.get(String(value))?.relations ?? []) {
        if (one.property !== "P118" && one.property !== "P641") continue;
        if (!relations.some((other) => other.property === one.property && other.value === one.value))
          relations.push(one);
      }
    }
    return { ...entity, relations };
  });
}

function* rowsOf({ name: file, text }: TableFile, problems: TableProblem[]): Generator<Row> {
  const lines = cellsOf(file, text);
  const header = lines[0]?.cells ?? [];
  const faults: Fault[] = header
    .filter((column, i) => !tableColumns.includes(column) || header.indexOf(column) < i)
    .map((column) => ({
      pointer: `/${column}`,
      detail: tableColumns.includes(column) ? "is there twice" : "is not a column of an entity table",
    }));
  addCallerTypes();
  if (!header.includes("id")) faults.push({ pointer: "/id", detail: "the column is missing" });
  if (faults.length > 0) throw new ProblemError("invalid_dataset", { detail: file, errors: faults });
  for (const { line, cells, fault } of lines.slice(1)) {
    if (cells.length === 1 && cells[0]!.trim() === "") continue;
    const isLong = cells.slice(header.length).some((cell) => cell.trim() !== "");
    if (fault || isLong) {
      const detail = fault ?? `the row has ${cells.length} cells, the header ${header.length}`;
      problems.push({ file, line, detail });
      continue;
    }
    const cell = (column: string) => cells[header.indexOf(column)]?.trim() ?? "";
    const id = cell("id");
    const labels = labelsOf(cell);
    const types = cell("types")
      .split(";")
      .map((type) => type.trim())
      .filter(Boolean);
    for (const type of types)
      if (typeWord(type) === undefined)
        problems.push({ file, line, detail: `"${type}" is not a known type` });
    if (id === "" || Object.keys(labels).length === 0) {
      problems.push({ file, line, detail: id === "" ? "no id" : "no name" });
      continue;
    }
    const relations = cell("relations")
      .split(";")
      .map((one) => one.trim())
      .filter(Boolean);
    yield {
      id: qidOf(id) ?? id,
      file,
      line,
      labels,
      aliases: listsOf(cell("aliases")),
      demonyms: listsOf(cell("demonyms")),
      types,
      descriptions: cell("description") === "" ? {} : { en: cell("description") },
      relations: relations.map((one) => {
        const at = one.indexOf("=");
        return at < 0 ? [one, ""] : [one.slice(0, at).trim(), one.slice(at + 1).trim()];
      }),
      sameAs: cell("dbpedia") === "" ? [] : [dbpediaIri(cell("dbpedia"))],
    };
  }
}

interface Cells {
  readonly line: number;
  readonly cells: readonly string[];
  /** Why its quotes cannot be read. */
  readonly fault?: string | undefined;
}

/** The rows of a table that are not comments. In a TSV a quote is a character like any other. */
function cellsOf(file: string, text: string): Cells[] {
  const body = text.replace(/^\ufeff/, "");
  const isTsv = /\.tsv$/i.test(file) || body.slice(0, body.indexOf("\n")).includes("\t");
  const all = isTsv
    ? body.split(/\r?\n/).map((row, i) => ({ line: i + 1, cells: row.split("\t") }))
    : quotedCells(body);
  return all.filter(({ cells }) => !cells[0]!.startsWith("#"));
}

/** The rows of a CSV. A cell in quotes may have several lines. */
function quotedCells(body: string): Cells[] {
  const { data, errors } = papaparse.parse<string[]>(body, { delimiter: "," });
  const faults = new Map(errors.map(({ row, message }) => [row, message]));
  let next = 1;
  return data.map((cells, i) => {
    const line = next;
    next += cells.join().split("\n").length;
    return { line, cells, fault: faults.get(i) };
  });
}

/** The labels of a row. `name` is the label in each language of Latin script that has no column of its own. */
function labelsOf(cell: (column: string) => string): Record<string, string> {
  const labels: Record<string, string> = {};
  const name = cell("name");
  for (const language of languages) {
    const own = cell(language);
    if (own !== "") labels[language] = own;
    else if (name !== "" && latin.includes(language)) labels[language] = name;
  }
  if (name !== "" && Object.keys(labels).length === 0) labels[ANY] = name;
  return labels;
}

/** Lists by language, written as `en:Big Apple; NYC`; `mul` if no language is given. */
function listsOf(text: string): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const part of text.split(";")) {
    const match = /^\s*([a-z]{2}):(.*)$/.exec(part);
    const language = match && (languages as readonly string[]).includes(match[1]!) ? match[1]! : ANY;
    const value = (language === ANY ? part : match![2]!).trim();
    if (value !== "") (lists[language] ??= []).push(value);
  }
  return lists;
}

import papaparse from "papaparse";
import { dbpediaIri, qidOf } from "../../contract/identity.ts";
import { languages } from "../../contract/languages.ts";
import { type Fault, ProblemError } from "../../contract/problem.ts";
import { normalise } from "../../text/fold.ts";
import { ANY } from "../entity.ts";
import { propertyOf } from "../knowledge/properties.ts";
import { typeWord, withAncestors } from "../knowledge/types.ts";
import type { SourceEntity } from "./source.ts";

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

/** A row that cannot be used, or a part of one. */
export interface TableProblem {
  readonly file: string;
  readonly line: number;
  readonly detail: string;
}

interface Row {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly labels: Record<string, string>;
  readonly aliases: Record<string, string[]>;
  readonly demonyms: Record<string, string[]>;
  readonly types: string[];
  readonly descriptions: Record<string, string>;
  readonly relations: [key: string, value: string][];
  readonly sameAs: string[];
}

const latin = ["en", "it", "fr", "de", "es", "pt"];

/**
 * Entities of tables (TSV, or CSV with quotes), all read together because a relation may name its value by its
 * label. Lines that begin with `#` are comments. A repeated id adds to its first row.
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
      if (first) merge(first, row);
      else rows.set(row.id, row);
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
    relations: row.relations.flatMap(([key, value]) => {
      const property = propertyOf(key);
      const found = find(value, property?.types ?? [], row);
      if (property && typeof found === "string") return [{ property: property.id, value: found }];
      const reason = typeof found === "string" || !property ? "no such relation" : found.reason;
      problems.push({ file: row.file, line: row.line, detail: `${key}=${value}: ${reason}` });
      return [];
    }),
    facts: { statements: row.relations.length },
  }));
  return { entities: withLeagues(entities), problems };
}

/** A player of a club plays its sport in its league: texts treat these two steps as one. */
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
    .filter((column) => !tableColumns.includes(column))
    .map((column) => ({ pointer: `/${column}`, detail: "is not a column of an entity table" }));
  if (!header.includes("id")) faults.push({ pointer: "/id", detail: "the column is missing" });
  if (faults.length > 0) throw new ProblemError("invalid_dataset", { detail: file, errors: faults });
  for (const { line, cells } of lines.slice(1)) {
    if (cells.length === 1 && cells[0]!.trim() === "") continue;
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

/** The lines of a table that are not comments. In a TSV a quote is a character like any other. */
function cellsOf(file: string, text: string): { line: number; cells: string[] }[] {
  const body = text.replace(/^\ufeff/, "");
  const isTsv = /\.tsv$/i.test(file) || body.slice(0, body.indexOf("\n")).includes("\t");
  const all = isTsv
    ? body.split(/\r?\n/).map((line) => line.split("\t"))
    : papaparse.parse<string[]>(body, { delimiter: "," }).data;
  return all.map((cells, i) => ({ line: i + 1, cells })).filter(({ cells }) => !cells[0]!.startsWith("#"));
}

/** `name` is the label of the languages in Latin script that have no column of their own. */
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

/** `en:Big Apple; NYC`: by language, `mul` if no language is given. */
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

function merge(first: Row, again: Row): void {
  for (const language in again.labels) {
    const label = again.labels[language]!;
    if (first.labels[language] === undefined) first.labels[language] = label;
    else if (first.labels[language] !== label) push(first.aliases, language, label);
  }
  for (const key of ["aliases", "demonyms"] as const)
    for (const language in again[key])
      for (const one of again[key][language]!) push(first[key], language, one);
  for (const type of again.types) if (!first.types.includes(type)) first.types.push(type);
  if (again.descriptions.en !== undefined) first.descriptions.en ??= again.descriptions.en;
  const known = new Set(first.relations.map((one) => one.join("=")));
  for (const one of again.relations) if (!known.has(one.join("="))) first.relations.push(one);
  for (const iri of again.sameAs) if (first.sameAs.length === 0) first.sameAs.push(iri);
}

function push(lists: Record<string, string[]>, language: string, text: string): void {
  const list = (lists[language] ??= []);
  if (!list.includes(text)) list.push(text);
}

/** Finds the value of a relation: an id, or a label; if several entities have the label, the expected types decide. */
function finder(
  rows: readonly Row[],
): (value: string, types: readonly string[], self: Row) => string | { reason: string } {
  const ids = new Map(rows.map((row) => [row.id, row]));
  const byLabel = new Map<string, Set<Row>>();
  const byAlias = new Map<string, Set<Row>>();
  for (const row of rows) {
    note(byLabel, row.labels.en ?? Object.values(row.labels)[0]!, row);
    for (const label of Object.values(row.labels)) note(byAlias, label, row);
    for (const list of Object.values(row.aliases)) for (const alias of list) note(byAlias, alias, row);
  }
  return (value, types, self) => {
    const qid = qidOf(value);
    if (qid) return ids.has(qid) ? qid : { reason: "no row has this id" };
    if (ids.has(value)) return value;
    const key = normalise(value);
    let reason = "no row has this name";
    for (const index of [byLabel, byAlias]) {
      const all = [...(index.get(key) ?? [])].filter((row) => row !== self);
      if (all.length === 0) continue;
      const fitting = all.filter((row) => fits(row, types));
      const best = mostLikely(fitting.length > 0 ? fitting : all, types, self);
      if (best) return best.id;
      reason = `several rows have this name: ${all.map(({ id }) => id).join(", ")}`;
    }
    return { reason };
  };
}

/**
 * Of several rows with one name, the one that is meant: the one with the first expected type, of the same country, and
 * then the oldest item of Wikidata, because the best known entities were entered first. Undefined for other ids.
 */
function mostLikely(rows: readonly Row[], types: readonly string[], self: Row): Row | undefined {
  if (rows.length < 2) return rows[0];
  let left = rows;
  for (const type of types) {
    const typed = left.filter((row) => fits(row, [type]));
    if (typed.length > 0) {
      left = typed;
      break;
    }
  }
  const home = countriesOf(self);
  const near = left.filter((row) => countriesOf(row).some((country) => home.includes(country)));
  if (near.length > 0) left = near;
  if (left.length > 1 && left.some(({ id }) => !qidOf(id))) return undefined;
  return [...left].sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)))[0];
}

function countriesOf(row: Row): string[] {
  return row.relations
    .filter(([key]) => key === "country" || key === "citizenship")
    .map(([, value]) => normalise(value));
}

function note(index: Map<string, Set<Row>>, name: string, row: Row): void {
  const key = normalise(name);
  const set = index.get(key);
  if (set) set.add(row);
  else index.set(key, new Set([row]));
}

function fits(row: Row, types: readonly string[]): boolean {
  return row.types.some((type) => {
    const word = typeWord(type);
    return word !== undefined && types.some((wanted) => withAncestors(word).has(wanted));
  });
}

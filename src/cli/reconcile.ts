import { createReadStream, statSync } from "node:fs";
import { type Command, Option } from "commander";
import { jsonPointer, ProblemError } from "../contract/index.ts";
import type { Matcher, MatchRow, PropertyValue } from "../matching/index.ts";
import { engineFingerprint } from "../node/engine-fingerprint.ts";
import { unreadable } from "../node/file-fault.ts";
import { publicKbFrom } from "../node/public-kb.ts";
import { inOneLine } from "../view/control.ts";
import { counted } from "../view/words.ts";
import { columnsOption } from "./dataset.ts";
import type { Io } from "./io.ts";
import { keepInputs } from "./kept-inputs.ts";
import { openMatcher } from "./match-sources.ts";
import { type MatchedRow, openMatchedTable, otherTable, unmatched } from "./matched-table.ts";
import { share } from "./numbers.ts";
import { documentProgress, progressStream } from "./progress.ts";
import { further } from "./repeated.ts";
import { type Table, tableOf } from "./tables.ts";
import { tellUnknownProperties } from "./unknown-properties.ts";
import { refuseUnread, unreadColumns } from "./unread.ts";

interface Options {
  name: string;
  type?: string;
  typeColumn?: string;
  property?: string[];
  language?: string;
  dataset?: string;
  columns?: string;
  graph?: string[];
  kb?: string[];
  threshold: number;
  out?: string;
}

export function registerReconcile(program: Command, io: Io): void {
  program
    .command("reconcile")
    .description("match the rows of a table with the entities of a dataset, a graph or a knowledge base")
    .argument("<table>", "CSV or TSV; - is standard input")
    .requiredOption("-n, --name <column>", "column with the names")
    .addOption(
      new Option("-t, --type <type>", "type of all entities (Person, City …)").conflicts("typeColumn"),
    )
    .option("--type-column <column>", "column with the types")
    .option(
      "--property <property=column>",
      "a column with a property, repeatable: country=land, or just country if the column has that name",
      further,
    )
    .option("-l, --language <tag>", "language of the labels", "en")
    .option("-d, --dataset <file>", "entities to match with: JSON, JSON lines, CSV or TSV")
    .option(...columnsOption)
    .option("-g, --graph <file>", "an RDF file to match with, repeatable", further)
    .option("--kb <file...>", "packs to match with (default: the starter if nothing else is given)")
    .option(
      "--threshold <probability>",
      "lowest probability at which the first candidate is a match",
      share,
      0.95,
    )
    .option(
      "-o, --out <file>",
      "file for the table; an interrupted run is continued (default: standard output)",
    )
    .addHelpText(
      "after",
      "\nExample:\n  referent reconcile people.csv --name title --type Person --property country=land --out matched.csv",
    )
    .action((table: string, options: Options, command: Command) => {
      refuseUnread(command, unreadColumns(options));
      return run(table, options, io);
    });
}

async function run(file: string, options: Options, io: Io): Promise<void> {
  const { threshold, out } = options;
  // The table itself may be written over: it has all its cells afterwards.
  keepInputs("--out", out, [options.dataset, ...(options.graph ?? [])]);
  if (file !== "-") checkFile(file);
  const table = await tableOf(file === "-" ? io.stdin : createReadStream(file));
  const rows = rowReader(table, options);
  // Open first whatever may fail, so that no table is begun that cannot be matched.
  const matcher = await openMatcher(options, io);
  await tellUnknownProperties(matcher, options.property ?? [], io);
  const started = out === undefined ? undefined : { path: out, run: await runOf(table, options) };
  const written = await openMatchedTable(started, table, io);
  const progress = documentProgress(progressStream(io, out));
  let first: string | undefined;
  const counts = { rows: 0, matches: 0, problems: 0 };
  try {
    for await (const { cells, line } of table.rows) {
      if (counts.rows++ < written.rows) {
        if (counts.rows === written.rows) written.checkLast(cells);
        continue;
      }
      const found = await answerTo(rows.read(cells), matcher, rows.columnOf);
      if ("problem" in found) {
        counts.problems++;
        first ??= `line ${line}: ${found.problem}`;
      } else if (found.match) counts.matches++;
      await written.write(cells, found);
      progress.done();
    }
    if (out !== undefined && counts.rows < written.rows) throw otherTable(out);
    await written.close();
  } catch (error) {
    await written.stop().catch(() => {});
    throw error;
  } finally {
    progress.stop();
  }
  const before = written.rows > 0 ? `, ${written.rows} of them in an earlier run` : "";
  io.stderr.write(`${counted(counts.rows, "row")}${before}; ${counts.matches} matched at ${threshold}\n`);
  if (first === undefined) return;
  const count = counted(counts.problems, "row");
  io.stderr.write(`${count} not looked for (match_problem says why); the first: ${inOneLine(first)}\n`);
}

/** Names what decides the rows that are written besides the rows that are read. */
async function runOf({ header, delimiter }: Table, { out: _, kb, ...settings }: Options): Promise<string> {
  const places = [...(settings.graph ?? []), settings.dataset].filter((place) => place !== undefined);
  const publicKb = kb === undefined && places.length > 0 ? false : await publicKbFrom(kb);
  // The folder of a store is known by its name.
  const graph = places.filter((place) => statSync(place).isFile());
  return engineFingerprint({ publicKb, outside: false, graph }, { ...settings, header, delimiter });
}

/** @throws ProblemError `invalid_request` for what is not there and for a folder */
function checkFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw unreadable(path, { code: "ENOENT" });
  if (found.isDirectory()) throw unreadable(path, { code: "EISDIR" });
}

/** A row that is refused, such as one with a page of text in a cell, must not end a run of thousands. */
async function answerTo(
  row: MatchRow,
  matcher: Matcher,
  columnOf: RowReader["columnOf"],
): Promise<MatchedRow> {
  if (row.name === "") return unmatched;
  try {
    return await matcher.matchRow(row, { limit: 4 });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== "invalid_request") throw error;
    const faults = error.document.errors ?? [];
    const told = faults.map(({ pointer, detail }) => ({ column: columnOf(pointer), detail }));
    // What is at fault besides cells is so in every row: the command line.
    if (told.some(({ column }) => column === undefined)) throw error;
    return { problem: told.map(({ column, detail }) => `${column} ${detail}`).join("; ") };
  }
}

/** How rows of a table are read. */
interface RowReader {
  read(cells: readonly string[]): MatchRow;
  /** The column that a pointer into a row is of; undefined where it is of no cell. */
  columnOf(pointer: string): string | undefined;
}

/** Reads rows of a table. @throws ProblemError `invalid_request` for a column that does not exist */
function rowReader(table: Table, options: Options): RowReader {
  const { name, type, typeColumn, property = [], language } = options;
  const nameAt = places(table, name);
  const typeAt = typeColumn === undefined ? undefined : places(table, typeColumn);
  const properties = property.map((one) => {
    const at = one.indexOf("=");
    const id = at < 0 ? one : one.slice(0, at);
    const column = at < 0 ? one : one.slice(at + 1);
    return { id, column, place: places(table, column) };
  });
  const columns = new Map([
    ["/name", name],
    ...properties.map(({ id, column }) => [jsonPointer(["properties", id]), column] as const),
  ]);
  return {
    columnOf: (pointer) => columns.get(pointer),
    read(cells) {
      const values: Record<string, PropertyValue> = {};
      for (const { id, place } of properties) {
        const cell = cells[place]?.trim();
        if (cell) values[id] = cell;
      }
      const said = typeAt === undefined ? type : cells[typeAt]?.trim() || undefined;
      return { name: (cells[nameAt] ?? "").trim(), type: said, properties: values, language };
    },
  };
}

function places({ header }: Table, column: string): number {
  const at = header.indexOf(column);
  if (at >= 0) return at;
  throw new ProblemError("invalid_request", {
    detail: `there is no column ${JSON.stringify(column)}: the columns are ${header.join(", ")}`,
  });
}

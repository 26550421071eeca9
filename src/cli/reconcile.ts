import { existsSync } from "node:fs";
import { type Command, Option } from "commander";
import { ProblemError } from "../contract/index.ts";
import type { MatchRow, PropertyValue, RowMatch } from "../matching/index.ts";
import { columnsOption } from "./dataset.ts";
import type { Io } from "./io.ts";
import { openMatcher } from "./match-sources.ts";
import { openMatchedTable } from "./matched-table.ts";
import { anyNumber } from "./numbers.ts";
import { documentProgress } from "./progress.ts";
import { further } from "./repeated.ts";
import { type Table, tableOf } from "./tables.ts";
import { tellUnknownProperties } from "./unknown-properties.ts";

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
  threshold?: number;
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
      anyNumber,
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
    .action((table: string, options: Options) => run(table, options, io));
}

async function run(file: string, options: Options, io: Io): Promise<void> {
  const { threshold = 0.95, out } = options;
  if (!(threshold >= 0 && threshold <= 1))
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "/threshold", detail: "must be a number from 0 to 1" }],
    });
  if (file !== "-" && !existsSync(file))
    throw new ProblemError("invalid_request", { detail: `there is no file ${file}` });
  const { createReadStream } = await import("node:fs");
  const table = await tableOf(file === "-" ? io.stdin : createReadStream(file));
  const rowOf = rowReader(table, options);
  // Open first whatever may fail, so that no table is begun that cannot be matched.
  const matcher = await openMatcher(options, io);
  await tellUnknownProperties(matcher, options.property ?? [], io);
  const written = await openMatchedTable(out, table, io);
  const progress = documentProgress(io.stderr);
  let rows = 0;
  let matches = 0;
  try {
    for await (const { cells } of table.rows) {
      if (rows++ < written.rows) continue;
      const found: RowMatch =
        (cells[places(table, options.name)] ?? "").trim() === ""
          ? { match: null, candidates: [] }
          : await matcher.matchRow(rowOf(cells), { limit: 4 });
      if (found.match) matches++;
      await written.write(cells, found);
      progress.done();
    }
    await written.close();
  } catch (error) {
    await written.stop();
    throw error;
  } finally {
    progress.stop();
  }
  const before = written.rows > 0 ? `, ${written.rows} of them in an earlier run` : "";
  io.stderr.write(`${rows} rows${before}; ${matches} matched at ${threshold}\n`);
}

/** Reads rows of a table. @throws ProblemError `invalid_request` for a column that does not exist */
function rowReader(table: Table, options: Options): (cells: readonly string[]) => MatchRow {
  const { name, type, typeColumn, property = [], language } = options;
  const nameAt = places(table, name);
  const typeAt = typeColumn === undefined ? undefined : places(table, typeColumn);
  const properties = property.map((one) => {
    const at = one.indexOf("=");
    const id = at < 0 ? one : one.slice(0, at);
    return { id, place: places(table, at < 0 ? one : one.slice(at + 1)) };
  });
  return (cells) => {
    const values: Record<string, PropertyValue> = {};
    for (const { id, place } of properties) {
      const cell = cells[place]?.trim();
      if (cell) values[id] = cell;
    }
    const said = typeAt === undefined ? type : cells[typeAt]?.trim() || undefined;
    return { name: cells[nameAt]!.trim(), type: said, properties: values, language };
  };
}

function places({ header }: Table, column: string): number {
  const at = header.indexOf(column);
  if (at >= 0) return at;
  throw new ProblemError("invalid_request", {
    detail: `there is no column ${JSON.stringify(column)}: the columns are ${header.join(", ")}`,
  });
}

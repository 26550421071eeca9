import { ProblemError } from "../contract/index.ts";
import { parseColumns } from "../kb/entities/columns.ts";
import { readEntityRows } from "../kb/entities/read-entities.ts";
import type { MatchEntity } from "../matching/index.ts";
import { textOf } from "../node/text-file.ts";
import { readDatasetBytes } from "./dataset-bytes.ts";
import type { Io } from "./io.ts";
import { tableOf } from "./tables.ts";
import { understoodText } from "./understood-columns.ts";

/**
 * The entities of a file to match rows with: JSON, JSON lines, CSV or TSV, also `.gz`. Columns that are not a field
 * of an entity, and `properties` of JSON objects, are its properties.
 *
 * @param columns as `parseColumns` reads them
 * @throws ProblemError `invalid_dataset` that names the line
 */
export async function readMatchDataset(
  file: string,
  columns: string | undefined,
  io: Pick<Io, "stderr">,
): Promise<MatchEntity[]> {
  const bytes = await readDatasetBytes(file);
  const used = new Set((columns === undefined ? [] : parseColumns(columns)).map(({ column }) => column));
  const entities: MatchEntity[] = [];
  const lines: number[] = [];
  const rows = readEntityRows(bytes, {
    columns,
    onColumns(understood) {
      io.stderr.write(`${file}: ${understoodText(understood, "properties")}\n`);
      for (const { column } of understood.uses) used.add(column);
    },
  });
  try {
    for await (const { entity, line } of rows) {
      entities.push(entity as MatchEntity);
      lines.push(line);
    }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw new ProblemError(error.code, { detail: `${file}: ${error.document.detail}`, cause: error });
  }
  const isTable = !/^[\s\ufeff]*[[{]/.test(bytes.subarray(0, 1000).toString("latin1"));
  if (!isTable) return withMembers(entities, textOf(bytes, file));
  // Only in a table does each entity have its own line: JSON may be written on a single line.
  return withCells(new Map(entities.map((entity, i) => [lines[i]!, entity])), bytes, used);
}

/** Entities of a table with their other cells. */
async function withCells(
  entities: ReadonlyMap<number, MatchEntity>,
  bytes: Uint8Array,
  used: ReadonlySet<string>,
): Promise<MatchEntity[]> {
  const all: MatchEntity[] = [];
  const { header, rows } = await tableOf(bytes);
  for await (const { cells, line } of rows) {
    const entity = entities.get(line);
    if (!entity) continue;
    const others = new Map<string, readonly string[]>();
    for (const [i, column] of header.entries()) {
      const cell = cells[i]?.trim() ?? "";
      if (cell === "" || column === "" || used.has(column)) continue;
      others.set(column, [...(others.get(column) ?? []), ...cell.split(/\s*\|\s*/)]);
    }
    all.push(others.size > 0 ? { ...entity, properties: Object.fromEntries(others) } : entity);
  }
  return all;
}

/** Entities of JSON with the properties of their objects. */
function withMembers(entities: readonly MatchEntity[], text: string): MatchEntity[] {
  const properties = new Map<string, MatchEntity["properties"]>();
  for (const one of objectsOf(text))
    if (typeof one.id === "string" && typeof one.properties === "object" && one.properties !== null)
      properties.set(one.id, one.properties as NonNullable<MatchEntity["properties"]>);
  return entities.map((entity) => {
    const own = properties.get(entity.id);
    return own ? { ...entity, properties: own } : entity;
  });
}

function objectsOf(text: string): Record<string, unknown>[] {
  try {
    const all = JSON.parse(text) as Record<string, unknown>[] | { entities: Record<string, unknown>[] };
    return Array.isArray(all) ? all : (all.entities ?? [all]);
  } catch {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}

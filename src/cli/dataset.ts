import { type Entity, type InlineDataset, limits, ProblemError } from "../contract/index.ts";
import { textOf } from "../node/text-file.ts";
import { readDatasetBytes } from "./dataset-bytes.ts";
import { parseJson } from "./input.ts";
import type { Io } from "./io.ts";

/** The option `--columns`: its flags and what it is for. */
export const columnsOption: readonly [flags: string, description: string] = [
  "--columns <list>",
  "what the columns of a table contain: id=sku,name=title,name@it=titolo,alias=brand,description=body,type=category,same_as=wikidata (default: guessed from their names)",
];

/**
 * The dataset of a file: JSON, JSON lines, CSV or TSV, also `.gz`. Without columns the obvious headers of a table are
 * understood, and what was understood is reported on standard error.
 *
 * @param columns as `parseColumns` reads them
 * @throws ProblemError `invalid_dataset` that names the lines that are not entities, `invalid_json`
 */
export async function readDataset(
  file: string,
  columns: string | undefined,
  io: Pick<Io, "stderr">,
): Promise<InlineDataset> {
  const bytes = await readDatasetBytes(file);
  const first = bytes
    .subarray(0, 1000)
    .toString("latin1")
    .replace(/^(\xef\xbb\xbf|\s)+/, "")[0];
  if (columns === undefined && (first === "[" || first === "{")) {
    const json = wholeJson(textOf(bytes, file), file);
    if (json !== undefined) return json;
  }
  return entitiesOf(bytes, file, columns, io);
}

/** JSON as a request has it; undefined if the file has an object per line. */
function wholeJson(text: string, file: string): InlineDataset | undefined {
  const firstLine = text.trimStart().split("\n", 1)[0]!;
  try {
    const object = JSON.parse(firstLine) as object;
    if (!Array.isArray(object) && !("entities" in object)) return undefined;
  } catch {
    // The first line is only a part of the whole.
  }
  return parseJson(text, file) as InlineDataset;
}

async function entitiesOf(
  bytes: Uint8Array,
  file: string,
  columns: string | undefined,
  { stderr }: Pick<Io, "stderr">,
): Promise<Entity[]> {
  const { readEntityRows } = await import("../kb/entities/read-entities.ts");
  const { understoodText } = await import("./understood-columns.ts");
  const entities: Entity[] = [];
  const lines = new Map<string, number>();
  const faults: string[] = [];
  const rows = readEntityRows(bytes, {
    columns,
    onColumns: (understood) => stderr.write(`${file}: ${understoodText(understood)}\n`),
    onFault: ({ line, reason }) => faults.push(`line ${line}: ${reason}`),
  });
  try {
    for await (const { entity, line } of rows) {
      const before = lines.get(entity.id);
      if (before !== undefined) faults.push(`line ${line}: the id "${entity.id}" is also on line ${before}`);
      lines.set(entity.id, before ?? line);
      entities.push(entity);
    }
  } catch (error) {
    throw error instanceof ProblemError ? inFile(error, file) : error;
  }
  if (faults.length > 0) throw new ProblemError("invalid_dataset", { detail: `${file}: ${listed(faults)}` });
  if (entities.length === 0) stderr.write(`warning: ${file}: it has no entities\n`);
  return entities;
}

function listed(faults: readonly string[]): string {
  const more = faults.length - limits.problemPointers;
  return faults.slice(0, limits.problemPointers).join("; ") + (more > 0 ? `; and ${more} more` : "");
}

function inFile(error: ProblemError, file: string): ProblemError {
  const { detail, errors } = error.document;
  return new ProblemError(error.code, { detail: `${file}: ${detail}`, errors, cause: error });
}

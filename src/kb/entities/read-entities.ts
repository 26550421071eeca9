import { anyFunction, anyText, anything, checkOptions, oneOf } from "../../contract/options.ts";
import type { KbEntity } from "../../datasets/build/kb-entity.ts";
import { decode } from "../../products/feeds/decode.ts";
import { delimiterOf, headerOf } from "../../products/feeds/format.ts";
import { type ColumnUse, parseColumns } from "./columns.ts";
import {
  type EntityFault,
  type EntityParser,
  type FoundEntities,
  invalid,
  type UnderstoodColumns,
} from "./entity-parser.ts";
import { JsonEntities, JsonLineEntities } from "./json-entities.ts";
import { TableEntities } from "./table-entities.ts";

/** Forms in which entities are written down. */
export type EntityFormat = "json" | "jsonl" | "table";

/** How entities are read. */
export interface ReadEntitiesOptions {
  /**
   * What the columns of a table (or the members of JSON objects) give: `id=sku,name=title,name@it=titolo`. Without it
   * the obvious headers of a table are understood, and JSON objects are entities as a request's `dataset` has them.
   */
  readonly columns?: string | readonly ColumnUse[] | undefined;
  /** The form; detected from the first bytes if absent. */
  readonly format?: EntityFormat | undefined;
  /** Encoding (WHATWG label) of a table; detected from its bytes if absent. */
  readonly encoding?: string | undefined;
  /** Called for each row that is not an entity, which is then skipped; without it the first one ends the reading. */
  readonly onFault?: ((fault: EntityFault) => void) | undefined;
  /** Called with how the header of a table was understood, if `columns` is not given. */
  readonly onColumns?: ((columns: UnderstoodColumns) => void) | undefined;
}

/** Where the bytes of entities come from: a stream, a buffer, or the text itself. */
export type EntityBytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array> | Uint8Array | string;

/** An entity and the line on which it begins. */
export interface EntityAtLine {
  readonly entity: KbEntity;
  readonly line: number;
}

/**
 * Reads entities of a table (CSV, TSV, with `,` `;` `|` or tabs), of JSON (a list, or `{ "entities": [...] }`) or of
 * JSON lines, as a stream. UTF-8, UTF-16 and Windows-1252 are detected.
 *
 * @example
 * for await (const entity of readEntities(createReadStream("catalogue.csv"), { columns: "id=sku,name=titolo" }))
 *   console.log(entity.id, entity.name);
 *
 * @throws ProblemError `invalid_dataset` when it is empty or of no such form, when a column is missing, and, without
 *   `onFault`, at the first row that is not an entity; `invalid_request` when `columns` cannot be read
 */
export async function* readEntities(
  source: EntityBytes,
  options: ReadEntitiesOptions = {},
): AsyncGenerator<KbEntity> {
  for await (const { entity } of readEntityRows(source, options)) yield entity;
}

/** Like `readEntities`, with the line of each. */
export async function* readEntityRows(
  source: EntityBytes,
  options: ReadEntitiesOptions = {},
): AsyncGenerator<EntityAtLine> {
  checkOptions<ReadEntitiesOptions>(options, {
    columns: anything,
    format: oneOf("json", "jsonl", "table"),
    encoding: anyText,
    onFault: anyFunction,
    onColumns: anyFunction,
  });
  const { onFault } = options;
  const uses = typeof options.columns === "string" ? parseColumns(options.columns) : options.columns;
  let rows: EntityAtLine[] = [];
  const found: FoundEntities = {
    entity: (entity, line) => rows.push({ entity, line }),
    fault(line, reason) {
      if (!onFault) throw invalid(`line ${line}: ${reason}`);
      onFault({ line, reason });
    },
  };
  let parser: EntityParser | undefined;
  let blank = "";
  for await (const piece of textsOf(source, options.encoding)) {
    let text = piece;
    if (!parser) {
      text = blank + piece.replace(/^\ufeff/, "");
      blank = text.trim() === "" ? text : "";
      if (blank !== "" || text === "") continue;
      parser = parserFor(text, uses, options);
    }
    parser.write(text, found);
    yield* rows;
    rows = [];
  }
  if (!parser) throw invalid("it is empty");
  parser.end(found);
  yield* rows;
}

function textsOf(
  source: EntityBytes,
  encoding: string | undefined,
): Iterable<string> | AsyncIterable<string> {
  if (typeof source === "string") return [source];
  return decode(ArrayBuffer.isView(source) ? [source] : source, { encoding });
}

/** The parser for a text with this beginning. */
function parserFor(
  text: string,
  uses: readonly ColumnUse[] | undefined,
  { format = formatOf(text), onColumns }: ReadEntitiesOptions,
): EntityParser {
  if (format === "json") return new JsonEntities(uses);
  if (format === "jsonl") return new JsonLineEntities(uses);
  if (text.startsWith("PK\u0003\u0004"))
    throw invalid("this is a ZIP archive or an Excel workbook: save the table as CSV");
  if (/[\0-\x08\x0e-\x1f]/.test(text.slice(0, 1000))) throw invalid("these are binary data");
  return new TableEntities(delimiterOf(text.trimStart()), uses, onColumns);
}

/** A list is JSON; objects are JSON lines if the first line is one complete object and not the envelope of a list. */
function formatOf(text: string): EntityFormat {
  const start = text.trimStart();
  if (start.startsWith("[")) return "json";
  if (!start.startsWith("{")) return "table";
  try {
    return "entities" in (JSON.parse(headerOf(start)) as object) ? "json" : "jsonl";
  } catch {
    return "json";
  }
}

import { jsonFault } from "../../contract/json-fault.ts";
import { JsonRecords } from "../../contract/json-records.ts";
import { feedLimits, isOver } from "./limits.ts";
import { hasRepeatedNames, withRepeatedNames } from "./repeated-names.ts";
import { type FeedDefaults, type FeedParser, type FeedRow, faultOf, invalidFeed } from "./row.ts";
import { rowsOfObject } from "./schema-org.ts";

/** Members of an envelope whose array holds the products; `resources` is that of Google's Content API. */
export const productLists: ReadonlySet<string> = new Set(
  "@graph products items itemListElement resources".split(" "),
);

/** Reads schema.org products (or plain objects with attribute names) of JSON: array, `@graph`, envelope or one. */
export class JsonParser implements FeedParser {
  readonly #records: JsonRecords;
  #rows: FeedRow[] = [];

  constructor(defaults: FeedDefaults = {}) {
    this.#records = new JsonRecords(
      (text, line) => {
        if (text === undefined) this.#rows.push(tooLong(line, defaults));
        else parseRecord(text, line, this.#rows, defaults);
      },
      {
        lists: productLists,
        longest: recordLimit(defaults),
        document: "feed",
        stray: (line, reason = "the element is not a JSON object") =>
          this.#rows.push(faultOf(line, "malformed_row", reason)),
        fail: (detail) => invalidFeed(detail),
      },
    );
  }

  write(text: string, rows: FeedRow[]): void {
    this.#rows = rows;
    this.#records.write(text);
  }

  end(rows: FeedRow[]): void {
    this.#rows = rows;
    this.#records.end();
  }
}

/** Reads JSON Lines: one product per line, blank lines ignored. */
export class JsonLinesParser implements FeedParser {
  readonly #defaults: FeedDefaults;
  #pending = "";
  #line = 1;
  /** The current line is longer than the limit: the rest of it is ignored. */
  #tooLong = false;

  constructor(defaults: FeedDefaults = {}) {
    this.#defaults = defaults;
  }

  write(text: string, rows: FeedRow[]): void {
    const lines = text.split("\n");
    lines[0] = this.#pending + lines[0]!;
    this.#pending = lines.pop()!;
    for (const line of lines) this.#parse(line, rows);
    if (!isOver(this.#pending.length, recordLimit(this.#defaults))) return;
    this.#tooLong = true;
    this.#pending = "";
  }

  end(rows: FeedRow[]): void {
    this.#parse(this.#pending, rows);
  }

  #parse(text: string, rows: FeedRow[]): void {
    if (this.#tooLong || isOver(text.length, recordLimit(this.#defaults)))
      rows.push(tooLong(this.#line, this.#defaults));
    else if (text.trim() !== "") parseRecord(withoutMark(text), this.#line, rows, this.#defaults);
    this.#tooLong = false;
    this.#line++;
  }
}

/** Files that were put together have a byte order mark where each of them began. */
function withoutMark(line: string): string {
  return line.charCodeAt(0) === 0xfeff ? line.slice(1) : line;
}

function recordLimit({ limits }: FeedDefaults): number {
  return limits?.record ?? feedLimits.record;
}

function tooLong(line: number, defaults: FeedDefaults): FeedRow {
  return faultOf(line, "malformed_row", `the record is longer than ${recordLimit(defaults)} characters`);
}

function parseRecord(text: string, line: number, rows: FeedRow[], defaults: FeedDefaults): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
    if (hasRepeatedNames(text, value)) value = withRepeatedNames(text);
  } catch {
    const fault = jsonFault(text, line);
    // In its first line a record may begin anywhere.
    const place =
      fault.line === line
        ? `character ${fault.column} of the record`
        : `line ${fault.line}, column ${fault.column}`;
    rows.push(faultOf(line, "malformed_row", `no JSON: ${place}: ${fault.reason}`));
    return;
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    for (const row of rowsOfObject(value, line, defaults)) rows.push(row);
  else rows.push(faultOf(line, "malformed_row", "the line is not a JSON object"));
}

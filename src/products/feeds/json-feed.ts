import { JsonRecords } from "./json-records.ts";
import { type FeedDefaults, type FeedParser, type FeedRow, faultOf, invalidFeed, longestRow } from "./row.ts";
import { rowsOfObject } from "./schema-org.ts";

/** Reads schema.org products (or plain objects with attribute names) of JSON: array, `@graph`, envelope or one. */
export class JsonParser implements FeedParser {
  readonly #defaults: FeedDefaults;
  readonly #records = new JsonRecords((text, line) => parseRecord(text, line, this.#rows, this.#defaults));
  #rows: FeedRow[] = [];

  constructor(defaults: FeedDefaults = {}) {
    this.#defaults = defaults;
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

/** Reads JSON Lines: one product a line, blank lines ignored. */
export class JsonLinesParser implements FeedParser {
  readonly #defaults: FeedDefaults;
  #pending = "";
  #line = 1;

  constructor(defaults: FeedDefaults = {}) {
    this.#defaults = defaults;
  }

  write(text: string, rows: FeedRow[]): void {
    const lines = text.split("\n");
    lines[0] = this.#pending + lines[0]!;
    this.#pending = lines.pop()!;
    for (const line of lines) this.#parse(line, rows);
    if (this.#pending.length > longestRow)
      throw invalidFeed(`line ${this.#line} is longer than ${longestRow} characters`);
  }

  end(rows: FeedRow[]): void {
    this.#parse(this.#pending, rows);
  }

  #parse(text: string, rows: FeedRow[]): void {
    if (text.trim() !== "") parseRecord(text, this.#line, rows, this.#defaults);
    this.#line++;
  }
}

function parseRecord(text: string, line: number, rows: FeedRow[], defaults: FeedDefaults): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = (error as Error).message.replace(/, "?\.\.\..*|, ".*" is not valid JSON/s, "");
    rows.push(faultOf(line, "malformed_row", `no JSON: ${reason}`));
    return;
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    rows.push(...rowsOfObject(value, line, defaults));
  else rows.push(faultOf(line, "malformed_row", "the line is not a JSON object"));
}

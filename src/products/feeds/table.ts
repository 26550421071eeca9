import { DelimitedReader } from "./delimited.ts";
import { namesSeparator } from "./format.ts";
import { googleRows } from "./google-table.ts";
import { type FeedDefaults, type FeedParser, type FeedRow, faultOf } from "./row.ts";
import { shopifyRows } from "./shopify.ts";
import { wooCommerceRows } from "./woocommerce.ts";

/** Makes products of the rows of one kind of table. */
export interface TableRows {
  /** Takes a row with as many cells as the header. */
  row(cells: readonly string[], line: number, rows: FeedRow[]): void;
  end(rows: FeedRow[]): void;
}

/** Makes a reader of rows for a header. */
export type TableDialect = (header: readonly string[], defaults: FeedDefaults) => TableRows;

const dialects = {
  "google-tsv": googleRows,
  "google-csv": googleRows,
  "shopify-csv": shopifyRows,
  "woocommerce-csv": wooCommerceRows,
} as const satisfies Record<string, TableDialect>;

export type TableFormat = keyof typeof dialects;

/** Reads a delimited feed: the first row that is not blank, nor `sep=;`, names the columns. */
export class TableParser implements FeedParser {
  readonly #reader: DelimitedReader;
  readonly #format: TableFormat;
  readonly #defaults: FeedDefaults;
  #header: readonly string[] = [];
  #table: TableRows | undefined;
  #rows: FeedRow[] = [];

  constructor(format: TableFormat, delimiter: string, defaults: FeedDefaults = {}) {
    this.#format = format;
    this.#defaults = defaults;
    this.#reader = new DelimitedReader(
      delimiter,
      {
        row: (cells, line) => this.#row(cells, line),
        fault: (line, reason) => this.#rows.push(faultOf(line, "malformed_row", reason)),
      },
      defaults.limits,
    );
  }

  write(text: string, rows: FeedRow[]): void {
    this.#rows = rows;
    this.#reader.write(text);
  }

  end(rows: FeedRow[]): void {
    this.#rows = rows;
    this.#reader.end();
    this.#table?.end(rows);
  }

  #row(cells: string[], line: number): void {
    if (cells.every((cell) => cell.trim() === "")) return;
    if (this.#table === undefined) {
      if (namesSeparator(cells)) return;
      this.#header = cells.map((cell) => cell.trim());
      this.#table = dialects[this.#format](cells, this.#defaults);
      return;
    }
    const columns = this.#header.length;
    const surplus = cells.length > columns && cells.slice(columns).some((cell) => cell.trim() !== "");
    if (surplus || cells.length < columns) {
      const reason = `the row has ${cells.length} cells, the header ${columns}`;
      this.#rows.push(faultOf(line, "malformed_row", reason));
    } else if (this.#header.every((name, i) => cells[i]!.trim() === name)) {
      // As where tables were put together.
      this.#rows.push(faultOf(line, "malformed_row", "the row is the header again"));
    } else this.#table.row(cells, line, this.#rows);
  }
}

import { DelimitedReader } from "../../products/feeds/delimited.ts";
import { namesSeparator } from "../../products/feeds/format.ts";
import { type ColumnUse, columnsIn, understoodColumns } from "./columns.ts";
import { type EntityParser, type FoundEntities, invalid, type UnderstoodColumns } from "./entity-parser.ts";
import { rowEntity } from "./row-entity.ts";

/** Reads entities of a delimited table: the first row that is not blank, nor `sep=;`, names the columns. */
export class TableEntities implements EntityParser {
  readonly #reader: DelimitedReader;
  readonly #given: readonly ColumnUse[] | undefined;
  readonly #onColumns: ((columns: UnderstoodColumns) => void) | undefined;
  #found: FoundEntities | undefined;
  #width = 0;
  #uses: readonly ColumnUse[] | undefined;
  /** The places of each column that is used: a header may have a name several times. */
  readonly #places = new Map<string, readonly number[]>();

  constructor(
    delimiter: string,
    uses: readonly ColumnUse[] | undefined,
    onColumns: ((columns: UnderstoodColumns) => void) | undefined,
  ) {
    this.#given = uses;
    this.#onColumns = onColumns;
    this.#reader = new DelimitedReader(
      delimiter,
      {
        row: (cells, line) => this.#row(cells, line),
        fault: (line, reason) => this.#found!.fault(line, reason),
      },
      // A row of entities may be longer than that of a product, and each broken row is reported.
      { record: 4 * 2 ** 20, brokenRows: 0 },
    );
  }

  write(text: string, found: FoundEntities): void {
    this.#found = found;
    this.#reader.write(text);
  }

  end(found: FoundEntities): void {
    this.#found = found;
    this.#reader.end();
  }

  #row(cells: string[], line: number): void {
    if (cells.every((cell) => cell.trim() === "")) return;
    if (!this.#uses) {
      if (!namesSeparator(cells)) this.#header(cells);
      return;
    }
    if (cells.length < this.#width || cells.slice(this.#width).some((cell) => cell.trim() !== "")) {
      this.#found!.fault(line, `the row has ${cells.length} cells, the header ${this.#width}`);
      return;
    }
    const entity = rowEntity(this.#uses, (column) =>
      this.#places
        .get(column)!
        .map((place) => cells[place]!.replace(/\s+/g, " ").trim())
        .filter(Boolean),
    );
    if (typeof entity === "string") this.#found!.fault(line, entity);
    else this.#found!.entity(entity, line);
  }

  #header(cells: readonly string[]): void {
    const header = cells.map((cell) => cell.trim());
    const uses = this.#given ? columnsIn(header, this.#given) : understoodColumns([...new Set(header)]);
    const missing = (["id", "name"] as const).filter((field) => !uses.some((use) => use.field === field));
    if (missing.length > 0)
      throw invalid(
        `no column is recognised as ${missing.join(" or ")}: the columns of the first line are ${header.join(", ")}; say which it is, for example ${example(header, uses)}`,
      );
    this.#width = cells.length;
    this.#uses = uses;
    for (const { column } of uses)
      this.#places.set(
        column,
        [...header.keys()].filter((place) => header[place] === column),
      );
    if (!this.#given)
      this.#onColumns?.({ uses, unused: header.filter((one) => one !== "" && !this.#places.has(one)) });
  }
}

/** The columns of an id and a name as `columns` takes them: what is recognised, and for the rest the first that is free. */
function example(header: readonly string[], uses: readonly ColumnUse[]): string {
  const known = (field: "id" | "name") => uses.find((use) => use.field === field)?.column;
  const free = header.filter((column) => column !== "" && !uses.some((use) => use.column === column));
  const id = known("id") ?? free.shift() ?? known("name") ?? header[0];
  const name = known("name") ?? free.shift() ?? id;
  return `id=${id},name=${name}`;
}

import { ProblemError } from "../contract/index.ts";
import { decode } from "../products/feeds/decode.ts";
import { DelimitedReader } from "../products/feeds/delimited.ts";
import { delimiterOf, namesSeparator } from "../products/feeds/format.ts";

/** A row of a table, and the line on which it begins. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** A delimited table, its rows read as they are asked for. */
export interface Table {
  readonly header: readonly string[];
  readonly delimiter: string;
  readonly rows: AsyncGenerator<TableRow>;
}

/**
 * Opens a table (CSV, TSV, with `,` `;` `|` or tabs) in any encoding. Rows without a value count as rows, so that what
 * is written beside them lines up. Blank lines and `sep=;` before the header do not count, nor do blank lines at the end.
 *
 * @throws ProblemError `invalid_dataset` for an empty table and for a row that cannot be read, with its line
 */
export async function tableOf(bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<Table> {
  const texts = decode(ArrayBuffer.isView(bytes) ? [bytes] : bytes, {});
  const first = await texts.next();
  const text = first.done ? "" : first.value.replace(/^\ufeff/, "");
  if (text.trim() === "") throw new ProblemError("invalid_dataset", { detail: "the table is empty" });
  const delimiter = delimiterOf(text.trimStart());
  const rows = rowsOf(text, texts, delimiter);
  const header = await rows.next();
  return { header: (header.value as TableRow).cells.map((cell) => cell.trim()), delimiter, rows };
}

async function* rowsOf(
  first: string,
  rest: AsyncGenerator<string>,
  delimiter: string,
): AsyncGenerator<TableRow, undefined> {
  let found: TableRow[] = [];
  let width = 0;
  let blank: TableRow[] = [];
  const reader = new DelimitedReader(delimiter, {
    row: (cells, line) => {
      const isBlank = cells.every((cell) => cell.trim() === "");
      if (width === 0 && (isBlank || namesSeparator(cells))) return;
      width ||= cells.length;
      // They would have no column in what is written, which may replace the table.
      if (cells.slice(width).some((cell) => cell.trim() !== ""))
        throw faultOf(line, `the row has ${cells.length} cells, the header ${width}`);
      // Held until another row follows: blank lines at the end of a file do not count as rows.
      if (isBlank && cells.length <= 1) blank.push({ cells, line });
      else {
        // One by one, as a call takes no more than some 120,000 arguments.
        for (const row of blank) found.push(row);
        found.push({ cells, line });
        blank = [];
      }
    },
    fault(line, reason) {
      throw faultOf(line, reason);
    },
  });
  const given = function* (): Generator<TableRow> {
    const rows = found;
    found = [];
    yield* rows;
  };
  reader.write(first);
  yield* given();
  for await (const text of rest) {
    reader.write(text);
    yield* given();
  }
  reader.end();
  yield* given();
  return undefined;
}

function faultOf(line: number, reason: string): ProblemError {
  return new ProblemError("invalid_dataset", { detail: `line ${line}: ${reason}` });
}

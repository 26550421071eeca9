import Papa from "papaparse";
import { longestRow } from "./row.ts";

/** Told of each row as it is found. */
export interface RowListener {
  /** Cells of a row and the line on which it begins. */
  row(cells: string[], line: number): void;
  /** A row that cannot be read. */
  fault(line: number, reason: string): void;
}

/** How much text papaparse is given at a time, in UTF-16 units. */
const piece = 64 * 1024;

interface StepResult {
  data: string[][];
  errors: { code: string }[];
  meta: { cursor: number };
}

/**
 * Cuts delimited text into rows with papaparse's incremental parser and knows the line of each. Line ends
 * may be mixed; within a cell they become `\n`. After a row whose quotes are broken reading goes on with
 * the next line, so that one stray quote costs one row.
 */
export class DelimitedReader {
  readonly #delimiter: string;
  readonly #listener: RowListener;
  #pending = "";
  #line = 1;
  /** Below this length the pending row is not tried again: a long cell must not be scanned once a piece. */
  #retryAt = 0;
  #carriageReturn = false;

  constructor(delimiter: string, listener: RowListener) {
    this.#delimiter = delimiter;
    this.#listener = listener;
  }

  write(text: string): void {
    let rest = this.#carriageReturn ? `\r${text}` : text;
    this.#carriageReturn = rest.endsWith("\r");
    if (this.#carriageReturn) rest = rest.slice(0, -1);
    if (rest.includes("\r")) rest = rest.replace(/\r\n?/g, "\n");
    for (let from = 0; from < rest.length; from += piece) {
      this.#pending += rest.slice(from, from + piece);
      if (this.#pending.length >= this.#retryAt) this.#parse(false);
    }
  }

  end(): void {
    if (this.#carriageReturn) this.#pending += "\n";
    this.#parse(true);
  }

  #parse(last: boolean): void {
    let input = this.#pending;
    while (input !== "") {
      const { consumed, broken } = this.#parseRows(input, last);
      if (consumed > 0) input = input.slice(consumed);
      const reason = broken ?? (last ? undefined : this.#unclosed(input));
      if (reason === undefined) break;
      input = this.#skipLine(input, reason);
    }
    this.#pending = last ? "" : input;
    this.#retryAt = this.#pending.length < piece ? 0 : Math.min(2 * this.#pending.length, longestRow + 1);
  }

  /** Reports whole rows from the start of the input, up to the first with broken quotes. */
  #parseRows(input: string, last: boolean): { consumed: number; broken?: string } {
    let consumed = 0;
    let broken: string | undefined;
    const parser = new Papa.Parser({
      delimiter: this.#delimiter,
      newline: "\n",
      step: (result: unknown) => {
        const { data, errors, meta } = result as StepResult;
        if (errors.length > 0) {
          broken = quoteReason(errors);
          parser.abort();
          return;
        }
        this.#listener.row(data[0]!, this.#line);
        this.#line += countLines(input, consumed, meta.cursor);
        consumed = meta.cursor;
      },
    });
    parser.parse(input, 0, !last);
    return broken === undefined ? { consumed } : { consumed, broken };
  }

  /** Why an unfinished row can never become whole; undefined while it may. */
  #unclosed(input: string): string | undefined {
    if (input.length > longestRow)
      return `a row is longer than ${longestRow} characters; is a quote not closed?`;
    if (!input.includes("\n")) return undefined;
    const { errors } = new Papa.Parser({ delimiter: this.#delimiter, newline: "\n" }).parse(
      input,
      0,
      false,
    ) as StepResult;
    return errors.some(({ code }) => code === "InvalidQuotes") ? quoteReason(errors) : undefined;
  }

  #skipLine(input: string, reason: string): string {
    const end = input.indexOf("\n");
    const line = end < 0 ? input : input.slice(0, end);
    // Tab-separated files are often written without any quoting: there a quote is just a character.
    if (this.#delimiter === "\t") this.#listener.row(line.split("\t"), this.#line);
    else this.#listener.fault(this.#line, reason);
    this.#line++;
    return end < 0 ? "" : input.slice(end + 1);
  }
}

function quoteReason(errors: { code: string }[]): string {
  return errors.some(({ code }) => code === "InvalidQuotes")
    ? "a quoted cell goes on after its closing quote; write a quote within a cell twice"
    : "a quoted cell is never closed";
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

import Papa from "papaparse";
import { feedLimits, isOver } from "./limits.ts";
import { invalidFeed } from "./row.ts";
import { RowScanner } from "./row-scan.ts";

/** Called for each row as it is found. */
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
 * may be mixed; within a cell they become `\n`. After a row whose quotes are broken reading continues with
 * the next line, so that one stray quote costs one row; a feed of nothing but such rows is refused.
 */
export class DelimitedReader {
  readonly #delimiter: string;
  readonly #listener: RowListener;
  readonly #limits: Pick<typeof feedLimits, "record" | "brokenRows">;
  #pending = "";
  #line = 1;
  /** Below this length the pending row is not tried again: a long cell must not be scanned once a piece. */
  #retryAt = 0;
  #carriageReturn = false;
  /** Rows with broken quotes since the last sound one. */
  #broken = 0;

  constructor(delimiter: string, listener: RowListener, limits: Partial<typeof feedLimits> = {}) {
    this.#delimiter = delimiter;
    this.#listener = listener;
    this.#limits = { ...feedLimits, ...limits };
  }

  /** @throws ProblemError `invalid_feed` after too many broken rows in sequence */
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

  /** @throws ProblemError `invalid_feed` after too many broken rows in sequence */
  end(): void {
    if (this.#carriageReturn) this.#pending += "\n";
    this.#parse(true);
  }

  #parse(last: boolean): void {
    const input = this.#pending;
    const { consumed, isSound } = this.#parseRows(input, last);
    const at = isSound ? consumed : this.#parseCarefully(input, consumed, last);
    this.#pending = last ? "" : this.#withoutEndless(input.slice(at));
    this.#retryAt = this.#pending.length < piece ? 0 : 2 * this.#pending.length;
    if (this.#limits.record > 0) this.#retryAt = Math.min(this.#retryAt, this.#limits.record + 1);
  }

  /** Reports whole rows from the start of the input, up to the first with broken quotes. */
  #parseRows(input: string, last: boolean): { consumed: number; isSound: boolean } {
    let consumed = 0;
    let isSound = true;
    const parser = new Papa.Parser({
      delimiter: this.#delimiter,
      newline: "\n",
      step: (result: unknown) => {
        const { data, errors, meta } = result as StepResult;
        if (errors.length > 0) {
          isSound = false;
          parser.abort();
          return;
        }
        const length = meta.cursor - consumed;
        if (isOver(length, this.#limits.record)) this.#listener.fault(this.#line, this.#tooLong());
        else this.#listener.row(data[0]!, this.#line);
        this.#broken = 0;
        this.#line += countLines(input, consumed, meta.cursor);
        consumed = meta.cursor;
      },
    });
    parser.parse(input, 0, !last);
    return { consumed, isSound };
  }

  /**
   * Continues after a row with broken quotes. papaparse would look for the end of each such row in all of the text
   * that is there: so only sound rows are left to it, and the end of each row is found first.
   *
   * @returns how much of the input is done
   */
  #parseCarefully(input: string, from: number, last: boolean): number {
    const scanner = new RowScanner(input, this.#delimiter, last);
    let start = from;
    let at = from;
    while (at < input.length) {
      const { state, end } = scanner.row(at);
      if (state === "whole") {
        at = end;
        continue;
      }
      if (at > start) this.#parseRows(input.slice(start, at), true);
      start = at;
      // The rest of the row, or of its line, is still to come.
      if (!last && (state === "open" || !input.includes("\n", at))) return at;
      at = this.#skipLine(input, at, reasons[state]);
      start = at;
    }
    if (at > start) this.#parseRows(input.slice(start, at), true);
    return at;
  }

  /** The text without rows at its start that are longer than the limit: their quote may be one that nothing closes. */
  #withoutEndless(text: string): string {
    if (!isOver(text.length, this.#limits.record)) return text;
    const at = this.#skipLine(text, 0, `${this.#tooLong()}; is a closing quote missing?`);
    const rest = this.#parseCarefully(text, at, false);
    return this.#withoutEndless(text.slice(rest));
  }

  #tooLong(): string {
    return `a row is longer than ${this.#limits.record} characters`;
  }

  /** Skips a line that is not a row. @returns where the next one begins */
  #skipLine(input: string, from: number, reason: string): number {
    const end = input.indexOf("\n", from);
    const line = input.slice(from, end < 0 ? input.length : end);
    // Tab-separated files are often written without any quoting: there a quote is just a character.
    if (this.#delimiter === "\t" && !isOver(line.length, this.#limits.record))
      this.#listener.row(line.split("\t"), this.#line);
    else {
      this.#listener.fault(this.#line, reason);
      this.#countBroken();
    }
    this.#line++;
    return end < 0 ? input.length : end + 1;
  }

  #countBroken(): void {
    const { brokenRows } = this.#limits;
    if (!isOver(++this.#broken, brokenRows)) return;
    throw invalidFeed(
      `line ${this.#line}: more than ${brokenRows} rows in sequence have broken quotes; write a quote within a quoted cell twice`,
    );
  }
}

const reasons = {
  broken: "a quoted cell continues after its closing quote; write a quote within a cell twice",
  open: "a quoted cell is never closed",
} as const;

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) count++;
  return count;
}

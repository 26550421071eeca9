/** How a row of delimited text continues from its beginning. */
export interface RowScan {
  /** `whole`: it ends before `end`. `broken`: its quotes are, at `end`. `open`: the text ends within it. */
  readonly state: "whole" | "broken" | "open";
  readonly end: number;
}

/**
 * Finds where rows end, as papaparse reads rows, and looks at nothing after them: what a row costs is its own length.
 * Each quote and line end of the text is looked for once.
 */
export class RowScanner {
  readonly #text: string;
  readonly #delimiter: string;
  readonly #last: boolean;
  #quote = -1;
  #newline = -1;

  /**
   * @param text with `\n` line ends
   * @param last nothing comes after the text
   */
  constructor(text: string, delimiter: string, last: boolean) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#last = last;
  }

  /** The row that begins at a place; places only ever grow. */
  row(from: number): RowScan {
    const text = this.#text;
    for (let at = from; ; ) {
      const newline = this.#newlineFrom(at);
      const quote = this.#quoteFrom(at);
      if (quote > newline || quote >= text.length) {
        if (newline < text.length) return { state: "whole", end: newline + 1 };
        return { state: this.#last ? "whole" : "open", end: text.length };
      }
      // A quote within a cell that does not begin with one is a character.
      if (quote > from && !text.startsWith(this.#delimiter, quote - this.#delimiter.length)) {
        at = quote + 1;
        continue;
      }
      const close = closingQuote(text, quote + 1, this.#last);
      if (close < 0) return { state: "open", end: text.length };
      at = afterBlanks(text, close + 1);
      if (at >= text.length) return { state: this.#last ? "whole" : "open", end: text.length };
      if (text[at] === "\n") return { state: "whole", end: at + 1 };
      if (!text.startsWith(this.#delimiter, at)) return { state: "broken", end: at };
    }
  }

  #quoteFrom(at: number): number {
    if (this.#quote < at) {
      this.#quote = this.#text.indexOf('"', at);
      if (this.#quote < 0) this.#quote = Number.POSITIVE_INFINITY;
    }
    return this.#quote;
  }

  #newlineFrom(at: number): number {
    if (this.#newline < at) {
      this.#newline = this.#text.indexOf("\n", at);
      if (this.#newline < 0) this.#newline = Number.POSITIVE_INFINITY;
    }
    return this.#newline;
  }
}

/** Position of the quote that closes a cell; -1 when it is not there, or not known to be one yet. */
function closingQuote(text: string, from: number, last: boolean): number {
  for (let quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 2)) {
    if (quote === text.length - 1) return last ? quote : -1;
    if (text[quote + 1] !== '"') return quote;
  }
  return -1;
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === " " || text[at] === "\u00a0") at++;
  return at;
}

const structural = /["{}[\]]/g;

/** Which records of a document are wanted, and what is said of a document that is cut off. */
export interface RecordOptions {
  /** Members of an envelope whose array holds the records. */
  readonly lists: ReadonlySet<string>;
  /** How deep in the envelope such a member is: 1, the default, for `{ "items": [...] }`. */
  readonly listDepth?: number | undefined;
  /** Longest record that is kept, in UTF-16 units; 0 for any. */
  readonly longest: number;
  /**
   * Called with the line of what is not read: an element of the list that is not an object (a number, a text, null or a
   * list). With a reason it is something else: text outside of the JSON, or a further list with objects.
   */
  readonly stray?: ((line: number, reason?: string) => void) | undefined;
  /** What the document is called in a problem: `feed`. */
  readonly document: string;
  /** Makes the error of a document whose brackets do not fit. */
  readonly fail: (detail: string) => Error;
}

/**
 * Finds where the records of a JSON document begin and end, so that each can be given to `JSON.parse` alone:
 * the objects of an array, of an envelope (`{ "@graph": [...] }`), or of a sequence. It looks at brackets
 * and quotes only; what is between them is JSON.parse's business. A record that JSON.parse refuses costs
 * that record, not the rest; so does one that is too long, which is not kept.
 */
export class JsonRecords {
  readonly #options: RecordOptions;
  readonly #listDepth: number;
  readonly #record: (text: string | undefined, line: number) => void;
  #buffer = "";
  /** Where scanning continues in the buffer, and how many lines are before it. */
  #at = 0;
  #line = 1;
  #depth = 0;
  #inString = false;
  /** Depth at which a record opens: 0 in a sequence, 1 in an array, 2 in an envelope. */
  #recordDepth = 0;
  #recordStart = -1;
  #recordLine = 0;
  /** The record is longer than the limit: it is skipped to its end. */
  #tooLong = false;
  /** The last string met in the first object, which names the array that follows it. */
  #lastString = "";
  #stringStart = 0;
  /** No record has ended yet, so the open object may turn out to be an envelope. */
  #first = true;
  #listFound = false;
  /** The name of the list that holds the records, and of a further one that scanning is in. */
  #listName = "";
  #furtherName: string | undefined;
  #hasList = false;
  /** Whether what stands where scanning is was already reported. */
  #strayTold = false;
  /** The first line end at or after `#at`: each is searched for once. */
  #newline = -1;

  /** @param record gets each record and its line; undefined for one that is longer than the limit */
  constructor(record: (text: string | undefined, line: number) => void, options: RecordOptions) {
    this.#record = record;
    this.#options = options;
    this.#listDepth = options.listDepth ?? 1;
  }

  /** Whether a list of an envelope was found yet. */
  get hasList(): boolean {
    return this.#hasList;
  }

  write(text: string): void {
    this.#buffer += text;
    this.#newline = -1;
    this.#scan();
    const keep = this.#kept();
    this.#buffer = this.#buffer.slice(keep);
    this.#at -= keep;
    this.#stringStart -= keep;
    if (this.#recordStart >= 0) this.#recordStart = 0;
  }

  /** From where on the buffer is still needed. */
  #kept(): number {
    const start = this.#recordStart >= 0 ? this.#recordStart : this.#inString ? this.#stringStart : this.#at;
    if (!this.#isOverlong(this.#buffer.length - start)) return start;
    if (this.#recordStart >= 0) this.#tooLong = true;
    if (!this.#inString) return this.#at;
    // Of a string only its end is looked for: what decides is whether the backslashes before a quote are even.
    let slashes = 0;
    while (this.#at - slashes - 1 > start && this.#buffer.charCodeAt(this.#at - slashes - 1) === 92)
      slashes++;
    const keep = this.#at - (slashes % 2);
    this.#stringStart = keep - 1;
    return keep;
  }

  end(): void {
    const { fail, document } = this.#options;
    if (this.#recordStart >= 0)
      throw fail(
        `the JSON ends within the record that begins on line ${this.#recordLine}; the ${document} is truncated`,
      );
    if (this.#depth > 0) throw fail(`the JSON ends before its array is closed; the ${document} is truncated`);
  }

  #isOverlong(length: number): boolean {
    const { longest } = this.#options;
    return longest > 0 && length > longest;
  }

  #scan(): void {
    const text = this.#buffer;
    while (this.#at < text.length) {
      if (this.#inString) {
        const end = closingQuote(text, this.#stringStart, this.#at);
        this.#count(text, end < 0 ? text.length : end + 1);
        if (end < 0) return;
        if ((this.#first || this.#listFound) && this.#depth === this.#listDepth)
          this.#lastString = text.slice(this.#stringStart + 1, end);
        this.#inString = false;
        continue;
      }
      structural.lastIndex = this.#at;
      const found = structural.exec(text);
      this.#lookBetween(text, found?.index ?? text.length);
      if (found === null) {
        this.#count(text, text.length);
        return;
      }
      this.#count(text, found.index);
      this.#step(text, found.index, found[0]);
      this.#at = found.index + 1;
    }
  }

  #step(text: string, at: number, character: string): void {
    if (character === '"') {
      if (this.#isBetween()) this.#tellStray();
      this.#inString = true;
      this.#stringStart = at;
    } else if (character === "{" || character === "[") this.#open(at, character);
    else {
      this.#depth--;
      if (this.#depth < 0) throw this.#options.fail(`line ${this.#line}: a "${character}" closes nothing`);
      if (this.#recordStart >= 0 && this.#depth === this.#recordDepth) this.#finish(text, at + 1);
      else if (this.#listFound && this.#depth === this.#listDepth) {
        // Behind an empty list there may be the one that holds the records.
        this.#recordDepth = this.#first ? 0 : Number.POSITIVE_INFINITY;
        this.#furtherName = undefined;
      } else if (this.#depth === 0) this.#restart();
    }
  }

  /** Looks for elements without brackets from where scanning stands to the next bracket or quote. */
  #lookBetween(text: string, to: number): void {
    if (!this.#isBetween() || to === this.#at) return;
    let line = this.#line;
    for (const part of text.slice(this.#at, to).split(/(,)/)) {
      if (part === ",") this.#strayTold = false;
      else if (part.trim() !== "") this.#tellStray(line + lineEnds(part.slice(0, part.search(/\S/))));
      line += lineEnds(part);
    }
  }

  /** Between the records of a list or a sequence, or behind the last of them. */
  #isBetween(): boolean {
    return this.#depth === this.#recordDepth && this.#recordStart < 0;
  }

  #tellStray(line = this.#line): void {
    if (!this.#strayTold)
      this.#options.stray?.(line, this.#depth === 0 ? "this text is not part of the JSON" : undefined);
    this.#strayTold = true;
  }

  /** A list that may hold records, too, is not left out silently: its first object is reported. */
  #tellFurther(): void {
    const [name, other] = [this.#furtherName, this.#listName].map((one) => JSON.stringify(one));
    this.#options.stray?.(this.#line, `a second list, ${name}, is not read: the first one is ${other}`);
    this.#furtherName = undefined;
  }

  #open(at: number, character: string): void {
    if (character === "[" && this.#depth === 0) this.#recordDepth = 1;
    else if (
      character === "[" &&
      this.#first &&
      this.#depth === this.#listDepth &&
      this.#recordDepth === 0 &&
      this.#options.lists.has(this.#lastString)
    ) {
      // The object is an envelope: its members before the list are not a product.
      this.#recordDepth = this.#listDepth + 1;
      this.#recordStart = -1;
      this.#listFound = true;
      this.#hasList = true;
      this.#listName = this.#lastString;
    } else if (this.#listFound && this.#depth === this.#listDepth) {
      const mayHold = character === "[" && this.#options.lists.has(this.#lastString);
      this.#furtherName = mayHold ? this.#lastString : undefined;
    } else if (character === "{" && this.#furtherName !== undefined) {
      this.#tellFurther();
    } else if (character === "{" && this.#depth === this.#recordDepth) {
      this.#recordStart = at;
      this.#recordLine = this.#line;
    } else if (this.#isBetween()) this.#tellStray();
    this.#depth++;
  }

  #finish(text: string, end: number): void {
    const isOverlong = this.#tooLong || this.#isOverlong(end - this.#recordStart);
    const record = isOverlong ? undefined : text.slice(this.#recordStart, end);
    this.#recordStart = -1;
    this.#tooLong = false;
    this.#first = false;
    this.#strayTold = false;
    this.#record(record, this.#recordLine);
  }

  /** After an array or envelope another document may follow. */
  #restart(): void {
    this.#recordDepth = 0;
    this.#listFound = false;
    this.#first = true;
    this.#strayTold = false;
  }

  #count(text: string, to: number): void {
    if (this.#newline < this.#at) this.#newline = newlineFrom(text, this.#at);
    while (this.#newline < to) {
      this.#line++;
      this.#newline = newlineFrom(text, this.#newline + 1);
    }
    this.#at = to;
  }
}

/** Position of the quote that closes the string opened at `start`, looked for from `from`; -1 when not there yet. */
function closingQuote(text: string, start: number, from: number): number {
  for (let quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let escapes = 0;
    while (quote - escapes - 1 > start && text.charCodeAt(quote - escapes - 1) === 92) escapes++;
    if (escapes % 2 === 0) return quote;
  }
  return -1;
}

function lineEnds(text: string): number {
  return text.includes("\n") ? text.split("\n").length - 1 : 0;
}

function newlineFrom(text: string, from: number): number {
  const at = text.indexOf("\n", from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

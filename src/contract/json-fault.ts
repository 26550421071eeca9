import { countCodePoints } from "./code-points.ts";

/** A list or an object that is open. */
type Closing = "]" | "}";

const space = /[ \t\n\r]*/y;
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
/** What may end a string or break it. */
const special = /["\\\p{Cc}]/gu;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const digit = /\d/;
const letter = /[\p{L}\p{M}\p{N}_$]/u;
/** Signs, and the words that other languages have for a value of JSON. */
const shown = /(?:-?(?:NaN|Infinity)|None|True|False|undefined)(?![\p{L}\p{N}_$])|(?![_$])[\p{P}\p{S}]/uy;

/** Where and why a text is not JSON. */
export interface JsonFault {
  readonly line: number;
  /** In code points, from 1. */
  readonly column: number;
  /** `a value must stand here, not "}"`. */
  readonly reason: string;
}

/**
 * Where and why a text is not JSON. Engines word it in their own ways, and mostly without the place. The time is linear
 * in the length of the text. A message may go into a log, so the reason never has a word or a number of the text.
 *
 * @param text that `JSON.parse` refused
 * @param firstLine number of its first line
 */
export function jsonFault(text: string, firstLine = 1): JsonFault {
  const { at, reason } = new Scan(text).fault();
  let line = firstLine;
  let start = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < at; end = text.indexOf("\n", start)) {
    line++;
    start = end + 1;
  }
  return { line, column: countCodePoints(text.slice(start, at)) + 1, reason };
}

/** The same in words: `line 2, column 7: a value must stand here, not "}"`. */
export function jsonFaultInWords(text: string, firstLine?: number): string {
  const { line, column, reason } = jsonFault(text, firstLine);
  return `line ${line}, column ${column}: ${reason}`;
}

class Broken extends Error {
  readonly at: number;

  constructor(at: number, reason: string) {
    super(reason);
    this.at = at;
  }
}

/** Walks through a text as a reader of JSON does, without recursion: a text may nest a million levels deep. */
class Scan {
  readonly #text: string;
  readonly #open: Closing[] = [];
  /** Whether the innermost list or object has had nothing yet. */
  #opened = false;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  fault(): { readonly at: number; readonly reason: string } {
    try {
      this.#document();
    } catch (error) {
      if (error instanceof Broken) return { at: error.at, reason: error.message };
      throw error;
    }
    // Not reached with a text that `JSON.parse` refuses.
    return { at: this.#text.length, reason: "it cannot be read" };
  }

  #document(): void {
    this.#value("a value");
    for (let closing = this.#open.at(-1); closing !== undefined; closing = this.#open.at(-1)) {
      if (this.#opened) this.#first(closing);
      else this.#afterValue(closing);
    }
    if (this.#next() !== "") this.#refuse("the text must end here");
  }

  /** A plain value, or the beginning of a list or an object. */
  #value(expected: string): void {
    const next = this.#next();
    if (next === "[" || next === "{") {
      this.#at++;
      this.#open.push(next === "[" ? "]" : "}");
      this.#opened = true;
    } else if (next === '"') this.#string();
    else if (!this.#takes(scalar)) {
      if (digit.test(next)) throw new Broken(this.#at, "JSON writes a number in another way");
      this.#refuse(`${expected} must stand here`);
    }
  }

  #first(closing: Closing): void {
    this.#opened = false;
    if (this.#next() === closing) {
      this.#at++;
      this.#open.pop();
    } else this.#member(closing, true);
  }

  #member(closing: Closing, mayClose: boolean): void {
    const or = mayClose ? ` or "${closing}"` : "";
    if (closing === "]") {
      this.#value(`a value${or}`);
      return;
    }
    if (this.#next() !== '"') this.#refuse(`a name in double quotes${or} must stand here`);
    this.#string();
    if (this.#next() !== ":") this.#refuse('":" must stand here');
    this.#at++;
    this.#value("a value");
  }

  #afterValue(closing: Closing): void {
    const next = this.#next();
    if (next !== "," && next !== closing) this.#refuse(`"," or "${closing}" must stand here`);
    this.#at++;
    if (next === ",") this.#member(closing, false);
    else this.#open.pop();
  }

  #string(): void {
    const start = this.#at;
    special.lastIndex = start + 1;
    for (;;) {
      const found = special.exec(this.#text);
      if (found === null) throw new Broken(start, "the string that begins here does not end");
      this.#at = found.index;
      if (found[0] === '"') break;
      if (found[0] !== "\\") {
        // Other control characters than those of ASCII may stand as they are.
        if (found[0] < " ") throw new Broken(this.#at, "a control character in a string must be escaped");
      } else if (this.#takes(escaped)) special.lastIndex = this.#at;
      else throw new Broken(this.#at, "a backslash in a string must begin an escape such as \\\\ or \\n");
    }
    this.#at++;
  }

  /** The next character behind white space, empty at the end. */
  #next(): string {
    this.#takes(space);
    return this.#text.charAt(this.#at);
  }

  #takes(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.#text)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }

  /** @param rule `a value must stand here` */
  #refuse(rule: string): never {
    const found = whatStands(this.#text, this.#at);
    throw new Broken(this.#at, found === undefined ? `${rule}, but the text ends` : `${rule}, not ${found}`);
  }
}

/** What stands at a place, for a message; undefined at the end of the text. */
function whatStands(text: string, at: number): string | undefined {
  const code = text.codePointAt(at);
  if (code === undefined) return undefined;
  shown.lastIndex = at;
  const [found] = shown.exec(text) ?? [];
  if (found !== undefined) return JSON.stringify(found);
  const character = String.fromCodePoint(code);
  if (digit.test(character)) return "a number";
  if (letter.test(character)) return "a word without quotes";
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

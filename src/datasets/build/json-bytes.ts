/** Reads JSON as bytes: members that are not needed are skipped without making values of them. */

/**
 * Thrown if bytes are not JSON. It is one shared error, as a dump may have many such lines and the stack is not used.
 */
export const notJson: Error = new SyntaxError("no JSON");

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
export const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;

/** The place of the next byte that is not white space. */
function afterSpace(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && bytes[at]! <= 32) at++;
  return at;
}

/** The place after the string whose quote is at `from`. */
export function stringEnd(bytes: Uint8Array, from: number, end: number): number {
  for (let at = from + 1; at < end; at++) {
    const byte = bytes[at]!;
    if (byte === QUOTE) return at + 1;
    if (byte === BACKSLASH) at++;
  }
  throw notJson;
}

/** The place after the value at `from`. Brackets are counted, not matched. */
export function valueEnd(bytes: Uint8Array, from: number, end: number): number {
  let depth = 0;
  for (let at = from; at < end; at++) {
    let byte = bytes[at]!;
    if (byte === QUOTE) {
      // The loop of `stringEnd` is repeated here for speed: most bytes of a dump are skipped here.
      for (at++; at < end; at++) {
        byte = bytes[at]!;
        if (byte === QUOTE) break;
        if (byte === BACKSLASH) at++;
      }
      if (at >= end) throw notJson;
      if (depth === 0) return at + 1;
    } else if ((byte & 0xdf) === OPEN_BRACKET) depth++;
    else if ((byte & 0xdf) === CLOSE_BRACKET) {
      if (--depth === 0) return at + 1;
      // The end of the object or list that has the number or word as its last value.
      if (depth < 0) return at;
    } else if (byte === COMMA && depth === 0) return at;
  }
  if (depth !== 0) throw notJson;
  return end;
}

const decoder = new TextDecoder();

/** The text of the string from quote to quote. */
export function textOf(bytes: Uint8Array, from: number, to: number): string {
  let all = 0;
  for (let at = from + 1; at < to - 1; at++) {
    const byte = bytes[at]!;
    if (byte === BACKSLASH) return JSON.parse(decoder.decode(bytes.subarray(from, to))) as string;
    all |= byte;
  }
  if (all >= 128 || to - from > 40) return decoder.decode(bytes.subarray(from + 1, to - 1));
  return asciiOf(bytes, from + 1, to - 1);
}

/** A short ASCII text; faster than the decoder. */
function asciiOf(b: Uint8Array, from: number, to: number): string {
  const text = String.fromCharCode;
  let all = "";
  let at = from;
  for (; at + 4 <= to; at += 4) all += text(b[at]!, b[at + 1]!, b[at + 2]!, b[at + 3]!);
  for (; at < to; at++) all += text(b[at]!);
  return all;
}

/** Goes over the members of an object, or the elements of a list, one after the other. */
export class JsonCursor {
  readonly #bytes: Uint8Array;
  #end = 0;
  #at = 0;
  #isObject = true;
  /** Quotes of the member's name. */
  keyFrom = 0;
  keyTo = 0;
  /** Where the value begins. */
  value = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Begins before the first member of the value at `from`; null, numbers and texts have none. */
  open(from: number, end: number): this {
    const at = afterSpace(this.#bytes, from, end);
    const byte = this.#bytes[at];
    this.#end = end;
    this.#isObject = byte === OPEN_BRACE;
    this.#at = this.#isObject || byte === OPEN_BRACKET ? at + 1 : -valueEnd(this.#bytes, at, end);
    this.value = -1;
    return this;
  }

  /** Goes to the next member; false after the last. */
  next(): boolean {
    if (this.#at < 0) return false;
    const bytes = this.#bytes;
    const end = this.#end;
    let at = this.value < 0 ? this.#at : valueEnd(bytes, this.value, end);
    if (bytes[at]! <= 32) at = afterSpace(bytes, at, end);
    if (bytes[at] === COMMA && bytes[++at]! <= 32) at = afterSpace(bytes, at, end);
    const byte = bytes[at];
    if (at >= end) throw notJson;
    if (byte === (this.#isObject ? CLOSE_BRACE : CLOSE_BRACKET)) {
      this.#at = -(at + 1);
      return false;
    }
    if (this.#isObject) {
      if (byte !== QUOTE) throw notJson;
      this.keyFrom = at;
      this.keyTo = stringEnd(bytes, at, end);
      at = this.keyTo;
      if (bytes[at]! <= 32) at = afterSpace(bytes, at, end);
      if (bytes[at] !== COLON) throw notJson;
      if (bytes[++at]! <= 32) at = afterSpace(bytes, at, end);
    }
    this.value = at;
    return true;
  }

  /** Skips the rest, quickly if another cursor has already reached the end of the value. */
  skipTo(valueEnd: number): void {
    this.value = -1;
    this.#at = valueEnd;
  }

  /** The place after the whole value, once `next` has returned false. */
  get end(): number {
    return -this.#at;
  }

  /** Whether the member has this name, of ASCII without escapes. */
  isKey(name: string): boolean {
    const from = this.keyFrom + 1;
    if (this.keyTo - 1 - from !== name.length) return false;
    for (let i = 0; i < name.length; i++) if (this.#bytes[from + i] !== name.charCodeAt(i)) return false;
    return true;
  }

  key(): string {
    return textOf(this.#bytes, this.keyFrom, this.keyTo);
  }

  /** The value if it is a text; otherwise undefined. */
  text(): string | undefined {
    if (this.#bytes[this.value] !== QUOTE) return undefined;
    return textOf(this.#bytes, this.value, stringEnd(this.#bytes, this.value, this.#end));
  }

  /** Whether the value is this text, of ASCII without escapes. */
  isText(text: string): boolean {
    const from = this.value + 1;
    if (this.#bytes[this.value] !== QUOTE || this.#bytes[from + text.length] !== QUOTE) return false;
    for (let i = 0; i < text.length; i++) if (this.#bytes[from + i] !== text.charCodeAt(i)) return false;
    return true;
  }

  /** Parses the value. */
  parsed(): unknown {
    const to = valueEnd(this.#bytes, this.value, this.#end);
    try {
      return JSON.parse(decoder.decode(this.#bytes.subarray(this.value, to)));
    } catch {
      throw notJson;
    }
  }
}

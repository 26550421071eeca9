/** Bytes that grow, with numbers of variable length (LEB128) and texts in UTF-8. */
export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 1 << 16) {
    this.#bytes = new Uint8Array(capacity);
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.length++] = value;
  }

  varint(value: number): void {
    this.#reserve(8);
    let rest = value;
    while (rest > 127) {
      this.#bytes[this.length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.length++] = rest;
  }

  /** A signed number. */
  signed(value: number): void {
    this.varint(value < 0 ? -value * 2 - 1 : value * 2);
  }

  /** Length, then UTF-8. */
  text(text: string): void {
    this.#reserve(text.length * 3 + 8);
    // The length is at most three bytes for each unit. Its own width is that of the greatest possible length.
    const start = this.length;
    this.varint(text.length * 3);
    const width = this.length - start;
    const written =
      text.length <= shortText
        ? encodeUtf8(text, this.#bytes, this.length)
        : encoder.encodeInto(text, this.#bytes.subarray(this.length)).written;
    this.length = start;
    this.varint(written);
    const actual = this.length - start;
    if (actual < width) this.#bytes.copyWithin(start + actual, start + width, start + width + written);
    this.length = start + actual + written;
  }

  raw(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** What was written, not copied. */
  view(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.length);
  }

  /** Removes all bytes but keeps the memory. */
  clear(): void {
    this.length = 0;
  }

  #reserve(count: number): void {
    if (this.length + count <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + count));
    grown.set(this.#bytes.subarray(0, this.length));
    this.#bytes = grown;
  }
}

const encoder = new TextEncoder();

/** Longest text that is encoded here: a call of the encoder costs more than encoding a short one. */
const shortText = 100;

/** Writes UTF-8 as a `TextEncoder` does and tells the number of bytes. */
function encodeUtf8(text: string, bytes: Uint8Array, from: number): number {
  let at = from;
  for (let i = 0; i < text.length; i++) {
    let point = text.charCodeAt(i);
    if (point < 0x80) {
      bytes[at++] = point;
      continue;
    }
    if (point >= 0xd800 && point <= 0xdfff) {
      point = text.codePointAt(i)!;
      if (point > 0xffff) i++;
      else point = 0xfffd;
    }
    if (point < 0x800) bytes[at++] = 0xc0 | (point >> 6);
    else {
      if (point < 0x10000) bytes[at++] = 0xe0 | (point >> 12);
      else {
        bytes[at++] = 0xf0 | (point >> 18);
        bytes[at++] = 0x80 | ((point >> 12) & 63);
      }
      bytes[at++] = 0x80 | ((point >> 6) & 63);
    }
    bytes[at++] = 0x80 | (point & 63);
  }
  return at - from;
}

/** Reads what `ByteWriter` wrote. Reading past the end throws a `RangeError`. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  at: number;
  readonly #end: number;

  constructor(bytes: Uint8Array, at = 0, end: number = bytes.length) {
    this.#bytes = bytes;
    this.at = at;
    this.#end = Math.min(end, bytes.length);
  }

  get done(): boolean {
    return this.at >= this.#end;
  }

  byte(): number {
    if (this.at >= this.#end) throw new RangeError("read past the end");
    return this.#bytes[this.at++]!;
  }

  varint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
      if (scale > 2 ** 49) throw new RangeError("a number is too long");
    }
  }

  signed(): number {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  text(): string {
    const length = this.varint();
    const from = this.at;
    this.skip(length);
    return decodeUtf8(this.#bytes, from, this.at);
  }

  skipText(): void {
    this.skip(this.varint());
  }

  skip(length: number): void {
    if (this.at + length > this.#end) throw new RangeError("read past the end");
    this.at += length;
  }
}

/** Names are short: this is faster than a `TextDecoder`, which also refuses shared memory in some browsers. */
function decodeUtf8(bytes: Uint8Array, from: number, to: number): string {
  let text = "";
  for (let i = from; i < to; ) {
    const a = bytes[i++]!;
    if (a < 0x80) text += String.fromCharCode(a);
    else if (a < 0xe0) text += String.fromCharCode(((a & 31) << 6) | (bytes[i++]! & 63));
    else if (a < 0xf0) {
      text += String.fromCharCode(((a & 15) << 12) | ((bytes[i]! & 63) << 6) | (bytes[i + 1]! & 63));
      i += 2;
    } else {
      const point =
        ((a & 7) << 18) | ((bytes[i]! & 63) << 12) | ((bytes[i + 1]! & 63) << 6) | (bytes[i + 2]! & 63);
      text += point > 0xffff && point <= 0x10ffff ? String.fromCodePoint(point) : "\ufffd";
      i += 3;
    }
  }
  return text;
}

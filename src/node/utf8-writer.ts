/** Texts in UTF-8, one after the other, in memory that is used again. */
export class Utf8Writer {
  readonly #encoder = new TextEncoder();
  #bytes = new Uint8Array(1024 * 1024);
  #end = 0;

  /** Adds a text; gives where it ends. */
  write(text: string): number {
    // A UTF-16 unit has at most three bytes.
    const room = this.#end + 3 * text.length;
    if (room > this.#bytes.length) this.#grow(room);
    this.#end += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#end)).written;
    return this.#end;
  }

  /** What was written since it was cleared. */
  copy(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#end);
  }

  clear(): void {
    this.#end = 0;
  }

  #grow(room: number): void {
    const bytes = new Uint8Array(Math.max(room, 2 * this.#bytes.length));
    bytes.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = bytes;
  }
}

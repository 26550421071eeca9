import { missing } from "../contract/peers.ts";

/**
 * More than a block has when it is compressed: 900 kB, and one percent where nothing could be saved. A block is
 * decoded when so much is there, for the decoder cannot wait.
 */
const blockBytes = 1 << 20;

/**
 * Unpacks bzip2, block by block; parallel compressors write many streams one after the other.
 *
 * @throws Error when the data are damaged or end too early; ProblemError `missing_package` without `seek-bzip`
 */
export async function* bunzip(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { default: Decoder } = await import("seek-bzip").catch(missing("seek-bzip"));
  const input = new BytesIn(chunks);
  const output = new BytesOut();
  await input.fill(blockBytes);
  const decoder = new Decoder(input, output);
  for (;;) {
    await input.fill(blockBytes);
    if (decoder._init_block()) {
      decoder._read_bunzip();
      yield output.take();
      continue;
    }
    if (decoder.reader.read(32) >>> 0 !== decoder.streamCRC >>> 0) throw new Error("bad bzip2 checksum");
    await input.fill(blockBytes);
    if (input.left === 0) return;
    decoder._start_bunzip(input, output);
  }
}

/** What the decoder reads from. */
class BytesIn {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #bytes = new Uint8Array(2 * blockBytes);
  #at = 0;
  #end = 0;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  get left(): number {
    return this.#end - this.#at;
  }

  /** Waits until so many bytes are there, or all. */
  async fill(count: number): Promise<void> {
    while (this.left < count) {
      const { value: chunk, done } = await this.#chunks.next();
      if (done) return;
      this.#add(chunk);
    }
  }

  #add(chunk: Uint8Array): void {
    if (this.#end + chunk.length > this.#bytes.length) {
      const rest = this.#bytes.subarray(this.#at, this.#end);
      const bytes = new Uint8Array(Math.max(this.#bytes.length, rest.length + chunk.length));
      bytes.set(rest);
      this.#bytes = bytes;
      this.#at = 0;
      this.#end = rest.length;
    }
    this.#bytes.set(chunk, this.#end);
    this.#end += chunk.length;
  }

  readByte(): number {
    if (this.#at === this.#end) throw new Error("unexpected end of bzip2 data");
    return this.#bytes[this.#at++]!;
  }

  read(to: Uint8Array, from: number, length: number): number {
    const part = this.#bytes.subarray(this.#at, Math.min(this.#at + length, this.#end));
    to.set(part, from);
    this.#at += part.length;
    return part.length;
  }
}

/** What the decoder writes to. */
class BytesOut {
  #bytes = new Uint8Array(blockBytes);
  #length = 0;

  writeByte(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const grown = new Uint8Array(this.#bytes.length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[this.#length++] = byte;
  }

  take(): Uint8Array {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }
}

import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ProblemError } from "../contract/index.ts";
import { faultInWords, unreadable } from "./file-fault.ts";

/** A file that is read as a stream of bytes, decompressed, with how far it is. */
export interface DumpFile {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Bytes of the file as it is stored; undefined for standard input. */
  readonly size: number | undefined;
  /** Stored bytes read so far. */
  read: number;
  /** Decompressed bytes so far. */
  bytes: number;
}

/**
 * Opens a file, or standard input (`-`), of any size; gzip and bzip2 are told by the first bytes. bzip2 from a pipe
 * is to be decompressed before.
 *
 * @throws ProblemError `dataset_unavailable` when there is no such file, or, while reading, when it is damaged
 */
export async function openDump(
  path: string,
  input: { readonly stdin: Readable } = process,
): Promise<DumpFile> {
  const name = path === "-" ? "standard input" : path;
  const size = path === "-" ? undefined : await sizeOf(path);
  const dump = { size, read: 0, bytes: 0, chunks: undefined as unknown as AsyncIterable<Uint8Array> };
  // A pipe has no size, and its first bytes can be read only once.
  const isBzip2 = size !== undefined && isBzip2Head(await firstBytes(path));
  const source = () => (path === "-" ? input.stdin : createReadStream(path, { highWaterMark: 1 << 20 }));
  dump.chunks = counted(isBzip2 ? bunzip(path, dump) : gunzip(source(), dump, name), dump, name);
  return dump;
}

/** Bytes of a file; undefined for a pipe or a device. */
async function sizeOf(path: string): Promise<number | undefined> {
  const info = await stat(path).catch((cause: unknown) => {
    throw unreadable(path, cause, "dataset_unavailable");
  });
  if (info.isDirectory()) throw unreadable(path, { code: "EISDIR" }, "dataset_unavailable");
  return info.isFile() ? info.size : undefined;
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path).catch((cause: unknown) => {
    throw unreadable(path, cause, "dataset_unavailable");
  });
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(3), 0, 3, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function isBzip2Head(head: Uint8Array): boolean {
  return head[0] === 0x42 && head[1] === 0x5a && head[2] === 0x68;
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  dump: DumpFile,
  name: string,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunks) {
      dump.bytes += chunk.length;
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw new ProblemError("dataset_unavailable", {
      detail: `${name}: ${faultInWords(cause)} after ${dump.bytes} bytes`,
      cause,
    });
  }
}

async function* gunzip(stream: Readable, dump: DumpFile, name: string): AsyncGenerator<Uint8Array> {
  const chunks = read(stream, dump);
  let first: Uint8Array = new Uint8Array();
  while (first.length < 3) {
    const next = await chunks.next();
    if (next.done) break;
    first = first.length === 0 ? next.value : Buffer.concat([first, next.value]);
  }
  if (isBzip2Head(first))
    throw new ProblemError("dataset_unavailable", {
      detail: `${name}: bzip2 is read from files only; decompress it first (bzcat dump.bz2 | referent …)`,
    });
  const whole = (async function* () {
    yield first;
    yield* chunks;
  })();
  if (first[0] !== 0x1f || first[1] !== 0x8b) yield* whole;
  else yield* pipeline(whole, createGunzip({ chunkSize: 1 << 20 }), () => {}) as AsyncIterable<Uint8Array>;
}

async function* read(stream: Readable, dump: DumpFile): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    dump.read += chunk.length;
    yield chunk;
  }
}

/** bzip2, block by block; parallel compressors write many streams one after the other. */
async function* bunzip(path: string, dump: DumpFile): AsyncGenerator<Uint8Array> {
  const { default: Decoder } = await import("seek-bzip");
  const file = openSync(path, "r");
  try {
    const input = new FileBytes(file, dump);
    const output = new BlockBytes();
    const decoder = new Decoder(input, output);
    for (;;) {
      if (decoder._init_block()) {
        decoder._read_bunzip();
        yield output.take();
        // One block is some hundred milliseconds of work: let timers and signals in.
        await new Promise((resolve) => setImmediate(resolve));
      } else {
        if (decoder.reader.read(32) >>> 0 !== decoder.streamCRC >>> 0) throw new Error("bad bzip2 checksum");
        if (input.eof()) return;
        decoder._start_bunzip(input, output);
      }
    }
  } finally {
    closeSync(file);
  }
}

class FileBytes {
  readonly #file: number;
  readonly #dump: DumpFile;
  readonly #buffer = new Uint8Array(1 << 20);
  #at = 0;
  #filled = 0;

  constructor(file: number, dump: DumpFile) {
    this.#file = file;
    this.#dump = dump;
  }

  readByte(): number {
    if (this.eof()) throw new Error("the bzip2 data end too early");
    return this.#buffer[this.#at++]!;
  }

  read(to: Uint8Array, from: number, length: number): number {
    let count = 0;
    while (count < length && !this.eof()) to[from + count++] = this.#buffer[this.#at++]!;
    return count;
  }

  eof(): boolean {
    if (this.#at < this.#filled) return false;
    this.#filled = readSync(this.#file, this.#buffer);
    this.#dump.read += this.#filled;
    this.#at = 0;
    return this.#filled === 0;
  }
}

class BlockBytes {
  #bytes = new Uint8Array(1 << 20);
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

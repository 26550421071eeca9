import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ProblemError } from "../contract/index.ts";
import { bunzip } from "./bunzip.ts";
import { faultInWords, unreadable } from "./file-fault.ts";

/** How far the reading of a file is. */
interface Progress {
  /** Stored bytes read so far. */
  read: number;
  /** Decompressed bytes so far. */
  bytes: number;
}

/** A file that is read as a stream of bytes, decompressed, with how far it is. */
export interface DumpFile extends Progress {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Bytes of the file as it is stored; undefined for standard input. */
  readonly size: number | undefined;
}

/**
 * Opens a file, or standard input (`-`), of any size; gzip and bzip2 are told by the first bytes.
 *
 * @throws ProblemError `dataset_unavailable` when there is no such file, or, while reading, when it is damaged
 */
export async function openDump(
  path: string,
  input: { readonly stdin: Readable } = process,
): Promise<DumpFile> {
  const name = path === "-" ? "standard input" : path;
  const size = path === "-" ? undefined : await sizeOf(path);
  const dump = { size, read: 0, bytes: 0 };
  // Opened only when it is read: an error of a stream without a reader would not be handled.
  const source = () => (path === "-" ? input.stdin : createReadStream(path, { highWaterMark: 1 << 20 }));
  return Object.assign(dump, { chunks: counted(unpacked(source, dump), dump, name) });
}

/** Bytes of a file; undefined for a pipe or a device. */
async function sizeOf(path: string): Promise<number | undefined> {
  const info = await stat(path).catch((cause: unknown) => {
    throw unreadable(path, cause, "dataset_unavailable");
  });
  if (info.isDirectory()) throw unreadable(path, { code: "EISDIR" }, "dataset_unavailable");
  return info.isFile() ? info.size : undefined;
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  dump: Progress,
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

/** The stream, unpacked where its first bytes say that it is packed. */
async function* unpacked(open: () => Readable, dump: Progress): AsyncGenerator<Uint8Array> {
  const chunks = read(open(), dump);
  let head: Uint8Array = new Uint8Array();
  while (head.length < 3) {
    const next = await chunks.next();
    if (next.done) break;
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  const whole = (async function* () {
    if (head.length > 0) yield head;
    yield* chunks;
  })();
  if (startsWith(head, gzipMagic))
    yield* pipeline(whole, createGunzip({ chunkSize: 1 << 20 }), () => {}) as AsyncIterable<Uint8Array>;
  else if (startsWith(head, bzip2Magic)) yield* bunzip(whole);
  else yield* whole;
}

const gzipMagic = [0x1f, 0x8b];
const bzip2Magic = [0x42, 0x5a, 0x68];

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}

async function* read(stream: Readable, dump: Progress): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    dump.read += chunk.length;
    yield chunk;
  }
}

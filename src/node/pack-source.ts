import { constants as bufferConstants } from "node:buffer";
import { readFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { constants, gunzip, gzipSync } from "node:zlib";
import { ProblemError } from "../contract/problem.ts";
import type { PackFile } from "../datasets/mapped/pack-file.ts";
import { expandedLength, extraBytes, isCompressed, type PackBytes } from "../datasets/pack/expand-pack.ts";
import { invalidPack } from "../datasets/pack/pack-format.ts";
import { unreadable } from "./file-fault.ts";

/** The starter knowledge base of the package. */
export const starter: URL = new URL("../../data/public/starter.kb", import.meta.url);

/** Opens a pack file that is read on demand. @throws ProblemError `dataset_unavailable` */
export async function openPackFile(location: string | URL): Promise<PackFile> {
  return (await import("./pack-on-disk.ts")).openPackFile(location);
}

const readAtOnce = 16 * 2 ** 20;

/** The starter, when it is being unpacked for a call of `readPack` to come. */
let ahead: Promise<PackBytes> | undefined;

/**
 * Begins to unpack the starter in a thread of its own, so that it is there when the caller has loaded what opens
 * it. It is read at once, as nothing continues in another thread before the caller has let go of this one.
 */
export function readAhead(): void {
  ahead = readStarter();
  // Reported by whoever asks for it.
  ahead.catch(() => {});
}

async function readStarter(): Promise<PackBytes> {
  const path = fileURLToPath(starter);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw unreadable(path, cause, "dataset_unavailable");
  }
  return unpacked(bytes);
}

/**
 * The bytes of a pack from a file or a URL, in memory that workers can share.
 *
 * @throws ProblemError `dataset_unavailable` when it cannot be read
 */
export async function readPack(location: string | URL): Promise<PackBytes> {
  if (location === starter && ahead) {
    const begun = ahead;
    ahead = undefined;
    return begun;
  }
  return unpacked(await readBytes(location));
}

async function unpacked(packed: Uint8Array | SharedArrayBuffer): Promise<PackBytes> {
  if (!isCompressed(packed)) return { bytes: packed, checked: false };
  try {
    const bytes = ArrayBuffer.isView(packed) ? packed : new Uint8Array(packed);
    const length = await lengthOf(bytes);
    // In a thread of its own: what is imported meanwhile does not wait. With room to spare it is one piece of work.
    const chunkSize = Math.max(unpackedSize(bytes) + 1, 1024);
    return { bytes: await promisify(gunzip)(bytes, { chunkSize, maxOutputLength: length }), checked: true };
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    if ((cause as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw extraBytes();
    throw invalidPack("the gzip data are damaged or truncated", cause);
  }
}

/** The parts of a pack as one gzip file. */
export function compressed(parts: readonly Uint8Array[]): Uint8Array[] {
  return [gzipSync(Buffer.concat(parts), { level: 9 })];
}

/**
 * The length in the header of a compressed pack: 14 MB of other gzip data may expand to gigabytes.
 *
 * @throws ProblemError `invalid_pack` when it does not begin as a pack does, or says that it is far longer
 */
async function lengthOf(bytes: Uint8Array): Promise<number> {
  const head = await promisify(gunzip)(bytes.subarray(0, 1024), { finishFlush: constants.Z_SYNC_FLUSH });
  return Math.min(expandedLength(head, bytes.length), bufferConstants.MAX_LENGTH);
}

/** The length that a gzip file states at its end, as far as it can be believed. */
function unpackedSize(bytes: Uint8Array): number {
  const end = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4, 4);
  return Math.min(end.getUint32(0, true), bytes.length * 16);
}

async function readBytes(location: string | URL): Promise<Uint8Array | SharedArrayBuffer> {
  const url = location instanceof URL ? location : undefined;
  if (url ? url.protocol !== "file:" : /^https?:\/\//i.test(String(location)))
    return fetched(String(location));
  const path = url ? fileURLToPath(url) : String(location);
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const bytes = new SharedArrayBuffer(size);
      // Parts are read side by side: most of the time goes into copying, which several threads share.
      const parts = Array.from({ length: Math.ceil(size / readAtOnce) }, (_, i) => {
        const from = i * readAtOnce;
        return { from, bytes: new Uint8Array(bytes, from, Math.min(readAtOnce, size - from)) };
      });
      const lengths = await Promise.all(parts.map((part) => readPart(file, part.bytes, part.from)));
      // A file that became shorter meanwhile: up to its first gap.
      const short = lengths.findIndex((length, i) => length < parts[i]!.bytes.length);
      return short < 0 ? bytes : new Uint8Array(bytes, 0, parts[short]!.from + lengths[short]!);
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw unreadable(path, cause, "dataset_unavailable");
  }
}

/** Reads a part of a file; returns its length, which is less than asked for at the end of the file. */
async function readPart(file: FileHandle, part: Uint8Array, from: number): Promise<number> {
  let at = 0;
  while (at < part.length) {
    const { bytesRead } = await file.read(part, at, part.length - at, from + at);
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return at;
}

async function fetched(url: string): Promise<Uint8Array> {
  const { fetchBytes } = await import("../datasets/pack/fetch-pack.ts");
  return fetchBytes(url);
}

import { crc32c, masked } from "./crc32c.ts";

/** A log of LevelDB is cut into blocks of this many bytes; a record is whole or in parts, none over a block's end. */
const blockSize = 32 * 1024;
/** Checksum, length, type. */
const headSize = 7;
const [full, first, middle, last] = [1, 2, 3, 4];

/** What a log holds: its records, and whether its end is torn off, as a process that is killed leaves it. */
export interface LogContent {
  readonly records: readonly Uint8Array[];
  readonly isTorn: boolean;
}

/** A log whose bytes are not those that were written. */
export class DamagedLog extends Error {
  override readonly name = "DamagedLog";
}

/**
 * Reads a log (https://github.com/google/leveldb/blob/main/doc/log_format.md) and looks at every checksum, which LevelDB
 * skips: it leaves out what it cannot read, without a word.
 *
 * @param options `isTolerant`: gives what comes before the damage instead of an error
 * @throws DamagedLog with the place
 */
export function readLog(bytes: Uint8Array, { isTolerant = false } = {}): LogContent {
  const records: Uint8Array[] = [];
  try {
    return { records, isTorn: readInto(records, bytes) };
  } catch (error) {
    if (!isTolerant || !(error instanceof DamagedLog)) throw error;
    return { records, isTorn: true };
  }
}

/** @returns whether the end is torn off */
function readInto(records: Uint8Array[], bytes: Uint8Array): boolean {
  let parts: Uint8Array[] | undefined;
  let at = 0;
  while (at < bytes.length) {
    const left = blockSize - (at % blockSize);
    if (left < headSize) {
      at += left;
      continue;
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, Math.min(left, bytes.length - at));
    if (view.byteLength < headSize) return true;
    const length = view.getUint16(4, true);
    const type = view.getUint8(6);
    // LevelDB may have reserved the room with zeros.
    if (type === 0 && length === 0) {
      at += left;
      continue;
    }
    if (headSize + length > left) throw new DamagedLog(`byte ${at}: a record is longer than its block`);
    if (at + headSize + length > bytes.length) return true;
    if (view.getUint32(0, true) !== masked(crc32c(bytes.subarray(at + 6, at + headSize + length))))
      throw new DamagedLog(`byte ${at}: the checksum of a record is wrong`);
    parts = joined(records, parts, type, bytes.subarray(at + headSize, at + headSize + length), at);
    at += headSize + length;
  }
  return parts !== undefined;
}

/** Adds a record, or a part to the parts of one. @returns the parts of a record that continues */
function joined(
  records: Uint8Array[],
  parts: Uint8Array[] | undefined,
  type: number,
  body: Uint8Array,
  at: number,
): Uint8Array[] | undefined {
  if (type === full || type === first) {
    if (parts) throw new DamagedLog(`byte ${at}: a record begins within another`);
    if (type === first) return [body];
    records.push(body);
    return undefined;
  }
  if (type !== middle && type !== last)
    throw new DamagedLog(`byte ${at}: a record has the unknown type ${type}`);
  if (!parts) throw new DamagedLog(`byte ${at}: the beginning of a record is missing`);
  parts.push(body);
  if (type === middle) return parts;
  records.push(Buffer.concat(parts));
  return undefined;
}

import { DamagedLog, readLog } from "./log-file.ts";

/** Which files a LevelDB consists of, as its manifest says. */
export interface Manifest {
  /** Tables by number, with their sizes in bytes. */
  readonly tables: ReadonlyMap<number, number>;
  /** Logs of this number and later ones are not in tables yet. */
  readonly logNumber: number;
}

/** Tags of an edit (db/version_edit.cc). */
const tags = {
  comparator: 1,
  logNumber: 2,
  nextFile: 3,
  lastSequence: 4,
  compactPointer: 5,
  deletedFile: 6,
  newFile: 7,
  previousLog: 9,
} as const;

/** @throws DamagedLog when the manifest is not as it was written */
export function readManifest(bytes: Uint8Array): Manifest {
  const tables = new Map<number, number>();
  let logNumber = 0;
  const { records } = readLog(bytes);
  if (records.length === 0) throw new DamagedLog("it has no whole record");
  for (const record of records) {
    const reader = new Varints(record);
    while (!reader.isDone) {
      const tag = reader.number();
      if (tag === tags.comparator) reader.skipBytes();
      else if (tag === tags.logNumber) logNumber = reader.number();
      else if (tag === tags.nextFile || tag === tags.lastSequence || tag === tags.previousLog)
        reader.number();
      else if (tag === tags.compactPointer) {
        reader.number();
        reader.skipBytes();
      } else if (tag === tags.deletedFile) {
        reader.number();
        tables.delete(reader.number());
      } else if (tag === tags.newFile) {
        reader.number();
        const number = reader.number();
        tables.set(number, reader.number());
        reader.skipBytes();
        reader.skipBytes();
      } else throw new DamagedLog(`an edit has the unknown tag ${tag}`);
    }
  }
  return { tables, logNumber };
}

/** Reads numbers of variable length, seven bits a byte. */
export class Varints {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isDone(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** A number below 2^53: sequence numbers have 56 bits, but a real store never reaches 2^53. */
  number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new DamagedLog("a number has no end");
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  /** A length and as many bytes. */
  bytes(): Uint8Array {
    return this.take(this.number());
  }

  skipBytes(): void {
    this.bytes();
  }

  /** Reads this many bytes. */
  take(length: number): Uint8Array {
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    if (bytes.length < length) throw new DamagedLog("an entry has no end");
    this.#at += length;
    return bytes;
  }

  /** What is left. */
  rest(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }
}

import { DamagedLog, readLog } from "./log-file.ts";
import { Varints } from "./manifest.ts";
import { blocksOf } from "./table-file.ts";

/** One version of a key in a file. */
export interface Entry {
  readonly key: string;
  /** Versions of a key are ordered by it; the highest counts. */
  readonly sequence: number;
  /** Undefined if the key was deleted. */
  readonly value: Uint8Array | undefined;
}

const decoder = new TextDecoder();
const [deletion] = [0];

/** The entries of all blocks of a table that can be read. */
export function* entriesOfTable(table: Uint8Array): Generator<Entry> {
  for (const block of blocksOf(table)) {
    try {
      yield* entriesOfBlock(block);
    } catch (error) {
      if (!(error instanceof DamagedLog || error instanceof RangeError)) throw error;
    }
  }
}

/** Keys share their beginning with the one before; each ends in eight bytes of sequence and kind. */
function* entriesOfBlock(block: Uint8Array): Generator<Entry> {
  const restarts = new DataView(block.buffer, block.byteOffset + block.length - 4).getUint32(0, true);
  const numbers = new Varints(block.subarray(0, block.length - 4 * (restarts + 1)));
  let last = new Uint8Array();
  while (!numbers.isDone) {
    const shared = numbers.number();
    const unshared = numbers.number();
    const valueSize = numbers.number();
    const key = new Uint8Array(shared + unshared);
    key.set(last.subarray(0, shared));
    key.set(numbers.take(unshared), shared);
    last = key;
    const value = numbers.take(valueSize);
    const tail = new DataView(key.buffer, key.length - 8);
    // Kind in the lowest byte, sequence in the seven above it.
    const kind = tail.getUint8(0);
    const sequence = Number(tail.getBigUint64(0, true) >> 8n);
    yield {
      key: decoder.decode(key.subarray(0, key.length - 8)),
      sequence,
      value: kind === deletion ? undefined : value,
    };
  }
}

/** The entries of a log, up to where it is damaged. */
export function* entriesOfLog(bytes: Uint8Array): Generator<Entry> {
  for (const batch of readLog(bytes, { isTolerant: true }).records) {
    const view = new DataView(batch.buffer, batch.byteOffset);
    const first = Number(view.getBigUint64(0, true));
    const count = view.getUint32(8, true);
    const numbers = new Varints(batch.subarray(12));
    for (let i = 0; i < count; i++) {
      const [kind] = numbers.take(1);
      const key = decoder.decode(numbers.bytes());
      const value = kind === deletion ? undefined : numbers.bytes();
      yield { key, sequence: first + i, value };
    }
  }
}

import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { EntityBatch } from "../datasets/build/entity-batch.ts";
import type { BlockReading } from "../datasets/build/wikidata.ts";
import type { BlockTask } from "./dump-worker.ts";

/** Blocks that wait or are read, for each thread: enough to keep it busy, few enough for flat memory. */
const ahead = 3;

/** Memory of a block and of its batch, shared with the threads and used again: nothing is copied back or freed. */
interface Memory {
  readonly block: SharedArrayBuffer;
  readonly batch: SharedArrayBuffer;
}

/** Reads the blocks of a dump in threads; their batches come in the order of the blocks. */
export function readInThreads(threads: number): BlockReading {
  return async function* (blocks, rules) {
    const pool = new Piscina<BlockTask, EntityBatch>({
      filename: fileURLToPath(new URL("../node/dump-worker.js", import.meta.url)),
      workerData: rules,
      minThreads: threads,
      maxThreads: threads,
      idleTimeout: Infinity,
    });
    const free: Memory[] = [];
    const waiting: { readonly block: SharedArrayBuffer; readonly batch: Promise<EntityBatch> }[] = [];
    async function* oldest() {
      const { block, batch } = waiting.shift()!;
      const done = await batch;
      yield done;
      free.push({ block, batch: done.records.buffer as SharedArrayBuffer });
    }
    try {
      for await (const block of blocks) {
        const memory = free.pop() ?? { block: new SharedArrayBuffer(0), batch: new SharedArrayBuffer(0) };
        const shared = placed(block, memory.block);
        const batch = pool.run({ block: shared, memory: memory.batch });
        // Its failure is thrown where it is awaited; until then it must not be an unhandled rejection.
        batch.catch(() => {});
        waiting.push({ block: shared.buffer, batch });
        if (waiting.length >= threads * ahead) yield* oldest();
      }
      while (waiting.length > 0) yield* oldest();
    } finally {
      // If a build ends early, the remaining batches are not read; stopping a busy thread must not count as an error.
      await Promise.allSettled(waiting.map(({ batch }) => batch));
      await pool.destroy();
    }
  };
}

/** A copy of a block in shared memory: in the one that is given where it has room. */
function placed(block: Uint8Array, memory: SharedArrayBuffer): Uint8Array<SharedArrayBuffer> {
  // Where both begin at the same place of a machine word, bytes are copied by words: ten times as fast.
  const at = block.byteOffset % 8;
  const size = at + block.length;
  const room = size <= memory.byteLength ? memory : new SharedArrayBuffer(size + (size >> 2));
  const shared = new Uint8Array(room, at, block.length);
  shared.set(block);
  return shared;
}

import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { EntityBatch } from "../datasets/build/entity-batch.ts";
import type { BlockReading } from "../datasets/build/wikidata.ts";

/** Blocks that wait or are read, for each thread: enough to keep it busy, few enough for flat memory. */
const ahead = 3;

/** Reads the blocks of a dump in threads; their batches come in the order of the blocks. */
export function readInThreads(threads: number): BlockReading {
  return async function* (blocks, rules) {
    const pool = new Piscina<Uint8Array, EntityBatch>({
      filename: fileURLToPath(new URL("../node/dump-worker.js", import.meta.url)),
      workerData: rules,
      minThreads: threads,
      maxThreads: threads,
      idleTimeout: Infinity,
    });
    const waiting: Promise<EntityBatch>[] = [];
    try {
      for await (const block of blocks) {
        waiting.push(pool.run(block, { transferList: [block.buffer] }));
        if (waiting.length >= threads * ahead) yield await waiting.shift()!;
      }
      while (waiting.length > 0) yield await waiting.shift()!;
    } finally {
      // Of a build that ends early nobody takes the rest; a thread that is stopped at work would be a fault.
      await Promise.allSettled(waiting);
      await pool.destroy();
    }
  };
}

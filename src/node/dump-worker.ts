import { workerData } from "piscina";
import type { EntityBatch } from "../datasets/build/entity-batch.ts";
import { WikidataReader, type WikidataRules } from "../datasets/build/wikidata-reader.ts";

/** A block of lines, and memory for the batch that is made of it; both are shared with the main thread. */
export interface BlockTask {
  readonly block: Uint8Array;
  readonly memory: SharedArrayBuffer;
}

/** The thread that makes batches of blocks of lines of a dump. */

const reader = new WikidataReader(workerData as WikidataRules);

/** The batch; its arrays lie in the memory of the task, or in larger memory that takes its place. */
export default function read({ block, memory }: BlockTask): EntityBatch {
  return reader.read(block, (bytes) =>
    bytes <= memory.byteLength ? memory : new SharedArrayBuffer(bytes + (bytes >> 2)),
  );
}

import { move, transferableSymbol, valueSymbol, workerData } from "piscina";
import { buffersOf } from "../datasets/build/entity-batch.ts";
import { WikidataReader, type WikidataRules } from "../datasets/build/wikidata-reader.ts";

/** The thread that makes batches of blocks of lines of a dump. */

const reader = new WikidataReader(workerData as WikidataRules);

export default function read(block: Uint8Array): unknown {
  const batch = reader.read(block);
  // Handed over, not copied.
  return move({ [transferableSymbol]: buffersOf(batch), [valueSymbol]: batch } as never);
}

import { availableParallelism } from "node:os";

/**
 * Threads for each processor at most: they only compute, so more of them give no more answers. 64 on two processors take
 * 30 s to start and 1.4 GB, and 300 do not start within two minutes.
 */
const mostPerProcessor = 4;

/** As many threads as were asked for, up to what the machine has a use for. */
export function boundedThreads(asked: number): number {
  return Math.min(asked, mostPerProcessor * availableParallelism());
}

import { ProblemError } from "../contract/problem.ts";
import type { Oxigraph } from "./oxigraph-once.ts";

/**
 * One start of Oxigraph. A trap of WebAssembly (a stack that overflows, memory that ends) leaves its memory in a state
 * that is unknown, so everything in it is discarded.
 */
export interface Engine {
  readonly module: Oxigraph;
  /** It trapped: whatever it held is gone. */
  broken: boolean;
}

let current: Promise<Engine> | undefined;

/**
 * The engine that runs; a fresh one after a trap.
 *
 * @throws ProblemError `dataset_unavailable` where it cannot be started again
 */
export function startEngine(): Promise<Engine> {
  // Loaded when first needed: anyone who only writes graphs starts no engine.
  current ??= import("#oxigraph").then(async ({ startOxigraph }) => ({
    module: (await startOxigraph()) as Oxigraph,
    broken: false,
  }));
  return current.catch((cause: unknown) => {
    current = undefined;
    throw new ProblemError("dataset_unavailable", {
      detail: `the RDF engine has stopped: ${cause instanceof Error ? cause.message : cause}`,
      cause,
    });
  });
}

/** Thrown instead of a trap, when the engine that trapped is given up. */
export class EngineTrap extends Error {
  override readonly name = "EngineTrap";
}

/** Runs a task of the engine. @throws EngineTrap when it traps; after that the engine is of no use */
export function inEngine<T>(engine: Engine, task: () => T): T {
  if (engine.broken) throw new EngineTrap("the engine has stopped");
  try {
    return task();
  } catch (cause) {
    // V8 tells of a stack that overflows within WebAssembly as it does of any other.
    if (!(cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError)) throw cause;
    engine.broken = true;
    current = undefined;
    throw new EngineTrap(cause.message, { cause });
  }
}

import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { ProblemError, type Resolver } from "../contract/index.ts";
import { raiseOnAbort } from "./abort-flag.ts";
import type { WorkerAnswer, WorkerSetup, WorkerTask } from "./worker-task.ts";

/** A resolver whose work is done in threads. */
export interface WorkerResolver extends Resolver, AsyncDisposable {
  readonly workers: number;
  /** Finishes what runs, then ends the threads. */
  close(): Promise<void>;
}

/**
 * Starts threads that each open a resolver, and shares the calls among them, so that the calling thread's event
 * loop stays free. A call that is aborted stops at the resolver's next look at its signal.
 *
 * @param workers number of threads
 * @throws ProblemError what `openResolver` throws in the threads
 */
export async function startWorkers(setup: WorkerSetup, workers: number): Promise<WorkerResolver> {
  const pool = new Piscina<WorkerTask, WorkerAnswer>({
    filename: fileURLToPath(new URL("../node/resolve-worker.js", import.meta.url)),
    workerData: setup,
    minThreads: workers,
    maxThreads: workers,
    idleTimeout: Infinity,
    // The synchronous wait would keep a thread from finishing what its resolver does asynchronously.
    atomics: "async",
  });
  const close = () => pool.close();
  try {
    await Promise.all(Array.from({ length: workers }, async () => orThrow(await pool.run("ready"))));
  } catch (error) {
    await pool.destroy();
    throw error;
  }
  return {
    workers,
    close,
    [Symbol.asyncDispose]: close,
    async resolve(request, { signal } = {}) {
      signal?.throwIfAborted();
      const abort = signal && raiseOnAbort(signal);
      try {
        const given = orThrow(await pool.run({ request, flag: abort?.flag }));
        if ("answer" in given) return given.answer;
        throw new Error("a thread answered another question");
      } catch (error) {
        throw signal?.aborted ? signal.reason : error;
      } finally {
        abort?.drop();
      }
    },
  };
}

function orThrow(given: WorkerAnswer): Exclude<WorkerAnswer, { problem: unknown }> {
  if (!("problem" in given)) return given;
  const { code, detail, instance, errors } = given.problem;
  throw new ProblemError(code, { detail, instance, errors, retryAfter: given.retryAfter });
}

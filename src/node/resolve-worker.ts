import { workerData } from "piscina";
import { ProblemError, type Resolver } from "../contract/index.ts";
import { flagSignal } from "./abort-flag.ts";
import type { WorkerAnswer, WorkerSetup, WorkerTask } from "./worker-task.ts";

/** The thread that computes: opens its resolver once, then answers one task after the other. */

// Kept, not thrown: a thread that fails while it loads would be started again and again.
const opened: Promise<Resolver | { failure: unknown }> = open().catch((failure: unknown) => ({ failure }));

async function open(): Promise<Resolver> {
  const { module, settings } = workerData as WorkerSetup;
  const { openResolver } = (await import(module)) as { openResolver(settings: unknown): Promise<Resolver> };
  return openResolver(settings);
}

export default async function answer(task: WorkerTask): Promise<WorkerAnswer> {
  try {
    const resolver = await opened;
    if ("failure" in resolver) throw resolver.failure;
    if (task === "ready") return { ready: true };
    return { answer: await resolver.resolve(task.request, { signal: flagSignal(task.flag) }) };
  } catch (error) {
    // An error of ours would lose its class between threads, so its document goes instead.
    if (!(error instanceof ProblemError)) throw error;
    return { problem: error.document, retryAfter: error.retryAfter };
  }
}

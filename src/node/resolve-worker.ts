import { parentPort, workerData } from "node:worker_threads";
import { ProblemError, type Resolver } from "../contract/index.ts";
import { flagSignal } from "./abort-flag.ts";
import {
  jsonAnswerOf,
  type ThreadAnswer,
  type ThreadData,
  type ThreadInput,
  type ThreadOutput,
} from "./worker-task.ts";

/** The thread that computes: opens its resolver once, then answers one run of requests after the other. */

/** A resolver of a thread, which may take news, such as changes of a graph. */
interface ThreadResolver extends Resolver {
  follow?(news: unknown): Promise<void> | void;
}

const { setup, progress } = workerData as ThreadData;
const done = new Int32Array(progress);
const say = (output: ThreadOutput) => parentPort?.postMessage(output);

let last: Promise<void> = open().then(
  (resolver) => {
    // One message after the other: news count for what comes after them.
    parentPort?.on("message", (input: ThreadInput) => {
      last = last.then(() => take(resolver, input));
    });
    say({ ready: true });
  },
  (error: unknown) => say({ failure: failureOf(error) }),
);

async function open(): Promise<ThreadResolver> {
  const { openResolver } = (await import(setup.module)) as {
    openResolver(settings: unknown): Promise<ThreadResolver>;
  };
  return openResolver(setup.settings);
}

async function take(resolver: ThreadResolver, input: ThreadInput): Promise<void> {
  if ("news" in input) {
    await resolver.follow?.(input.news);
    return;
  }
  const signal = flagSignal(input.flag);
  const answers: ThreadAnswer[] = [];
  for (const request of input.requests) {
    Atomics.store(done, 0, answers.length);
    answers.push(
      await resolver.resolve(request, { signal }).then(
        (answer) => ({ answer: input.asJson ? jsonAnswerOf(answer) : JSON.stringify(answer) }),
        (error: unknown) => failureOf(error),
      ),
    );
    // The answers after a failure or an abort are not used.
    if (!("answer" in answers.at(-1)!)) break;
  }
  say({ answers });
}

/** An internal error would lose its class between threads, so its document goes instead. */
function failureOf(error: unknown): ThreadAnswer {
  if (error instanceof ProblemError) return { problem: error.document, retryAfter: error.retryAfter };
  return { error: error instanceof Error ? error : new Error(String(error)) };
}

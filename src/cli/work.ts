import { availableParallelism } from "node:os";
import { type Command, Option } from "commander";
import { createLog, type LogLevel, logLevels } from "../node/log.ts";
import { type LinkedFlags, threadsFor } from "./linked-resolver.ts";
import { wholeNumber } from "./numbers.ts";
import { engineOf, type QueueFlags, withQueueOptions } from "./queue-options.ts";

interface Options extends LinkedFlags, QueueFlags {
  readonly workers: number;
  readonly tries: number;
  readonly stalledAfter: number;
  readonly to?: string;
  readonly log: LogLevel;
}

/** Documents that a process takes for each thread: one is computed, one waits. */
const takenPerThread = 2;

export function registerWork(program: Command): void {
  const command = program
    .command("work")
    .description("answer the documents of a queue in Redis, together with other processes and machines")
    .option(
      "-w, --workers <number>",
      "threads that resolve, at most four for each processor",
      wholeNumber(1, 1_024),
      availableParallelism(),
    )
    .option(
      "--tries <number>",
      "attempts at a document before it becomes a dead letter, including those in which the process died",
      wholeNumber(1, 1_000),
      3,
    )
    .option(
      "--stalled-after <seconds>",
      "without a sign of life from a process, after which others take over its documents",
      wholeNumber(1, 3_600),
      30,
    )
    .option("--to <queue>", "another queue of this Redis that gets each answer as a job")
    .addOption(new Option("--log <level>", "what is logged").choices([...logLevels]).default("info"));
  withQueueOptions(command)
    .addHelpText("after", "\nExample:\n  referent work --redis redis://127.0.0.1:6379 --kb wikidata.kb")
    .action(work);
}

async function work(options: Options): Promise<void> {
  const { redis, queue, tries, to } = options;
  const log = await createLog(options.log);
  const [{ startQueueWorker }, engine] = await Promise.all([import("../queue/work.ts"), engineOf(options)]);
  const resolver = await threadsFor(options, options.workers, (sentence) => log.warn({}, sentence));
  const { workers } = resolver;
  const worker = await startQueueWorker({
    redis,
    queue,
    engine,
    resolver,
    concurrency: workers * takenPerThread,
    tries,
    stalledMs: options.stalledAfter * 1_000,
    to,
    onEvent: ({ kind, ...about }) => (kind === "answered" ? log.debug(about, kind) : log.warn(about, kind)),
    onLost: (reason) => log.warn({ reason }, "redis"),
  }).catch(async (error: unknown) => {
    await resolver.close();
    throw error;
  });
  log.info({ engine, workers }, "at work");
  await signalled((signal) => log.info({ signal }, "closing"));
  await worker.close();
  await resolver.close();
  // BullMQ keeps trying to reach a Redis that takes connections and answers nothing.
  process.exit();
}

/** Runs until the first signal, which lets started documents finish; the second signal does not wait. */
function signalled(tell: (signal: string) => void): Promise<void> {
  return new Promise((done) => {
    let closing = false;
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.on(signal, () => {
        if (closing) process.exit(1);
        closing = true;
        tell(signal);
        done();
      });
  });
}

import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { ThreadAnswer, ThreadInput, ThreadOutput, WorkerSetup } from "./worker-task.ts";

/** What becomes of a thread; each is told at most once, and nothing after `onEnd`. */
export interface ThreadEvents {
  onReady(thread: ResolverThread): void;
  /** @param failure why its resolver could not be opened, or why it died */
  onEnd(thread: ResolverThread, failure: ThreadAnswer): void;
}

/** Requests that a thread answers, and who waits for the answers. */
export interface Run {
  readonly input: Extract<ThreadInput, { requests: unknown }>;
  /** Called once, with all answers, or those up to a failure. */
  done(answers: readonly ThreadAnswer[]): void;
}

/** A thread with a resolver. It is ended as a whole: nothing else stops a computation that does not look up. */
export class ResolverThread {
  readonly #worker: Worker;
  readonly #events: ThreadEvents;
  readonly #progress = new Int32Array(new SharedArrayBuffer(4));
  #run: Run | undefined;
  #ended = false;
  /** When the request that is computed began, as far as it was looked at. */
  #since = { index: 0, active: 0, cpu: 0 };

  constructor(setup: WorkerSetup, events: ThreadEvents) {
    this.#events = events;
    const module = new URL("./resolve-worker.js", import.meta.url);
    // A process that is itself a text (`--input-type`) starts no file. The options are inherited and never named: Node
    // leaves out what belongs to the whole process (`--max-old-space-size`), and refuses it when it is named.
    const asText = process.execArgv.some((option) => option.startsWith("--input-type"));
    this.#worker = new Worker(asText ? `import(${JSON.stringify(module.href)})` : fileURLToPath(module), {
      eval: asText,
      workerData: { setup, progress: this.#progress.buffer },
    });
    this.#worker.on("message", (output: ThreadOutput) => this.#hear(output));
    this.#worker.on("error", (error) => this.#end({ error }));
    this.#worker.on("exit", (code) => this.#end({ error: new Error(`the thread ended with code ${code}`) }));
  }

  /** The run that is computed. */
  get run(): Run | undefined {
    return this.#run;
  }

  /** Which request of the run is computed: all before it are answered. */
  get index(): number {
    return Atomics.load(this.#progress, 0);
  }

  start(run: Run): void {
    Atomics.store(this.#progress, 0, 0);
    this.#since = { index: 0, ...this.#clocks() };
    // Sent first: what cannot be sent leaves the thread as it was.
    this.tell(run.input);
    this.#run = run;
    this.#worker.ref();
  }

  tell(input: ThreadInput): void {
    this.#worker.postMessage(input);
  }

  /**
   * Milliseconds of processor time that the request which is computed took at most: those in which the thread was
   * busy, and no more than the whole process had a processor.
   */
  used(): number {
    const { active, cpu } = this.#clocks();
    const { index } = this;
    if (index !== this.#since.index) this.#since = { index, active, cpu };
    return Math.min(active - this.#since.active, cpu - this.#since.cpu);
  }

  #clocks(): { active: number; cpu: number } {
    const { user, system } = process.cpuUsage();
    return { active: this.#worker.performance.eventLoopUtilization().active, cpu: (user + system) / 1_000 };
  }

  /** Ends the thread wherever it is. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#worker.terminate();
  }

  #hear(output: ThreadOutput): void {
    if (this.#ended) return;
    if ("failure" in output) return void this.#end(output.failure);
    // An idle thread does not keep the process from ending.
    this.#worker.unref();
    if ("ready" in output) return void this.#events.onReady(this);
    const run = this.#run;
    this.#run = undefined;
    run?.done(output.answers);
  }

  #end(failure: ThreadAnswer): void {
    if (this.#ended) return;
    this.#ended = true;
    void this.#worker.terminate();
    this.#events.onEnd(this, failure);
  }
}

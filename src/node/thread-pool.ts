import { ProblemError, type ResolveRequest, type ResolveResponse } from "../contract/index.ts";
import { raiseOnAbort } from "./abort-flag.ts";
import { ResolverThread, type Run } from "./resolver-thread.ts";
import type { JsonAnswer, ThreadAnswer, WorkerSetup } from "./worker-task.ts";

export interface PoolOptions {
  /** Number of threads. */
  readonly threads: number;
  /** Milliseconds of processor time that one request may take. */
  readonly callMs: number;
}

/** The answers to requests, up to the first that failed. */
export interface RunResult<Answer = ResolveResponse> {
  readonly answers: readonly Answer[];
  /** What the request after the last answer threw. */
  readonly failure?: { readonly error: unknown };
}

/** How often threads at work are looked at; a call that is over its time is ended within this much. */
const watchMs = 100;

/** Processor time that an aborted call has to notice it. */
const abortMs = 1_000;

/** Milliseconds until a thread that could not be started is tried again: doubled each time, up to the second. */
const pauses = { first: 500, longest: 30_000 };

/** A run that waits for a thread, or is computed by one. */
interface Job extends Run {
  aborted: boolean;
  /** @param index of the request that was computed */
  fail(failure: ThreadAnswer, index: number): void;
}

/**
 * Threads that each have a resolver, and a queue of runs for them. A watch ends a call that is over its processor time
 * together with its thread; such a thread, and one that dies, is replaced at once, while the others answer.
 */
export class ThreadPool {
  readonly #setup: () => Promise<WorkerSetup>;
  readonly #options: PoolOptions;
  readonly #idle = new Set<ResolverThread>();
  readonly #busy = new Map<ResolverThread, Job>();
  readonly #starting = new Set<ResolverThread>();
  readonly #waiting = new Set<Job>();
  /** News for each thread whose setup is on its way. */
  readonly #untold = new Set<unknown[]>();
  readonly #restarts = new Set<NodeJS.Timeout>();
  #watch: NodeJS.Timeout | undefined;
  #pause = 0;
  #opened: { resolve(): void; reject(error: unknown): void } | undefined;
  #drained: (() => void) | undefined;
  #closed = false;

  private constructor(setup: () => Promise<WorkerSetup>, options: PoolOptions) {
    this.#setup = setup;
    this.#options = options;
  }

  /**
   * Starts the threads.
   *
   * @param setup what a thread is started with, at the moment in which it is started
   * @throws what `openResolver` throws in the first that fails
   */
  static async start(setup: () => Promise<WorkerSetup>, options: PoolOptions): Promise<ThreadPool> {
    const pool = new ThreadPool(setup, options);
    const opened = new Promise<void>((resolve, reject) => {
      pool.#opened = { resolve, reject };
    });
    for (let i = 0; i < options.threads; i++) void pool.#startThread();
    try {
      await opened;
    } catch (error) {
      await pool.#endAll();
      throw error;
    }
    return pool;
  }

  /**
   * Answers requests one after the other in one thread. A call that is over its time, or whose thread died, fails with
   * `overloaded`; an aborted one with the signal's reason, at once.
   */
  run(requests: readonly ResolveRequest[], signal: AbortSignal | undefined): Promise<RunResult> {
    return this.#run(requests, signal, false) as Promise<RunResult>;
  }

  /** Like `run`, with answers that are JSON already. */
  runToJson(
    requests: readonly ResolveRequest[],
    signal: AbortSignal | undefined,
  ): Promise<RunResult<JsonAnswer>> {
    return this.#run(requests, signal, true) as Promise<RunResult<JsonAnswer>>;
  }

  #run(
    requests: readonly ResolveRequest[],
    signal: AbortSignal | undefined,
    asJson: boolean,
  ): Promise<RunResult<ResolveResponse | JsonAnswer>> {
    if (signal?.aborted) return Promise.resolve({ answers: [], failure: { error: signal.reason } });
    if (!this.#closed) return this.#enqueue(requests, signal, asJson);
    return Promise.resolve({ answers: [], failure: { error: closedError() } });
  }

  #enqueue(
    requests: readonly ResolveRequest[],
    signal: AbortSignal | undefined,
    asJson: boolean,
  ): Promise<RunResult<ResolveResponse | JsonAnswer>> {
    const abort = signal && raiseOnAbort(signal);
    return new Promise((resolve) => {
      const settle = (result: RunResult<ResolveResponse | JsonAnswer>) => {
        abort?.drop();
        signal?.removeEventListener("abort", leave);
        resolve(result);
      };
      const job: Job = {
        input: { requests, flag: abort?.flag, asJson },
        aborted: false,
        done: (answers) => settle(resultOf(answers)),
        fail: (failure, index) => {
          const error = { error: errorOf(failure) };
          // The answers before it went with the thread.
          if (index === 0) settle({ answers: [], failure: error });
          else
            this.#enqueue(requests.slice(0, index), signal, asJson).then(({ answers, failure }) => {
              settle({ answers, failure: failure ?? error });
            });
        },
      };
      const leave = () => {
        job.aborted = true;
        this.#waiting.delete(job);
        settle({ answers: [], failure: { error: signal?.reason } });
      };
      signal?.addEventListener("abort", leave, { once: true });
      this.#waiting.add(job);
      this.#assign();
    });
  }

  /** Tells all threads what counts for the runs after it; threads that start later have it from their setup. */
  tell(news: unknown): void {
    for (const thread of this.#threads()) thread.tell({ news });
    for (const untold of this.#untold) untold.push(news);
  }

  /** Lets what runs and waits finish, then ends the threads. Called once. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#busy.size + this.#waiting.size > 0)
      await new Promise<void>((drained) => {
        this.#drained = drained;
      });
    await this.#endAll();
  }

  #threads(): ResolverThread[] {
    return [...this.#starting, ...this.#idle, ...this.#busy.keys()];
  }

  async #endAll(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#watch);
    for (const timer of this.#restarts) clearTimeout(timer);
    await Promise.all(this.#threads().map((thread) => thread.end()));
  }

  async #startThread(): Promise<void> {
    const untold: unknown[] = [];
    this.#untold.add(untold);
    try {
      const setup = await this.#setup();
      if (this.#closed && this.#waiting.size + this.#busy.size === 0) return;
      const thread = this.#threadWith(setup);
      this.#starting.add(thread);
      for (const news of untold) thread.tell({ news });
    } catch (error) {
      this.#notStarted(failureOf(error));
    } finally {
      this.#untold.delete(untold);
    }
  }

  /** @throws what the constructor of a thread throws: an option of the process that no thread may have, no memory */
  #threadWith(setup: WorkerSetup): ResolverThread {
    return new ResolverThread(setup, {
      onReady: (thread) => {
        this.#starting.delete(thread);
        this.#pause = 0;
        this.#idle.add(thread);
        if (this.#idle.size + this.#busy.size === this.#options.threads) this.#opened?.resolve();
        this.#assign();
      },
      onEnd: (thread, failure) => this.#lost(thread, failure),
    });
  }

  /** Hands waiting runs to idle threads. */
  #assign(): void {
    for (const job of this.#waiting) {
      const [thread] = this.#idle;
      if (thread === undefined) break;
      this.#waiting.delete(job);
      try {
        thread.start({
          input: job.input,
          done: (answers) => {
            this.#busy.delete(thread);
            this.#idle.add(thread);
            if (!job.aborted) job.done(answers);
            this.#assign();
          },
        });
      } catch (error) {
        // A function in a request, for instance, which no thread can be sent.
        job.fail({ error }, 0);
        continue;
      }
      this.#idle.delete(thread);
      this.#busy.set(thread, job);
    }
    if (this.#busy.size > 0) {
      this.#watch ??= setInterval(() => this.#look(), watchMs);
      return;
    }
    clearInterval(this.#watch);
    this.#watch = undefined;
    if (this.#waiting.size === 0) this.#drained?.();
  }

  /** Ends the calls that are over their time. */
  #look(): void {
    for (const [thread, job] of this.#busy) {
      const most = job.aborted ? Math.min(abortMs, this.#options.callMs) : this.#options.callMs;
      if (thread.used() <= most) continue;
      void thread.end();
      this.#lost(thread, overloaded(`the call took more than ${most} ms of processor time and was ended`));
    }
  }

  /** A thread is gone: so is its run, and another thread takes its place. */
  #lost(thread: ResolverThread, failure: ThreadAnswer): void {
    const job = this.#busy.get(thread);
    this.#idle.delete(thread);
    this.#busy.delete(thread);
    if (this.#starting.delete(thread)) this.#notStarted(failure);
    else void this.#startThread();
    if (job && !job.aborted)
      job.fail("problem" in failure ? failure : overloaded("the thread of the call died"), thread.index);
    this.#assign();
  }

  /** At the beginning it is a failure of the whole; later, with other threads at work, it is tried again. */
  #notStarted(failure: ThreadAnswer): void {
    this.#opened?.reject(errorOf(failure));
    this.#pause = Math.min(pauses.longest, this.#pause * 2 || pauses.first);
    const timer = setTimeout(() => {
      this.#restarts.delete(timer);
      void this.#startThread();
    }, this.#pause);
    this.#restarts.add(timer.unref());
    if (this.#threads().length > 0) return;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const job of waiting) job.fail(failure, 0);
    this.#assign();
  }
}

/** The answer to a call after the end. */
export function closedError(): ProblemError {
  return new ProblemError("resolver_unavailable", { detail: "the resolver was closed" });
}

function resultOf(given: readonly ThreadAnswer[]): RunResult<ResolveResponse | JsonAnswer> {
  const answers: (ResolveResponse | JsonAnswer)[] = [];
  for (const one of given) {
    if (!("answer" in one)) return { answers, failure: { error: errorOf(one) } };
    answers.push(typeof one.answer === "string" ? JSON.parse(one.answer) : one.answer);
  }
  return { answers };
}

function overloaded(detail: string): ThreadAnswer {
  return { problem: new ProblemError("overloaded", { detail }).document, retryAfter: 1 };
}

function failureOf(error: unknown): ThreadAnswer {
  if (!(error instanceof ProblemError)) return { error };
  return { problem: error.document, retryAfter: error.retryAfter };
}

function errorOf(failure: ThreadAnswer): unknown {
  if ("problem" in failure) {
    const { code, detail, instance, errors } = failure.problem;
    return new ProblemError(code, { detail, instance, errors, retryAfter: failure.retryAfter });
  }
  return "error" in failure ? failure.error : new Error("a thread answered another question");
}

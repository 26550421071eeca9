import type { ResolveRequest } from "../contract/index.ts";

/**
 * Requests that go to a thread together. A thread that is done waits until the calling thread has a processor and hands
 * it the next: behind 32 texts of 300 characters, 15 ms, two threads on two processors lost 4 to 8 % of their time so,
 * behind 128 it is 1 to 2 %. More would make the threads end less together.
 */
const most = { requests: 128, units: 131_072 };

/** The part of it that each thread has first; it is doubled for the next ones, so that few requests are shared as well. */
const firstPart = 1 / 16;

/** Batches that wait or are computed, for each thread: a thread that is done has the next at once. */
const ahead = 2;

/** The answers to a batch, up to the first that failed. */
export interface BatchResult<Answer> {
  readonly answers: readonly Answer[];
  readonly failure?: { readonly error: unknown };
}

type End = { readonly ended: true; readonly failure?: { readonly error: unknown } };

/** What happens next: the source gives something, a run is answered, or nothing more is there at this moment. */
type Event<Sent, Answer> =
  | { readonly request: Sent }
  | End
  | { readonly result: BatchResult<Answer> }
  | { readonly pause: true };

/**
 * Answers requests in threads, in order; an error among the requests takes its place in a batch. Requests are read ahead
 * as far as the threads have work; a source that is slow is not waited for, so that one which waits for answers gets
 * them.
 *
 * @throws what the first request that fails throws, or the source, after the answers before it
 */
export async function* answerInBatches<Sent extends ResolveRequest | Error, Answer>(
  requests: AsyncIterable<Sent>,
  threads: number,
  run: (requests: Sent[]) => Promise<BatchResult<Answer>>,
): AsyncGenerator<Answer> {
  const source = requests[Symbol.asyncIterator]();
  const running: Promise<Event<Sent, Answer>>[] = [];
  let next: Promise<Event<Sent, Answer>> | undefined;
  let end: End | undefined;
  let open: Sent[] = [];
  let units = 0;
  let batches = 0;
  const part = () => Math.min(1, firstPart * 2 ** Math.floor(batches / threads));
  try {
    for (;;) {
      const canRead = !end && running.length < threads * ahead;
      if (canRead) next ??= read(source);
      const events = [canRead ? next : undefined, open.length > 0 ? pause() : running[0]].filter(
        (one) => one,
      );
      if (events.length === 0) break;
      const event = (await Promise.race(events))!;
      if ("result" in event) {
        running.shift();
        yield* event.result.answers;
        if (event.result.failure) throw event.result.failure.error;
        continue;
      }
      if (!("pause" in event)) next = undefined;
      if ("ended" in event) end = event;
      if ("request" in event) {
        open.push(event.request);
        units += unitsOf(event.request);
        if (open.length < most.requests * part() && units < most.units * part()) continue;
      }
      if (open.length === 0) continue;
      running.push(run(open).then((result) => ({ result })));
      batches++;
      open = [];
      units = 0;
    }
    if (end?.failure) throw end.failure.error;
  } finally {
    // Who has enough waits for the end of the source, as `for await` does.
    if (!end) await source.return?.();
  }
}

function read<Sent>(source: AsyncIterator<Sent>): Promise<{ readonly request: Sent } | End> {
  return source.next().then(
    ({ done, value }) => (done ? { ended: true } : { request: value }),
    (error: unknown) => ({ ended: true, failure: { error } }),
  );
}

/** The end of this turn of the event loop: what is there at once has come before it. */
function pause(): Promise<{ readonly pause: true }> {
  return new Promise((done) => setImmediate(() => done({ pause: true })));
}

function unitsOf(sent: ResolveRequest | Error): number {
  if (sent instanceof Error) return 0;
  // A list goes with its text, and is more than any text.
  if (sent.dataset) return most.units;
  // What is not read goes to the thread too, so that it can be named.
  let units = 0;
  for (const value of Object.values(sent)) if (typeof value === "string") units += value.length;
  return units;
}

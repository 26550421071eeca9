/** The values of a source until a signal is aborted, even while the source is pending. */
export async function* untilAborted<T>(
  source: AsyncIterable<T> | Iterable<T>,
  signal: AbortSignal | undefined,
): AsyncGenerator<T> {
  if (!signal) return yield* source;
  const values = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  let state: "asked" | "given" | "ended" = "given";
  try {
    for (;;) {
      signal.throwIfAborted();
      state = "asked";
      const next = await orAborted(values.next(), signal);
      state = next.done ? "ended" : "given";
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    // The end is not awaited while the source is pending, as a source that hangs never ends.
    if (state === "asked" && signal.aborted) Promise.resolve(values.return?.()).catch(() => {});
    throw error;
  } finally {
    // A consumer that stops early waits for the end of the source, as `for await` does.
    if (state === "given") await values.return?.();
  }
}

/** A value; if the signal is aborted first, it rejects with the signal's reason. */
export function orAborted<T>(value: T | Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    Promise.resolve(value)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", abort));
  });
}

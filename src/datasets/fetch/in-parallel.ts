/** Works on items in their order, a few at a time. The first failure ends it, once the running ones have ended. */
export async function inParallel<T>(
  count: number,
  things: Iterable<T>,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const queue = things[Symbol.iterator]();
  const failures: unknown[] = [];
  const worker = async () => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  if (failures.length > 0) throw failures[0];
}

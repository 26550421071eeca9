import { ProblemError } from "../../contract/problem.ts";

/** The longest line that is accepted, in bytes: no known format has longer ones. */
const longestLine = 256 * 2 ** 20;

/**
 * Cuts a stream of bytes into blocks of whole lines, each with as few lines as reach `size` bytes. Blocks depend only
 * on the bytes, not on how they arrived, so that the result is the same on every run. A block is lent: its memory may
 * be reused when the next one is requested.
 *
 * @throws ProblemError `invalid_dataset` when a line is longer than 256 MiB
 */
export async function* lineBlocks(
  chunks: AsyncIterable<Uint8Array>,
  size = 1 << 18,
): AsyncGenerator<Uint8Array> {
  /** The beginning of a block whose end is in the next chunk. */
  let held = new Uint8Array(size);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      // The first line end after `size` bytes ends the block.
      const least = from + Math.max(size - filled - 1, 0);
      const end = least < chunk.length ? chunk.indexOf(10, least) + 1 : 0;
      const part = chunk.subarray(from, end || chunk.length);
      from += part.length;
      if (end && filled === 0) {
        yield part;
        continue;
      }
      held = withRoom(held, filled, part.length);
      held.set(part, filled);
      filled += part.length;
      if (!end) continue;
      yield held.subarray(0, filled);
      filled = 0;
    }
  }
  if (filled > 0) yield held.subarray(0, filled);
}

function withRoom(held: Uint8Array<ArrayBuffer>, filled: number, more: number): Uint8Array<ArrayBuffer> {
  if (filled + more <= held.length) return held;
  if (filled + more > longestLine)
    throw new ProblemError("invalid_dataset", { detail: "a line is longer than 256 MiB" });
  const grown = new Uint8Array(Math.max(filled + more, held.length * 2));
  grown.set(held.subarray(0, filled));
  return grown;
}

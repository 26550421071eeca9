import { ProblemError } from "../../contract/problem.ts";

/** The longest line that is accepted, in bytes: what is longer is no line of any known format. */
const longestLine = 256 * 2 ** 20;

/**
 * Cuts a stream of bytes into blocks of whole lines: as few lines as have `size` bytes together. Blocks depend on
 * the bytes only, not on how they came, so that what is made of them is the same on every run. Each is a buffer of
 * its own.
 *
 * @throws ProblemError `invalid_dataset` when a line is longer than 256 MiB
 */
export async function* lineBlocks(
  chunks: AsyncIterable<Uint8Array>,
  size = 1 << 18,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let block = new Uint8Array(size + (size >> 2));
  let filled = 0;
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      // The first line end behind `size` bytes ends the block.
      const least = from + Math.max(size - filled - 1, 0);
      const end = least < chunk.length ? chunk.indexOf(10, least) + 1 : 0;
      const to = end || chunk.length;
      block = withRoom(block, filled, to - from);
      block.set(chunk.subarray(from, to), filled);
      filled += to - from;
      from = to;
      if (!end) continue;
      yield block.subarray(0, filled);
      block = new Uint8Array(size + (size >> 2));
      filled = 0;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}

function withRoom(block: Uint8Array<ArrayBuffer>, filled: number, more: number): Uint8Array<ArrayBuffer> {
  if (filled + more <= block.length) return block;
  if (filled + more > longestLine)
    throw new ProblemError("invalid_dataset", { detail: "a line is longer than 256 MiB" });
  const grown = new Uint8Array(Math.max(filled + more, block.length * 2));
  grown.set(block.subarray(0, filled));
  return grown;
}

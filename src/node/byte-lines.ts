import { unreadable } from "./file-fault.ts";

const lineFeed = 0x0a;

/** A line of a stream of bytes, without its LF. */
export interface ByteLine {
  /** From 1 on. */
  readonly number: number;
  /** Undefined: the line has more bytes than are read; they were skipped. */
  readonly bytes: Buffer | undefined;
}

/**
 * The lines of a stream of bytes. No more than the longest line is held: what is longer is skipped as it comes.
 *
 * @param name of the stream, for the problem
 * @param most bytes of a line that is read
 * @throws ProblemError `invalid_request` when the stream breaks off
 */
export async function* readByteLines(
  input: AsyncIterable<Uint8Array>,
  name: string,
  most: number,
): AsyncGenerator<ByteLine> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    if (length <= most) parts.push(part);
    else parts = [];
  };
  const line = (): ByteLine => {
    const bytes = length > most ? undefined : parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    parts = [];
    length = 0;
    return { number: ++number, bytes };
  };
  for await (const chunk of watched(input, name)) {
    let from = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
      add(chunk.subarray(from, end));
      from = end + 1;
      yield line();
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (length > 0) yield line();
}

async function* watched(input: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Buffer> {
  const chunks = input[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await chunks.next().catch((cause: unknown) => {
        throw unreadable(name, cause);
      });
      if (next.done) return;
      const { buffer, byteOffset, byteLength } = next.value;
      yield Buffer.from(buffer, byteOffset, byteLength);
    }
  } finally {
    await chunks.return?.();
  }
}

import { ProblemError } from "../../contract/problem.ts";
import { type EncodingHints, encodingOf, sampleBytes } from "./encoding.ts";

/**
 * The text of bytes in any encoding, in pieces of at most 64 KB; the first holds enough to tell encoding and
 * format.
 *
 * @throws ProblemError `invalid_request` for pieces that are not bytes; `invalid_feed` for an unknown encoding
 * @param tell called with the encoding (WHATWG label) once it is known
 */
export async function* decode(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  hints: EncodingHints,
  tell?: (encoding: string) => void,
): AsyncGenerator<string> {
  let sample: Uint8Array[] | undefined = [];
  let size = 0;
  let decoder: TextDecoder | undefined;
  const pieces = function* (chunk: Uint8Array): Generator<string> {
    for (let from = 0; from < chunk.length; from += sampleBytes)
      yield decoder!.decode(chunk.subarray(from, from + sampleBytes), { stream: true });
  };
  const begin = (): Generator<string> => {
    const head = joined(sample!, size);
    sample = undefined;
    const encoding = encodingOf(head.subarray(0, sampleBytes), hints);
    tell?.(encoding);
    // Always streaming: Node 20 decodes windows-1252 as ISO-8859-1 in one-shot calls.
    decoder = new TextDecoder(encoding);
    return pieces(head);
  };
  for await (const chunk of bytes) {
    // A stream of Node that was told an encoding gives texts, and a text gives its characters.
    if (!(chunk instanceof Uint8Array))
      throw new ProblemError("invalid_request", {
        detail: `a feed is read from bytes, not from a ${typeof chunk}: give a list or stream of Uint8Array`,
      });
    if (sample === undefined) {
      yield* pieces(chunk);
      continue;
    }
    sample.push(chunk);
    size += chunk.length;
    if (size >= sampleBytes) yield* begin();
  }
  if (sample !== undefined) {
    if (size === 0) return;
    yield* begin();
  }
  const rest = decoder!.decode();
  if (rest !== "") yield rest;
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

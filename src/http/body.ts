import { jsonFaultInWords, type Limits, ProblemError } from "../contract/index.ts";
import { excessOfJson } from "../contract/json-size.ts";
import type { BodyShare } from "./body-budget.ts";
import { checkContentType } from "./content-type.ts";

/** A JSON body: its bytes and its value. */
export interface JsonBody {
  readonly bytes: Uint8Array;
  readonly value: unknown;
}

/**
 * Reads a JSON body within the limits of its bytes, as sent and as inflated, and of what it is made of; it stops
 * reading at the byte that passes the limit.
 *
 * @param share what the body takes of the budget of all bodies
 * @throws ProblemError `unsupported_media_type`, `payload_too_large`, `overloaded`, `invalid_json`
 */
export async function readJson(request: Request, limits: Limits, share: BodyShare): Promise<JsonBody> {
  checkContentType(request.headers.get("content-type"));
  const bytes = await readBody(request, limits, share);
  return { bytes, value: parseJson(bytes, limits) };
}

/**
 * Reads a body of any type within the limit of its bytes, as sent and as inflated.
 *
 * @throws ProblemError `unsupported_media_type` for an unknown encoding, `payload_too_large`, `overloaded`
 */
export async function readBody(
  request: Request,
  { bodyBytes: maxBytes }: Limits,
  share?: BodyShare,
): Promise<Uint8Array> {
  const coding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const body = request.body ? inflate(request.body, coding) : undefined;
  return body ? readWhole(body, maxBytes, share) : new Uint8Array(0);
}

/** A body that breaks off or cannot be decompressed is an error of the sender, not of the server. */
async function readWhole(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  share: BodyShare | undefined,
): Promise<Uint8Array> {
  try {
    return await readBytes(body, maxBytes, share);
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw new ProblemError("invalid_json", {
      detail: "the body was cut off or cannot be decompressed",
      cause,
    });
  }
}

/**
 * All bytes of a stream, which is cancelled at the first byte too many.
 *
 * @param share what the bytes take of a budget
 * @throws ProblemError `payload_too_large`, `overloaded`; any error of the stream
 */
export async function readBytes(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
  share?: BodyShare,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces = new Pieces();
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    try {
      if (size > maxBytes) throw tooLarge(maxBytes);
      share?.take(value.byteLength);
    } catch (error) {
      // Not awaited: a source that ignores cancellation must not hold the answer up.
      reader.cancel().catch(() => {});
      throw error;
    }
    pieces.add(value);
  }
  return pieces.joined(size);
}

function inflate(body: ReadableStream<Uint8Array>, coding: string): ReadableStream<Uint8Array> {
  if (coding === "identity" || coding === "") return body;
  if (coding !== "gzip" && coding !== "x-gzip" && coding !== "deflate") {
    throw new ProblemError("unsupported_media_type", {
      detail: "Content-Encoding may be gzip, deflate or identity",
    });
  }
  const inflater = new DecompressionStream(coding === "deflate" ? "deflate" : "gzip");
  return body.pipeThrough(inflater as TransformStream<Uint8Array, Uint8Array>);
}

/**
 * The value of JSON in UTF-8.
 *
 * @param what what the bytes are, for a message
 * @throws ProblemError `invalid_json`, also for what is nested too deep; `payload_too_large` for too many parts or names
 */
export function parseJson(bytes: Uint8Array, limits: Limits, what = "the body"): unknown {
  const excess = excessOfJson(bytes, limits);
  if (excess) throw new ProblemError(excess.code, { detail: `at most ${excess.most} are accepted` });
  if (bytes.byteLength === 0) throw new ProblemError("invalid_json", { detail: `${what} is empty` });
  const text = textOf(bytes, what);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProblemError("invalid_json", {
      detail: `${what} is not JSON: ${jsonFaultInWords(text)}`,
      cause,
    });
  }
}

function textOf(bytes: Uint8Array, what: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ProblemError("invalid_json", { detail: `${what} is not UTF-8`, cause });
  }
}

/** Bytes that are kept together: a piece of its own takes some 200 bytes beside them, and may have a single one. */
const BLOCK = 16 * 1024;

/** A body as it comes in. What its pieces take is bounded by its bytes, into however many packets a sender cuts it. */
class Pieces {
  readonly #whole: Uint8Array[] = [];
  #block = new Uint8Array(0);
  #used = 0;

  add(piece: Uint8Array): void {
    if (this.#used + piece.byteLength > this.#block.byteLength) {
      this.#endBlock();
      if (piece.byteLength > BLOCK / 4) {
        this.#whole.push(piece);
        return;
      }
      this.#block = new Uint8Array(BLOCK);
    }
    this.#block.set(piece, this.#used);
    this.#used += piece.byteLength;
  }

  joined(size: number): Uint8Array<ArrayBuffer> {
    this.#endBlock();
    const all = new Uint8Array(size);
    let at = 0;
    for (const piece of this.#whole) {
      all.set(piece, at);
      at += piece.byteLength;
    }
    return all;
  }

  #endBlock(): void {
    if (this.#used > 0) this.#whole.push(this.#block.subarray(0, this.#used));
    this.#block = new Uint8Array(0);
    this.#used = 0;
  }
}

function tooLarge(maxBytes: number): ProblemError {
  return new ProblemError("payload_too_large", { detail: `at most ${maxBytes} bytes are accepted` });
}

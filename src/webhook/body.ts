import { excessOfJson, type JsonExcess } from "../contract/json-size.ts";
import { limits } from "../contract/limits.ts";

/** Thrown when a body exceeds its limit; nothing after the limit is kept. */
export class BodyTooLarge extends Error {
  /** Always "BodyTooLarge". */
  override readonly name = "BodyTooLarge";
}

/**
 * Reads a body as UTF-8, counting the bytes as they come, after decompression. The stream is cancelled at
 * the limit, so a body of any size costs at most that much memory. A byte order mark stays: it is part of what is signed.
 *
 * @param limit most bytes
 * @throws BodyTooLarge; TypeError when the bytes are not UTF-8
 */
export async function readText(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string> {
  if (body === null) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let size = 0;
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > limit) throw new BodyTooLarge(`more than ${limit} bytes`);
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error;
  }
}

/** What of JSON is beyond the limits of every body: 8 MB of brackets take seconds and half a gigabyte to parse. */
export function excessIn(json: string): JsonExcess | undefined {
  return excessOfJson(new TextEncoder().encode(json), limits);
}

/** Whether a Content-Type header names JSON. */
export function isJson(contentType: string | null): boolean {
  const type = (contentType ?? "").split(";", 1)[0]!.trim().toLowerCase();
  return /^application\/(?:[a-z0-9.+-]+\+)?json$/.test(type);
}

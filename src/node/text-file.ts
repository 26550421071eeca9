import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { type ProblemCode, ProblemError } from "../contract/problem.ts";
import { unreadable } from "./file-fault.ts";

/**
 * The text of a UTF-8 file.
 *
 * @param code of the problem when it cannot be read
 * @throws ProblemError `code`, with the path and the reason in words
 */
export async function readTextFile(path: string, code: ProblemCode = "invalid_request"): Promise<string> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw unreadable(path, cause, code);
  });
  return textOf(bytes, path, code);
}

/** The text of UTF-8 bytes; a byte order mark stays. @throws ProblemError `code` when they are not UTF-8 */
export function textOf(bytes: Buffer, name: string, code: ProblemCode = "invalid_request"): string {
  if (isUtf8(bytes)) return bytes.toString("utf8");
  throw notText(name, code);
}

/**
 * The lines of a UTF-8 stream as they come, without their end (LF).
 *
 * @param name of the stream, for the problem
 * @throws ProblemError `invalid_request` when it breaks off or is not text
 */
export async function* readLines(input: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  try {
    for await (const chunk of input) {
      const text = decoder.decode(chunk, { stream: true });
      // A line of many chunks is put together once, at its end.
      if (!text.includes("\n")) {
        rest += text;
        continue;
      }
      const lines = (rest + text).split("\n");
      rest = lines.pop()!;
      yield* lines;
    }
    rest += decoder.decode();
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    const isCoding = (cause as NodeJS.ErrnoException).code === "ERR_ENCODING_INVALID_ENCODED_DATA";
    throw isCoding ? notText(name, "invalid_request", cause) : unreadable(name, cause);
  }
  if (rest !== "") yield rest;
}

function notText(name: string, code: ProblemCode, cause?: unknown): ProblemError {
  return new ProblemError(code, { detail: `${name}: it is not UTF-8 text`, cause });
}

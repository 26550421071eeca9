import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { jsonFaultInWords, limits, ProblemError, type ResolveRequest } from "../contract/index.ts";
import { excessOfJson } from "../contract/json-size.ts";
import { isRounded, roundedReason } from "../contract/whole-numbers.ts";
import { readByteLines } from "../node/byte-lines.ts";
import { inputName } from "./input.ts";
import type { Io } from "./io.ts";

/** What all documents of a run have in common; a document's own fields take precedence. */
export type CommonRequest = Omit<ResolveRequest, "text">;

/** A document of a file of JSON lines. */
export interface DocumentLine {
  /** Number of the line, starting at 1. */
  readonly line: number;
  /** The id on the line; null if the line has none. */
  readonly id: unknown;
  /** The request, or the problem if the line has no valid request. */
  readonly request: ResolveRequest | ProblemError;
}

/** Documents that were answered before: their number, and the id of the last one. */
export interface Answered {
  readonly documents: number;
  readonly lastId: unknown;
  /** Called with the last of them when they have been skipped. */
  readonly told?: { readonly last: number; passed(document: DocumentLine): Promise<void> } | undefined;
}

/** Bytes of a file that are read at a time: needs a quarter of the reads of the default, 64 KiB. */
const readAtOnce = 256 * 1024;

/**
 * The documents of a file of JSON lines, or of standard input (`-`): `{ id, text, language?, mentions?, … }` each.
 * Empty lines are skipped. A line that is not a document has a problem in place of its request; it is read up to the size of
 * a request body.
 *
 * @param answered documents to skip
 * @throws ProblemError `invalid_request` when the source breaks off, or has other documents where `answered` ends
 */
export async function* readDocuments(
  source: string,
  common: CommonRequest,
  io: Pick<Io, "stdin">,
  answered: Answered = { documents: 0, lastId: undefined },
): AsyncGenerator<DocumentLine> {
  const name = inputName(source);
  const input = source === "-" ? io.stdin : createReadStream(source, { highWaterMark: readAtOnce });
  let left = answered.documents;
  for await (const { number: line, bytes } of readByteLines(input, name, limits.bodyBytes)) {
    if (bytes && isBlank(bytes)) continue;
    if (left === 0) {
      yield documentOf(line, bytes, common);
      continue;
    }
    const { last, passed } = answered.told ?? { last: 0 };
    if (left <= Math.max(1, last)) {
      const document = documentOf(line, bytes, common);
      if (left === 1 && JSON.stringify(document.id) !== JSON.stringify(answered.lastId))
        throw otherDocuments(name, line);
      await passed?.(document);
    }
    left--;
  }
  if (left > 0) throw otherDocuments(name, undefined);
}

/** How many documents a file has: its lines that are not empty. */
export async function countDocuments(file: string): Promise<number> {
  let count = 0;
  for await (const { bytes } of readByteLines(
    createReadStream(file, { highWaterMark: readAtOnce }),
    file,
    limits.bodyBytes,
  ))
    if (!bytes || !isBlank(bytes)) count++;
  return count;
}

function otherDocuments(name: string, line: number | undefined): ProblemError {
  const where =
    line === undefined ? `${name} has fewer documents` : `${name}, line ${line}: a different document`;
  return new ProblemError("invalid_request", { detail: `${where} than were answered before` });
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
}

function documentOf(line: number, bytes: Buffer | undefined, common: CommonRequest): DocumentLine {
  let value: unknown;
  try {
    value = jsonOf(bytes, line);
  } catch (error) {
    return { line, id: null, request: error as ProblemError };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { line, id: null, request: faulty("", "must be an object") };
  if (!("id" in value)) return { line, id: null, request: faulty("/id", "is required") };
  // With another id in its answer the document would be lost.
  if (isRounded(value.id)) return { line, id: null, request: faulty("/id", roundedReason) };
  // The id is the line's, not the request's.
  const { id, ...request } = value as { readonly id: unknown } & ResolveRequest;
  return { line, id, request: { ...common, ...request } };
}

function jsonOf(bytes: Buffer | undefined, line: number): unknown {
  if (bytes === undefined)
    throw new ProblemError("payload_too_large", {
      detail: `the line has more than ${limits.bodyBytes} bytes`,
    });
  if (!isUtf8(bytes)) throw new ProblemError("invalid_json", { detail: "the line is not UTF-8 text" });
  const excess = excessOfJson(bytes, limits);
  if (excess) throw new ProblemError(excess.code, { detail: `the line has more than ${excess.most}` });
  const json = bytes.toString("utf8").replace(/^\ufeff/, "");
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new ProblemError("invalid_json", { detail: jsonFaultInWords(json, line), cause });
  }
}

function faulty(pointer: string, detail: string): ProblemError {
  return new ProblemError("invalid_request", { errors: [{ pointer, detail }] });
}

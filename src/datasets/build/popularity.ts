import { qidOf } from "../../contract/identity.ts";
import { ProblemError } from "../../contract/problem.ts";
import { quoted } from "../../contract/quoted.ts";

/** The longest line that is accepted, in bytes: a row has two numbers. */
const longestLine = 10_000;

/** Called with a row that cannot be used: its line, from 1, and the reason. */
export type RowFault = (line: number, reason: string) => void;

/**
 * Reads the popularity of entities from rows of an id and a number, such as QRank's `Q42,184203`: page views over all
 * Wikimedia projects. The separator may be a comma, a semicolon or a tab; the first line may be a header. Memory does
 * not grow with the rows, of which the public file has about 30 million.
 *
 * @param take called with the number of a QID and its views
 * @returns how many rows were taken, and how many could not be
 * @throws ProblemError `invalid_dataset` when a line is longer than 10,000 bytes
 */
export async function readPopularity(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  take: (qid: number, views: number) => void,
  refuse: RowFault,
): Promise<{ rows: number; faults: number }> {
  let rows = 0;
  let faults = 0;
  let line = 0;
  const read = (bytes: Uint8Array, from: number, to: number) => {
    line++;
    const end = bytes[to - 1] === 13 ? to - 1 : to;
    if (end <= from) return;
    const fault = readRow(bytes, from, end, take);
    if (fault === undefined) rows++;
    else if (line > 1) {
      faults++;
      refuse(line, fault);
    }
  };
  /** The beginning of a line from an earlier chunk. */
  let held: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    let from = 0;
    let end = chunk.indexOf(10);
    if (held.length > 0) {
      const rest = joined(held, chunk.subarray(0, end < 0 ? chunk.length : end));
      if (end < 0) {
        held = checked(rest, line);
        continue;
      }
      read(rest, 0, rest.length);
      from = end + 1;
      end = chunk.indexOf(10, from);
    }
    for (; end >= 0; end = chunk.indexOf(10, from)) {
      read(chunk, from, end);
      from = end + 1;
    }
    held = checked(chunk.slice(from), line);
  }
  if (held.length > 0) read(held, 0, held.length);
  return { rows, faults };
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function checked(rest: Uint8Array, line: number): Uint8Array {
  if (rest.length <= longestLine) return rest;
  throw new ProblemError("invalid_dataset", {
    detail: `line ${line + 1} is longer than ${longestLine} bytes: this is not a list of ids and numbers`,
  });
}

const decoder = new TextDecoder();

/** Takes a row, or returns the reason why it cannot. Rows in QRank's form are read without making a string. */
function readRow(
  bytes: Uint8Array,
  from: number,
  to: number,
  take: (qid: number, views: number) => void,
): string | undefined {
  let at = from;
  let qid = 0;
  let views = 0;
  if (bytes[at] === 0x51) {
    for (at++; at < to && isDigit(bytes[at]!); at++) qid = qid * 10 + bytes[at]! - 48;
    const separated = qid > 0 && isSeparator(bytes[at]!);
    const start = ++at;
    for (; at < to && isDigit(bytes[at]!); at++) views = views * 10 + bytes[at]! - 48;
    if (separated && at === to && at > start) {
      take(qid, views);
      return undefined;
    }
  }
  const text = decoder.decode(bytes.subarray(from, to));
  const [id = "", number = ""] = text.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const known = qidOf(id);
  if (known === undefined) return `${quoted(id)} is not an item id`;
  if (number === "" || !(Number(number) >= 0 && Number(number) < Number.POSITIVE_INFINITY))
    return `${quoted(number)} is not a number of 0 or more`;
  take(Number(known.slice(1)), Number(number));
  return undefined;
}

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}

function isSeparator(byte: number): boolean {
  return byte === 0x2c || byte === 0x3b || byte === 9;
}

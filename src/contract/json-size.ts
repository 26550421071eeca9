import { limitNotes } from "./limit-notes.ts";
import type { LimitName, Limits } from "./limits.ts";
import type { ProblemCode } from "./problem.ts";

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

type JsonLimit = Extract<LimitName, `json${string}`>;

const counted: Readonly<Record<JsonLimit, string>> = {
  jsonDepth: "levels of arrays and objects",
  jsonParts: "arrays, objects and fields",
  jsonNames: "different names of fields",
};

/** A limit that a JSON document is beyond. */
export interface JsonExcess {
  readonly code: ProblemCode;
  /** `64 levels of arrays and objects`. */
  readonly most: string;
}

/**
 * The limit that a JSON document in UTF-8 is beyond, found before it is parsed: a value nested a million levels deep
 * breaks any code that walks through it, and 8 MiB of empty arrays or of new names take seconds and 500 MB to parse. If
 * it is not JSON, the answer may be any.
 */
export function excessOfJson(bytes: Uint8Array, limits: Limits): JsonExcess | undefined {
  const limit = passedLimit(bytes, limits);
  return limit && { code: limitNotes[limit].answer, most: `${limits[limit]} ${counted[limit]}` };
}

function passedLimit(bytes: Uint8Array, { jsonDepth, jsonParts, jsonNames }: Limits): JsonLimit | undefined {
  const names = new Set<number>();
  let depth = 0;
  let parts = 0;
  let start = 0;
  let end = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (byte === quote) {
      start = i;
      i = end = endOfString(bytes, i);
    } else if (byte === 0x5b || byte === 0x7b) {
      if (++depth > jsonDepth) return "jsonDepth";
      if (++parts > jsonParts) return "jsonParts";
    } else if (byte === 0x5d || byte === 0x7d) depth--;
    else if (byte === colon) {
      if (++parts > jsonParts) return "jsonParts";
      if (names.add(hashOf(bytes, start, end)).size > jsonNames) return "jsonNames";
    }
  }
  return undefined;
}

/** 30 bits, which a set keeps without an object each. Two names with one hash count as one. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 2;
}

/** Where the string ends that begins at a quotation mark. */
function endOfString(bytes: Uint8Array, start: number): number {
  let end = start;
  do {
    end = bytes.indexOf(quote, end + 1);
    if (end < 0) return bytes.length;
  } while (isEscaped(bytes, end));
  return end;
}

/** Whether an odd number of backslashes stands before a byte. */
function isEscaped(bytes: Uint8Array, at: number): boolean {
  let before = at;
  while (bytes[before - 1] === backslash) before--;
  return (at - before) % 2 === 1;
}

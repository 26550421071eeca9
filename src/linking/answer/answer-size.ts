import { type Mention, ProblemError } from "../../contract/index.ts";

/** Approximate length of a number in JSON: "0.123456". */
const NUMBER = 8;
/** The quotes, colon and comma of one JSON member. */
const SIGNS = 4;

/**
 * Counts the size of an answer as it grows. 30 entities of one name with long descriptions, in a text that repeats
 * the name, turn a request of 250 kB into an answer of 3 GB.
 */
export class AnswerSize {
  readonly #most: number;
  #size = 0;

  /** @param most limit in JSON characters; approximate, as escapes are not counted */
  constructor(most: number) {
    this.#most = most;
  }

  /** @throws ProblemError `invalid_request` when the answer becomes longer than the limit */
  add(mention: Mention): void {
    this.#size += sizeOf(mention);
    if (this.#size <= this.#most) return;
    const detail = `the answer has more than ${this.#most} characters: ask without \`include\`, send shorter descriptions, or divide the text`;
    throw new ProblemError("invalid_request", { detail, errors: [{ pointer: "/include", detail }] });
  }
}

function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length + SIGNS;
  if (typeof value !== "object" || value === null) return NUMBER;
  let size = SIGNS;
  if (Array.isArray(value)) for (const one of value) size += sizeOf(one);
  else for (const key in value) size += key.length + SIGNS + sizeOf((value as Record<string, unknown>)[key]);
  return size;
}

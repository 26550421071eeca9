import { type Mention, ProblemError } from "../../contract/index.ts";

/** What a number takes as JSON, about: "0.123456". */
const NUMBER = 8;
/** Quotes, colon and comma of a member. */
const SIGNS = 4;

/**
 * Counts what an answer says, as it grows: a list of 30 entities of one name with long descriptions, and a text of that
 * name, are a request of 250 kB and an answer of 3 GB.
 */
export class AnswerSize {
  readonly #most: number;
  #size = 0;

  /** @param most characters as JSON, about: escapes are not counted */
  constructor(most: number) {
    this.#most = most;
  }

  /** @throws ProblemError `invalid_request` when the answer becomes longer than it may be */
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

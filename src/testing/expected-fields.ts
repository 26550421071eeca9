import { hintFor } from "../contract/index.ts";
import { kindOf } from "./kind-of.ts";

/**
 * Refuses fields that cannot be expected: a misspelled one would expect nothing.
 *
 * @param example of what can be expected
 * @throws TypeError that names the field and the known one that is near
 */
export function checkFields(expected: unknown, known: readonly string[], example: string): void {
  if (typeof expected !== "object" || expected === null || Array.isArray(expected))
    throw new TypeError(`What is expected is ${kindOf(expected)}, not an object such as ${example}.`);
  for (const field of Object.keys(expected))
    if (!known.includes(field))
      throw new TypeError(
        `"${field}" is not a field that can be expected; ${hintFor(field, known, "fields")}`,
      );
}

import { ProblemError } from "../contract/index.ts";

/** A field name of RFC 9110, section 5.1. */
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** Headers that the adapter or HTTP itself uses. */
const taken =
  /^(?:x-request-id|x-ratelimit-.*|content-.*|access-control-.*|allow|connection|date|idempotent-replayed|keep-alive|location|retry-after|server|set-cookie|trailer|transfer-encoding|upgrade|vary|www-authenticate)$/i;

/**
 * The headers that say what a call cost: `X-Cost`, and further ones, each once.
 *
 * @throws ProblemError `invalid_request` for what is not the name of a header, or a header with another meaning
 */
export function costHeadersWith(names: readonly string[] = []): readonly string[] {
  names.forEach((name, i) => {
    const detail = !token.test(name)
      ? "is not the name of a header"
      : taken.test(name)
        ? "already has another meaning"
        : undefined;
    if (detail !== undefined)
      throw new ProblemError("invalid_request", {
        errors: [{ pointer: `/costHeaders/${i}`, detail: `${JSON.stringify(name)} ${detail}` }],
      });
  });
  return ["X-Cost", ...names.filter((name) => name.toLowerCase() !== "x-cost")];
}

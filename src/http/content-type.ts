import { ProblemError } from "../contract/index.ts";

/**
 * Refuses a body that is not declared as JSON in UTF-8 (`application/json` or a `+json` type).
 *
 * @throws ProblemError `unsupported_media_type`
 */
export function checkContentType(header: string | null | undefined): void {
  const [type = ""] = (header ?? "").toLowerCase().split(";", 1);
  const json = /^application\/(?:[\w.-]+\+)?json$/.test(type.trim());
  if (json && isInUtf8(header)) return;
  throw new ProblemError("unsupported_media_type", {
    detail: json ? "JSON must be in UTF-8" : "Content-Type must be application/json",
  });
}

/** Whether a Content-Type has no charset other than UTF-8: a text in another one would become other letters. */
export function isInUtf8(header: string | null | undefined): boolean {
  const [, ...parameters] = (header ?? "").toLowerCase().split(";");
  const charsets = parameters.flatMap(
    (parameter) => /^\s*charset\s*=\s*(.*?)\s*$/.exec(parameter)?.[1] ?? [],
  );
  return charsets.every((charset) => /^"?utf-?8"?$/.test(charset));
}

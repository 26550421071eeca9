import { ProblemError } from "../contract/index.ts";

/**
 * Refuses a body that is not declared as JSON in UTF-8 (`application/json` or a `+json` type).
 *
 * @throws ProblemError `unsupported_media_type`
 */
export function checkContentType(header: string | null | undefined): void {
  const [type = "", ...parameters] = (header ?? "").toLowerCase().split(";");
  const charset = parameters.map((parameter) => parameter.trim()).find((p) => p.startsWith("charset="));
  const json = /^application\/(?:[\w.-]+\+)?json$/.test(type.trim());
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (json && utf8) return;
  throw new ProblemError("unsupported_media_type", {
    detail: json ? "JSON must be in UTF-8" : "Content-Type must be application/json",
  });
}

import { InvalidArgumentError } from "commander";
import { isAbsoluteIri } from "../graph/check.ts";

/** Reads an option that is an http(s) URL. */
export function httpUrl(text: string): string {
  const protocol = URL.canParse(text) ? new URL(text).protocol : "";
  if (protocol === "http:" || protocol === "https:") return text;
  throw new InvalidArgumentError("must be an http(s) URL");
}

/** Reads a repeatable option that is an origin, or `*` for all: browsers send none with a path or a slash at its end. */
export function origins(text: string, before: readonly string[] = []): string[] {
  if (text === "*" || /^[a-z][a-z\d+.-]*:\/\/[^/?#\s]+$/i.test(text)) return [...before, text];
  throw new InvalidArgumentError("must be * or an origin, such as https://app.example, without a path");
}

/** Reads an option that is an absolute IRI. */
export function absoluteIri(text: string): string {
  if (isAbsoluteIri(text)) return text;
  throw new InvalidArgumentError("must be an absolute IRI, such as https://example.org/");
}

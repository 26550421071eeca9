import { InvalidArgumentError } from "commander";

/** Reads an option that is an http(s) URL. */
export function httpUrl(text: string): string {
  const protocol = URL.canParse(text) ? new URL(text).protocol : "";
  if (protocol === "http:" || protocol === "https:") return text;
  throw new InvalidArgumentError("must be an http(s) URL");
}

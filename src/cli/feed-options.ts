import { type Command, InvalidArgumentError, Option } from "commander";
import type { FeedOptions } from "../products/feeds/read.ts";
import { tagFault } from "../products/language.ts";
import { httpUrl } from "./urls.ts";

/** The values of `--format`; written here so that the help does not load the readers. */
const formats = ["google-xml", "google-tsv", "google-csv", "shopify-csv", "woocommerce-csv", "json", "jsonl"];

/** Adds the options that every command with a feed takes. */
export function withFeedOptions(command: Command): Command {
  return command
    .addOption(new Option("--format <format>", "format of the feed; detected when absent").choices(formats))
    .option("--encoding <label>", "encoding of the feed; detected when absent")
    .option("--currency <code>", "ISO 4217 code for prices without one", currencyCode)
    .option(
      "--base-url <url>",
      "address of the shop, for products without a URL and for relative links",
      httpUrl,
    )
    .option("--strict", "stop at the first row that cannot be read");
}

/** The values of those options, as the reader expects them. */
export type FeedFlags = Pick<FeedOptions, "format" | "encoding" | "currency" | "baseUrl" | "strict">;

/** The options of the reader among those of a command. */
export function feedFlagsOf({ format, encoding, currency, baseUrl, strict }: FeedFlags): FeedFlags {
  return { format, encoding, currency, baseUrl, strict };
}

/** Reads the language of a feed, before the feed is opened. */
export function feedLanguage(text: string): string {
  const fault = tagFault(text);
  if (fault === undefined) return text;
  throw new InvalidArgumentError(fault);
}

function currencyCode(text: string): string {
  if (/^[a-z]{3}$/i.test(text)) return text;
  throw new InvalidArgumentError("must be an ISO 4217 code of three letters, such as EUR");
}

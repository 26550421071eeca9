import Papa from "papaparse";
import { productLists } from "./json-feed.ts";
import { attributeName } from "./names.ts";
import { invalidFeed } from "./row.ts";

/** Feed formats that are read. */
export const feedFormats = [
  "google-xml",
  "google-tsv",
  "google-csv",
  "shopify-csv",
  "woocommerce-csv",
  "json",
  "jsonl",
] as const;
/** The name of a feed format. */
export type FeedFormat = (typeof feedFormats)[number];

/** A format, and the separator of the cells if it is a table. */
export interface DetectedFormat {
  readonly format: FeedFormat;
  readonly delimiter: string;
}

const delimiters = ["\t", ",", ";", "|"];
/** A table that has none of these columns is not a product feed. */
const tellingColumns = new Set(["id", "title", "link", "handle", "url_handle", "sku", "gtin", "name"]);

/**
 * The format of a feed. The content takes precedence over the file name extension, which only decides
 * between JSON and JSON Lines; a given format takes precedence over both.
 *
 * @param head the beginning of the decoded feed
 * @throws ProblemError `invalid_feed` when the text is of no known format
 */
export function detectFormat(head: string, name = "", given?: FeedFormat): DetectedFormat {
  const text = head.trimStart();
  if (text === "") throw invalidFeed("the feed is empty");
  refuseBinary(text);
  if (given === undefined && text.startsWith("<")) return { format: xmlFormat(text), delimiter: "" };
  if (given === undefined && /^[[{]/.test(text)) return { format: jsonFormat(text, name), delimiter: "" };
  const header = headerOf(text);
  const delimiter = given === "google-tsv" ? "\t" : delimiterOf(text);
  return { format: given ?? tableFormat(cellsOf(header, delimiter), delimiter), delimiter };
}

/** The text of a feed has no control characters except tabs and line ends. */
function refuseBinary(text: string): void {
  if (text.startsWith("PK\u0003\u0004")) {
    throw invalidFeed("this is a ZIP archive or an Excel workbook, not a feed; unpack it, or save it as CSV");
  }
  const controls = text.slice(0, 1_000).match(/[\0-\x08\x0e-\x1f\x7f]/g)?.length ?? 0;
  if (controls > 10) throw invalidFeed("these are binary data, not a feed");
}

function xmlFormat(text: string): FeedFormat {
  if (/^<!doctype html|^<html/i.test(text)) throw invalidFeed("this is an HTML page, not a feed");
  return "google-xml";
}

function jsonFormat(text: string, name: string): FeedFormat {
  if (/\.(?:jsonl|ndjson|jsonlines)(?:\.gz)?$/i.test(name)) return "jsonl";
  const [first, second] = text.split("\n", 2);
  if (!first!.startsWith("{")) return "json";
  try {
    // A whole object on the first line, and either a second one or no list in it.
    const object = JSON.parse(first!) as Record<string, unknown>;
    return second?.trimStart().startsWith("{") || !Object.keys(object).some((name) => productLists.has(name))
      ? "jsonl"
      : "json";
  } catch {
    return "json";
  }
}

function tableFormat(header: readonly string[], delimiter: string): FeedFormat {
  const columns = new Set(header.map((column) => attributeName(column.replace(/\(.*/, ""))));
  if (columns.has("handle") || columns.has("url_handle")) return "shopify-csv";
  if (columns.has("regular_price") && columns.has("sku")) return "woocommerce-csv";
  if (![...columns].some((column) => tellingColumns.has(column))) {
    const shown = JSON.stringify(header.join(delimiter).slice(0, 60));
    throw invalidFeed(
      `the format is not known: it is neither XML nor JSON, and the header of a table would name a column such as id or title, not ${shown}`,
    );
  }
  return delimiter === "\t" ? "google-tsv" : "google-csv";
}

/** The first line, or what follows `sep=;`, without regard to quotes: names of columns hold no line ends. */
export function headerOf(text: string): string {
  return text.replace(/^sep=.?(?:\r\n?|\n)\s*/i, "").split(/\r\n?|\n/, 1)[0]!;
}

/** Whether a row before the header tells Excel the separator: `sep=;`, which is itself cut at that separator. */
export function namesSeparator([first = "", ...others]: readonly string[]): boolean {
  return /^sep=.?$/i.test(first.trim()) && others.every((cell) => cell.trim() === "");
}

/** The separator of a table: the one that `sep=;` before it says, or the one that makes the most cells of the header. */
export function delimiterOf(text: string): string {
  const said = /^sep=([\t,;|])[\r\n]/i.exec(text)?.[1];
  if (said !== undefined) return said;
  const header = headerOf(text);
  const counts = delimiters.map((delimiter) => cellsOf(header, delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

function cellsOf(line: string, delimiter: string): string[] {
  return (Papa.parse(line, { delimiter, newline: "\n" }).data[0] as string[] | undefined) ?? [];
}

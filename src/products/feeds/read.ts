import {
  anyFlag,
  anyFunction,
  anyText,
  anything,
  checkOptions,
  type OptionChecks,
  oneOf,
  wholeFrom,
} from "../../contract/options.ts";
import { missing } from "../../contract/peers.ts";
import { pauser } from "../../text/pauser.ts";
import type { Product } from "../product.ts";
import { completion } from "./completion.ts";
import { decode } from "./decode.ts";
import { type DetectedFormat, detectFormat, type FeedFormat, feedFormats } from "./format.ts";
import { withGroups } from "./group-names.ts";
import { JsonLinesParser, JsonParser } from "./json-feed.ts";
import type { FeedLimits } from "./limits.ts";
import {
  type FeedDefaults,
  type FeedParser,
  type FeedRow,
  faultOf,
  invalidFeed,
  type RowFault,
} from "./row.ts";
import { rowsOfObject } from "./schema-org.ts";
import { TableParser } from "./table.ts";
import { UniqueProducts } from "./unique.ts";

/** How a feed is read. */
export interface FeedOptions extends FeedDefaults {
  /** Format; detected from the content (and the name) when absent. */
  readonly format?: FeedFormat | undefined;
  /** File name or URL path, whose extension helps the detection. */
  readonly name?: string | undefined;
  /** Encoding (WHATWG label); found from byte order mark, declaration or content when absent. */
  readonly encoding?: string | undefined;
  /** Charset that the transport declared. */
  readonly charset?: string | undefined;
  /** Stop at the first row that gives no product. */
  readonly strict?: boolean | undefined;
  /** Called for each row that gives no product. */
  readonly onFault?: ((fault: RowFault) => void) | undefined;
}

/** The checks of these options; the limits have their own. */
export const feedChecks: OptionChecks<FeedOptions> = {
  // `completion` checks these two.
  currency: anyText,
  baseUrl: anyText,
  limits: anything,
  format: oneOf(...feedFormats),
  name: anyText,
  encoding: anyText,
  charset: anyText,
  strict: anyFlag,
  onFault: anyFunction,
};

function checkFeed(options: FeedOptions): void {
  checkOptions<FeedOptions>(options, feedChecks);
  const { limits = {} } = options;
  checkOptions<Partial<FeedLimits>>(
    limits,
    { depth: wholeFrom(0), record: wholeFrom(0), brokenRows: wholeFrom(0) },
    [],
    "/limits",
  );
}

/** The counts of reading so far; complete when the iteration has ended. `rows = products + faults`. */
export interface FeedSummary {
  /** The format that was given or found; `objects` for products that are objects already. */
  format: FeedFormat | "objects";
  /** The encoding that was given or found (WHATWG label). */
  encoding: string;
  /** Rows read. */
  rows: number;
  /** Rows that gave a product. */
  products: number;
  /** Rows that gave none: `onFault` got each. */
  faults: number;
}

/** The products of a feed, read once while iterated, and the count of what was read. */
export interface Feed extends AsyncIterable<Product> {
  /** The counts of what was read so far. */
  readonly summary: Readonly<FeedSummary>;
}

/**
 * Reads a feed from its bytes, streamed. A row that gives no product goes to `onFault` and is counted.
 *
 * @param bytes the feed, decompressed
 * @throws ProblemError `invalid_feed` while iterating: empty, truncated, unknown format or encoding, or, with
 *   `strict`, a bad row; products before the fault have been delivered. `missing_package` for XML without `saxes`.
 *   `invalid_request` at once for a wrong option.
 */
export function readFeed(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: FeedOptions = {},
): Feed {
  return feedOf(options, (summary) => {
    const texts = decode(bytes, options, (encoding) => {
      summary.encoding = encoding;
    });
    return parse(texts, options, summary);
  });
}

/**
 * Reads products from objects: `Product` records, schema.org products, or plain objects with attribute names
 * (`{ id, title, price }`). The "line" of an object is its place, from 1.
 *
 * @throws ProblemError `invalid_feed` while iterating, with `strict`, at the first object that is not a product;
 *   `invalid_request` at once for a wrong option
 */
export function readObjects(
  objects: AsyncIterable<unknown> | Iterable<unknown>,
  options: FeedOptions = {},
): Feed {
  return feedOf(options, async function* (summary) {
    summary.format = "objects";
    let place = 0;
    for await (const object of objects) {
      place++;
      if (isProduct(object)) yield [{ product: object }];
      else if (typeof object === "object" && object !== null) yield rowsOfObject(object, place, options);
      else yield [faultOf(place, "malformed_row", `a ${typeof object} is not a product`)];
    }
  });
}

function feedOf(options: FeedOptions, read: (summary: FeedSummary) => AsyncIterable<FeedRow[]>): Feed {
  checkFeed(options);
  const summary: FeedSummary = { format: "objects", encoding: "utf-8", rows: 0, products: 0, faults: 0 };
  const complete = completion(options);
  const unique = new UniqueProducts();
  return {
    summary,
    async *[Symbol.asyncIterator]() {
      // A feed that is at hand whole is read in microtasks alone, and nothing else would run until its end.
      const pause = pauser(undefined);
      for await (const rows of withGroups(read(summary))) {
        await pause();
        for (const read of rows) {
          const row = unique.check("product" in read ? { product: complete(read.product) } : read);
          summary.rows++;
          if ("product" in row) {
            summary.products++;
            yield row.product;
            continue;
          }
          summary.faults++;
          const { fault } = row;
          options.onFault?.(fault);
          if (options.strict) throw invalidFeed(`line ${fault.line}: ${fault.reason} (${fault.code})`);
        }
      }
    },
  };
}

async function* parse(
  texts: AsyncIterable<string>,
  options: FeedOptions,
  summary: FeedSummary,
): AsyncGenerator<FeedRow[]> {
  let parser: FeedParser | undefined;
  for await (const text of texts) {
    if (parser === undefined) {
      const detected = detectFormat(text, options.name, options.format);
      summary.format = detected.format;
      parser = await parserOf(detected, options);
    }
    yield* step((rows) => parser!.write(text, rows));
  }
  if (parser === undefined) throw invalidFeed("the feed is empty");
  yield* step((rows) => parser!.end(rows));
}

/** The rows of one step; those found before it failed go first. */
function* step(run: (rows: FeedRow[]) => void): Generator<FeedRow[]> {
  const rows: FeedRow[] = [];
  try {
    run(rows);
  } catch (error) {
    yield rows;
    throw error;
  }
  yield rows;
}

async function parserOf({ format, delimiter }: DetectedFormat, options: FeedOptions): Promise<FeedParser> {
  if (format === "google-xml") {
    const { SaxesParser } = await import("saxes").catch(missing("saxes"));
    const { GoogleXmlParser } = await import("./google-xml.ts");
    return new GoogleXmlParser(SaxesParser, options.limits);
  }
  if (format === "json") return new JsonParser(options);
  if (format === "jsonl") return new JsonLinesParser(options);
  return new TableParser(format, delimiter, options);
}

function isProduct(value: unknown): value is Product {
  return (
    typeof value === "object" &&
    value !== null &&
    "attributes" in value &&
    "id" in value &&
    typeof value.id === "string" &&
    typeof value.attributes === "object" &&
    value.attributes !== null
  );
}

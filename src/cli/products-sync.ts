import { type Command, Option } from "commander";
import type { FeedPosition } from "../node/feed-source.ts";
import type { Product } from "../products/product.ts";
import { untilAborted } from "../text/until-aborted.ts";
import { inOneLine } from "../view/control.ts";
import { DeliveryReport } from "./delivery-report.ts";
import { exitCodes } from "./failure.ts";
import { type FeedFlags, feedFlagsOf, feedLanguage, withFeedOptions } from "./feed-options.ts";
import type { Io } from "./io.ts";
import { type CatalogueFlags, type OpenStore, withCatalogue, withCatalogueOptions } from "./store-options.ts";
import { deliveryOf, type WebhookFlags, withWebhookOptions } from "./webhook-options.ts";

interface SyncFlags extends FeedFlags, CatalogueFlags, WebhookFlags {
  readonly feed: string;
  readonly language?: string;
  readonly dryRun?: boolean;
  readonly resume?: boolean;
  readonly prune?: boolean | "always";
  readonly json?: boolean;
}

export function registerProductsSync(products: Command, io: Io): void {
  const command = products
    .command("sync")
    .description(
      "send new and changed products to a webhook and keep what it returns; exit code 1 when items were held or all rows rejected",
    )
    .requiredOption("--feed <feed>", "file, http(s) URL, or - for standard input")
    .option("--language <tag>", "BCP 47 tag of the feed's titles and descriptions", feedLanguage)
    .option("--dry-run", "call the webhook, write nothing, print the RDF difference of each item")
    .option("--resume", "continue a run that was not finished")
    .addOption(
      new Option(
        "--prune [when]",
        "remove products that left the feed; if rows are rejected, only with always",
      ).choices(["always"]),
    )
    .option("--json", "print the summary as JSON");
  withWebhookOptions(withCatalogueOptions(withFeedOptions(command)))
    .addHelpText(
      "after",
      "\nExample:\n  referent products sync --feed feed.xml --webhook http://127.0.0.1:3000/webhook --store ./store",
    )
    .action((flags: SyncFlags) => sync(flags, io));
}

async function sync(flags: SyncFlags, io: Io): Promise<void> {
  const [{ openFeed }, { encodeInThreads }, { lastCount, syncProducts }, { checkProduct }, { priceFormat }] =
    await Promise.all([
      import("../node/feed-source.ts"),
      import("../node/product-threads.ts"),
      import("../products/sync.ts"),
      import("../products/checks/check.ts"),
      import("../products/checks/prices.ts"),
    ]);
  const stop = new AbortController();
  let ended: NodeJS.Signals | undefined;
  const interrupt = (signal: NodeJS.Signals) => {
    ended = signal;
    stop.abort();
  };
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const { catalogue, dryRun, resume, prune, json } = flags;
  const onFault = ({ line, reason }: { line: number; reason: string }) =>
    report.reject(`line ${line}`, reason);
  const feed = openFeed(flags.feed, { ...feedFlagsOf(flags), stdin: io.stdin, onFault });
  const pace: { position: FeedPosition; products?: number | undefined } = { position: feed.position };
  const report = new DeliveryReport({ io, json, pace, dryRun });
  /** The graph of a product whose price cannot be read has an offer without one: that must not go unseen. */
  async function* withPricesRead(products: AsyncIterable<Product>): AsyncGenerator<Product> {
    report.unpriced = 0;
    for await (const product of products) {
      const findings = checkProduct(product, [priceFormat]);
      if (findings.length > 0) report.unpriced++;
      for (const { message } of findings)
        report.warn(`line ${product.line ?? "-"}`, `${inOneLine(product.id)}: ${message}`);
      yield product;
    }
  }
  const run = async (products: AsyncIterable<Product>, { warning, ...open }: OpenStore) => {
    if (warning) io.stderr.write(`warning: ${warning}\n`);
    pace.products = await lastCount({ ...open, catalogue });
    const summary = await syncProducts(encodeInThreads(withPricesRead(products), flags), {
      ...delivery,
      ...open,
      catalogue,
      dryRun,
      resume,
      prune,
      signal: stop.signal,
      rejectedRows: () => feed.summary.faults,
      onReject: ({ id, reason }) => report.reject(id, reason),
      onMissing: (id) => report.missing(id),
      onItem: (item) => report.item(item),
      onProgress: (counts) => report.progress(counts),
    });
    report.summary(summary);
    if (summary.read === 0) io.stderr.write("warning: the feed has no products\n");
    // A feed whose header changed must not look like one without news.
    const isRejected = summary.rejected > 0 && summary.rejected === summary.read;
    if (summary.held > 0 || isRejected) io.exitCode = exitCodes.problem;
  };
  // Neither a webhook that has no URL nor a feed that cannot be read leaves a new store behind.
  const delivery = await deliveryOf(flags, () => report.retries++);
  try {
    await withFirstRead(untilAborted(feed, stop.signal), (products) =>
      withCatalogue(flags, (open) => run(products, open), { create: true, writes: !dryRun }),
    );
  } catch (error) {
    if (ended === undefined || error !== stop.signal.reason) throw error;
    io.stderr.write("interrupted; continue with --resume\n");
    // The store is closed. What is left, such as a feed that is being waited for, ends with the process.
    process.kill(process.pid, ended);
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  }
}

/** Reads the first of some things before they are used; the source is closed afterwards, even after an error. */
async function withFirstRead<T>(
  things: AsyncIterable<T>,
  use: (things: AsyncIterable<T>) => Promise<void>,
): Promise<void> {
  const iterator = things[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all(): AsyncGenerator<T> {
    for (let next = first; !next.done; next = await iterator.next()) yield next.value;
  }
  try {
    await use(all());
  } finally {
    await iterator.return?.();
  }
}

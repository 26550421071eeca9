import { type Command, Option } from "commander";
import { DeliveryReport } from "./delivery-report.ts";
import { exitCodes } from "./failure.ts";
import { type FeedFlags, withFeedOptions } from "./feed-options.ts";
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

export function registerProductsSync(products: Command): void {
  const command = products
    .command("sync")
    .description(
      "send new and changed products to a webhook and keep what it returns; exit code 1 when items were held",
    )
    .requiredOption("--feed <feed>", "file, http(s) URL, or - for standard input")
    .option("--language <tag>", "BCP 47 tag of the feed's titles and descriptions")
    .option("--dry-run", "call the webhook, write nothing, print the RDF difference of each item")
    .option("--resume", "go on with a run that was not finished")
    .addOption(
      new Option(
        "--prune [when]",
        "remove products that left the feed; not while rows are rejected, unless always",
      ).choices(["always"]),
    )
    .option("--json", "print the summary as JSON");
  withWebhookOptions(withCatalogueOptions(withFeedOptions(command))).action(sync);
}

async function sync(flags: SyncFlags): Promise<void> {
  const [{ openFeed }, { encodeInThreads }, { lastCount, syncProducts }] = await Promise.all([
    import("../node/feed-source.ts"),
    import("../node/product-threads.ts"),
    import("../products/sync.ts"),
  ]);
  const stop = new AbortController();
  const interrupt = () => stop.abort(new Error("interrupted; go on with --resume"));
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const run = async (open: OpenStore) => {
    const { catalogue, dryRun, resume, prune, json } = flags;
    const onFault = ({ line, reason }: { line: number; reason: string }) =>
      report.reject(`line ${line}`, reason);
    const feed = openFeed(flags.feed, { ...flags, onFault });
    const pace = { position: feed.position, products: await lastCount({ ...open, catalogue }) };
    const report = new DeliveryReport({ json, pace });
    const summary = await syncProducts(encodeInThreads(feed, flags), {
      ...(await deliveryOf(flags, () => report.retries++)),
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
    if (summary.held > 0) process.exitCode = exitCodes.problem;
  };
  await withCatalogue(flags, run, { create: true });
  process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
}

import type { Command } from "commander";
import { colours as pc } from "./colours.ts";
import { DeliveryReport } from "./delivery-report.ts";
import { exitCodes } from "./failure.ts";
import { type CatalogueFlags, withCatalogue, withCatalogueOptions } from "./store-options.ts";
import { deliveryOf, type WebhookFlags, withWebhookOptions } from "./webhook-options.ts";

export function registerProductsHeld(products: Command): void {
  const held = products
    .command("held")
    .description("list the dead letters: items that the webhook did not take");
  withCatalogueOptions(held)
    .option("--json", "print one JSON object a line, with the item as it was sent")
    .action(list);
  const replay = products
    .command("replay")
    .description("send dead letters again; exit code 1 when some are held again")
    .option("--id <id...>", "only these products")
    .option("--dry-run", "call the webhook, write nothing, print the RDF difference of each item")
    .option("--json", "print the summary as JSON");
  withWebhookOptions(withCatalogueOptions(replay)).action(sendAgain);
}

async function list({ json, ...place }: CatalogueFlags & { json?: boolean }): Promise<void> {
  const { heldProducts } = await import("../products/replay.ts");
  await withCatalogue(place, async (open) => {
    let count = 0;
    for await (const held of heldProducts({ ...open, catalogue: place.catalogue })) {
      count++;
      const { item, event, fault, at } = held;
      const text = json
        ? JSON.stringify(held)
        : `${item.id}  ${pc.dim(`${at} ${event}`)}\n    ${pc.red(fault.code)}: ${fault.detail}`;
      process.stdout.write(`${text}\n`);
    }
    if (!json) process.stdout.write(count === 0 ? "Nothing is held.\n" : `\n${count} held\n`);
  });
}

type ReplayFlags = CatalogueFlags & WebhookFlags & { id?: string[]; dryRun?: boolean; json?: boolean };

async function sendAgain(flags: ReplayFlags): Promise<void> {
  const { replayHeld } = await import("../products/replay.ts");
  const report = new DeliveryReport({ json: flags.json });
  await withCatalogue(flags, async (open) => {
    const options = {
      ...(await deliveryOf(flags, () => report.retries++)),
      ...open,
      catalogue: flags.catalogue,
      dryRun: flags.dryRun,
      onItem: (item: Parameters<DeliveryReport["item"]>[0]) => report.item(item),
    };
    const summary = await replayHeld(options, flags.id && new Set(flags.id));
    report.summary(summary);
    if (summary.held > 0) process.exitCode = exitCodes.problem;
  });
}

import type { Command } from "commander";
import { colours as pc } from "./colours.ts";
import { DeliveryReport } from "./delivery-report.ts";
import { exitCodes } from "./failure.ts";
import { type StoreFlags, withStore, withStoreOptions } from "./store-options.ts";
import { deliveryOf, type WebhookFlags, withWebhookOptions } from "./webhook-options.ts";

export function registerProductsHeld(products: Command): void {
  const held = products
    .command("held")
    .description("list the dead letters: items that the webhook did not take");
  withStoreOptions(held)
    .option("--json", "print one JSON object a line, with the item as it was sent")
    .action(list);
  const replay = products
    .command("replay")
    .description("send dead letters again; exit code 1 when some are held again")
    .option("--id <id...>", "only these products")
    .option("--dry-run", "call the webhook, write nothing, print the RDF difference of each item")
    .option("--json", "print the summary as JSON");
  withWebhookOptions(withStoreOptions(replay)).action(sendAgain);
}

async function list({ store: directory, catalogue, json }: StoreFlags & { json?: boolean }): Promise<void> {
  const { heldProducts } = await import("../products/replay.ts");
  await withStore(directory, async (store) => {
    let count = 0;
    for await (const held of heldProducts({ store, catalogue })) {
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

type ReplayFlags = StoreFlags & WebhookFlags & { id?: string[]; dryRun?: boolean; json?: boolean };

async function sendAgain(flags: ReplayFlags): Promise<void> {
  const { replayHeld } = await import("../products/replay.ts");
  const report = new DeliveryReport({ json: flags.json });
  await withStore(flags.store, async (store) => {
    const options = {
      ...(await deliveryOf(flags, () => report.retries++)),
      store,
      catalogue: flags.catalogue,
      dryRun: flags.dryRun,
      onItem: (item: Parameters<DeliveryReport["item"]>[0]) => report.item(item),
    };
    const summary = await replayHeld(options, flags.id && new Set(flags.id));
    report.summary(summary);
    if (summary.held > 0) process.exitCode = exitCodes.problem;
  });
}

import type { Command } from "commander";
import { inOneLine } from "../view/control.ts";
import { colours as pc } from "./colours.ts";
import { DeliveryReport } from "./delivery-report.ts";
import { exitCodes } from "./failure.ts";
import type { Io } from "./io.ts";
import { type CatalogueFlags, withCatalogue, withCatalogueOptions } from "./store-options.ts";
import { deliveryOf, type WebhookFlags, withWebhookOptions } from "./webhook-options.ts";
import { write } from "./write.ts";

export function registerProductsHeld(products: Command, io: Io): void {
  const held = products
    .command("held")
    .description("list the dead letters: items that the webhook did not accept");
  withCatalogueOptions(held)
    .option("--json", "print one JSON object per line, with the item as it was sent")
    .addHelpText("after", "\nExample:\n  referent products held --store ./store")
    .action((flags: HeldFlags) => list(flags, io));
  const replay = products
    .command("replay")
    .description("send dead letters again; exit code 1 when some are held again")
    .option("--id <id...>", "only these products")
    .option("--dry-run", "call the webhook, write nothing, print the RDF difference of each item")
    .option("--json", "print the summary as JSON");
  withWebhookOptions(withCatalogueOptions(replay))
    .addHelpText(
      "after",
      "\nExample:\n  referent products replay --store ./store --webhook http://127.0.0.1:3000/webhook",
    )
    .action((flags: ReplayFlags) => sendAgain(flags, io));
}

type HeldFlags = CatalogueFlags & { readonly json?: boolean };

async function list({ json, ...place }: HeldFlags, { stdout }: Io): Promise<void> {
  const { heldProducts } = await import("../products/replay.ts");
  await withCatalogue(place, async (open) => {
    let count = 0;
    for await (const held of heldProducts({ ...open, catalogue: place.catalogue })) {
      count++;
      const { item, event, fault, at } = held;
      const text = json
        ? JSON.stringify(held)
        : `${item.id}  ${pc.dim(`${at} ${event}`)}\n    ${pc.red(fault.code)}: ${inOneLine(fault.detail)}`;
      await write(stdout, `${text}\n`);
    }
    if (!json) await write(stdout, count === 0 ? "Nothing is held.\n" : `\n${count} held\n`);
  });
}

type ReplayFlags = CatalogueFlags & WebhookFlags & { id?: string[]; dryRun?: boolean; json?: boolean };

async function sendAgain(flags: ReplayFlags, io: Io): Promise<void> {
  const { replayHeld } = await import("../products/replay.ts");
  const report = new DeliveryReport({ io, json: flags.json, dryRun: flags.dryRun });
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
    if (summary.held > 0) io.exitCode = exitCodes.problem;
  });
}

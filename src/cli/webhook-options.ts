import { type Command, InvalidArgumentError, Option } from "commander";
import type { DeliveryOptions } from "../products/index.ts";

/** The options of every command that calls a webhook. */
export interface WebhookFlags {
  readonly webhook?: string;
  readonly secret?: string;
  readonly batch: number;
  readonly concurrency: number;
  readonly timeout: number;
  readonly attempts: number;
  readonly onFailure: "hold" | "original";
  readonly allowPrivate?: boolean;
}

/** Adds the options of a webhook. */
export function withWebhookOptions(command: Command): Command {
  return command
    .option("--webhook <url>", "endpoint that gets the product graphs; without it, they are written as built")
    .addOption(
      new Option(
        "--secret <secret>",
        "secret that signs each call (Standard Webhooks): whsec_ and base64; without the prefix, its characters as they are",
      ).env("REFERENT_WEBHOOK_SECRET"),
    )
    .option("--batch <items>", "maximum number of items in one call", positive, 50)
    .option("--concurrency <calls>", "maximum number of concurrent calls", positive, 4)
    .option("--timeout <seconds>", "time for a complete answer", positive, 30)
    .option("--attempts <count>", "attempts of a call before its items are given up", positive, 5)
    .addOption(
      new Option("--on-failure <what>", "hold a failed item as a dead letter, or write its original graph")
        .choices(["hold", "original"])
        .default("hold"),
    )
    .option("--allow-private", "allow private and link-local addresses (this machine is always allowed)");
}

/** The sender and limits that the options describe. */
export async function deliveryOf(flags: WebhookFlags, onRetry: () => void): Promise<DeliveryOptions> {
  const { batch, concurrency, onFailure } = flags;
  const limits = { batch: { items: batch }, concurrency, onFailure };
  if (flags.webhook === undefined) return limits;
  const [{ createWebhookSender }, { guardedFetch }, { version }] = await Promise.all([
    import("../webhook/index.ts"),
    import("../node/guarded-fetch.ts"),
    import("../version.ts"),
  ]);
  const send = createWebhookSender({
    url: flags.webhook,
    secret: flags.secret,
    timeout: flags.timeout * 1000,
    retries: { attempts: flags.attempts },
    userAgent: `referent/${version}`,
    fetch: guardedFetch({ loopback: true, private: flags.allowPrivate }),
    onRetry,
  });
  return { ...limits, send };
}

function positive(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError("must be a whole number above 0");
}

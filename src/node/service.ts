import type { Logger } from "pino";
import type { LimitChanges, Resolver } from "../contract/index.ts";
import { type AccountsConfig, createHandler, limitQueue } from "../http/index.ts";
import { logAnswer } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { startServer } from "./server.ts";
import { openUsage } from "./usage-ledger.ts";

/** A whole service: server, accounts, usage on disk, queue, log and metrics around a resolver. */
export interface ServiceOptions {
  /** Closed with the service when it can be. */
  readonly resolver: Resolver & { close?(): Promise<void> };
  readonly log: Logger;
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  readonly accounts?: AccountsConfig | undefined;
  /** Folder of the usage; without it usage is forgotten with the process. */
  readonly usage?: string | undefined;
  /** Calls that run at once. */
  readonly running: number;
  /** Calls that wait; one more is answered 503. */
  readonly waiting: number;
  readonly cors?: string | readonly string[] | undefined;
  /** Further headers that say what a call cost. */
  readonly costHeaders?: readonly string[] | undefined;
  readonly limits?: LimitChanges | undefined;
}

export interface Service {
  readonly url: string;
  /** Finishes what runs, then closes everything. */
  close(): Promise<void>;
}

/**
 * Starts the service; besides the routes of the handler it answers `GET /metrics`.
 *
 * @throws ProblemError when the accounts are wrong, or the address or the usage folder is taken
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { resolver, log, running, waiting } = options;
  const usage = options.usage === undefined ? undefined : await openUsage(options.usage);
  const queue = limitQueue(resolver, { running, waiting });
  const metrics = createMetrics(queue);
  try {
    const handler = createHandler(queue, {
      accounts: options.accounts,
      usage,
      cors: options.cors,
      costHeaders: options.costHeaders,
      limits: options.limits,
      onAnswer: (answered) => {
        metrics.observe(answered);
        logAnswer(log, answered);
      },
    });
    const answer = async (request: Request) => {
      const { pathname } = new URL(request.url);
      return pathname === "/metrics" && request.method === "GET" ? metrics.respond() : handler(request);
    };
    const { host, port, limits } = options;
    const server = await startServer(answer, { host, port, limits });
    return {
      url: server.url,
      async close() {
        await server.close();
        await resolver.close?.();
        await usage?.close();
      },
    };
  } catch (error) {
    await usage?.close();
    throw error;
  }
}

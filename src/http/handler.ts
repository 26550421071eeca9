import {
  anyFunction,
  anyText,
  anything,
  checkOptions,
  type LimitChanges,
  limitsWith,
  missing,
  type Resolver,
} from "../contract/index.ts";
import { type Accounts, type AccountsConfig, createAccounts } from "./accounts.ts";
import type { Answered } from "./answered.ts";
import { BodyBudget } from "./body-budget.ts";
import { createCharge } from "./charge.ts";
import { costHeadersWith } from "./cost-headers.ts";
import type { Mount } from "./mount.ts";
import { limitQueue, type QueuedResolver, type QueueLimits } from "./queue.ts";
import type { Locals } from "./routes.ts";
import { createMemoryUsage, type UsageStore } from "./usage.ts";

/** How the adapter is set up; every field has a default. */
export interface HandlerOptions {
  /** Who may call. Without it every caller is served, on one account without a limit. */
  readonly accounts?: Accounts | AccountsConfig | undefined;
  /** Where usage is kept; default: in memory. */
  readonly usage?: UsageStore | undefined;
  /** Path before all routes, such as `/api`; default none. */
  readonly basePath?: string | undefined;
  /** Limits to change, by the names of `docs/limits.md`; 0 means no limit. Those of a request are the resolver's, too. */
  readonly limits?: LimitChanges | undefined;
  /** Further response headers, besides `X-Cost`, that say what a call cost: clients of another service read its own. */
  readonly costHeaders?: readonly string[] | undefined;
  /** Limits how many calls run and wait; without it every call starts immediately. */
  readonly queue?: QueueLimits | undefined;
  /** Origins that browsers may call from (`"*"` for all); default none: no CORS headers are sent. */
  readonly cors?: string | readonly string[] | undefined;
  /** Handlers that are served besides the routes of the contract, such as that of `referent/reconciliation`. */
  readonly mounts?: readonly Mount[] | undefined;
  /** Called for every answer, for logs and metrics. It never gets a key or a text. */
  readonly onAnswer?: ((answered: Answered) => void) | undefined;
  /**
   * The page for a person who opens the service in a browser; default: a page with links. Programs get JSON instead.
   */
  readonly page?: ((request: Request) => Response | Promise<Response>) | undefined;
  /** The clock, in milliseconds since 1970; default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** A Fetch API handler, which Hono, Bun, Deno, Workers and Next accept unchanged. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * Serves a resolver under the HTTP contract, on Web standards only.
 *
 * @example
 * ```ts
 * const handler = createHandler(resolver, { accounts: { accounts: [{ accountId: "acme", keys: [hash] }] } });
 * const response = await handler(new Request("http://localhost/v1/resolve", { method: "POST", … }));
 * ```
 * @throws ProblemError `invalid_request` when there is no such option, or the accounts, the queue, a limit or a header
 *   is configured wrongly; the handler
 *   rejects with `missing_package` without `hono`
 */
export function createHandler(resolver: Resolver, options: HandlerOptions = {}): Handler {
  checkOptions<HandlerOptions>(options, {
    // Those without a check are checked where they are read.
    accounts: anything,
    usage: anything,
    basePath: anyText,
    limits: anything,
    costHeaders: anything,
    queue: anything,
    cors: anything,
    mounts: anything,
    onAnswer: anyFunction,
    page: anyFunction,
    now: anyFunction,
  });
  const locals = localsOf(resolver, options);
  // Hono is an optional peer, needed only to serve: a client of a served resolver imports this folder, too.
  const app = import("./app.ts").catch(missing("hono")).then(({ createApp }) => createApp(locals, options));
  // The caller gets the failure later; until then it must not be an unhandled rejection.
  app.catch(() => {});
  return async (request) => (await app).fetch(request);
}

function localsOf(resolver: Resolver, options: HandlerOptions): Locals {
  const { accounts, usage = createMemoryUsage(), now = Date.now, queue } = options;
  const limits = limitsWith(options.limits);
  const served: Resolver & Partial<QueuedResolver> = queue ? limitQueue(resolver, queue) : resolver;
  return {
    accounts: accounts === undefined || "find" in accounts ? accounts : createAccounts(accounts),
    charge: createCharge(served, usage, limits, now),
    admit: () => served.admit?.(),
    limits,
    bodies: new BodyBudget(limits.bodiesBytes),
    // Routes are put behind it, and paths of requests lose the slash at their end.
    basePath: (options.basePath ?? "").replace(/\/+$/, ""),
    costHeaders: costHeadersWith(options.costHeaders),
  };
}

import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import { type LimitChanges, limitsWith, ProblemError, type Resolver } from "../contract/index.ts";
import { type Accounts, type AccountsConfig, createAccounts } from "./accounts.ts";
import { BodyBudget } from "./body-budget.ts";
import { createCharge } from "./charge.ts";
import { costHeadersWith } from "./cost-headers.ts";
import type { Mount } from "./mount.ts";
import { mountRoutes } from "./mount-routes.ts";
import { type Answered, observe } from "./observe.ts";
import { refuse } from "./problems.ts";
import { limitQueue, type QueuedResolver, type QueueLimits } from "./queue.ts";
import { createRoutes, type Env, type Locals, named, welcome } from "./routes.ts";
import { createMemoryUsage, type UsageStore } from "./usage.ts";

/** How the adapter is set up; every field has a default. */
export interface HandlerOptions {
  /** Who may call. Without it every caller is let in, on one account without a limit. */
  readonly accounts?: Accounts | AccountsConfig | undefined;
  /** Where usage is kept; default: in memory. */
  readonly usage?: UsageStore | undefined;
  /** Path in front of all routes, such as `/api`; default none. */
  readonly basePath?: string | undefined;
  /** Limits to change, by the names of `docs/limits.md`; 0 is none. Those of a request are the resolver's, too. */
  readonly limits?: LimitChanges | undefined;
  /** Further response headers, besides `X-Cost`, that say what a call cost: clients of another service read its own. */
  readonly costHeaders?: readonly string[] | undefined;
  /** Bounds what runs and waits at once; without it every call starts at once. */
  readonly queue?: QueueLimits | undefined;
  /** Origins that browsers may call from (`"*"` for all); default none: no CORS headers are sent. */
  readonly cors?: string | readonly string[] | undefined;
  /** Handlers that are served beside the routes of the contract, such as that of `referent/reconciliation`. */
  readonly mounts?: readonly Mount[] | undefined;
  /** Told of every answer, for logs and metrics. It is never told a key or a text. */
  readonly onAnswer?: ((answered: Answered) => void) | undefined;
  /** The clock, in milliseconds since 1970; default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** A Fetch API handler: what Hono, Bun, Deno, Workers and Next take as it is. */
export type Handler = (request: Request) => Promise<Response>;

const exposed = [
  "X-Request-Id",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Retry-After",
  "Idempotent-Replayed",
];

/**
 * Serves a resolver under the HTTP contract, on Web standards only.
 *
 * @example
 * ```ts
 * const handler = createHandler(resolver, { accounts: { accounts: [{ accountId: "acme", keys: [hash] }] } });
 * const response = await handler(new Request("http://localhost/v1/resolve", { method: "POST", … }));
 * ```
 * @throws ProblemError `invalid_request` when the accounts, a limit or a header is configured wrongly
 */
export function createHandler(resolver: Resolver, options: HandlerOptions = {}): Handler {
  const locals = localsOf(resolver, options);
  const app = new Hono<Env>();
  app.use(requestId({ limitLength: 128 }));
  app.use(observe(options.onAnswer));
  const origin = typeof options.cors === "object" ? [...options.cors] : options.cors;
  if (origin !== undefined) {
    const exposeHeaders = [...exposed, ...locals.costHeaders];
    app.use(cors({ origin, allowMethods: ["GET", "HEAD", "POST"], exposeHeaders, maxAge: 600 }));
  }
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  const { basePath } = locals;
  app.route(basePath === "" ? "/" : basePath, createRoutes(locals));
  for (const mount of options.mounts ?? [])
    app.route(basePath === "" ? "/" : basePath, mountRoutes(mount, locals, origin));
  // The address itself, as people write it: with a slash and without.
  for (const path of new Set([`${basePath}/`, basePath || "/"])) app.get(path, named("/"), welcome(locals));
  app.notFound((c) => answerProblem(c, new ProblemError("not_found")));
  app.onError((error, c) => answerProblem(c, error));
  return async (request) => app.fetch(request);
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
    basePath: options.basePath ?? "",
    costHeaders: costHeadersWith(options.costHeaders),
  };
}

function onMethodNotAllowed(c: Context<Env>, methods: readonly string[]): Response {
  const allow = [...methods, "OPTIONS"].join(", ");
  if (c.req.method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: allow } });
  const response = answerProblem(c, new ProblemError("method_not_allowed", { detail: `use ${allow}` }));
  response.headers.set("Allow", allow);
  return response;
}

function answerProblem(c: Context<Env>, error: unknown): Response {
  const { response, problem } = refuse(error, c.get("requestId"));
  c.set("problem", problem);
  for (const [name, value] of c.get("standing") ?? []) response.headers.set(name, value);
  return c.newResponse(response.body, response);
}

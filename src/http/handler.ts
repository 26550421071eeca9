import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import { ProblemError, type Resolver } from "../contract/index.ts";
import { type Accounts, type AccountsConfig, createAccounts } from "./accounts.ts";
import { createCharge } from "./charge.ts";
import { type Answered, observe } from "./observe.ts";
import { refuse } from "./problems.ts";
import { limitQueue, type QueuedResolver, type QueueLimits } from "./queue.ts";
import { createRoutes, type Env, type Locals } from "./routes.ts";
import { createMemoryUsage, type UsageStore } from "./usage.ts";

/** How the adapter is set up; every field has a default. */
export interface HandlerOptions {
  /** Who may call. Without it every caller is let in, on one account without a limit. */
  readonly accounts?: Accounts | AccountsConfig | undefined;
  /** Where usage is kept; default: in memory. */
  readonly usage?: UsageStore | undefined;
  /** Path in front of all routes, such as `/api`; default none. */
  readonly basePath?: string | undefined;
  /** Most bytes of a request body, as sent and as inflated; default 8 MiB. */
  readonly maxBodyBytes?: number | undefined;
  /** Bounds what runs and waits at once; without it every call starts at once. */
  readonly queue?: QueueLimits | undefined;
  /** Origins that browsers may call from (`"*"` for all); default none: no CORS headers are sent. */
  readonly cors?: string | readonly string[] | undefined;
  /** Told of every answer, for logs and metrics. It is never told a key or a text. */
  readonly onAnswer?: ((answered: Answered) => void) | undefined;
  /** The clock, in milliseconds since 1970; default `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** A Fetch API handler: what Hono, Bun, Deno, Workers and Next take as it is. */
export type Handler = (request: Request) => Promise<Response>;

const exposed = [
  "X-Request-Id",
  "X-Cost",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Retry-After",
];

/**
 * Serves a resolver under the HTTP contract, on Web standards only.
 *
 * @example
 * ```ts
 * const handler = createHandler(resolver, { accounts: { accounts: [{ accountId: "acme", keys: [hash] }] } });
 * const response = await handler(new Request("http://localhost/v1/resolve", { method: "POST", … }));
 * ```
 * @throws ProblemError `invalid_request` when the accounts are configured wrongly
 */
export function createHandler(resolver: Resolver, options: HandlerOptions = {}): Handler {
  const app = new Hono<Env>();
  app.use(requestId({ limitLength: 128 }));
  app.use(observe(options.onAnswer));
  if (options.cors !== undefined) {
    const origin = typeof options.cors === "string" ? options.cors : [...options.cors];
    app.use(cors({ origin, allowMethods: ["GET", "HEAD", "POST"], exposeHeaders: exposed, maxAge: 600 }));
  }
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  app.route(options.basePath ?? "/", createRoutes(localsOf(resolver, options)));
  app.notFound((c) => answerProblem(c, new ProblemError("not_found")));
  app.onError((error, c) => answerProblem(c, error));
  return async (request) => app.fetch(request);
}

function localsOf(resolver: Resolver, options: HandlerOptions): Locals {
  const { accounts, usage = createMemoryUsage(), now = Date.now, queue } = options;
  const served: Resolver & Partial<QueuedResolver> = queue ? limitQueue(resolver, queue) : resolver;
  return {
    accounts: accounts === undefined || "find" in accounts ? accounts : createAccounts(accounts),
    charge: createCharge(served, usage, now),
    admit: () => served.admit?.(),
    maxBodyBytes: options.maxBodyBytes ?? 8 * 1024 * 1024,
    basePath: options.basePath ?? "",
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

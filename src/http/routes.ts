import { type Context, Hono, type MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { type Account, type Limits, ProblemError } from "../contract/index.ts";
import { checkAccept } from "./accept.ts";
import { type Accounts, type Caller, localCaller, unlimited } from "./accounts.ts";
import { readJson } from "./body.ts";
import type { BodyBudget } from "./body-budget.ts";
import type { Charge } from "./charge.ts";
import type { HandlerOptions } from "./handler.ts";
import { repeatableCall } from "./idempotency.ts";
import { keyOf } from "./keys.ts";
import { type OpenApiDocument, openApiDocument } from "./openapi.ts";
import { welcomeDocument, welcomePage } from "./page.ts";

/** What the routes need. */
export interface Locals {
  readonly accounts: Accounts | undefined;
  readonly charge: Charge;
  /** Throws when the queue has no place for one more call. */
  readonly admit: () => void;
  readonly limits: Limits;
  /** The memory of all bodies. */
  readonly bodies: BodyBudget;
  readonly basePath: string;
  /** Headers that say what a call cost. */
  readonly costHeaders: readonly string[];
}

/** What one request carries from step to step. */
export interface Env {
  Variables: {
    requestId: string;
    route?: string;
    caller?: Caller;
    cost?: number;
    problem?: ProblemError;
    /** The allowance as headers; problems carry them too. */
    standing?: readonly (readonly [name: string, value: string])[];
  };
}

/** The routes of the contract: each line is a path and the steps that answer it. */
export function createRoutes(locals: Locals): Hono<Env> {
  const app = new Hono<Env>();
  const known = authenticate(locals);
  const resolve = resolveOn(locals);
  const { basePath, limits, costHeaders } = locals;
  app.get("/docs", named("/docs"), welcome(locals));
  for (const path of ["/health", "/healthz"])
    app.get(path, named(path), acceptable, (c) => c.json({ status: "ok" }));
  let document: OpenApiDocument | undefined;
  app.get("/openapi.json", named("/openapi.json"), acceptable, (c) =>
    c.json((document ??= openApiDocument({ basePath, limits, costHeaders }))),
  );
  app.get("/accounts/me", named("/accounts/me"), known, acceptable, showAccount(locals));
  app.post(
    "/accounts/:account/resolve",
    named("/accounts/:account/resolve"),
    known,
    acceptable,
    own,
    resolve,
  );
  for (const path of ["/v1/resolve", "/resolve"]) app.post(path, named(path), known, acceptable, resolve);
  return app;
}

/** Notes the pattern of a route, for logs and metrics. */
export function named(route: string): MiddlewareHandler<Env> {
  return (c, next) => {
    c.set("route", route);
    return next();
  };
}

const acceptable: MiddlewareHandler<Env> = (c, next) => {
  checkAccept(c.req.header("Accept"));
  return next();
};

export function authenticate({ accounts, charge }: Locals): MiddlewareHandler<Env> {
  return async (c, next) => {
    const caller = accounts === undefined ? localCaller : await callerOf(c, accounts);
    c.set("caller", caller);
    await showStanding(c, caller, charge);
    await next();
  };
}

async function callerOf(c: Context<Env>, accounts: Accounts): Promise<Caller> {
  const key = c.req.param("key") ?? keyOf(c.req.header("Authorization"));
  if (key === undefined) {
    throw new ProblemError("unauthorized", { detail: "send the header Authorization: Key <key>" });
  }
  const caller = await accounts.find(key);
  if (caller === undefined) throw new ProblemError("unauthorized", { detail: "the key is unknown" });
  return caller;
}

/** The account in the path must be that of the key; without accounts every path belongs to the only caller. */
const own: MiddlewareHandler<Env> = async (c, next) => {
  const caller = c.get("caller");
  if (caller !== localCaller && caller?.accountId !== c.req.param("account")) {
    throw new ProblemError("forbidden");
  }
  await next();
};

function showAccount({ charge }: Locals) {
  return async (c: Context<Env>): Promise<Response> => {
    const caller = c.get("caller") ?? localCaller;
    const { used, resetsAt } = await charge.standing(caller);
    showHeaders(c);
    const { accountId, plan, allowance } = caller;
    return c.json({
      accountId,
      plan,
      allowance,
      used,
      resets_at: new Date(resetsAt).toISOString(),
    } satisfies Account);
  };
}

/** Answers with a page for people, or the addresses of the service for programs. */
export function welcome({ basePath }: Locals, page?: HandlerOptions["page"]) {
  return (c: Context<Env>): Response | Promise<Response> => {
    const supports = ["text/html", "application/json"];
    const type = accepts(c, { header: "Accept", supports, default: "text/html" });
    if (type === "application/json") return c.json(welcomeDocument(basePath));
    if (page) return page(c.req.raw);
    c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    return c.html(welcomePage(basePath)) as Response;
  };
}

function resolveOn({ charge, admit, limits, costHeaders, bodies }: Locals) {
  return async (c: Context<Env>): Promise<Response> => {
    const caller = c.get("caller") ?? localCaller;
    const { signal } = c.req.raw;
    const share = bodies.open();
    try {
      admit();
      const { bytes, value } = await readJson(c.req.raw, limits, share);
      const call = await repeatableCall(c.req.header("Idempotency-Key"), caller.accountId, bytes);
      const { body, cost, repeated } = await charge.resolve(caller, value, signal, call);
      c.set("cost", cost);
      await showStanding(c, caller, charge);
      showHeaders(c);
      for (const name of costHeaders) c.header(name, String(cost));
      if (repeated) c.header("Idempotent-Replayed", "true");
      return c.body(body, 200, { "Content-Type": "application/json" });
    } catch (error) {
      // The client is gone and does not get this answer; the status is for the log.
      if (signal.aborted) return new Response(null, { status: 499 });
      await showStanding(c, caller, charge);
      throw error instanceof Error ? error : new ProblemError("internal", { cause: error });
    } finally {
      share.release();
    }
  };
}

export async function showStanding(c: Context<Env>, caller: Caller, charge: Charge): Promise<void> {
  if (caller.allowance === unlimited) return;
  const { used, resetsIn } = await charge.standing(caller);
  c.set("standing", [
    ["X-RateLimit-Limit", String(caller.allowance)],
    ["X-RateLimit-Remaining", String(Math.max(0, caller.allowance - used))],
    ["X-RateLimit-Reset", String(resetsIn)],
  ]);
}

export function showHeaders(c: Context<Env>): void {
  for (const [name, value] of c.get("standing") ?? []) c.header(name, value);
}

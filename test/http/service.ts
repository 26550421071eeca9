import type { Resolver } from "../../src/contract/index.ts";
import { createHandler, type Handler, type HandlerOptions, hashKey } from "../../src/http/index.ts";
import { failing } from "../contract/failing-resolver.ts";
import { localResolver } from "../contract/local-resolver.ts";
import { checkDocumented } from "./documented.ts";

export const key = "rk_acme";
export const poorKey = "rk_poor";

/** Two accounts: one that is never short, one whose allowance pays for no call at all. */
export async function testOptions(): Promise<HandlerOptions> {
  return {
    limits: { bodyBytes: 1024 * 1024 },
    costHeaders: ["X-Units-Used"],
    accounts: {
      plans: { team: { allowance: 1_000_000 }, none: { allowance: 1 } },
      accounts: [
        { accountId: "acme", plan: "team", keys: [await hashKey(key)] },
        { accountId: "poor", plan: "none", keys: [await hashKey(poorKey)] },
      ],
    },
  };
}

/** The resolver that HTTP tests serve. */
export function servedResolver(): Resolver {
  return failing(localResolver());
}

/** The handler under test; every answer is checked against the OpenAPI document. */
export async function testHandler(
  options: HandlerOptions = {},
  resolver = servedResolver(),
): Promise<Handler> {
  return documented(createHandler(resolver, { ...(await testOptions()), ...options }));
}

export function documented(handler: Handler): Handler {
  return async (request) => {
    const { method } = request;
    return checkDocumented(method, new URL(request.url).pathname, await handler(request));
  };
}

export type Send = (path: string, init?: RequestInit) => Promise<Response>;

export function sendTo(handler: Handler): Send {
  return (path, init) => handler(new Request(`http://localhost${path}`, init));
}

/** A resolve call as a client makes it. */
export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Key ${key}`, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}

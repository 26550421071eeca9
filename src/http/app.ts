import { type Context, Hono } from "hono";
import { methodNotAllowed as withMethods } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import { getPath } from "hono/utils/url";
import { ProblemError } from "../contract/index.ts";
import type { HandlerOptions } from "./handler.ts";
import { mountRoutes } from "./mount-routes.ts";
import { observe } from "./observe.ts";
import { openTo } from "./open-to.ts";
import { plainPath } from "./plain-path.ts";
import { allowed, isOptions, methodNotAllowed, refuse } from "./problems.ts";
import { createRoutes, type Env, type Locals, named, welcome } from "./routes.ts";

const exposed = [
  "X-Request-Id",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Retry-After",
  "Idempotent-Replayed",
];

/** The application behind the handler: the steps of every call, and the routes. */
export function createApp(
  locals: Locals,
  options: Pick<HandlerOptions, "onAnswer" | "cors" | "page" | "mounts">,
): Hono<Env> {
  const app = new Hono<Env>({ getPath: (request) => plainPath(getPath(request)) });
  app.use(requestId({ limitLength: 128 }));
  app.use(observe(options.onAnswer));
  const origin = typeof options.cors === "object" ? [...options.cors] : options.cors;
  if (origin !== undefined) {
    const exposeHeaders = [...exposed, ...locals.costHeaders];
    app.use(openTo(origin, exposeHeaders));
  }
  app.use(withMethods({ app, onMethodNotAllowed }));
  const { basePath } = locals;
  app.route(basePath === "" ? "/" : basePath, createRoutes(locals));
  for (const mount of options.mounts ?? [])
    app.route(basePath === "" ? "/" : basePath, mountRoutes(mount, locals, origin));
  app.get(basePath || "/", named("/"), welcome(locals, options.page));
  app.notFound((c) => answerProblem(c, new ProblemError("not_found")));
  app.onError((error, c) => answerProblem(c, error));
  return app;
}

function onMethodNotAllowed(c: Context<Env>, methods: readonly string[]): Response {
  const allow = [...methods, "OPTIONS"].join(", ");
  return isOptions(c.req.method) ? allowed(allow) : answerProblem(c, methodNotAllowed(allow));
}

function answerProblem(c: Context<Env>, error: unknown): Response {
  const { response, problem } = refuse(error, c.get("requestId"));
  c.set("problem", problem);
  for (const [name, value] of c.get("standing") ?? []) response.headers.set(name, value);
  return c.newResponse(response.body, response);
}

import { type Context, Hono, type MiddlewareHandler } from "hono";
import { ProblemError, type ResolveResponse } from "../contract/index.ts";
import { localCaller } from "./accounts.ts";
import { freeCall, type Mount, type MountedCall } from "./mount.ts";
import { openTo } from "./open-to.ts";
import { authenticate, type Env, type Locals, named, showHeaders, showStanding } from "./routes.ts";

/** Before the path of a mount for tools that cannot send a header: `/key/<key>/reconcile`. */
const keyPath = "/key/:key";

/** The routes of a mount: its path and all below it, also with the key in the path. */
export function mountRoutes(mount: Mount, locals: Locals, origins: string | string[] | undefined): Hono<Env> {
  const app = new Hono<Env>();
  const known = authenticate(locals);
  for (const prefix of ["", keyPath]) {
    for (const path of [`${prefix}${mount.path}`, `${prefix}${mount.path}/*`]) {
      if (mount.anyOrigin && origins === undefined) app.use(path, openTo("*"));
      app.all(path, named(path), unlessOpen(mount, known), (c) => answer(c, mount, locals));
    }
  }
  return app;
}

function unlessOpen(mount: Mount, known: MiddlewareHandler<Env>): MiddlewareHandler<Env> {
  return (c, next) =>
    mount.isOpen?.(c.req.method, pathBelow(c, mount)) === true && c.req.param("key") === undefined
      ? next()
      : known(c, next);
}

function pathBelow(c: Context<Env>, { path }: Mount): string {
  return freeCallPath(new URL(c.req.url).pathname, path);
}

function freeCallPath(pathname: string, mountPath: string): string {
  return pathname.slice(pathname.indexOf(mountPath) + mountPath.length).replace(/\/$/, "");
}

async function answer(c: Context<Env>, mount: Mount, locals: Locals): Promise<Response> {
  const { charge, admit, limits, bodies, accounts, costHeaders } = locals;
  const request = c.req.raw;
  const { signal } = request;
  const caller = c.get("caller") ?? localCaller;
  const share = bodies.open();
  let spent = 0;
  /** A call may do several pieces of work, each with its cost. */
  const spend = (cost: number) => {
    spent += cost;
    c.set("cost", spent);
    for (const name of costHeaders) c.header(name, String(spent));
  };
  const call: MountedCall = {
    ...freeCall(request, mount.path, limits, { share }),
    needsKey: accounts !== undefined,
    async resolve(sent) {
      admit();
      const { body, cost } = await charge.resolve(caller, sent, signal, undefined);
      spend(cost);
      return JSON.parse(body) as ResolveResponse;
    },
    async resolveAll(requests) {
      admit();
      const { answers, cost } = await charge.resolveAll(caller, requests, signal);
      spend(cost);
      return answers;
    },
    async charge(cost, work) {
      admit();
      const result = await charge.run(caller, cost, work);
      spend(cost);
      return result;
    },
  };
  try {
    const response = await mount.handle(request, call);
    await showStanding(c, caller, charge);
    showHeaders(c);
    return c.newResponse(response.body, response);
  } catch (error) {
    // The client is gone and does not get this answer; the status is for the log.
    if (signal.aborted) return new Response(null, { status: 499 });
    await showStanding(c, caller, charge);
    throw error instanceof Error ? error : new ProblemError("internal", { cause: error });
  } finally {
    share.release();
  }
}

import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/**
 * Lets pages of some origins call. An OPTIONS without an origin does not come from a browser: it is answered with the
 * methods of its path.
 */
export function openTo(origin: string | string[], exposeHeaders: string[] = []): MiddlewareHandler {
  const open = cors({ origin, allowMethods: ["GET", "HEAD", "POST"], exposeHeaders, maxAge: 600 });
  return (c, next) =>
    c.req.method === "OPTIONS" && c.req.header("Origin") === undefined ? next() : open(c, next);
}

import { plainPath } from "../http/plain-path.ts";
import { allowed, isOptions, methodNotAllowed, refuse } from "../http/problems.ts";

/** What is answered to a GET of each path. */
export type OwnRoutes = Readonly<Record<string, () => Response | Promise<Response>>>;

const allow = "GET, HEAD, OPTIONS";

/**
 * Answers what the HTTP handler has no route for, by the same rules: a path may end with a slash, HEAD is GET without a
 * body, OPTIONS tells the methods, and every other method is 405.
 *
 * @returns undefined for any other path
 */
export async function answerOwn({ method, url }: Request, routes: OwnRoutes): Promise<Response | undefined> {
  const path = plainPath(new URL(url).pathname);
  const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (route === undefined) return undefined;
  if (method === "GET") return route();
  if (method === "HEAD") return new Response(null, await route());
  return isOptions(method) ? allowed(allow) : refuse(methodNotAllowed(allow), "").response;
}

import { anyText, anyTexts, checkOptions, ProblemError } from "../contract/index.ts";
import { parseJson } from "../http/body.ts";
import type { Mount } from "../http/mount.ts";
import { isOptions, otherMethod } from "../http/problems.ts";
import type { Matcher } from "../matching/index.ts";
import { createMcpServer } from "./load.ts";

/** How the protocol is served. */
export interface McpMountOptions {
  /** Path under which it is served; default `/mcp`. */
  readonly path?: string | undefined;
  /** Origins of pages that may call it, besides those of this machine; default none. */
  readonly origins?: readonly string[] | undefined;
}

/**
 * The Model Context Protocol over streamable HTTP for a service with accounts: give it to `createHandler` as one of its
 * `mounts`. It keeps no sessions, so that any process can answer any request.
 */
export function mcpMount(matcher: Matcher, options: McpMountOptions = {}): Mount {
  checkOptions<McpMountOptions>(options, { path: anyText, origins: anyTexts });
  const { path = "/mcp", origins = [] } = options;
  return {
    path,
    isOpen: isOptions,
    async handle(request, call) {
      if (call.path !== "") throw new ProblemError("not_found");
      checkOrigin(request.headers.get("Origin"), origins);
      // Without sessions there is no stream that a GET could open, and nothing that a DELETE could end.
      if (request.method !== "POST") return otherMethod(request.method, "POST, OPTIONS");
      const parsedBody = parseJson(await call.body(), call.limits);
      const server = await createMcpServer({
        matcher,
        limits: call.limits,
        resolve: call.resolve,
        charge: call.charge,
      });
      const { WebStandardStreamableHTTPServerTransport } = await import(
        "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"
      );
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await server.connect(transport as Parameters<typeof server.connect>[0]);
      try {
        const headers = new Headers(request.headers);
        headers.delete("content-length");
        const head = new Request(request.url, { method: "POST", headers });
        return await transport.handleRequest(head, { parsedBody });
      } finally {
        await server.close();
      }
    },
  };
}

/**
 * A page of somewhere else must not talk to a service on this machine, also where its name was made to lead here (DNS
 * rebinding). Programs send no `Origin`.
 */
function checkOrigin(origin: string | null, allowed: readonly string[]): void {
  if (origin === null || allowed.includes("*") || allowed.includes(origin)) return;
  if (/^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(origin)) return;
  throw new ProblemError("forbidden", {
    detail: `pages of ${origin.slice(0, 200)} may not call this service`,
  });
}

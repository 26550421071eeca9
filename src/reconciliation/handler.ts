import { anyText, checkOptions, type LimitChanges, limitsWith } from "../contract/index.ts";
import { freeCall, type Mount } from "../http/mount.ts";
import { refuse } from "../http/problems.ts";
import type { Matcher } from "../matching/index.ts";
import { answerReconciliation, isDescription } from "./routes.ts";

/** How a reconciliation service presents itself. */
export interface ReconciliationOptions {
  /** Name of the service in clients; default `referent`. */
  readonly name?: string | undefined;
  /** Where an entity is shown, `{id}` standing for its id; default is Wikidata for its ids, or else the preview. */
  readonly view?: string | undefined;
  /** Path under which it is served; default `/reconcile`. */
  readonly path?: string | undefined;
}

/**
 * A reconciliation service (versions 0.2 and 1.0-draft) for a service with accounts: give it to `createHandler` as one
 * of its `mounts`.
 */
export function reconciliationMount(matcher: Matcher, options: ReconciliationOptions = {}): Mount {
  checkOptions<ReconciliationOptions>(options, { name: anyText, view: anyText, path: anyText });
  const { name = "referent", view, path = "/reconcile" } = options;
  return {
    path,
    anyOrigin: true,
    isOpen: isDescription,
    handle: (request, call) => answerReconciliation(matcher, request, call, { name, view }),
  };
}

/**
 * A reconciliation service as a Fetch API handler of its own: version 0.2 at `/reconcile`, the draft of 1.0 at
 * `/reconcile/1.0-draft`. Browsers of any origin may call it, as the specification wants.
 *
 * @example
 * const handler = createReconciliationHandler(createMatcher({ dataset: people }));
 * await startServer(handler, { port: 8080 }); // http://127.0.0.1:8080/reconcile in OpenRefine
 *
 * @param options `limits` are those of bodies and batches
 */
export function createReconciliationHandler(
  matcher: Matcher,
  options: ReconciliationOptions & { readonly limits?: LimitChanges | undefined } = {},
): (request: Request) => Promise<Response> {
  const { limits: changes, ...others } = options;
  const mount = reconciliationMount(matcher, others);
  const limits = limitsWith(changes);
  return async (request) => {
    const response =
      request.method === "OPTIONS" && request.headers.has("Origin")
        ? new Response(null, { status: 204, headers: preflight })
        : await mount
            .handle(request, freeCall(request, mount.path, limits))
            .catch((error: unknown) => refuse(error, crypto.randomUUID()).response);
    response.headers.set("Access-Control-Allow-Origin", "*");
    return response;
  };
}

const preflight = {
  "Access-Control-Allow-Methods": "GET, HEAD, POST",
  "Access-Control-Allow-Headers": "Content-Type, Authorization, Accept-Language",
  "Access-Control-Max-Age": "600",
};

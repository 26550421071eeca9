import { ProblemError } from "../contract/index.ts";
import { parseJson } from "../http/body.ts";
import type { MountedCall } from "../http/mount.ts";
import { isOptions, otherMethod } from "../http/problems.ts";
import type { Matcher } from "../matching/index.ts";
import { wantedLanguage } from "./accept-language.ts";
import { batch02, batch10 } from "./batches.ts";
import { answerExtension, answerProposal } from "./extension-routes.ts";
import { answerJson } from "./json-answer.ts";
import { type ManifestFacts, manifest02, manifest10 } from "./manifest.ts";
import { answerFlyout, answerPreview, answerSuggest } from "./people-routes.ts";

/** Path of the draft of version 1.0 below that of 0.2. */
const draft = "/1.0-draft";

/** What all steps of one call work with. */
export interface ReconciliationCall extends MountedCall {
  readonly matcher: Matcher;
  readonly request: Request;
  readonly isDraft: boolean;
  /** Path below the version's address. */
  readonly route: string;
  /** Parameters of the address, and of the form that was sent. */
  readonly parameters: URLSearchParams;
  /** Of the texts of the answer, from `Accept-Language`. */
  readonly language: string;
}

/** Whether a request asks for methods or for the manifest alone, which says how callers show their key. */
export function isDescription(method: string, path: string): boolean {
  return isOptions(method) || ((method === "GET" || method === "HEAD") && (path === "" || path === draft));
}

/**
 * Answers one request.
 *
 * @throws ProblemError `not_found`, `method_not_allowed`, `invalid_json`, `invalid_request`, `payload_too_large` and what
 *   the accounts throw
 */
export async function answerReconciliation(
  matcher: Matcher,
  request: Request,
  mounted: MountedCall,
  facts: Pick<ManifestFacts, "name" | "view">,
): Promise<Response> {
  const isDraft = mounted.path === draft || mounted.path.startsWith(`${draft}/`);
  const route = isDraft ? mounted.path.slice(draft.length) : mounted.path;
  const call: ReconciliationCall = {
    ...mounted,
    base: isDraft ? mounted.base + draft : mounted.base,
    matcher,
    request,
    isDraft,
    route,
    parameters: await parametersOf(request, mounted, isDraft),
    language: wantedLanguage(request.headers.get("Accept-Language")),
  };
  return (await answerPost(call)) ?? answerGet(call, facts);
}

async function answerPost(call: ReconciliationCall): Promise<Response | undefined> {
  const { isDraft, route, parameters, request } = call;
  if (isDraft) {
    if (route !== "/match" && route !== "/extend") return undefined;
    if (request.method !== "POST") return otherMethod(request.method, "POST, OPTIONS");
    const sent = parseJson(await call.body(), call.limits);
    return route === "/match" ? answerJson(call, await batch10(call, sent)) : answerExtension(call, sent);
  }
  if (route !== "") return undefined;
  refuseSecond(parameters);
  const queries = parameters.get("queries");
  if (queries !== null) return answerJson(call, await batch02(call, jsonOf("queries", queries, call)));
  const extension = parameters.get("extend");
  if (extension !== null) return answerExtension(call, jsonOf("extend", extension, call));
  if (request.method !== "POST") return undefined;
  throw new ProblemError("invalid_request", {
    errors: [{ pointer: "/queries", detail: "is missing: send a form with queries or extend" }],
  });
}

/** One of `queries` and `extend` is answered: of two, one would be left out without a word. */
function refuseSecond(parameters: URLSearchParams): void {
  const sent = ["queries", "extend"].flatMap((name) => parameters.getAll(name).map(() => name));
  const [first, second] = sent;
  if (second === undefined) return;
  const detail = first === second ? "is sent twice: send one" : "is sent beside queries: send one of them";
  throw new ProblemError("invalid_request", { errors: [{ pointer: `/${second}`, detail }] });
}

async function answerGet(
  call: ReconciliationCall,
  facts: Pick<ManifestFacts, "name" | "view">,
): Promise<Response> {
  const { isDraft, route, request, matcher, limits, base, needsKey } = call;
  const answer = routes.get(route);
  if (route !== "" && (answer === undefined || (isDraft && route === "/flyout")))
    throw new ProblemError("not_found");
  if (request.method !== "GET" && request.method !== "HEAD")
    return otherMethod(
      request.method,
      route === "" && !isDraft ? "GET, HEAD, POST, OPTIONS" : "GET, HEAD, OPTIONS",
    );
  if (answer) return answer(call);
  const all = { ...facts, base, needsKey, batchSize: limits.batchQueries };
  return answerJson(call, await (isDraft ? manifest10 : manifest02)(matcher, all));
}

const routes: ReadonlyMap<string, (call: ReconciliationCall) => Promise<Response>> = new Map([
  ["/suggest/entity", (call: ReconciliationCall) => answerSuggest(call, "entity")],
  ["/suggest/type", (call: ReconciliationCall) => answerSuggest(call, "type")],
  ["/suggest/property", (call: ReconciliationCall) => answerSuggest(call, "property")],
  ["/preview", answerPreview],
  ["/flyout", answerFlyout],
  ["/extend/propose", answerProposal],
]);

/** The parameters of the address, and those of a form in the body, which version 0.2 sends. */
async function parametersOf(request: Request, call: MountedCall, isDraft: boolean): Promise<URLSearchParams> {
  const { searchParams } = new URL(request.url);
  if (request.method !== "POST" || isDraft) return searchParams;
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded")
    throw new ProblemError("unsupported_media_type", {
      detail: "Content-Type must be application/x-www-form-urlencoded",
    });
  const form = new URLSearchParams(new TextDecoder().decode(await call.body()));
  const inForm = new Set(form.keys());
  for (const [name, value] of searchParams) if (!inForm.has(name)) form.append(name, value);
  return form;
}

function jsonOf(name: string, text: string, { limits }: ReconciliationCall): unknown {
  return parseJson(new TextEncoder().encode(text), limits, `the value of ${name}`);
}

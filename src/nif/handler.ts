import {
  anyText,
  checkOptions,
  type LimitChanges,
  limitsWith,
  ProblemError,
  type Resolver,
} from "../contract/index.ts";
import { parseRdf, serializeRdf } from "../graph/index.ts";
import { isInUtf8 } from "../http/content-type.ts";
import { freeCall, type Mount, type MountedCall } from "../http/mount.ts";
import { isOptions, otherMethod, refuse } from "../http/problems.ts";
import { acceptedType, formatOf } from "./media-types.ts";
import { namingOf } from "./names.ts";
import { nifDocument } from "./read.ts";
import { requestsOf } from "./requests.ts";
import { answeredContext, nifPrefixes } from "./write.ts";

/** Characters of N-Quads that a document may become, 64 Mi: it is parsed on the thread that answers all others. */
const MOST_EXPANSION = 64 * 1024 * 1024;

/** How texts of NIF are resolved. */
export interface NifOptions {
  /** Datasets in order; default `wikidata://public`. */
  readonly datasetUri?: string | undefined;
  /** Path under which it is served; default `/nif`. */
  readonly path?: string | undefined;
}

/** NIF for a service with accounts: give it to `createHandler` as one of its `mounts`. */
export function nifMount(options: NifOptions = {}): Mount {
  checkOptions<NifOptions>(options, { datasetUri: anyText, path: anyText });
  return {
    path: options.path ?? "/nif",
    isOpen: isOptions,
    handle: (request, call) => answerNif(request, call, options),
  };
}

/**
 * NIF 2.0 as a Fetch API handler of its own, as GERBIL calls annotators: a document is posted and comes back with its
 * mentions. A context without phrases is searched for mentions (A2KB); the phrases of another are linked (D2KB).
 *
 * @param options `limits` are those of a request
 */
export function createNifHandler(
  resolver: Resolver,
  options: NifOptions & { readonly limits?: LimitChanges | undefined } = {},
): (request: Request) => Promise<Response> {
  const { limits: changes, ...others } = options;
  const mount = nifMount(others);
  const limits = limitsWith(changes);
  return (request) =>
    mount
      .handle(request, freeCall(request, mount.path, limits, { resolver }))
      .catch((error: unknown) => refuse(error, crypto.randomUUID()).response);
}

async function answerNif(request: Request, call: MountedCall, { datasetUri }: NifOptions): Promise<Response> {
  if (call.path !== "") throw new ProblemError("not_found");
  if (request.method !== "POST") return otherMethod(request.method, "POST, OPTIONS");
  const format = formatOf(request.headers.get("Content-Type") ?? "text/turtle");
  if (!format)
    throw new ProblemError("unsupported_media_type", {
      detail: "Content-Type must be text/turtle or another of RDF",
    });
  if (!isInUtf8(request.headers.get("Content-Type")))
    throw new ProblemError("unsupported_media_type", { detail: "RDF must be in UTF-8" });
  const answerType = acceptedType(request.headers.get("Accept"));
  const text = textOf(await call.body());
  const limits = { expansion: MOST_EXPANSION };
  const document = nifDocument(await parseRdf(text, format, { limits, signal: request.signal }));
  const asked = requestsOf(document, datasetUri, call.limits);
  const answers = await call.resolveAll(asked.map(({ request }) => request));
  const nameOf = namingOf(document.contexts);
  const quads = asked.flatMap((one, i) => answeredContext(one, answers[i]!.mentions, nameOf));
  const body = await serializeRdf(quads, answerType.format, { prefixes: nifPrefixes });
  return new Response(body, { headers: { "Content-Type": `${answerType.type};charset=utf-8` } });
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ProblemError("invalid_rdf", { detail: "the body is not UTF-8", cause });
  }
}

import {
  anyText,
  checkOptions,
  isLongerThan,
  type LimitChanges,
  languageOf,
  limitsWith,
  ProblemError,
  type RdfFormat,
  type ResolveRequest,
  type Resolver,
} from "../contract/index.ts";
import { mediaTypeOf, parseRdf, rdfFormatOf, serializeRdf } from "../graph/index.ts";
import { freeCall, type Mount, type MountedCall } from "../http/mount.ts";
import { refuse } from "../http/problems.ts";
import { type NifContext, nifDocument } from "./read.ts";
import { answeredContext, nifPrefixes } from "./write.ts";

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
  if (request.method !== "POST") throw new ProblemError("method_not_allowed", { detail: "use POST" });
  const format = formatOf(request.headers.get("Content-Type") ?? "text/turtle");
  if (!format)
    throw new ProblemError("unsupported_media_type", {
      detail: "Content-Type must be text/turtle or another of RDF",
    });
  const answerType = acceptedType(request.headers.get("Accept"));
  const text = textOf(await call.body());
  const { contexts, strays } = nifDocument(await parseRdf(text, format));
  checkDocument(contexts, strays);
  const quads = [];
  for (const context of contexts) {
    const { mentions } = await call.resolve(requestOf(context, datasetUri, call));
    quads.push(...answeredContext(context, mentions));
  }
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

/** @throws ProblemError `invalid_request` that names the resource which is at fault */
function checkDocument(
  contexts: readonly NifContext[],
  strays: readonly { readonly iri: string; readonly context: string }[],
): void {
  const errors = strays.map(({ iri, context }) => ({
    pointer: iri,
    detail: `has the context ${context}, which is not there`,
  }));
  if (contexts.length === 0 && errors.length === 0)
    throw new ProblemError("invalid_request", { detail: "there is no nif:Context with a nif:isString" });
  for (const { iri, text, phrases } of contexts) {
    if (text === "") errors.push({ pointer: iri, detail: "has an empty nif:isString" });
    for (const { iri: phrase, start, end } of phrases)
      if (!(Number.isInteger(start) && Number.isInteger(end)))
        errors.push({
          pointer: phrase,
          detail: "has no nif:beginIndex and nif:endIndex that are whole numbers",
        });
  }
  if (errors.length > 0) throw new ProblemError("invalid_request", { errors: errors.slice(0, 20) });
}

function requestOf(
  context: NifContext,
  datasetUri: string | undefined,
  { limits }: MountedCall,
): ResolveRequest {
  const { text, language, phrases } = context;
  if (isLongerThan(text, limits.textCodePoints))
    throw new ProblemError("text_too_long", {
      errors: [{ pointer: context.iri, detail: `has more than ${limits.textCodePoints} code points` }],
    });
  // A language that is not supported is detected again rather than refused: gold sets tag them carelessly.
  const known = language === undefined ? undefined : languageOf(language);
  const spans = new Map(phrases.map(({ start, end }) => [`${start} ${end}`, { start, end }]));
  return {
    text,
    ...(known ? { language: known } : {}),
    ...(datasetUri === undefined ? {} : { dataset_uri: datasetUri }),
    ...(spans.size > 0 ? { mentions: [...spans.values()] } : {}),
  };
}

/** Media types that GERBIL and others use for formats of RDF. */
const typeNames: Readonly<Record<string, RdfFormat>> = {
  "application/x-turtle": "turtle",
  "text/n3": "turtle",
};

function formatOf(type: string): RdfFormat | undefined {
  const plain = type.split(";")[0]!.trim().toLowerCase();
  try {
    return typeNames[plain] ?? rdfFormatOf(plain);
  } catch {
    return undefined;
  }
}

/** The first type of `Accept` that can be written; Turtle where all is right. */
function acceptedType(header: string | null): { type: string; format: RdfFormat } {
  if (header === null || header.trim() === "" || header.includes("*/*"))
    return { type: "text/turtle", format: "turtle" };
  for (const range of header.split(",")) {
    const format = formatOf(range);
    const type = range.split(";")[0]!.trim().toLowerCase();
    if (format) return { type: type in typeNames ? type : mediaTypeOf(format), format };
    if (type === "text/*") return { type: "text/turtle", format: "turtle" };
  }
  throw new ProblemError("not_acceptable", { detail: "answers are text/turtle or another format of RDF" });
}

/**
 * Errors are data: one table of codes, one error class that carries exactly the RFC 9457 document
 * that the HTTP adapter sends.
 */

/** What each code means: its HTTP status, its title, and when it is returned. */
export const problemTable = {
  invalid_json: [
    400,
    "The body is not JSON",
    "The request body cannot be parsed as JSON, or is nested too deep.",
  ],
  unauthorized: [
    401,
    "No valid key",
    "The Authorization header is missing or malformed, or its key is unknown.",
  ],
  invalid_signature: [
    401,
    "The webhook call is not signed",
    "The Standard Webhooks headers are missing, too old, or signed with another secret.",
  ],
  forbidden: [403, "The key is of another account", "The key is valid, but not for the account in the path."],
  not_found: [404, "No such resource", "Nothing is served at this path."],
  method_not_allowed: [405, "Method not allowed", "The path exists; the Allow header names its methods."],
  not_acceptable: [406, "No acceptable representation", "The Accept header excludes application/json."],
  payload_too_large: [413, "The body is too large", "The body passed the byte limit while it was read."],
  unsupported_media_type: [
    415,
    "The body is not declared as JSON",
    "Content-Type or Content-Encoding is not supported.",
  ],
  invalid_request: [
    422,
    "The request has a wrong shape",
    "A field is missing, has a wrong type, is out of range, or there is too much of it.",
  ],
  text_too_long: [422, "The text is too long", "`text` has more than 100,000 code points."],
  invalid_span: [
    422,
    "A span does not fit the text",
    "`start`/`end` lie outside the text or `text` is not the slice.",
  ],
  invalid_identity: [
    422,
    "An id does not identify an entity of the dataset",
    "A candidate's id is neither a QID nor an entity IRI.",
  ],
  unsupported_language: [
    422,
    "The language is not supported",
    "A well-formed tag outside en it fr de es pt ja zh.",
  ],
  dataset_not_supported: [
    422,
    "The dataset is not served",
    "`dataset_uri` names a dataset that the resolver does not have.",
  ],
  dataset_required: [
    422,
    "The inline dataset is missing",
    "`dataset_uri` names `inline`, but the request has no `dataset`.",
  ],
  invalid_dataset: [
    422,
    "The inline dataset has faults",
    "An entity has a wrong shape or a text that is too long, or two have one id.",
  ],
  dataset_too_large: [422, "The inline dataset is too large", "`dataset` has more than 5,000 entities."],
  unknown_include: [422, "An include is unknown", "`include` knows `candidates` and `evidence`."],
  candidates_not_supported: [
    422,
    "Candidates need the public dataset",
    "`candidates` were sent together with a user dataset.",
  ],
  replayed_call: [
    409,
    "The webhook call was already received",
    "A webhook call has the id of an earlier call and a time that is not later.",
  ],
  quota_exceeded: [
    429,
    "The monthly allowance is spent",
    "Nothing was resolved; Retry-After tells when it renews.",
  ],
  internal: [
    500,
    "Internal error",
    "A fault of the resolver; `instance` is the id under which it was logged.",
  ],
  invalid_rdf: [
    422,
    "The RDF cannot be read",
    "The document does not parse in its declared format, or the format is unknown.",
  ],
  invalid_query: [
    422,
    "The SPARQL query cannot be answered",
    "The query does not parse or is not supported.",
  ],
  invalid_feed: [
    422,
    "The product feed cannot be read",
    "The feed is empty, truncated, of an unknown format or encoding, or strict reading met a bad row.",
  ],
  feed_unavailable: [
    502,
    "The product feed cannot be opened",
    "The file or URL of the feed does not exist or does not answer.",
  ],
  invalid_pack: [
    500,
    "The knowledge base pack cannot be used",
    "The file is truncated, damaged, not a pack, or of a newer format than this version reads.",
  ],
  missing_package: [
    500,
    "A package is not installed",
    "A feature needs an optional peer of this package; `detail` has the command that installs it.",
  ],
  dataset_unavailable: [
    502,
    "The dataset cannot be read",
    "The graph or pack behind `dataset_uri` is unreadable.",
  ],
  dataset_warming: [503, "The dataset is loading", "Try again after the seconds of Retry-After."],
  overloaded: [
    503,
    "The call cannot be taken now",
    "There are too many calls, connections or large bodies, or the call took too much processor time; nothing was charged.",
  ],
  resolver_unavailable: [
    503,
    "The resolver cannot be reached",
    "A remote resolver refused the connection, cut it, or gave no answer in time.",
  ],
  invalid_response: [
    502,
    "The answer breaks the contract",
    "A remote resolver's answer is not JSON, lacks a row, or has a resolved row without an identity; or a plug-in failed or returned an invalid value.",
  ],
} as const satisfies Record<string, readonly [status: number, title: string, when: string]>;

/** A stable error code. */
export type ProblemCode = keyof typeof problemTable;

/** One fault in the request: where (RFC 6901 JSON Pointer) and what. */
export interface Fault {
  /** JSON Pointer (RFC 6901) to the part of the request that is wrong; empty for the whole. */
  pointer: string;
  /** What is wrong there, in words. */
  detail: string;
}

/** RFC 9457 problem details as this project sends them. */
export interface ProblemDocument {
  /** An IRI that ends in the code. */
  type: string;
  /** What the code means, in words; the same for every problem of the code. */
  title: string;
  /** HTTP status. */
  status: number;
  /** Stable name of the kind of problem: `docs/errors.md` has all. */
  code: ProblemCode;
  /** What is wrong, in words; by default the first of the `errors`. Every 422 has it. */
  detail?: string;
  /** URI of this occurrence (RFC 9457), where it has one. */
  instance?: string;
  /** All faults found, at most 20. */
  errors?: Fault[];
}

/** Optional fields of a problem, besides its code. */
export interface ProblemOptions {
  detail?: string | undefined;
  instance?: string | undefined;
  errors?: Fault[] | undefined;
  /** Whole seconds after which a retry makes sense; the HTTP adapter sends it as `Retry-After`. */
  retryAfter?: number | undefined;
  /** Methods of the path, for `method_not_allowed`; the HTTP adapter sends them as `Allow`. */
  allow?: string | undefined;
  cause?: unknown;
}

/** The error that every public function throws for bad input: a code, and the document of it. */
export class ProblemError extends Error {
  /** Always "ProblemError": tells it from other errors where `instanceof` cannot, as across packages. */
  override readonly name = "ProblemError";
  /** Stable name of the kind of problem: `docs/errors.md` has all. */
  readonly code: ProblemCode;
  /** HTTP status. */
  readonly status: number;
  /** Exactly what HTTP sends as `application/problem+json`. */
  readonly document: ProblemDocument;
  /** Seconds until a retry makes sense, if that is known. */
  readonly retryAfter: number | undefined;
  /** Methods that the path has, where another one was used. */
  readonly allow: string | undefined;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    const document = problemDocument(code, options);
    super(messageOf(document), options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = document.status;
    this.document = document;
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
  }

  /** The problem document, so that `JSON.stringify(error)` gives what HTTP sends. */
  toJSON(): ProblemDocument {
    return this.document;
  }
}

/** The RFC 9457 document of a code. */
export function problemDocument(code: ProblemCode, options: ProblemOptions = {}): ProblemDocument {
  const [status, title, when] = problemTable[code];
  const { instance, errors } = options;
  const detail = options.detail ?? inWords(errors?.[0]) ?? (status === 422 ? when : undefined);
  return {
    type: `urn:referent:problem:${code}`,
    title,
    status,
    code,
    ...(detail === undefined ? {} : { detail }),
    ...(instance === undefined ? {} : { instance }),
    ...(errors?.length ? { errors } : {}),
  };
}

/** A fault as a sentence. */
function inWords(fault: Fault | undefined): string | undefined {
  return fault && `${fault.pointer || "the body"} ${fault.detail}`;
}

/** RFC 6901: the pointer of a path of keys. */
export function jsonPointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

function messageOf({ code, title, detail, errors }: ProblemDocument): string {
  const faults = errors?.map((fault) => inWords(fault));
  const said = detail === faults?.[0] ? undefined : detail;
  return [`${code}: ${title}`, said, faults?.join("; ")].filter(Boolean).join(". ");
}

/**
 * Errors are data: one table of codes, one error class that carries exactly the RFC 9457 document
 * that the HTTP adapter sends.
 */

/** What each code means: its HTTP status and its title; `problem-notes.ts` says when it is returned. */
export const problemTable = {
  invalid_json: [400, "The body is not JSON"],
  unauthorized: [401, "No valid key"],
  invalid_signature: [401, "The webhook call is not signed"],
  forbidden: [403, "The key is of another account"],
  not_found: [404, "No such resource"],
  method_not_allowed: [405, "Method not allowed"],
  not_acceptable: [406, "No acceptable representation"],
  payload_too_large: [413, "The body is too large"],
  unsupported_media_type: [415, "The media type of the body is not supported"],
  invalid_request: [422, "The request has a wrong shape"],
  text_too_long: [422, "The text is too long"],
  invalid_span: [422, "A span does not fit the text"],
  invalid_identity: [422, "An id does not identify an entity of the dataset"],
  unsupported_language: [422, "The language is not supported"],
  dataset_not_supported: [422, "The dataset is not served"],
  dataset_required: [422, "The inline dataset is missing"],
  invalid_dataset: [422, "The inline dataset has faults"],
  dataset_too_large: [422, "The inline dataset is too large"],
  unknown_include: [422, "An include is unknown"],
  candidates_not_supported: [422, "Candidates need the public dataset"],
  replayed_call: [409, "The webhook call was already received"],
  quota_exceeded: [429, "The monthly allowance is spent"],
  internal: [500, "Internal error"],
  invalid_rdf: [422, "The RDF cannot be read"],
  invalid_query: [422, "The SPARQL query cannot be answered"],
  invalid_feed: [422, "The product feed cannot be read"],
  feed_unavailable: [502, "The product feed cannot be opened"],
  invalid_pack: [500, "The knowledge base pack cannot be used"],
  missing_package: [500, "A package is not installed"],
  dataset_unavailable: [502, "The dataset cannot be read"],
  dataset_warming: [503, "The dataset is loading"],
  overloaded: [503, "The call cannot be taken now"],
  resolver_unavailable: [503, "The resolver cannot be reached"],
  invalid_response: [502, "The answer breaks the contract"],
} as const satisfies Record<string, readonly [status: number, title: string]>;

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
  const [status, title] = problemTable[code];
  const { instance, errors } = options;
  const detail = options.detail ?? inWords(errors?.[0]) ?? (status === 422 ? title : undefined);
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

import { checkFields } from "./expected-fields.ts";

/** One request as a client sent it. */
export interface SentCall {
  /** HTTP method, in capitals. */
  readonly method: string;
  /** The whole address. */
  readonly url: string;
  /** Path and query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON where the body is JSON, or else its text; undefined without a body. */
  readonly body: unknown;
}

/** The expected call; of an object body only the fields given here are compared. */
export interface ExpectedCall {
  /** HTTP method, in any case. */
  readonly method?: string;
  /** Path and query. */
  readonly path?: string;
  /** Headers that the call has with these values; names in any case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or text; of an object only the fields given are compared, at any depth. */
  readonly body?: unknown;
  /** How many such calls there must be; default: at least one. */
  readonly times?: number;
}

const expectedFields = Object.keys({
  method: true,
  path: true,
  headers: true,
  body: true,
  times: true,
} satisfies { [field in keyof ExpectedCall]-?: true });

/** Reads a request to its end: its parts, and its body byte for byte. */
export async function callOf(request: Request): Promise<{ call: SentCall; bytes: ArrayBuffer }> {
  const { pathname, search } = new URL(request.url);
  const bytes = await request.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  const call = {
    method: request.method,
    url: request.url,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: text === "" ? undefined : jsonOr(text),
  };
  return { call, bytes };
}

/**
 * Asserts that a client sent the expected call.
 *
 * @throws Error that lists the calls that were sent; TypeError for a misspelled field
 */
export function assertSent({ calls }: { readonly calls: readonly SentCall[] }, expected: ExpectedCall): void {
  checkFields(expected, expectedFields, '{ path: "/v1/resolve" }');
  const found = calls.filter((call) => matches(call, expected)).length;
  const enough = expected.times === undefined ? found > 0 : found === expected.times;
  if (enough) return;
  const sent = calls.map(({ method, path, body }) => `  ${method} ${path} ${JSON.stringify(body) ?? ""}`);
  const wanted = expected.times === undefined ? "at least one call" : `${expected.times} calls`;
  throw new Error(
    [
      `${wanted} like ${JSON.stringify(expected)}, found ${found}. Sent were:`,
      ...(sent.length > 0 ? sent : ["  none"]),
    ].join("\n"),
  );
}

function matches(call: SentCall, { method, path, headers = {}, body }: ExpectedCall): boolean {
  return (
    (method === undefined || call.method === method.toUpperCase()) &&
    (path === undefined || call.path === path) &&
    Object.entries(headers).every(([name, value]) => call.headers[name.toLowerCase()] === value) &&
    (body === undefined || holds(call.body, body))
  );
}

/** Whether a value contains another: objects may have more fields, everything else is equal. */
function holds(value: unknown, expected: unknown): boolean {
  if (Object.is(value, expected)) return true;
  if (!(value instanceof Object && expected instanceof Object)) return false;
  if (Array.isArray(value) !== Array.isArray(expected)) return false;
  if (Array.isArray(value) && value.length !== (expected as unknown[]).length) return false;
  return Object.entries(expected).every(([key, part]) =>
    holds((value as Record<string, unknown>)[key], part),
  );
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

import { callOf, type SentCall } from "./calls.ts";
import { keyOfCall, pathWithoutKey, withoutSecret, withSecret } from "./cassette-key.ts";
import { missOf } from "./nearest-call.ts";

/** Where a cassette is kept; `referent/node` has one for a file. */
export interface CassetteStore {
  /** What messages call it, such as the path of its file. */
  readonly name?: string | undefined;
  /** The cassette's text, undefined when there is none yet. */
  read(): Promise<string | undefined>;
  /** Replaces the cassette's text. */
  write(text: string): Promise<void>;
}

/** Requests and their answers, as JSON that people can read and edit. Keys are not in it. */
export interface Cassette {
  /** Version of the format. */
  readonly version: 1;
  /** The exchanges, in the order of the calls. */
  readonly exchanges: readonly RecordedExchange[];
}

/** A request and the answer to it. */
export interface RecordedExchange {
  /** What identifies the call: method, path with query, and the body (JSON, or its text; absent without one). */
  readonly request: { readonly method: string; readonly path: string; readonly body?: unknown };
  /** The answer: status, the headers of the contract, and the body. */
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** JSON where the answer is JSON, or else its text. */
    readonly body: unknown;
  };
}

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const keptHeaders = /^(content-type|retry-after|allow|www-authenticate|x-cost|x-ratelimit-.*)$/;

/**
 * A `fetch` that passes calls on and writes each exchange to the cassette, before the client sees the answer.
 * Of the headers only those of the contract are kept, and the key is in none of them. In paths and queries it is masked;
 * in bodies, too, if it is a secret: a key such as "any" may be a word of a text.
 */
export function record(fetch: Fetch, store: CassetteStore): Fetch {
  const exchanges: (RecordedExchange | undefined)[] = [];
  let writing: Promise<void> = Promise.resolve();
  return async (input, init) => {
    // Calls at the same time are answered in any order; each has the place of its call.
    const place = exchanges.push(undefined) - 1;
    const request = new Request(input, init);
    const { call } = await callOf(request.clone());
    const response = await fetch(request);
    const text = await response.clone().text();
    exchanges[place] = withoutSecret(exchangeOf(call, response, text), keyOfCall(call));
    const cassette: Cassette = { version: 1, exchanges: exchanges.filter((one) => one !== undefined) };
    const written = `${JSON.stringify(cassette, null, 2)}\n`;
    writing = writing.catch(() => {}).then(() => store.write(written));
    await writing;
    return response;
  };
}

/**
 * A `fetch` that answers from a cassette. A call is identified by method, path and body, whatever its key; the same call
 * again gets the next answer recorded for it, and the last one from then on.
 *
 * @throws Error (from the call) when the cassette is missing or damaged, or has no such call: it names the recorded call
 *   that is nearest, and where the two differ
 */
export function replay(store: CassetteStore): Fetch {
  let tape: Promise<Map<string, RecordedExchange[]>> | undefined;
  return async (input, init) => {
    tape ??= load(store);
    const answers = await tape;
    const { call } = await callOf(new Request(input, init));
    const key = keyOfCall(call);
    const sent = withoutSecret(requestOf(call), key);
    const queue = answers.get(nameOf(sent));
    const exchange = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    if (exchange === undefined) {
      const recorded = [...answers.values()].map(([first]) => first!.request);
      throw new Error(missOf(sent, recorded));
    }
    const { status, headers } = exchange.response;
    // Where the text has the key the answer has it, too: spans are slices of the text.
    const hasKey = JSON.stringify(sent.body) !== JSON.stringify(call.body);
    const body = hasKey ? withSecret(exchange.response.body, key) : exchange.response.body;
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return new Response(text === "" ? null : text, { status, headers });
  };
}

async function load(store: CassetteStore): Promise<Map<string, RecordedExchange[]>> {
  const text = await store.read();
  const whose = store.name === undefined ? "" : ` ${store.name}`;
  if (text === undefined)
    throw new Error(
      `there is no cassette${whose}: run once with \`record(fetch, store)\` in place of \`replay(store)\``,
    );
  const cassette = jsonOr(text) as Partial<Cassette> | null;
  if (typeof cassette !== "object" || !Array.isArray(cassette?.exchanges))
    throw new Error(
      `the cassette${whose} is damaged: it is not JSON with a list of \`exchanges\`. Record it again`,
    );
  const { version, exchanges } = cassette as Cassette;
  if (version !== 1)
    throw new Error(`the cassette${whose} has version ${version}, which cannot be read. Record it again`);
  const tape = new Map<string, RecordedExchange[]>();
  for (const exchange of exchanges) {
    const { request } = exchange;
    const name = nameOf({ ...request, path: pathWithoutKey(request.path) });
    tape.set(name, [...(tape.get(name) ?? []), exchange]);
  }
  return tape;
}

function exchangeOf(call: SentCall, response: Response, text: string): RecordedExchange {
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  const json = isJson ? jsonOr(text) : text;
  return {
    request: requestOf(call),
    response: {
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => keptHeaders.test(name))),
      // A text in JSON stays as it was sent: a text is answered without quotes.
      body: typeof json === "string" ? text : json,
    },
  };
}

function requestOf({ method, path, body }: SentCall): RecordedExchange["request"] {
  return { method, path: pathWithoutKey(path), ...(body === undefined ? {} : { body }) };
}

/** The name under which a call is found; the order of a body's keys does not matter. */
function nameOf({ method, path, body }: { method: string; path: string; body?: unknown }): string {
  return `${method} ${path} ${JSON.stringify(sorted(body)) ?? ""}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!(value instanceof Object)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

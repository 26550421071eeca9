import { jsonFaultInWords } from "../contract/json-fault.ts";
import { retryAfterOf } from "../contract/retry-after.ts";
import { BodyTooLarge, excessIn, isJson, readText } from "./body.ts";
import { CallError } from "./fault.ts";

/** The address and the settings of one attempt. */
export interface CallOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds for a complete answer. */
  readonly timeout: number;
  /** Maximum number of bytes of the answer, decompressed. */
  readonly responseBytes: number;
  readonly fetch: typeof fetch;
  readonly signal?: AbortSignal | undefined;
}

/** Statuses after which another attempt may succeed, besides all 5xx. */
const retried = new Set([408, 425, 429]);

/**
 * One attempt: posts the body and gives the JSON of a 2xx.
 *
 * @throws CallError; the signal's reason when aborted
 */
export async function callOnce(body: Uint8Array<ArrayBuffer>, options: CallOptions): Promise<unknown> {
  const { url, headers, timeout, responseBytes, fetch, signal } = options;
  const deadline = AbortSignal.timeout(Math.ceil(timeout));
  const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
  try {
    const init = { method: "POST", body, headers, redirect: "manual", signal: either } as const;
    const response = await fetch(url, init);
    await refuseUnlessJson(response);
    const text = await readText(response.body, responseBytes);
    if (text.replace(/^\ufeff/, "").trim() === "") throw noAnswer(response.status);
    return parse(text);
  } catch (error) {
    if (error instanceof CallError) throw error;
    signal?.throwIfAborted();
    if (deadline.aborted) {
      throw new CallError("timeout", `no whole answer within ${timeout} ms`, { retryable: true });
    }
    if (error instanceof BodyTooLarge) throw new CallError("too_large", `the answer has ${error.message}`);
    throw networkError(error);
  }
}

/** Every 2xx with JSON is an answer: endpoints answer 201 and 202, too. */
async function refuseUnlessJson(response: Response): Promise<void> {
  const { status, ok, headers, type, body } = response;
  if (ok && body !== null && isJson(headers.get("content-type"))) return;
  const said = ok ? undefined : await saidIn(response);
  // One that is still being read ends with the time of the call.
  response.body?.cancel().catch(() => {});
  const location = headers.get("location")?.slice(0, 200);
  if (type === "opaqueredirect" || (status >= 300 && status < 400 && location !== undefined)) {
    throw new CallError("redirect", `${status} to ${location ?? "an address that is not told"}`);
  }
  if (!ok) {
    const retryable = status >= 500 || retried.has(status);
    const retryAfter = retryable ? retryAfterOf(headers.get("retry-after")) : undefined;
    const again = retryAfter ? `, asks to be called again in ${Math.ceil(retryAfter / 1000)} s` : "";
    const detail = said === undefined ? `${status}${again}` : `${status}${again}: ${said}`;
    throw new CallError("status", detail, { retryable, retryAfter });
  }
  if (body === null || headers.get("content-length") === "0") throw noAnswer(status);
  const declared = headers.get("content-type")?.slice(0, 200);
  throw new CallError(
    "content_type",
    `the answer ${declared === undefined ? "has no Content-Type" : `is declared as ${declared}`}; it must be application/json`,
  );
}

/** Bytes and milliseconds that are read of what an endpoint says of its error. */
const errorBytes = 16 * 1024;
const errorMs = 1_000;

/** What an endpoint says of its error, in a problem document or in the JSON that other frameworks send. */
async function saidIn({ body, headers }: Response): Promise<string | undefined> {
  if (!isJson(headers.get("content-type"))) return undefined;
  const read = readText(body, errorBytes).then(JSON.parse, () => undefined);
  const late = new Promise<undefined>((resolve) => {
    AbortSignal.timeout(errorMs).addEventListener("abort", () => resolve(undefined));
  });
  const said: unknown = await Promise.race([read.catch(() => undefined), late]);
  if (typeof said !== "object" || said === null) return undefined;
  return wordsOf(said)?.slice(0, 300);
}

/**
 * The code and the message of an error. Some frameworks put them one level deeper, or in a list of faults:
 * `{ error: { code, message } }`, `{ detail: [{ msg }] }`.
 */
function wordsOf(said: object, depth = 0): string | undefined {
  const { code, detail, title, message, msg, error, errors } = said as Record<string, unknown>;
  const values = [detail, title, message, msg, error, errors].map((one) =>
    Array.isArray(one) ? one[0] : one,
  );
  let words: string | undefined = values.find(isWord);
  for (const value of depth < 2 && words === undefined ? values : [])
    if (typeof value === "object" && value !== null) words ??= wordsOf(value, depth + 1);
  return [code, words].filter(isWord).join(": ") || undefined;
}

function isWord(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function noAnswer(status: number): CallError {
  return new CallError("no_answer", `${status} without a body`);
}

function parse(text: string): unknown {
  const json = text.replace(/^\ufeff/, "");
  const excess = excessIn(json);
  if (excess)
    throw new CallError(
      excess.code === "invalid_json" ? "invalid_json" : "too_large",
      `at most ${excess.most} are read`,
    );
  try {
    return JSON.parse(json);
  } catch {
    throw new CallError("invalid_json", jsonFaultInWords(json));
  }
}

/** fetch says "fetch failed"; the reason is in the chain of causes. */
function networkError(error: unknown): CallError {
  const seen: { code?: unknown; message?: string }[] = [];
  for (let cause = error; cause instanceof Error && seen.length < 5; cause = cause.cause) seen.push(cause);
  const refused = seen.find(({ code }) => code === "ADDRESS_REFUSED");
  if (refused) return new CallError("address_refused", refused.message ?? "");
  const last = seen.at(-1);
  if (last instanceof TypeError && /encoded data/i.test(last.message)) {
    return new CallError("invalid_json", "the answer is not UTF-8");
  }
  const detail = [last?.code, last?.message].filter(Boolean).join(": ");
  return new CallError("network", detail || String(error), { retryable: true });
}

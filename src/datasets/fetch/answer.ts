import { retryAfterOf } from "../../contract/retry-after.ts";
import { AnswerFault } from "./answer-fault.ts";
import type { Clock } from "./clock.ts";

/** An answer, and the day on which the server gave it. */
export interface Answer {
  readonly json: Record<string, unknown>;
  /** `2026-11-22`, by the server's clock. */
  readonly date: string;
}

/**
 * Most bytes of an answer, decompressed. It is more than the Action API gives (12 MiB), and enough for a query of
 * some million rows.
 */
const mostBytes = 256 * 2 ** 20;

/** Milliseconds to wait if a server asks for it without a time, as its budget is counted per minute. */
const unsaidWait = 60_000;

/** The least wait for a database that lags, as its documentation asks for, in ms. */
const leastLagWait = 5_000;

/**
 * The JSON of a response.
 *
 * @throws AnswerFault if there is none: an error status, another type, a truncated body, an error of the API
 */
export async function answerOf(response: Response, clock: Clock): Promise<Answer> {
  const { status, headers } = response;
  const wait = retryAfterOf(headers.get("retry-after"), clock.now());
  if (status !== 200) throw await statusFault(response, wait);
  const type = headers.get("content-type") ?? "nothing";
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    await response.body?.cancel();
    throw new AnswerFault(`it answers ${type.split(";")[0]}, which is not JSON`, { retryable: true });
  }
  const json = parsed(await bodyOf(response));
  const error = json.error as { code?: unknown; info?: unknown; id?: unknown; lag?: unknown } | undefined;
  if (error) throw apiFault(String(error.code), String(error.info ?? ""), String(error.id ?? ""), wait);
  return { json, date: dayOf(headers.get("date"), clock) };
}

async function statusFault(response: Response, wait: number | undefined): Promise<AnswerFault> {
  const { status } = response;
  const said = status < 500 ? await beginOf(response) : "";
  await response.body?.cancel().catch(() => {});
  const message = `it answers ${status}${said === "" ? "" : `: ${said}`}`;
  if (status === 429) return new AnswerFault(message, { retryable: true, wait: wait ?? unsaidWait });
  if (status === 503 && wait !== undefined) return new AnswerFault(message, { retryable: true, wait });
  return new AnswerFault(message, { retryable: status >= 500 || status === 408 });
}

/** The first words of a body, which mostly tell the fault. */
async function beginOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => "");
  return text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
}

async function bodyOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > mostBytes)
      throw new AnswerFault("its answer has more than 256 MiB: ask for less", { retryable: false });
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  return parts.join("") + decoder.decode();
}

function parsed(text: string): Record<string, unknown> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new AnswerFault("its answer is cut off or is not JSON", { retryable: true }, cause);
  }
  if (typeof json === "object" && json !== null && !Array.isArray(json))
    return json as Record<string, unknown>;
  throw new AnswerFault("its answer is not a JSON object", { retryable: true });
}

/** Errors of the API after which another attempt may help. */
const passing = /^(?:readonly|internal_api_error\w*|unavailable|cirrussearch-\S+|failed-\S+|timeout)$/;

function apiFault(code: string, info: string, id: string, wait: number | undefined): AnswerFault {
  const message = `it answers the error ${code}: ${info.slice(0, 200)}`;
  if (code === "maxlag")
    return new AnswerFault(message, { retryable: true, wait: Math.max(wait ?? 0, leastLagWait) });
  if (code === "ratelimited") return new AnswerFault(message, { retryable: true, wait: wait ?? unsaidWait });
  if (code === "no-such-entity") return new AnswerFault(message, { retryable: false, noSuchEntity: id });
  return new AnswerFault(message, { retryable: passing.test(code) });
}

function dayOf(header: string | null, clock: Clock): string {
  const date = header === null ? Number.NaN : Date.parse(header);
  return new Date(Number.isNaN(date) ? clock.now() : date).toISOString().slice(0, 10);
}

import { JsonRecords } from "../contract/json-records.ts";
import { ProblemError } from "../contract/problem.ts";
import type { Deadline } from "./deadline.ts";
import type { ResultRow } from "./sparql-results.ts";

/** The member of SPARQL results JSON that holds the rows: `{ "results": { "bindings": [...] } }`. */
const bindings: ReadonlySet<string> = new Set(["bindings"]);

/** An answer of a SPARQL server, read as it comes. */
export class SparqlAnswer {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly #body: ReadableStream<Uint8Array> | null;
  readonly #url: string;
  readonly #deadline: Deadline;

  /** @param url of the service, for problems */
  constructor(response: Response, url: string, deadline: Deadline) {
    this.status = response.status;
    this.ok = response.ok;
    this.headers = response.headers;
    this.#body = response.body;
    this.#url = url;
    this.#deadline = deadline;
  }

  /**
   * The whole text.
   *
   * @param isOfError it is what a server says of an error, which may be in any encoding
   * @throws ProblemError `dataset_unavailable` when the answer breaks off, takes too long or is not UTF-8
   */
  async text(isOfError = false): Promise<string> {
    let text = "";
    for await (const piece of this.#pieces(!isOfError)) text += piece;
    return text;
  }

  /**
   * The text of whole SPARQL results JSON: rows, or the answer to ASK.
   *
   * @throws ProblemError `dataset_unavailable` also when the answer is something else, such as a page to log in
   */
  async results(): Promise<string> {
    const text = await this.text();
    let document: unknown;
    try {
      document = JSON.parse(text);
    } catch (error) {
      throw this.#notResults(error);
    }
    if (!isResults(document)) throw this.#notResults();
    return text;
  }

  /** The problem of an answer that cannot be used. */
  fault(detail: string, cause?: unknown): ProblemError {
    return unavailable(this.#url, detail, cause);
  }

  /**
   * The rows of SPARQL results JSON, as many at a time as came together: the rows of a whole store are more than one
   * string can hold, which ends at 512 Mi characters.
   *
   * @throws ProblemError `dataset_unavailable` when the answer is something else, breaks off or takes too long
   */
  async *rows(): AsyncGenerator<readonly ResultRow[]> {
    let rows: ResultRow[] = [];
    const records = new JsonRecords(
      (text) => {
        if (!records.hasList) throw this.#notResults();
        rows.push(this.#rowOf(text!));
      },
      {
        lists: bindings,
        listDepth: 2,
        longest: 0,
        document: "answer",
        stray: (_, reason = "a row is not an object") => {
          throw this.#notResults(reason);
        },
        fail: (cause) => this.#notResults(cause),
      },
    );
    for await (const piece of this.#pieces(true)) {
      records.write(piece);
      if (rows.length === 0) continue;
      yield rows;
      rows = [];
    }
    records.end();
    if (!records.hasList) throw this.#notResults();
  }

  /** Leaves the rest of the answer unread. */
  cancel(): void {
    // Not awaited: a connection that ends meanwhile must not hold its reader up.
    this.#body?.cancel().catch(() => {});
  }

  async *#pieces(fatal: boolean): AsyncGenerator<string> {
    if (this.#body === null) return;
    const reader = this.#body.getReader();
    // Another encoding must not become texts with U+FFFD.
    const decoder = new TextDecoder("utf-8", { fatal });
    try {
      for (;;) {
        const { done, value } = await this.#deadline.wait(() => reader.read());
        if (done) break;
        yield decoder.decode(value, { stream: true });
      }
      yield decoder.decode();
    } catch (error) {
      throw unavailable(this.#url, `the answer broke off: ${reasonOf(error)}`, error);
    } finally {
      // Whoever has enough leaves the rest.
      reader.cancel().catch(() => {});
    }
  }

  #rowOf(text: string): ResultRow {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw this.#notResults(error);
    }
  }

  #notResults(cause?: unknown): ProblemError {
    const why = typeof cause === "string" ? `: ${cause}` : "";
    return unavailable(this.#url, `the answer is not SPARQL results JSON${why}`, cause);
  }
}

/** Whether JSON is of SPARQL results: rows in `results.bindings`, or a truth value. */
function isResults(document: unknown): boolean {
  if (typeof document !== "object" || document === null) return false;
  const { boolean, results } = document as { boolean?: unknown; results?: { bindings?: unknown } | null };
  return typeof boolean === "boolean" || Array.isArray(results?.bindings);
}

/** The problem of a server, named without its query string, which may hold a secret. */
export function unavailable(url: string, detail: string, cause?: unknown): ProblemError {
  const { origin, pathname } = new URL(url);
  return new ProblemError("dataset_unavailable", { detail: `${origin}${pathname}: ${detail}`, cause });
}

/** fetch says "fetch failed"; the reason is its cause. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  // Of several addresses that failed there is a code and no message.
  return cause.message || String((cause as { code?: unknown }).code ?? cause.name);
}

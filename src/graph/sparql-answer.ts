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

  /** The whole text. @throws ProblemError `dataset_unavailable` when the answer breaks off or takes too long */
  async text(): Promise<string> {
    let text = "";
    for await (const piece of this.#pieces()) text += piece;
    return text;
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
        fail: (cause) => this.#notResults(cause),
      },
    );
    for await (const piece of this.#pieces()) {
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

  async *#pieces(): AsyncGenerator<string> {
    if (this.#body === null) return;
    const reader = this.#body.getReader();
    const decoder = new TextDecoder();
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

import type { Term } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";
import type { RdfFormat } from "../contract/webhook-words.ts";
import { type Engine, EngineTrap, inEngine, startEngine } from "./engine.ts";
import { mediaTypeOf } from "./formats.ts";

type OxigraphStore = InstanceType<Engine["module"]["Store"]>;

/**
 * Rewrites an RDF document from one format to another.
 *
 * @param original the document as it came, for the line of a fault
 * @throws ProblemError `invalid_rdf`
 */
export async function convert(
  text: string,
  from: RdfFormat,
  to: RdfFormat,
  base?: string,
  original = text,
): Promise<string> {
  const engine = await startEngine();
  try {
    return inEngine(engine, () => rewritten(engine, text, mediaTypeOf(from), mediaTypeOf(to), base));
  } catch (error) {
    if (error instanceof EngineTrap) {
      throw new ProblemError("invalid_rdf", {
        detail: `${from}: the parser failed on it (${error.message})`,
        cause: error,
      });
    }
    const message = messageOf(error);
    const line =
      from === "rdfxml" ? await (await import("./rdf-xml.ts")).lineOfError(original, message) : undefined;
    const where = line === undefined ? "" : `line ${line}: `;
    throw new ProblemError("invalid_rdf", { detail: `${from}: ${where}${message}`, cause: error });
  }
}

/** A store that is freed right after needs no transaction, which takes half of the time. */
const once = { no_transaction: true } as const;

function rewritten({ module }: Engine, text: string, from: string, to: string, base?: string): string {
  const store = new module.Store() as OxigraphStore & { free(): void };
  try {
    store.load(text, { format: from, ...once, ...(base === undefined ? {} : { base_iri: base }) });
    const single = to === "application/rdf+xml" ? { from_graph_name: module.defaultGraph() } : {};
    return store.dump({ format: to, ...single });
  } finally {
    store.free();
  }
}

/** A term of a statement that has not been checked. */
export interface PlainTerm {
  readonly kind: "uri" | "bnode" | "literal";
  readonly value: string;
  readonly language: string | undefined;
}

/**
 * The terms of some statements of a JSON-LD document that is read without checks, so that invalid IRIs are kept.
 * Undefined if there are not more statements than the strict parser gave.
 *
 * @param options which of them: `filter` is a SPARQL expression over `?s ?p ?o ?g`, `beyond` how many the parser gave
 * @throws ProblemError `invalid_rdf`
 */
export async function firstStatements(
  text: string,
  options: { base?: string | undefined; beyond: number; filter: string; most: number },
): Promise<PlainTerm[][] | undefined> {
  const engine = await startEngine();
  try {
    return inEngine(engine, () => unchecked(engine, text, options));
  } catch (error) {
    throw new ProblemError("invalid_rdf", {
      detail: `jsonld: ${messageOf(error)}`,
      cause: error,
    });
  }
}

function unchecked(
  { module }: Engine,
  text: string,
  { base, beyond, filter, most }: Parameters<typeof firstStatements>[1],
): PlainTerm[][] | undefined {
  const store = new module.Store() as OxigraphStore & { free(): void };
  try {
    const from = base === undefined ? {} : { base_iri: base };
    store.load(text, { format: "application/ld+json", lenient: true, ...once, ...from });
    if (store.size <= beyond) return undefined;
    const query = `SELECT ?s ?p ?o ?g { { ?s ?p ?o } UNION { GRAPH ?g { ?s ?p ?o } } FILTER(${filter}) } LIMIT ${most}`;
    // As JSON: N-Quads do not show where an invalid IRI ends.
    const { results } = JSON.parse(store.query(query, { results_format: "json" }) as string) as SparqlJson;
    return results.bindings.map((binding) =>
      Object.values(binding).map((term) => ({
        kind: term.type,
        value: term.value,
        language: term["xml:lang"],
      })),
    );
  } finally {
    store.free();
  }
}

interface SparqlJson {
  readonly results: {
    readonly bindings: Record<string, { type: PlainTerm["kind"]; value: string; "xml:lang"?: string }>[];
  };
}

/**
 * Oxigraph as an index over named graphs. Synchronous, so every change is atomic for readers. It takes and
 * gives strings only: terms that Oxigraph returns are WASM handles, which leak time and memory unless freed.
 */
export class OxigraphIndex {
  readonly #engine: Engine;
  readonly #store: OxigraphStore;
  /** Asked before each write; the store itself would count its quads to answer. */
  #empty = true;

  private constructor(engine: Engine) {
    this.#engine = engine;
    this.#store = new engine.module.Store();
  }

  static async create(): Promise<OxigraphIndex> {
    return new OxigraphIndex(await startEngine());
  }

  /** The engine trapped: the index is of no use, and has to be made again from where its graphs are. */
  get isGone(): boolean {
    return this.#engine.broken;
  }

  /**
   * Drops the graphs, then adds sound N-Quads; blank nodes get fresh labels.
   *
   * @throws ProblemError `dataset_unavailable` when the memory is full; the index is of no use after
   */
  apply(drop: Iterable<string>, nquads: string): void {
    try {
      inEngine(this.#engine, () => this.#apply(drop, nquads));
    } catch (error) {
      throw error instanceof EngineTrap ? full(error) : error;
    }
  }

  #apply(drop: Iterable<string>, nquads: string): void {
    const drops = Array.from(drop, (graph) => `DROP SILENT GRAPH <${graph}>`);
    if (!this.#empty && drops.length > 0) this.#store.update(drops.join(" ;\n"));
    // Lenient: the text was checked when it was accepted, and what is stored must always load again.
    if (nquads === "") return;
    this.#store.load(nquads, { format: "application/n-quads", lenient: true });
    this.#empty = false;
  }

  /** N-Quads of the quads that match; null matches all. */
  match(
    subject: Term | null,
    predicate: Term | null,
    object: Term | null,
    graph: string | undefined,
  ): string {
    return inEngine(this.#engine, () => {
      const name = graph === undefined ? null : this.#engine.module.namedNode(graph);
      // Oxigraph takes any RDF/JS terms; only its own types do not say so.
      const [s, p, o] = [subject, predicate, object] as Parameters<OxigraphStore["match"]>;
      const lines = this.#store.match(s, p, o, name).map((quad) => {
        const line = `${quad.toString()} .\n`;
        free(quad);
        return line;
      });
      return lines.join("");
    });
  }

  /**
   * SPARQL 1.1 query over the union of all graphs.
   *
   * @throws ProblemError `invalid_query`; also when the engine traps over it, and the index is gone with it
   */
  query(sparql: string): string {
    try {
      const results_format = givesTriples(sparql) ? "application/n-triples" : "json";
      const options = { results_format, use_default_graph_as_union: true };
      return inEngine(this.#engine, () => this.#store.query(sparql, options) as string);
    } catch (error) {
      const detail =
        error instanceof EngineTrap
          ? `the query engine failed on it (${error.message}): it nests too deep, or needs more than the 4 GB that WebAssembly has`
          : messageOf(error);
      throw new ProblemError("invalid_query", { detail, cause: error });
    }
  }

  free(): void {
    if (!this.isGone) free(this.#store);
  }
}

/** Frees what WebAssembly holds of an object; Oxigraph's types do not have the method. */
function free(held: object): void {
  (held as { free(): void }).free();
}

/** Whether a problem of {@link OxigraphIndex.apply} says that the graphs do not fit, now or ever. */
export function isFull(error: unknown): boolean {
  return error instanceof ProblemError && error.cause instanceof EngineTrap;
}

/** WebAssembly ends in a trap when it gets no more memory, which is at 4 GB at the latest. */
function full(cause: EngineTrap): ProblemError {
  const detail =
    "the query index does not fit into the 4 GB that WebAssembly has (about 12 million quads); keep that many on a SPARQL server";
  return new ProblemError("dataset_unavailable", { detail, cause });
}

/** Whether a query is CONSTRUCT or DESCRIBE: the first keyword after prologue and comments. */
function givesTriples(sparql: string): boolean {
  const form =
    /^(?:\s|#[^\r\n]*(?:[\r\n]|$)|BASE\s*<[^>]*>|PREFIX\s*[^:<]*:\s*<[^>]*>)*(SELECT|ASK|CONSTRUCT|DESCRIBE)/i;
  const keyword = form.exec(sparql)?.[1]?.toUpperCase();
  return keyword === "CONSTRUCT" || keyword === "DESCRIBE";
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}

import type { Term } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";

type Oxigraph = typeof import("oxigraph");
type OxigraphStore = InstanceType<Oxigraph["Store"]>;

let loading: Promise<Oxigraph> | undefined;

/** The module, loaded when first needed; its browser build must be initialised, the Node build is at once ready. */
function load(): Promise<Oxigraph> {
  loading ??= import("oxigraph").then(async (module) => {
    const init = (module as { default?: unknown }).default;
    if (typeof init === "function") await init();
    return module;
  });
  return loading;
}

/**
 * Rewrites an RDF document from one media type to another.
 *
 * @throws ProblemError `invalid_rdf`
 */
export async function convert(text: string, from: string, to: string, baseIri?: string): Promise<string> {
  const { Store, defaultGraph } = await load();
  const store = new Store() as OxigraphStore & { free(): void };
  try {
    store.load(text, { format: from, ...(baseIri === undefined ? {} : { base_iri: baseIri }) });
    const single = to === "application/rdf+xml" ? { from_graph_name: defaultGraph() } : {};
    return store.dump({ format: to, ...single });
  } catch (error) {
    const message = messageOf(error);
    const detail = message.includes("LoadDocumentCallback")
      ? "its @context names another document, and none is fetched: write the context itself into it"
      : message;
    throw new ProblemError("invalid_rdf", { detail: `${from}: ${detail}` });
  } finally {
    store.free();
  }
}

/**
 * Oxigraph as an index over named graphs. Synchronous, so every change is atomic for readers. It takes and
 * gives strings only: terms that Oxigraph returns are WASM handles, which leak time and memory unless freed.
 */
export class OxigraphIndex {
  readonly #oxigraph: Oxigraph;
  readonly #store: OxigraphStore;
  /** Asked before each write; the store itself would count its quads to answer. */
  #empty = true;

  private constructor(oxigraph: Oxigraph) {
    this.#oxigraph = oxigraph;
    this.#store = new oxigraph.Store();
  }

  static async create(): Promise<OxigraphIndex> {
    return new OxigraphIndex(await load());
  }

  /**
   * Drops the graphs, then adds sound N-Quads; blank nodes get fresh labels.
   *
   * @throws ProblemError `dataset_unavailable` when the memory is full; the index is of no use after
   */
  apply(drop: Iterable<string>, nquads: string): void {
    try {
      this.#apply(drop, nquads);
    } catch (error) {
      throw error instanceof WebAssembly.RuntimeError ? full(error) : error;
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
    const name = graph === undefined ? null : this.#oxigraph.namedNode(graph);
    if (!subject && !predicate && !object) {
      if (!name) return this.#store.dump({ format: "application/n-quads" });
      const triples = this.#store.dump({ format: "application/n-triples", from_graph_name: name });
      return triples.replaceAll(" .\n", ` <${graph}> .\n`);
    }
    // Oxigraph takes any RDF/JS terms; only its own types do not say so.
    const terms = [subject, predicate, object] as unknown as Parameters<OxigraphStore["match"]>;
    const lines = this.#store.match(terms[0], terms[1], terms[2], name).map((quad) => {
      const line = `${quad.toString()} .\n`;
      (quad as unknown as { free(): void }).free();
      return line;
    });
    return lines.join("");
  }

  /**
   * SPARQL 1.1 query over the union of all graphs.
   *
   * @throws ProblemError `invalid_query`
   */
  query(sparql: string): string {
    try {
      const results_format = givesTriples(sparql) ? "application/n-triples" : "json";
      const options = { results_format, use_default_graph_as_union: true };
      return this.#store.query(sparql, options) as string;
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw full(error);
      throw new ProblemError("invalid_query", { detail: messageOf(error) });
    }
  }

  free(): void {
    (this.#store as unknown as { free(): void }).free();
  }
}

/** WebAssembly ends in a trap when it gets no more memory, which is at 4 GB at the latest. */
function full(cause: unknown): ProblemError {
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

import type { Quad, Term } from "@rdfjs/types";
import type { RdfFormat } from "../contract/index.ts";
import type { DocumentLimits } from "./document-limits.ts";

/** An RDF document, as a store takes it. */
export interface RdfDocument {
  /** Its format, by any name that `rdfFormatOf` knows. */
  readonly format: RdfFormat | (string & {});
  /** The document as text. */
  readonly data: string;
  /** Absolute IRI that relative IRIs are resolved against; default: the IRI of the graph. */
  readonly base?: string | undefined;
  /** Bounds of the document, where they differ from `documentLimits`. */
  readonly limits?: Partial<DocumentLimits> | undefined;
}

/** What one write does to one named graph: the graph is replaced as a whole, or removed. */
export type GraphChange =
  | {
      /** IRI of the named graph. */
      readonly graph: string;
      /** Its new quads; the graph that they name themselves does not count. */
      readonly quads: Iterable<Quad>;
    }
  | {
      /** IRI of the named graph. */
      readonly graph: string;
      /** Its new content as a document. */
      readonly rdf: RdfDocument;
    }
  | {
      /** IRI of the named graph. */
      readonly graph: string;
      /** The graph is removed. */
      readonly remove: true;
    };

/** Which quads to read; an absent or null term matches all. */
export interface QuadPattern {
  /** Absent or null: every subject. */
  readonly subject?: Term | null;
  /** Absent or null: every predicate. */
  readonly predicate?: Term | null;
  /** Absent or null: every object. */
  readonly object?: Term | null;
  /** IRI of one named graph; absent: every named graph. */
  readonly graph?: string;
}

/** Called once after each write, with the graphs that it replaced or removed. */
export type GraphListener = (graphs: readonly string[]) => void;

/**
 * A store of named RDF graphs: four members, several implementations (in memory, durable, SPARQL server),
 * one contract suite for all.
 */
export interface GraphStore {
  /**
   * Quads that match the pattern, as plain RDF/JS terms, from one state of the store. A store may give a
   * number in its canonical form (`1.50` as `1.5`) and a language tag in lower case.
   */
  read(pattern?: QuadPattern): AsyncIterable<Quad>;
  /**
   * Applies all changes or none; readers see the state before or after, never between. When the promise
   * resolves the write is as durable as the store is.
   *
   * @throws ProblemError `invalid_rdf` when a document does not parse (nothing is written),
   *   `dataset_unavailable` when the store cannot be reached
   */
  write(changes: readonly GraphChange[]): Promise<void>;
  /**
   * Answers a SPARQL 1.1 query. SELECT and ASK give SPARQL results JSON, CONSTRUCT and DESCRIBE N-Triples.
   *
   * @throws ProblemError `invalid_query`, `dataset_unavailable`
   */
  query(sparql: string): Promise<string>;
  /** Calls the listener after each write of this process; the result stops it. */
  watch(listener: GraphListener): () => void;
}

/** Graph stores, and RDF in and out. */

export {
  canonicalRdf,
  diffRdf,
  fingerprintRdf,
  fingerprintText,
  type RdfDiff,
  sameRdf,
} from "./canonical.ts";
export { checkQuads, isAbsoluteIri, lengthOf } from "./check.ts";
export { type DocumentLimits, documentLimits, fileLimits } from "./document-limits.ts";
export { type DurableGraphStore, openGraphStore } from "./durable.ts";
export { EncodedGraph, encodeGraph } from "./encoded.ts";
export { guessRdfFormat, mediaTypeOf, rdfExtensions, rdfFormatOf, unknownFormat } from "./formats.ts";
export { createGraphStore } from "./memory.ts";
export {
  commonPrefixes,
  inDefaultGraph,
  type ParseOptions,
  parseRdf,
  type SerializeOptions,
  serializeRdf,
} from "./rdf.ts";
export { createRecords, type RecordChange, type RecordingStore, type Records } from "./records.ts";
export { createSparqlStore, type SparqlGraphStore } from "./sparql.ts";
export { checkSparqlServer, type SparqlAbilities } from "./sparql-check.ts";
export type { SparqlOptions } from "./sparql-requests.ts";
export type { GraphChange, GraphListener, GraphStore, QuadPattern, RdfDocument } from "./store.ts";

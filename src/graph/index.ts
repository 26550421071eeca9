/** Graph stores, and RDF in and out. */

export { guessRdfFormat, mediaTypeOf, rdfFormatOf } from "./formats.ts";
export { createGraphStore } from "./memory.ts";
export { commonPrefixes, type ParseOptions, parseRdf, type SerializeOptions, serializeRdf } from "./rdf.ts";
export type { GraphChange, GraphListener, GraphStore, QuadPattern } from "./store.ts";

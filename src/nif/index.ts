/**
 * NIF 2.0: texts in RDF come in, and go out with their mentions, as GERBIL calls annotators.
 *
 * @packageDocumentation
 */
export { createNifHandler, type NifOptions, nifMount } from "./handler.ts";
export { type NifContext, type NifDocument, type NifPhrase, readNif } from "./read.ts";

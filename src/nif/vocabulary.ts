/** IRIs of NIF 2.0 and of what annotations say in it. */
export const nif = "http://persistence.uni-leipzig.org/nlp2rdf/ontologies/nif-core#";
export const itsrdf = "http://www.w3.org/2005/11/its/rdf#";
export const dc = "http://purl.org/dc/elements/1.1/";
export const rdfType = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
export const xsd = "http://www.w3.org/2001/XMLSchema#";

/** Documents of NIF, for tests. */

export const turtle = (statements: string) => `
@prefix nif: <http://persistence.uni-leipzig.org/nlp2rdf/ontologies/nif-core#> .
@prefix itsrdf: <http://www.w3.org/2005/11/its/rdf#> .
${statements}`;

export const context = (name: string, text: string) =>
  `${name} a nif:Context ; nif:isString ${JSON.stringify(text)}@en .\n`;

export const phrase = (name: string, owner: string, start: number, end: number) =>
  `${name} a nif:Phrase ; nif:referenceContext ${owner} ; nif:beginIndex ${start} ; nif:endIndex ${end} .\n`;

export const first = "Berlin is the capital of Germany.";
export const second = "Madrid is the capital of Spain.";

/** A request that sends Turtle. */
export const posted = (body: string, headers: Record<string, string> = {}) =>
  new Request("http://localhost/nif", {
    method: "POST",
    body,
    headers: { "Content-Type": "text/turtle", ...headers },
  });

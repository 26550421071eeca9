import type { Quad } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";
import { sameRdf } from "./canonical.ts";
import { inDefaultGraph, parseRdf } from "./rdf.ts";
import { createSparqlStore } from "./sparql.ts";
import { unavailable } from "./sparql-answer.ts";
import { type SparqlOptions, sparqlRequests } from "./sparql-requests.ts";
import { replacementOf, sequenceOf } from "./sparql-text.ts";

/** What a SPARQL server does of what a graph store wants. */
export interface SparqlAbilities {
  /**
   * Whether a write that fails halfway is undone. Where it is not, readers may see a part of it, until the same write
   * is made again. Undefined when the server could not be made to fail.
   */
  readonly undoesFailures: boolean | undefined;
}

/** What product graphs have, and what servers get wrong: escapes, other scripts, types, languages, blank nodes. */
const sample = String.raw`<x:s> <x:p> "a \"quoted\" \\u0041 line\n\tand é 日本 𝄞"@en , "1.5"^^<http://www.w3.org/2001/XMLSchema#decimal> , "" , "04006381333931" , _:b .
_:b <x:p> "of a blank node" .`;

/**
 * Asks a server for all that a graph store needs, before anything depends on it: queries answered in JSON, updates
 * allowed, several graphs replaced by one request, and what is written read back. It writes two graphs of its own and
 * removes them.
 *
 * @throws ProblemError `dataset_unavailable` that names what the server does not do
 */
export async function checkSparqlServer(options: SparqlOptions): Promise<SparqlAbilities> {
  const store = createSparqlStore(options);
  const graphs = [1, 2].map(() => `urn:uuid:${crypto.randomUUID()}`);
  const [first] = graphs as [string, string];
  const data = { format: "turtle", data: sample } as const;
  const expected = await parseRdf(sample, "turtle");
  const contentOf = async (graph: string) => {
    const quads: Quad[] = [];
    for await (const quad of store.read({ graph })) quads.push(quad);
    return inDefaultGraph(quads);
  };
  await task("does not answer queries", options.query, () => contentOf(first));
  try {
    // Twice: what is there is replaced.
    for (const _ of [1, 2])
      await task("does not take updates", options.update, () =>
        store.write(graphs.map((graph) => ({ graph, rdf: data }))),
      );
    // Alone: by the graph store protocol, if it is given.
    await task("does not take a graph", options.graphs ?? options.update, () =>
      store.write([{ graph: first, rdf: data }]),
    );
    for (const graph of graphs) {
      const found = await contentOf(graph);
      if (await sameRdf(found, expected)) continue;
      throw unavailable(
        options.update,
        `the server does not keep what is written: ${expected.length} statements were written, ${found.length} or different ones came back`,
      );
    }
    return {
      undoesFailures: await undoesFailures(options, first, async () => (await contentOf(first)).length),
    };
  } finally {
    // What failed above is what is told.
    await store.write(graphs.map((graph) => ({ graph, remove: true }) as const)).catch(() => {});
  }
}

/** Has an update fail in its second half: a graph cannot be created that is there. */
async function undoesFailures(
  options: SparqlOptions,
  graph: string,
  count: () => Promise<number>,
): Promise<boolean | undefined> {
  const before = await count();
  const { removals, insertions } = replacementOf([{ graph, nquads: `<x:s> <x:p> "other" <${graph}> .\n` }]);
  try {
    await sparqlRequests(options).update(sequenceOf([...removals, ...insertions, `CREATE GRAPH <${graph}>`]));
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return (await count()) === before;
  }
}

async function task<T>(fault: string, url: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw unavailable(url, `the server ${fault}: ${error.document.detail}`, error);
  }
}

import { statSync } from "node:fs";
import { ProblemError } from "../contract/index.ts";
import { namingFault } from "../datasets/graph/unnamed.ts";
import { openGraphStore, serializeRdf } from "../graph/index.ts";

/**
 * The caller's own graph as one N-Quads document, for threads: from RDF files, or from the folder of a durable graph
 * store, which other processes may write to afterwards.
 *
 * @param warn told what makes it useless: that nothing in it has a name, or that many subjects have none
 * @throws ProblemError `dataset_unavailable`, `invalid_rdf`; `invalid_request` for a folder beside something else
 */
export async function readGraph(
  places: readonly string[],
  warn: (sentence: string) => void = () => {},
): Promise<string> {
  const kinds = places.map((place) => statSync(place, { throwIfNoEntry: false }));
  const missing = places[kinds.indexOf(undefined)];
  if (missing !== undefined)
    throw new ProblemError("dataset_unavailable", { detail: `${missing}: there is no such file or folder` });
  const folder = places[kinds.findIndex((kind) => kind?.isDirectory())];
  if (folder === undefined) {
    const { quadsOfFiles } = await import("./graph-files.ts");
    const quads = await quadsOfFiles(places);
    const fault = namingFault(quads);
    if (fault !== undefined) warn(`${places.join(" ")}: ${fault}`);
    return serializeRdf(quads, "nquads");
  }
  if (places.length === 1) return readGraphFolder(folder);
  throw new ProblemError("invalid_request", {
    detail: `${folder} is a folder: a graph is one store, or RDF files`,
  });
}

async function readGraphFolder(folder: string): Promise<string> {
  const store = await openGraphStore(folder);
  try {
    const quads = [];
    for await (const quad of store.read()) quads.push(quad);
    return await serializeRdf(quads, "nquads");
  } finally {
    await store.close();
  }
}

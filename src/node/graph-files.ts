import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ProblemError } from "../contract/index.ts";
import { createGraphStore, type GraphStore, guessRdfFormat } from "../graph/index.ts";
import { readTextFile } from "./text-file.ts";

/**
 * A graph store in memory with the content of RDF files, one named graph each, format by extension.
 *
 * @throws ProblemError `invalid_rdf`, or `dataset_unavailable` when it cannot be read; both name the file
 */
export async function graphFromFiles(files: readonly string[]): Promise<GraphStore> {
  const store = createGraphStore();
  for (const file of files) {
    const format = guessRdfFormat(file);
    if (format === undefined)
      throw new ProblemError("invalid_rdf", { detail: `${file}: the extension names no RDF format` });
    const data = await readTextFile(file, "dataset_unavailable");
    try {
      await store.write([{ graph: pathToFileURL(resolve(file)).href, rdf: { format, data } }]);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      throw new ProblemError(error.code, {
        ...error.document,
        detail: `${file}: ${error.document.detail ?? error.message}`,
        cause: error,
      });
    }
  }
  return store;
}

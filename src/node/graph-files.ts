import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ProblemError, type RdfFormat } from "../contract/index.ts";
import { createGraphStore, type GraphStore, guessRdfFormat, rdfExtensions } from "../graph/index.ts";
import { openDump } from "./dump-file.ts";
import { textOf } from "./text-file.ts";

/**
 * A graph store in memory with the content of RDF files, one named graph each, format by extension; packed with gzip
 * or bzip2 or not.
 *
 * @throws ProblemError `invalid_rdf`, or `dataset_unavailable` when it cannot be read; both name the file
 */
export async function graphFromFiles(files: readonly string[]): Promise<GraphStore> {
  const store = createGraphStore();
  for (const file of files) {
    const format = formatOfFile(file);
    const data = await contentOf(file);
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

/** The RDF format that the extension of a file names. @throws ProblemError `invalid_rdf`, naming the known ones */
export function formatOfFile(file: string): RdfFormat {
  const format = guessRdfFormat(file.replace(/\.bz2$/i, ""));
  if (format !== undefined) return format;
  throw new ProblemError("invalid_rdf", {
    detail: `${file}: the extension names no RDF format; known are ${rdfExtensions.join(", ")}`,
  });
}

async function contentOf(file: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await openDump(file)).chunks) chunks.push(chunk);
  return textOf(Buffer.concat(chunks), file, "dataset_unavailable");
}

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ProblemError, type RdfFormat } from "../contract/index.ts";
import {
  createGraphStore,
  fileLimits,
  type GraphStore,
  guessRdfFormat,
  rdfExtensions,
} from "../graph/index.ts";
import { openDump } from "./dump-file.ts";
import { textOf } from "./text-file.ts";

/** How RDF files are read. */
export interface GraphFileOptions {
  /** Absolute IRI that relative IRIs are resolved against; default: the `file:` URL of each file. */
  readonly base?: string | undefined;
}

/**
 * A graph store in memory with the content of RDF files, one named graph each, format by extension; packed with gzip
 * or bzip2 or not. They may be of any size, and nest 128 levels deep.
 *
 * @throws ProblemError `invalid_rdf`, or `dataset_unavailable` when it cannot be read; both name the file
 */
export async function graphFromFiles(
  files: readonly string[],
  { base }: GraphFileOptions = {},
): Promise<GraphStore> {
  const store = createGraphStore();
  for (const file of files) {
    const format = formatOfFile(file);
    const data = await contentOf(file);
    try {
      await store.write([{ graph: urlOfFile(file), rdf: { format, data, base, limits: fileLimits } }]);
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

/** The `file:` URL of a path: what names the graph of a file, and what its relative IRIs begin with. */
export function urlOfFile(file: string): string {
  return pathToFileURL(resolve(file)).href;
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

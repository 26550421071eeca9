import { statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Quad } from "@rdfjs/types";
import { ProblemError, type RdfFormat } from "../contract/index.ts";
import { fileLimits, guessRdfFormat, parseRdf, rdfExtensions } from "../graph/index.ts";
import { openDump } from "./dump-file.ts";
import { readRdfText } from "./rdf-text.ts";

/** How RDF files are read. */
export interface GraphFileOptions {
  /** Absolute IRI that relative IRIs are resolved against; default: the `file:` URL of each file. */
  readonly base?: string | undefined;
}

/**
 * The quads of RDF files, all in a graph named by their file, format by extension; packed with gzip or bzip2 or not.
 * They may be of any size, and nest 128 levels deep.
 *
 * @throws ProblemError `invalid_rdf`, or `dataset_unavailable` when it cannot be read; both name the file
 */
export async function quadsOfFiles(
  files: readonly string[],
  { base }: GraphFileOptions = {},
): Promise<Quad[]> {
  const { default: n3 } = await import("n3");
  const all: Quad[] = [];
  for (const file of files) {
    const graph = n3.DataFactory.namedNode(urlOfFile(file));
    for (const { subject, predicate, object } of await quadsOfFile(file, base ?? graph.value))
      all.push(n3.DataFactory.quad(subject, predicate, object, graph));
  }
  return all;
}

async function quadsOfFile(file: string, base: string): Promise<Quad[]> {
  const named = formatOfFile(file);
  const dump = await openDump(file);
  try {
    const { format, chunks } = await readRdfText(dump.chunks, named);
    const bytes: Uint8Array[] = [];
    for await (const chunk of chunks) bytes.push(chunk);
    return await parseRdf(Buffer.concat(bytes).toString("utf8"), format, { base, limits: fileLimits });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code === "dataset_unavailable") throw error;
    throw new ProblemError(error.code, {
      ...error.document,
      detail: `${file}: ${error.document.detail ?? error.message}`,
      cause: error,
    });
  }
}

/** The `file:` URL of a path: what names the graph of a file, and what its relative IRIs begin with. */
export function urlOfFile(file: string): string {
  return pathToFileURL(resolve(file)).href;
}

/** Vocabularies of SKOS, which are in RDF/XML as often as in Turtle. */
const anyFormat = /\.skos(?:\.gz|\.bz2)?$/i;

/**
 * The RDF format that the extension of a file names; undefined where the extension leaves it to the content.
 *
 * @throws ProblemError `invalid_rdf`, naming the known extensions
 */
export function formatOfFile(file: string): RdfFormat | undefined {
  const format = guessRdfFormat(file.replace(/\.bz2$/i, ""));
  if (format !== undefined || anyFormat.test(file)) return format;
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new ProblemError("invalid_rdf", {
      detail: `${file}: it is a directory, not an RDF file; if it is a store, \`referent products export --store ${file} --format trig\` prints it as one`,
    });
  throw new ProblemError("invalid_rdf", {
    detail: `${file}: the file name extension is not that of an RDF format; the known extensions are ${rdfExtensions.join(", ")}, .skos`,
  });
}

import { pipeline } from "node:stream";
import type { Quad } from "@rdfjs/types";
import { ProblemError } from "../contract/index.ts";
import { checkQuads, fileLimits, mediaTypeOf, parseRdf } from "../graph/index.ts";
import type { DumpFile } from "./dump-file.ts";
import { formatOfFile, type GraphFileOptions, urlOfFile } from "./graph-files.ts";
import { type RdfText, readRdfText } from "./rdf-text.ts";

/**
 * The quads of an RDF file, format by extension, in pieces. Turtle, TriG, N-Triples and N-Quads are read as
 * streams; JSON-LD and RDF/XML are read whole, up to the 512 MB that a text can have. Relative IRIs are resolved
 * against the base, by default the `file:` URL of the file.
 *
 * @throws ProblemError `invalid_rdf` that names the file and, where it can, the line
 */
export async function* quadsOf(
  path: string,
  dump: DumpFile,
  { base = urlOfFile(path) }: GraphFileOptions = {},
): AsyncGenerator<Quad[]> {
  const named = formatOfFile(path);
  try {
    const text = await readRdfText(dump.chunks, named);
    const isWhole = text.format === "jsonld" || text.format === "rdfxml";
    for await (const quads of isWhole ? whole(text, base) : streamed(text, base)) {
      checkQuads(quads);
      yield quads;
    }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (error.code !== "invalid_rdf") throw error;
    const detail = `${path}: ${error.document.detail ?? error.message}`;
    throw new ProblemError("invalid_rdf", { ...error.document, detail, cause: error });
  }
}

async function* whole({ format, chunks }: RdfText, base: string): AsyncGenerator<Quad[]> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of chunks) {
    if (text.length + chunk.length > 500_000_000)
      throw new ProblemError("invalid_rdf", {
        detail: `a ${format} file is read whole, and this one is larger than 500 MB: convert it to N-Triples`,
      });
    text += decoder.decode(chunk, { stream: true });
  }
  yield await parseRdf(text + decoder.decode(), format, { base, limits: fileLimits });
}

const pieceSize = 1000;

async function* streamed({ format, chunks }: RdfText, base: string): AsyncGenerator<Quad[]> {
  const { StreamParser } = await import("n3");
  // A fault of the file itself, not of the RDF in it, passes the parser as it is.
  const parsed = pipeline(chunks, new StreamParser({ format: mediaTypeOf(format), baseIRI: base }), () => {});
  let quads: Quad[] = [];
  try {
    for await (const quad of parsed as AsyncIterable<Quad>) {
      quads.push(quad);
      if (quads.length < pieceSize) continue;
      yield quads;
      quads = [];
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError("invalid_rdf", { detail: (error as Error).message.slice(0, 300), cause: error });
  }
  yield quads;
}

import type { DocumentLimits } from "./document-limits.ts";
import { preparedJsonLd } from "./json-ld.ts";
import { checkJsonLdLosses } from "./json-ld-losses.ts";
import { convert } from "./oxigraph.ts";

/** A document that Oxigraph reads. */
export interface ForeignDocument {
  readonly text: string;
  readonly format: "jsonld" | "rdfxml";
  readonly limits: DocumentLimits;
  readonly base: string | undefined;
}

/**
 * The N-Quads of a JSON-LD or RDF/XML document. Oxigraph reads a document in one go, 8 MiB of JSON-LD in 4 s, and nothing
 * else runs meanwhile: {@link writtenAside} is for long ones.
 *
 * @throws ProblemError `invalid_rdf`, `missing_package` for RDF/XML without `saxes`
 */
export async function writeOut({ text, format, limits, base }: ForeignDocument): Promise<string> {
  if (format === "rdfxml") {
    const { preparedRdfXml } = await import("./rdf-xml.ts");
    return convert(await preparedRdfXml(text, limits, base), format, "nquads", base, text);
  }
  const sound = preparedJsonLd(text, limits, base);
  const nquads = await convert(sound, format, "nquads", base, text);
  await checkJsonLdLosses(text, sound, linesOf(nquads), base);
  return nquads;
}

/** A statement of N-Quads is a line. */
function linesOf(nquads: string): number {
  let lines = 0;
  for (let at = nquads.indexOf("\n"); at >= 0; at = nquads.indexOf("\n", at + 1)) lines++;
  return lines;
}

/** Characters of a document from which on it goes to a thread: here it takes 60 ms, which is what a thread takes to start. */
const longDocument = 128 * 1024;

/**
 * The same in a thread, for a long document; undefined if it is to be written out here: it is short, there are no threads
 * (in a browser), or it is a file of any size that the caller names, of which a thread would hold a second copy.
 *
 * @throws ProblemError as {@link writeOut}; the reason of the signal, which ends the thread
 */
export async function writtenAside(
  document: ForeignDocument,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  if (document.text.length < longDocument || document.limits.size === 0) return undefined;
  const { writeOutInThread } = await import("#rdf-thread");
  return writeOutInThread(document, signal);
}

import { ProblemError } from "../contract/problem.ts";
import { type RdfFormat, rdfFormats } from "../contract/webhook.ts";

/** What each format is called on the wire and on disk, and whether its documents can name graphs. */
const table: Record<RdfFormat, { mediaType: string; extensions: readonly string[]; graphs: boolean }> = {
  turtle: { mediaType: "text/turtle", extensions: ["ttl", "turtle"], graphs: false },
  ntriples: { mediaType: "application/n-triples", extensions: ["nt", "ntriples"], graphs: false },
  nquads: { mediaType: "application/n-quads", extensions: ["nq", "nquads"], graphs: true },
  trig: { mediaType: "application/trig", extensions: ["trig"], graphs: true },
  jsonld: { mediaType: "application/ld+json", extensions: ["jsonld", "json"], graphs: true },
  rdfxml: { mediaType: "application/rdf+xml", extensions: ["rdf", "owl", "xml", "rdfxml"], graphs: false },
};

/** The media type of a format, without parameters. */
export function mediaTypeOf(format: RdfFormat): string {
  return table[format].mediaType;
}

/** The file name extension of each format, the commonest one. */
export const rdfExtensions: readonly string[] = rdfFormats.map((format) => `.${table[format].extensions[0]}`);

/** Whether documents of the format can hold named graphs. */
export function holdsGraphs(format: RdfFormat): boolean {
  return table[format].graphs;
}

/**
 * The format of a name: the project's own (`turtle`), a media type (`text/turtle; charset=utf-8`), or a
 * file name or extension (`catalogue.ttl`, `.nt`). A trailing `.gz` is ignored.
 *
 * @throws ProblemError `invalid_rdf`, naming the known formats
 */
export function rdfFormatOf(name: string): RdfFormat {
  const format = guessRdfFormat(name);
  if (format) return format;
  throw new ProblemError("invalid_rdf", {
    detail: `the format "${name.slice(0, 100)}" is unknown; known are ${rdfFormats.join(", ")}`,
  });
}

/** As {@link rdfFormatOf}, but undefined for a name that tells no format. */
export function guessRdfFormat(name: string): RdfFormat | undefined {
  const plain = name.split(";", 1)[0]!.trim().toLowerCase();
  const extension = plain
    .replace(/\.gz$/, "")
    .split(/[?#]/, 1)[0]!
    .replace(/^.*[./\\]/, "");
  return rdfFormats.find(
    (format) =>
      format === plain ||
      table[format].mediaType === plain ||
      (plain.includes(".") && table[format].extensions.includes(extension)),
  );
}

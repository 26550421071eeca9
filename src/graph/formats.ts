import { ProblemError } from "../contract/problem.ts";
import { type RdfFormat, rdfFormats } from "../contract/webhook-words.ts";

/** What each format is called on the wire and on disk, and whether its documents can name graphs. */
interface FormatNames {
  readonly mediaType: string;
  /** Extensions of files, the commonest first. */
  readonly extensions: readonly string[];
  /** Further names that RDF libraries give it, written as {@link plainName} leaves them. */
  readonly others: readonly string[];
  readonly graphs: boolean;
}

/** The names of RDFLib, Jena, N3.js and rdf-ext, with the media types that were used before the registered ones. */
const table: Record<RdfFormat, FormatNames> = {
  turtle: {
    mediaType: "text/turtle",
    extensions: ["ttl", "turtle"],
    others: ["longturtle", "applicationturtle", "applicationxturtle", "textxturtle"],
    graphs: false,
  },
  ntriples: {
    mediaType: "application/n-triples",
    extensions: ["nt", "ntriples"],
    others: ["ntriple", "nt11", "textntriples"],
    graphs: false,
  },
  nquads: {
    mediaType: "application/n-quads",
    extensions: ["nq", "nquads"],
    others: ["nquad", "textnquads", "textxnquads"],
    graphs: true,
  },
  trig: { mediaType: "application/trig", extensions: ["trig"], others: ["applicationxtrig"], graphs: true },
  jsonld: { mediaType: "application/ld+json", extensions: ["jsonld", "json"], others: [], graphs: true },
  rdfxml: {
    mediaType: "application/rdf+xml",
    extensions: ["rdf", "owl", "xml", "rdfxml"],
    others: ["prettyxml", "rdfxmlabbrev"],
    graphs: false,
  },
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
 * The format of a name, without regard to case and hyphens: its usual names (`turtle`, `N-Triples`, `json-ld`,
 * `RDF/XML`), a media type (`text/turtle; charset=utf-8`), the IRI that the W3C gives it
 * (`http://www.w3.org/ns/formats/N-Triples`), an extension (`ttl`, `.nt`) or the name of a file (`catalogue.ttl`).
 * A trailing `.gz` is ignored.
 *
 * @throws ProblemError `invalid_rdf`, naming the known formats
 */
export function rdfFormatOf(name: string): RdfFormat {
  const format = typeof name === "string" ? guessRdfFormat(name) : undefined;
  if (format) return format;
  throw new ProblemError("invalid_rdf", { detail: unknownFormat(String(name)) });
}

/** What is said of a name that {@link guessRdfFormat} does not know. */
export function unknownFormat(name: string): string {
  return `the format "${name.slice(0, 100)}" is unknown; the known formats are ${rdfFormats.join(", ")}`;
}

/** Where the W3C's IRIs of formats begin: `http://www.w3.org/ns/formats/RDF_XML`. */
const formatIris = /^https?:\/\/www\.w3\.org\/ns\/formats\//;

/** Like {@link rdfFormatOf}, but undefined for a name that tells no format. */
export function guessRdfFormat(name: string): RdfFormat | undefined {
  const words = name.split(";", 1)[0]!.trim().toLowerCase().replace(formatIris, "");
  const known = names.get(plainName(words));
  if (known !== undefined || !words.includes(".")) return known;
  const extension = words
    .replace(/\.gz$/, "")
    .split(/[?#]/, 1)[0]!
    .replace(/^.*[./\\]/, "");
  return extensions.get(extension);
}

/** A name without what is written differently from place to place. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[-_+/\s]/g, "");
}

const extensions = new Map<string, RdfFormat>();
const names = new Map<string, RdfFormat>();
for (const format of rdfFormats) {
  const { mediaType, extensions: ends, others } = table[format];
  for (const one of [format, mediaType, ...ends, ...others]) names.set(plainName(one), format);
  for (const end of ends) extensions.set(end, format);
}

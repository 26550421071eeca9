import type { Quad } from "@rdfjs/types";
import n3 from "n3";
import { anyText, anything, checkOptions } from "../contract/options.ts";
import { ProblemError } from "../contract/problem.ts";
import type { RdfFormat } from "../contract/webhook-words.ts";
import { checkQuads, isAbsoluteIri } from "./check.ts";
import { type DocumentLimits, invalidRdf, isOver, limitsOf, tooMuch } from "./document-limits.ts";
import { holdsGraphs, mediaTypeOf, rdfFormatOf } from "./formats.ts";
import { preparedJsonLd } from "./json-ld.ts";
import { checkJsonLdLosses } from "./json-ld-losses.ts";
import { checkBrackets, lengthOfBases } from "./nesting.ts";
import { toNQuads } from "./nquads.ts";
import { convert } from "./oxigraph.ts";
import { readNQuads } from "./read-nquads.ts";

const { DataFactory, Parser, Writer } = n3;

/** How to read a document. */
export interface ParseOptions {
  /** Absolute IRI that relative IRIs are resolved against; without it a relative IRI is an error. */
  readonly base?: string | undefined;
  /** Bounds of the document, where they differ from {@link documentLimits}. */
  readonly limits?: Partial<DocumentLimits> | undefined;
}

/** How to write a document. */
export interface SerializeOptions {
  /** Prefixes of Turtle and TriG; only those that are used are written. */
  readonly prefixes?: Readonly<Record<string, string>> | undefined;
}

/** Prefixes that product graphs use. */
export const commonPrefixes: Readonly<Record<string, string>> = {
  owl: "http://www.w3.org/2002/07/owl#",
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  rdfs: "http://www.w3.org/2000/01/rdf-schema#",
  schema: "https://schema.org/",
  skos: "http://www.w3.org/2004/02/skos/core#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
};

/**
 * The quads of an RDF document, as plain RDF/JS terms. Turtle, N-Triples, N-Quads and TriG are read by N3, JSON-LD and
 * RDF/XML by Oxigraph. Of JSON-LD's remote contexts that of schema.org is known; none is fetched.
 *
 * @param format its name, media type or extension, as `rdfFormatOf` reads it
 * @throws ProblemError `invalid_request` for a wrong option, `invalid_rdf` when the document does not parse, the format is unknown, or a bound is passed,
 *   `missing_package` for RDF/XML without the package `saxes`
 */
export async function parseRdf(
  text: string,
  format: RdfFormat | (string & {}),
  options: ParseOptions = {},
): Promise<Quad[]> {
  checkOptions<ParseOptions>(options, { base: anyText, limits: anything });
  const { base, limits: changes } = options;
  const known = rdfFormatOf(format);
  if (typeof text !== "string")
    throw new ProblemError("invalid_request", { detail: "an RDF document must be a string" });
  const limits = limitsOf(changes);
  if (isOver(text.length, limits.size)) {
    throw invalidRdf(`the document has ${text.length} characters; at most ${limits.size} are read`);
  }
  if (base !== undefined && !isAbsoluteIri(base)) {
    throw invalidRdf(`the base "${base.slice(0, 200)}" is not an absolute IRI`);
  }
  const quads = await quadsIn(text, known, limits, base);
  checkQuads(quads, limits);
  return quads;
}

async function quadsIn(
  text: string,
  format: RdfFormat,
  limits: DocumentLimits,
  base: string | undefined,
): Promise<Quad[]> {
  if (format === "jsonld" || format === "rdfxml") {
    const sound =
      format === "jsonld" ? preparedJsonLd(text, limits, base) : await soundXml(text, limits, base);
    const quads = readNQuads(await convert(sound, format, "nquads", base, text));
    if (format === "jsonld") await checkJsonLdLosses(text, sound, quads.length, base);
    return quads;
  }
  checkBrackets(text, limits.depth);
  checkBases(text, limits, base);
  return parseNative(text, format, limits, base);
}

async function soundXml(text: string, limits: DocumentLimits, base: string | undefined): Promise<string> {
  const { preparedRdfXml } = await import("./rdf-xml.ts");
  return preparedRdfXml(text, limits, base);
}

/**
 * An RDF document of the quads, in their order where the format has one. Formats without named graphs drop
 * the graph names.
 *
 * @throws ProblemError `invalid_rdf` when the format is unknown, or is RDF/XML and a term has a character that XML cannot hold
 */
export async function serializeRdf(
  quads: Iterable<Quad>,
  format: RdfFormat | (string & {}) = "turtle",
  options: SerializeOptions = {},
): Promise<string> {
  checkOptions<SerializeOptions>(options, { prefixes: anything });
  const { prefixes = commonPrefixes } = options;
  const known = rdfFormatOf(format);
  const list = holdsGraphs(known) ? [...quads] : inDefaultGraph(quads);
  if (known === "ntriples" || known === "nquads") return toNQuads(list);
  if (known === "turtle" || known === "trig") return writePretty(list, known, prefixes);
  const document = await convert(toNQuads(list), "nquads", known);
  if (known === "rdfxml") checkXmlCharacters(document);
  return document;
}

/** XML 1.0 has no way to write these, not even as a reference: every reader refuses a document with one. */
const notOfXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function checkXmlCharacters(document: string): void {
  const found = notOfXml.exec(document)?.[0].codePointAt(0);
  if (found === undefined) return;
  const character = `U+${found.toString(16).toUpperCase().padStart(4, "0")}`;
  throw invalidRdf(`RDF/XML cannot hold the character ${character} of a term: choose another format`);
}

/** The same triples, all in the default graph. */
export function inDefaultGraph(quads: Iterable<Quad>): Quad[] {
  return Array.from(quads, (quad) =>
    quad.graph.termType === "DefaultGraph"
      ? quad
      : DataFactory.quad(quad.subject, quad.predicate, quad.object, DataFactory.defaultGraph()),
  ) as Quad[];
}

/** Refuses a document whose bases are longer together than what it may become. Few bases are not even looked for. */
function checkBases(text: string, { expansion }: DocumentLimits, base = ""): void {
  const most = (text.match(/\bbase\b/gi)?.length ?? 0) * (base.length + text.length);
  if (isOver(most, expansion) && isOver(lengthOfBases(text, base.length), expansion))
    throw tooMuch(expansion);
}

/** More characters than the names have that N3 makes for each document, of lists and datatypes. */
const NAMES_OF_RDF = 2_048;

function parseNative(
  text: string,
  format: RdfFormat,
  { expansion }: DocumentLimits,
  base: string | undefined,
): Quad[] {
  // Counted while they are made: 200,000 relative IRIs against a base of 4,000 characters were a gigabyte before.
  // Prefixes are counted too, and the names of RDF itself; quads are counted exactly when they are checked.
  let length = -text.length - NAMES_OF_RDF;
  const namedNode = (iri: string) => {
    length += iri.length;
    if (isOver(length, expansion)) throw tooMuch(expansion);
    return DataFactory.namedNode(iri);
  };
  try {
    const parser = new Parser({
      format: mediaTypeOf(format),
      factory: { ...DataFactory, namedNode } as typeof DataFactory,
      ...(base === undefined ? {} : { baseIRI: base }),
    });
    return parser.parse(text) as Quad[];
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    throw new ProblemError("invalid_rdf", { detail: `${format}: ${detail.slice(0, 300)}` });
  }
}

function writePretty(quads: Quad[], format: RdfFormat, prefixes: Readonly<Record<string, string>>): string {
  const used = Object.fromEntries(Object.entries(prefixes).filter(([, iri]) => isUsed(quads, iri)));
  const writer = new Writer({ format: mediaTypeOf(format), prefixes: used });
  writer.addQuads(quads);
  let document = "";
  writer.end((error, result) => {
    if (error) throw error;
    document = result;
  });
  return document;
}

function isUsed(quads: Quad[], iri: string): boolean {
  return quads.some(
    ({ subject, predicate, object }) =>
      predicate.value.startsWith(iri) ||
      subject.value.startsWith(iri) ||
      (object.termType === "Literal" ? object.datatype.value : object.value).startsWith(iri),
  );
}

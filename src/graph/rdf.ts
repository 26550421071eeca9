import type { Quad } from "@rdfjs/types";
import n3 from "n3";
import { anyText, anything, checkOptions } from "../contract/options.ts";
import { ProblemError } from "../contract/problem.ts";
import type { RdfFormat } from "../contract/webhook-words.ts";
import { inSteps, pauser } from "../text/pauser.ts";
import { checkingQuads, isAbsoluteIri } from "./check.ts";
import { type DocumentLimits, invalidRdf, isOver, limitsOf, tooMuch } from "./document-limits.ts";
import { holdsGraphs, mediaTypeOf, rdfFormatOf } from "./formats.ts";
import { checkBrackets, lengthOfBases } from "./nesting.ts";
import { toNQuads } from "./nquads.ts";
import { convert } from "./oxigraph.ts";
import { readingNQuads } from "./read-nquads.ts";
import { type ForeignDocument, writeOut, writtenAside } from "./written-out.ts";

const { DataFactory, Parser, Writer } = n3;

/** How to read a document. */
export interface ParseOptions {
  /** Absolute IRI that relative IRIs are resolved against; without it a relative IRI is an error. */
  readonly base?: string | undefined;
  /** Bounds of the document, where they differ from {@link documentLimits}. */
  readonly limits?: Partial<DocumentLimits> | undefined;
  /** Ends the reading between two steps, some milliseconds apart. */
  readonly signal?: AbortSignal | undefined;
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
 * RDF/XML by Oxigraph. Of JSON-LD's remote contexts that of schema.org is known; none is fetched. A long document lets the
 * event loop run: in Node, Oxigraph reads it in a thread.
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
  checkOptions<ParseOptions>(options, { base: anyText, limits: anything, signal: anything });
  const { base, limits: changes, signal } = options;
  const known = rdfFormatOf(format);
  if (typeof text !== "string")
    throw new ProblemError("invalid_request", { detail: "an RDF document must be a string" });
  const limits = limitsOf(changes);
  if (isOver(text.length, limits.size))
    throw invalidRdf(`the document has ${text.length} characters; at most ${limits.size} are read`);
  if (base !== undefined && !isAbsoluteIri(base))
    throw invalidRdf(`the base "${base.slice(0, 200)}" is not an absolute IRI`);
  signal?.throwIfAborted();
  const pause = pauser(signal);
  const quads = await inSteps(await readingOf({ text, format: known, limits, base }, signal), pause);
  await inSteps(checkingQuads(quads, limits), pause);
  return quads;
}

async function readingOf(
  { text, format, limits, base }: Omit<ForeignDocument, "format"> & { readonly format: RdfFormat },
  signal: AbortSignal | undefined,
): Promise<Generator<void, Quad[]>> {
  if (format === "jsonld" || format === "rdfxml") {
    const document = { text, format, limits, base };
    return readingNQuads((await writtenAside(document, signal)) ?? (await writeOut(document)));
  }
  checkBrackets(text, limits.depth);
  checkBases(text, limits, base);
  return parsingNative(text, format, limits, base);
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

/** Characters of a document that N3 gets in one step: it reads them in 10 to 20 ms. */
const CHARACTERS_OF_STEP = 128 * 1024;

/** A place to cut a document, not within a character of two UTF-16 units. */
function endOfStep(text: string, from: number): number {
  const end = from + CHARACTERS_OF_STEP;
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end + 1 : end;
}

/** What N3 takes for a stream: it reads each piece at once when it gets it. */
class SteppedInput {
  give: (piece: string) => void = () => {};
  end: () => void = () => {};

  on(event: string, call: (piece?: string) => void): this {
    if (event === "data") this.give = call;
    if (event === "end") this.end = call;
    return this;
  }
}

function* parsingNative(
  text: string,
  format: RdfFormat,
  { expansion }: DocumentLimits,
  base: string | undefined,
): Generator<void, Quad[]> {
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
    const quads: Quad[] = [];
    const input = new SteppedInput();
    // Its types ask for an emitter of Node, of which it calls `on` alone.
    parser.parse(input as unknown as Parameters<typeof parser.parse>[0], (error: unknown, quad: unknown) => {
      if (error) throw error;
      if (quad) quads.push(quad as Quad);
    });
    for (let at = 0; at < text.length; ) {
      const end = endOfStep(text, at);
      input.give(text.slice(at, end));
      at = end;
      yield;
    }
    input.end();
    return quads;
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

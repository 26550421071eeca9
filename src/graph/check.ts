import type { Literal, NamedNode, Quad, Term } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";
import { atOnce } from "../text/pauser.ts";
import { type DocumentLimits, isOver, tooMuch } from "./document-limits.ts";
import { Iri, mostIris, mostKeyCharacters } from "./terms.ts";

/** RFC 3987 as far as N-Triples needs it: a scheme, then no character that an IRIREF excludes. */
const absoluteIri = /^[A-Za-z][A-Za-z0-9+.-]*:[^\u0000-\u0020<>"{}|^`\\]*$/;
const languageTag = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i;
const subjects: readonly string[] = ["NamedNode", "BlankNode", "Quad"];
const xsdString = "http://www.w3.org/2001/XMLSchema#string";
const surrogate = /[\uD800-\uDFFF]/;
const loneSurrogate = /\p{Cs}/u;

/** Whether a string is an absolute IRI that every RDF format can carry. */
export function isAbsoluteIri(value: string): boolean {
  return absoluteIri.test(value) && !hasLoneSurrogate(value);
}

/** Whether a text has half of a pair of UTF-16 units, which UTF-8 cannot have. */
export function hasLoneSurrogate(text: string): boolean {
  // The first pattern alone is quick, and text rarely has any.
  return surrogate.test(text) && loneSurrogate.test(text);
}

/**
 * Refuses quads that no store could read back: relative or broken IRIs, terms in places where RDF forbids
 * them, invalid language tags, text with lone surrogates; with limits also literals that are too long, and
 * quads that are too long together.
 *
 * @throws ProblemError `invalid_rdf`
 */
export function checkQuads(quads: readonly Quad[], limits: QuadLimits = {}): void {
  atOnce(checkingQuads(quads, limits));
}

type QuadLimits = Partial<Pick<DocumentLimits, "literal" | "expansion">>;

/** Quads between two steps of long work on a list of them: 1 to 3 ms. */
export const quadsOfStep = 2_048;

/** The same as {@link checkQuads}, in steps. */
export function* checkingQuads(
  quads: readonly Quad[],
  { literal = 0, expansion = 0 }: QuadLimits = {},
): Generator<void, void> {
  // A graph names the same IRIs over and over: each is looked at once.
  const sound = new Set<string>();
  let length = 0;
  for (const [i, quad] of quads.entries()) {
    if (i % quadsOfStep === quadsOfStep - 1) yield;
    const { subject, predicate, object, graph } = quad;
    if (object.termType === "Literal" && isOver(object.value.length, literal)) {
      refuse("object", object, `is longer than ${literal} characters`);
    }
    // Lengths come first: a term that the parser put together has none of its text written out yet.
    length += lengthOf(quad);
    if (isOver(length, expansion)) throw tooMuch(expansion);
    if (!subjects.includes(subject.termType)) refuse("subject", subject);
    if (predicate.termType !== "NamedNode") refuse("predicate", predicate);
    checkTerm("subject", subject, sound);
    checkTerm("predicate", predicate, sound);
    checkTerm("object", object, sound);
    if (graph.termType === "NamedNode") checkIri("graph", graph, sound);
  }
}

/** About how many UTF-16 units terms take in N-Quads: those of their values, and of what types and quotes them. */
export function lengthOf(term: Term): number {
  switch (term.termType) {
    case "Quad":
      return lengthOf(term.subject) + lengthOf(term.predicate) + lengthOf(term.object) + lengthOf(term.graph);
    case "Literal":
      return term.value.length + (term.language || typeOf(term)).length;
    default:
      return term.value.length;
  }
}

/** The datatype of a literal where N-Quads tells it. */
function typeOf({ datatype: { value } }: Literal): string {
  return value === xsdString ? "" : value;
}

function checkTerm(place: string, term: Term, sound: Set<string>): void {
  switch (term.termType) {
    case "NamedNode":
      checkIri(place, term, sound);
      return;
    case "Literal":
      if (hasLoneSurrogate(term.value)) refuse(place, term, "holds a lone surrogate");
      if (term.language && !languageTag.test(term.language)) {
        refuse(place, term, `has the language tag "${term.language}"`);
      }
      checkIri(place, term.datatype, sound);
      return;
    case "BlankNode":
      return;
    case "Quad":
      checkQuads([term as Quad]);
      return;
    default:
      refuse(place, term);
  }
}

function checkIri(place: string, term: NamedNode, sound: Set<string>): void {
  const { value } = term;
  if (term instanceof Iri) {
    term.sound ??= isAbsoluteIri(value);
    if (!term.sound) refuse(place, term, "is not an absolute IRI");
    return;
  }
  if (value.length <= mostKeyCharacters && sound.has(value)) return;
  if (!isAbsoluteIri(value)) refuse(place, term, "is not an absolute IRI");
  if (value.length > mostKeyCharacters) return;
  if (sound.size >= mostIris) sound.clear();
  sound.add(value);
}

function refuse(place: string, term: Term, what = `cannot stand there`): never {
  const value = term.value.slice(0, 120).replaceAll(new RegExp(loneSurrogate, "gu"), "\uFFFD");
  throw new ProblemError("invalid_rdf", { detail: `the ${place} "${value}" (${term.termType}) ${what}` });
}

import type { Quad, Term } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";

/** RFC 3987 as far as N-Triples needs it: a scheme, then no character that an IRIREF excludes. */
const absoluteIri = /^[a-z][a-z0-9+.-]*:[^\u0000-\u0020<>"{}|^`\\]*$/i;
const languageTag = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/i;
const subjects: readonly string[] = ["NamedNode", "BlankNode", "Quad"];
const loneSurrogate = /\p{Cs}/u;

/** Whether a string is an absolute IRI that every RDF format can carry. */
export function isAbsoluteIri(value: string): boolean {
  return absoluteIri.test(value) && !loneSurrogate.test(value);
}

/**
 * Refuses quads that no store could read back: relative or broken IRIs, terms in places where RDF has
 * none, language tags that are none, text with lone surrogates.
 *
 * @throws ProblemError `invalid_rdf`
 */
export function checkQuads(quads: readonly Quad[]): void {
  for (const { subject, predicate, object } of quads) {
    if (!subjects.includes(subject.termType)) refuse("subject", subject);
    if (predicate.termType !== "NamedNode") refuse("predicate", predicate);
    checkTerm("subject", subject);
    checkTerm("predicate", predicate);
    checkTerm("object", object);
  }
}

function checkTerm(place: string, term: Term): void {
  switch (term.termType) {
    case "NamedNode":
      if (!isAbsoluteIri(term.value)) refuse(place, term, "is no absolute IRI");
      return;
    case "Literal":
      if (loneSurrogate.test(term.value)) refuse(place, term, "holds a lone surrogate");
      if (term.language && !languageTag.test(term.language)) {
        refuse(place, term, `has the language tag "${term.language}"`);
      }
      if (!isAbsoluteIri(term.datatype.value)) refuse(place, term.datatype, "is no absolute IRI");
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

function refuse(place: string, term: Term, what = `cannot stand there`): never {
  const value = term.value.slice(0, 120).replaceAll(new RegExp(loneSurrogate, "gu"), "\uFFFD");
  throw new ProblemError("invalid_rdf", { detail: `the ${place} "${value}" (${term.termType}) ${what}` });
}

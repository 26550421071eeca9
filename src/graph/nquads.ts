import type { NamedNode, Quad, Term } from "@rdfjs/types";
import { atOnce } from "../text/pauser.ts";
import { quadsOfStep } from "./check.ts";
import { invalidRdf } from "./document-limits.ts";
import { Iri, mostIris, mostKeyCharacters } from "./terms.ts";

/** What canonical N-Quads escape: controls, quote, backslash, U+007F, U+FFFE, U+FFFF. */
const special = /[^ !#-[\]-~\u0080-\uFFFD]/;
const specials = /[^ !#-[\]-~\u0080-\uFFFD]/g;
const shortEscapes: Readonly<Record<string, string>> = {
  '"': '\\"',
  "\\": "\\\\",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};
const string = "http://www.w3.org/2001/XMLSchema#string";

/**
 * N-Quads (N-Triples where all quads are of the default graph), one line each, in order, with the escapes of
 * the canonical form (https://www.w3.org/TR/rdf12-n-quads/#canonical-quads). The same bytes as N3's writer
 * gives, in a third of the time: a graph names the same IRIs over and over, and here each is written once.
 *
 * @param graph IRI of the graph that all quads are written in, whatever their own
 */
export function toNQuads(quads: Iterable<Quad>, graph?: string): string {
  return atOnce(writingNQuads(quads, graph));
}

/** The longest string that V8 makes; others make longer ones. */
const longestText = 2 ** 29 - 24;

/**
 * The same as {@link toNQuads}, in steps.
 *
 * @throws ProblemError `invalid_rdf` for quads that are longer together than a string may be: the name of the graph stands
 *   in each line, and no limit of a document counts it
 */
export function* writingNQuads(quads: Iterable<Quad>, graph?: string): Generator<void, string> {
  const iris: Iris = new Map();
  const lines: string[] = [];
  let length = 0;
  const end = graph === undefined ? " .\n" : ` ${iriText(graph, iris)} .\n`;
  for (const quad of quads) {
    const line = (graph === undefined ? quadText(quad, iris) : tripleText(quad, iris)) + end;
    length += line.length;
    if (length > longestText)
      throw invalidRdf(
        `written out, it would be larger than ${longestText} characters: divide it into graphs`,
      );
    lines.push(line);
    if (lines.length % quadsOfStep === 0) yield;
  }
  // Joined, not added up: a string of a thousand unflattened pieces is dear to keep.
  return lines.join("");
}

type Iris = Map<string, string>;

function quadText(quad: Quad, iris: Iris): string {
  const triple = tripleText(quad, iris);
  return quad.graph.termType === "DefaultGraph" ? triple : `${triple} ${termText(quad.graph, iris)}`;
}

function tripleText({ subject, predicate, object }: Quad, iris: Iris): string {
  return `${termText(subject, iris)} ${termText(predicate, iris)} ${termText(object, iris)}`;
}

function termText(term: Term, iris: Iris): string {
  switch (term.termType) {
    case "NamedNode":
      return nodeText(term, iris);
    case "Literal": {
      const quoted = `"${escaped(term.value)}"`;
      const { language } = term;
      if (language) return `${quoted}@${language}${term.direction ? `--${term.direction}` : ""}`;
      const type = term.datatype.value;
      return type === string ? quoted : `${quoted}^^${nodeText(term.datatype, iris)}`;
    }
    case "BlankNode":
      return `_:${term.value}`;
    case "Quad":
      return `<<( ${quadText(term as Quad, iris)} )>>`;
    default:
      throw new TypeError(`N-Quads cannot hold a ${term.termType}`);
  }
}

function nodeText(term: NamedNode, iris: Iris): string {
  if (!(term instanceof Iri)) return iriText(term.value, iris);
  term.nquads ??= `<${escaped(term.value)}>`;
  return term.nquads;
}

function iriText(iri: string, iris: Iris): string {
  if (iri.length > mostKeyCharacters) return `<${escaped(iri)}>`;
  let text = iris.get(iri);
  if (text === undefined) {
    text = `<${escaped(iri)}>`;
    if (iris.size >= mostIris) iris.clear();
    iris.set(iri, text);
  }
  return text;
}

function escaped(text: string): string {
  return special.test(text) ? text.replace(specials, escapeOf) : text;
}

function escapeOf(character: string): string {
  return (
    shortEscapes[character] ?? `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`
  );
}

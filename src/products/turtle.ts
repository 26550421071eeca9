import type { Quad, Term } from "@rdfjs/types";

const rdfType = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const langString = "http://www.w3.org/1999/02/22-rdf-syntax-ns#langString";
const xsd = "http://www.w3.org/2001/XMLSchema#";
const schema = "https://schema.org/";

const prologue = `@prefix schema: <${schema}> .\n@prefix xsd: <${xsd}> .\n`;
const localName = /^[A-Za-z][A-Za-z0-9]*$/;
const bareDecimal = /^[+-]?[0-9]*\.[0-9]+$/;
const bareInteger = /^[+-]?[0-9]+$/;
const special = /["\\\n\r\t\f\b\0-\x1f\x7f]/;
const specials = /["\\\0-\x1f\x7f]/g;
const notIri = /[\0-\x20<>"{}|^`\\]/g;

/**
 * Writes a graph as Turtle, readable and stable: equal sets of quads give equal bytes, whatever their
 * order. The subject `first` leads, then the others by code unit; in each the type leads, then the name.
 *
 * @param first the subject that leads the document, usually the product
 */
export function writeTurtle(quads: Iterable<Quad>, first?: string): string {
  const iris: Iris = new Map();
  const subjects = new Map<string, Predicates>();
  for (const { subject, predicate, object } of quads) {
    const key = subject.termType === "BlankNode" ? `_:${subject.value}` : subject.value;
    let predicates = subjects.get(key);
    if (predicates === undefined) {
      predicates = new Map();
      subjects.set(key, predicates);
    }
    const text = termText(object, iris);
    const before = predicates.get(predicate.value);
    if (before === undefined) predicates.set(predicate.value, text);
    else if (typeof before === "string") predicates.set(predicate.value, [before, text]);
    else before.push(text);
  }
  const lead = first === undefined ? "" : iriText(first, iris);
  const blocks = Array.from(subjects, ([key, predicates]): Block => {
    return [key.startsWith("_:") ? key : iriText(key, iris), predicates];
  });
  blocks.sort(([a], [b]) => compare(a, b, lead, lead));
  let document = prologue;
  for (const one of blocks) document += blockText(one, iris);
  return document;
}

/** The text of IRIs that were written: a graph names the same ones over and over. */
type Iris = Map<string, string>;
/** Texts of objects by IRI of the predicate; nearly always there is one. */
type Predicates = Map<string, string | string[]>;
type Block = readonly [subject: string, predicates: Predicates];

function blockText([subject, predicates]: Block, iris: Iris): string {
  const lines: (readonly [string, string])[] = [];
  for (const [iri, objects] of predicates) {
    const text = typeof objects === "string" ? objects : [...new Set(objects)].sort().join(", ");
    lines.push([iri === rdfType ? "a" : iriText(iri, iris), text]);
  }
  lines.sort(([a], [b]) => compare(a, b, "a", "schema:name"));
  let text = `\n${subject}`;
  for (const [at, [predicate, objects]] of lines.entries()) {
    text += `${at === 0 ? " " : " ;\n    "}${predicate} ${objects}`;
  }
  return `${text} .\n`;
}

function compare(a: string, b: string, first: string, second: string): number {
  if (a === b) return 0;
  if (a === first) return -1;
  if (b === first) return 1;
  if (a === second) return -1;
  if (b === second) return 1;
  return a < b ? -1 : 1;
}

function termText(term: Term, iris: Iris): string {
  if (term.termType === "NamedNode") return iriText(term.value, iris);
  if (term.termType === "BlankNode") return `_:${term.value}`;
  if (term.termType !== "Literal") throw new TypeError(`Turtle cannot hold a ${term.termType}`);
  const { value, language, datatype } = term;
  const type = datatype.value;
  if (type === `${xsd}decimal` && bareDecimal.test(value)) return value;
  if (type === `${xsd}integer` && bareInteger.test(value)) return value;
  if (type === `${xsd}boolean` && (value === "true" || value === "false")) return value;
  const quoted = `"${special.test(value) ? value.replace(specials, escaped) : value}"`;
  if (language !== "") return `${quoted}@${language}`;
  return type === `${xsd}string` || type === langString ? quoted : `${quoted}^^${iriText(type, iris)}`;
}

function iriText(iri: string, iris: Iris): string {
  let text = iris.get(iri);
  if (text === undefined) {
    text = iriSyntax(iri);
    iris.set(iri, text);
  }
  return text;
}

function iriSyntax(iri: string): string {
  if (iri.startsWith(schema)) {
    const local = iri.slice(schema.length);
    if (localName.test(local)) return `schema:${local}`;
  } else if (iri.startsWith(xsd)) {
    const local = iri.slice(xsd.length);
    if (localName.test(local)) return `xsd:${local}`;
  }
  return `<${iri.replace(notIri, unicodeEscape)}>`;
}

const shortEscapes: Record<string, string> = {
  '"': '\\"',
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\f": "\\f",
  "\b": "\\b",
};

function escaped(character: string): string {
  return shortEscapes[character] ?? unicodeEscape(character);
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

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
  const subjects = new Map<string, Map<string, Set<string>>>();
  for (const { subject, predicate, object } of quads) {
    const of = child(subjects, termText(subject), () => new Map<string, Set<string>>());
    child(of, predicateText(predicate.value), () => new Set()).add(termText(object));
  }
  const lead = first === undefined ? "" : iriText(first);
  const blocks = [...subjects].sort(([a], [b]) => compare(a, b, lead, lead));
  return prologue + blocks.map(([subject, predicates]) => block(subject, predicates)).join("");
}

function block(subject: string, predicates: Map<string, Set<string>>): string {
  const lines = [...predicates]
    .sort(([a], [b]) => compare(a, b, "a", "schema:name"))
    .map(([predicate, objects]) => `${predicate} ${[...objects].sort().join(", ")}`);
  return `\n${subject} ${lines.join(" ;\n    ")} .\n`;
}

function compare(a: string, b: string, first: string, second: string): number {
  if (a === b) return 0;
  for (const lead of [first, second]) {
    if (a === lead) return -1;
    if (b === lead) return 1;
  }
  return a < b ? -1 : 1;
}

function predicateText(iri: string): string {
  return iri === rdfType ? "a" : iriText(iri);
}

function termText(term: Term): string {
  if (term.termType === "NamedNode") return iriText(term.value);
  if (term.termType === "BlankNode") return `_:${term.value}`;
  if (term.termType !== "Literal") throw new TypeError(`Turtle cannot hold a ${term.termType}`);
  const { value, language, datatype } = term;
  const type = datatype.value;
  if (type === `${xsd}decimal` && bareDecimal.test(value)) return value;
  if (type === `${xsd}integer` && bareInteger.test(value)) return value;
  if (type === `${xsd}boolean` && (value === "true" || value === "false")) return value;
  const quoted = `"${special.test(value) ? value.replace(specials, escaped) : value}"`;
  if (language !== "") return `${quoted}@${language}`;
  return type === `${xsd}string` || type === langString ? quoted : `${quoted}^^${iriText(type)}`;
}

function iriText(iri: string): string {
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

function child<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

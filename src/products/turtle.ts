import type { NamedNode, Quad, Term } from "@rdfjs/types";
import { Iri } from "../graph/terms.ts";

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
  const blocks = new Map<string, Block>();
  let last: Term | undefined;
  let block: Block | undefined;
  for (const { subject, predicate, object } of quads) {
    // Quads of one subject mostly follow each other.
    if (block === undefined || subject !== last) block = blockOf(subject, blocks, iris);
    last = subject;
    const name = predicate.value === rdfType ? "a" : nodeText(predicate as NamedNode, iris);
    block.statements.push([name, termText(object, iris)]);
  }
  const lead = first === undefined ? "" : iriText(first, iris);
  const sorted = [...blocks.values()].sort((a, b) => compare(a.subject, b.subject, lead, lead));
  let document = prologue;
  for (const one of sorted) document += blockText(one);
  return document;
}

/** The text of IRIs that were written: a graph names the same ones over and over. */
type Iris = Map<string, string>;

/** The statements of one subject. */
interface Block {
  readonly subject: string;
  readonly statements: (readonly [predicate: string, object: string])[];
}

function blockOf(subject: Term, blocks: Map<string, Block>, iris: Iris): Block {
  const text = subject.termType === "NamedNode" ? nodeText(subject, iris) : `_:${subject.value}`;
  let block = blocks.get(text);
  if (block === undefined) {
    block = { subject: text, statements: [] };
    blocks.set(text, block);
  }
  return block;
}

function blockText({ subject, statements }: Block): string {
  statements.sort(
    ([a, one], [b, other]) => compare(a, b, "a", "schema:name") || (one < other ? -1 : one > other ? 1 : 0),
  );
  let text = `\n${subject}`;
  let before = "";
  let objectBefore = "";
  for (const [predicate, object] of statements) {
    if (predicate !== before) text += `${before === "" ? " " : " ;\n    "}${predicate} ${object}`;
    else if (object !== objectBefore) text += `, ${object}`;
    before = predicate;
    objectBefore = object;
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
  if (term.termType === "NamedNode") return nodeText(term, iris);
  if (term.termType === "BlankNode") return `_:${term.value}`;
  if (term.termType !== "Literal") throw new TypeError(`Turtle cannot hold a ${term.termType}`);
  const { value, language, datatype } = term;
  const type = datatype.value;
  if (type === `${xsd}decimal` && bareDecimal.test(value)) return value;
  if (type === `${xsd}integer` && bareInteger.test(value)) return value;
  if (type === `${xsd}boolean` && (value === "true" || value === "false")) return value;
  const quoted = `"${special.test(value) ? value.replace(specials, escaped) : value}"`;
  if (language !== "") return `${quoted}@${language}`;
  return type === `${xsd}string` || type === langString ? quoted : `${quoted}^^${nodeText(datatype, iris)}`;
}

function nodeText(term: NamedNode, iris: Iris): string {
  if (!(term instanceof Iri)) return iriText(term.value, iris);
  term.turtle ??= iriSyntax(term.value);
  return term.turtle;
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

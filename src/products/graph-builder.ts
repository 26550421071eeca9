import type { Quad } from "@rdfjs/types";
import { DataFactory, type Literal, type NamedNode } from "n3";
import { partIri, wellFormed } from "./iris.ts";

const { namedNode, literal, quad } = DataFactory;
type Term = NamedNode | Literal;
const xsd = "http://www.w3.org/2001/XMLSchema#";
const type = namedNode("http://www.w3.org/1999/02/22-rdf-syntax-ns#type");

/** Terms that many graphs share are made once. */
const terms = new Map<string, NamedNode>();

/** A schema.org term. */
export function schema(local: string): NamedNode {
  let term = terms.get(local);
  if (term === undefined) {
    term = namedNode(`https://schema.org/${local}`);
    terms.set(local, term);
  }
  return term;
}

const datatypes = {
  decimal: namedNode(`${xsd}decimal`),
  integer: namedNode(`${xsd}integer`),
  date: namedNode(`${xsd}date`),
  dateTime: namedNode(`${xsd}dateTime`),
};
export type Datatype = keyof typeof datatypes;

/** Collects the quads of one product: nodes by IRI, each with its type and its link from another, made once. */
export class GraphBuilder {
  readonly id: string;
  readonly quads: Quad[] = [];
  readonly language: string | undefined;
  readonly #made = new Set<string>();
  readonly #stated = new Set<string>();

  constructor(id: string, language: string | undefined) {
    this.id = id;
    this.language = language;
  }

  /** States the type of a node; its IRI. */
  node(iri: string, ...types: string[]): string {
    if (!this.#made.has(iri)) {
      this.#made.add(iri);
      for (const one of types) this.#add(iri, type, schema(one));
    }
    return iri;
  }

  /** A part of the product, linked from another node when it is first asked for. */
  part(path: string, types: string, from: string, property: string): string {
    const iri = partIri(this.id, path);
    if (!this.#made.has(iri)) this.link(from, property, this.node(iri, types));
    return iri;
  }

  link(from: string, property: string, to: string): void {
    this.#add(from, schema(property), namedNode(to));
  }

  text(from: string, property: string, text: string, language?: string): void {
    const value = wellFormed(text);
    this.#add(from, schema(property), language === undefined ? literal(value) : literal(value, language));
  }

  typed(from: string, property: string, text: string, datatype: Datatype): void {
    this.#add(from, schema(property), literal(text, datatypes[datatype]));
  }

  #add(subject: string, predicate: NamedNode, object: Term): void {
    const key = `${subject}\n${predicate.value}\n${object.id}`;
    if (this.#stated.has(key)) return;
    this.#stated.add(key);
    this.quads.push(quad(namedNode(subject), predicate, object) as Quad);
  }
}

import type { Literal, NamedNode, Quad } from "@rdfjs/types";
import { iri, literal, statement } from "../graph/terms.ts";
import { partIri, wellFormed } from "./iris.ts";

/** A term that is made once, and its number. */
interface Numbered {
  readonly term: NamedNode;
  readonly number: number;
}

const xsd = "http://www.w3.org/2001/XMLSchema#";
const type: Numbered = { term: iri("http://www.w3.org/1999/02/22-rdf-syntax-ns#type"), number: 0 };

/** The schema.org terms of all graphs: those that the mapping names, some hundred. */
const terms = new Map<string, Numbered>();

function schema(local: string): Numbered {
  let one = terms.get(local);
  if (one === undefined) {
    one = { term: iri(`https://schema.org/${local}`), number: terms.size + 1 };
    terms.set(local, one);
  }
  return one;
}

const datatypes = {
  decimal: iri(`${xsd}decimal`),
  integer: iri(`${xsd}integer`),
  date: iri(`${xsd}date`),
  dateTime: iri(`${xsd}dateTime`),
};
export type Datatype = keyof typeof datatypes;

/** What an object is besides its value. */
const kinds = { iri: 0, text: 1, tagged: 2, decimal: 3, integer: 4, date: 5, dateTime: 6 } as const;
type Kind = keyof typeof kinds;

/** Collects the quads of one product: nodes by IRI, each with its type and its link from another, made once. */
export class GraphBuilder {
  readonly id: string;
  readonly quads: Quad[] = [];
  readonly language: string | undefined;
  readonly #nodes = new Map<string, Numbered>();
  readonly #typed = new Set<string>();
  /** By value of the object: a number for the rest of each quad. It costs less than a key of all parts. */
  readonly #stated = new Map<string, number | Set<number>>();

  constructor(id: string, language: string | undefined) {
    this.id = id;
    this.language = language;
  }

  /** States the type of a node; its IRI. */
  node(name: string, ...types: string[]): string {
    if (!this.#typed.has(name)) {
      this.#typed.add(name);
      for (const one of types) this.#add(name, type, schema(one).term, "iri");
    }
    return name;
  }

  /** A part of the product, linked from another node when it is first asked for. */
  part(path: string, types: string, from: string, property: string): string {
    const name = partIri(this.id, path);
    if (!this.#typed.has(name)) this.link(from, property, this.node(name, types));
    return name;
  }

  link(from: string, property: string, to: string): void {
    this.#add(from, schema(property), iri(to), "iri");
  }

  text(from: string, property: string, text: string, language?: string): void {
    const kind = language === undefined ? "text" : "tagged";
    this.#add(from, schema(property), literal(wellFormed(text), language), kind);
  }

  typed(from: string, property: string, text: string, datatype: Datatype): void {
    this.#add(from, schema(property), literal(text, datatypes[datatype]), datatype);
  }

  /** Adds a quad that is not there yet. All texts with a language have the same one. */
  #add(from: string, predicate: Numbered, object: NamedNode | Literal, kind: Kind): void {
    const subject = this.#subject(from);
    const rest = (subject.number * 1_024 + predicate.number) * 8 + kinds[kind];
    const before = this.#stated.get(object.value);
    if (before === undefined) this.#stated.set(object.value, rest);
    else if (typeof before === "number") {
      if (before === rest) return;
      this.#stated.set(object.value, new Set([before, rest]));
    } else {
      if (before.has(rest)) return;
      before.add(rest);
    }
    this.quads.push(statement(subject.term, predicate.term, object));
  }

  #subject(name: string): Numbered {
    let subject = this.#nodes.get(name);
    if (subject === undefined) {
      subject = { term: iri(name), number: this.#nodes.size };
      this.#nodes.set(name, subject);
    }
    return subject;
  }
}

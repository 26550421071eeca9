import type { Literal, NamedNode, Quad } from "@rdfjs/types";
import { iri, literal, statement } from "../graph/terms.ts";
import { namedIri, partIri, wellFormed } from "./iris.ts";

/** A term that is made once, and its number. */
interface Numbered {
  readonly term: NamedNode;
  readonly number: number;
}

interface Node extends Numbered {
  /** Whether its type was stated. */
  typed: boolean;
}

const xsd = "http://www.w3.org/2001/XMLSchema#";
const rdfType: Numbered = { term: iri("http://www.w3.org/1999/02/22-rdf-syntax-ns#type"), number: 0 };

/** The schema.org terms of all graphs: properties and the classes of the mapping, at most 1,600. */
const terms = new Map<string, Numbered>();
/** More than there are terms. */
const mostTerms = 4_096;

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
  boolean: iri(`${xsd}boolean`),
  date: iri(`${xsd}date`),
  dateTime: iri(`${xsd}dateTime`),
};
export type Datatype = keyof typeof datatypes;

/** Collects the quads of one product: nodes by IRI, each with its type and its link from another, made once. */
export class GraphBuilder {
  readonly id: string;
  /** What relative names are resolved against. */
  readonly base: string;
  readonly quads: Quad[] = [];
  readonly language: string | undefined;
  #partOf: string;
  readonly #nodes = new Map<string, Node>();
  /** By subject and predicate, in one number: the object, or the keys of several. */
  readonly #stated = new Map<number, NamedNode | Literal | Set<string>>();

  constructor(id: string, language: string | undefined, base = id) {
    this.id = id;
    this.base = base;
    this.#partOf = partIri(id, "");
    this.language = language;
  }

  /** States the type of a node; its IRI. */
  node(name: string, ...types: string[]): string {
    const node = this.#node(name);
    if (!node.typed) {
      node.typed = true;
      for (const one of types) this.#add(name, rdfType, schema(one).term);
    }
    return name;
  }

  /** States a further type of a node. @param type IRI of the class */
  typeOf(name: string, type: string): void {
    this.#node(name).typed = true;
    this.#add(name, rdfType, iri(type));
  }

  /** The parts that are written get their IRIs below a node that several products share, not below the product. */
  below(node: string, write: () => void): void {
    const before = this.#partOf;
    this.#partOf = partIri(node, "");
    write();
    this.#partOf = before;
  }

  /** The IRI of a part of the product; `path` must be encoded. */
  partName(path: string): string {
    return this.#partOf + path;
  }

  /** A part of the product, linked from another node when it is first asked for. */
  part(path: string, types: string, from: string, property: string): string {
    const name = this.partName(path);
    if (!this.#nodes.get(name)?.typed) this.link(from, property, this.node(name, types));
    return name;
  }

  link(from: string, property: string, to: string): void {
    // The term of a node is made once: what writers find out about it is then found once.
    this.#add(from, schema(property), this.#nodes.get(to)?.term ?? iri(to));
  }

  /**
   * States another name of a node: an IRI, or a text where none can be made of it. A label of a blank node means nothing
   * outside its record.
   *
   * @param page what a relative name is resolved against
   */
  identifier(node: string, name: string, page = this.base): void {
    const named = namedIri(name, page);
    if (named === undefined && !name.startsWith("_:")) this.text(node, "identifier", name);
    else if (named !== undefined && named !== node) this.link(node, "identifier", named);
  }

  text(from: string, property: string, text: string, language?: string): void {
    this.#add(from, schema(property), literal(wellFormed(text), language));
  }

  typed(from: string, property: string, text: string, datatype: Datatype): void {
    this.#add(from, schema(property), literal(text, datatypes[datatype]));
  }

  /** Adds a quad that is not there yet. */
  #add(from: string, predicate: Numbered, object: NamedNode | Literal): void {
    const subject = this.#node(from);
    const place = subject.number * mostTerms + predicate.number;
    const before = this.#stated.get(place);
    if (before === undefined) this.#stated.set(place, object);
    else {
      const key = keyOf(object);
      const keys = before instanceof Set ? before : new Set([keyOf(before)]);
      if (keys.has(key)) return;
      this.#stated.set(place, keys.add(key));
    }
    this.quads.push(statement(subject.term, predicate.term, object));
  }

  #node(name: string): Node {
    let node = this.#nodes.get(name);
    if (node === undefined) {
      node = { term: iri(name), number: this.#nodes.size, typed: false };
      this.#nodes.set(name, node);
    }
    return node;
  }
}

/** What tells objects apart. */
function keyOf(object: NamedNode | Literal): string {
  if (object.termType === "NamedNode") return `<${object.value}`;
  return `${object.datatype.value} ${object.language} ${object.value}`;
}

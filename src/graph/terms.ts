import type { BlankNode, DefaultGraph, Literal, NamedNode, Quad, Term } from "@rdfjs/types";

/**
 * Characters of an IRI up to which it is looked up by its text. V8 hashes a string of 16,384 characters or more by its
 * length alone, so that a thousand such IRIs of one length are all compared with each other.
 */
export const mostKeyCharacters = 16_000;

/** IRIs that are kept while quads are gone through: those of one product graph, several times over. */
export const mostIris = 4_096;

/**
 * RDF/JS terms that hold their parts as they are. N3's literals hold one string and cut it at every look,
 * which costs more than all else when a catalogue is built and written.
 */

export class Iri<T extends string = string> implements NamedNode<T> {
  readonly value: T;
  /** Found once for a term that stands in many quads: whether it is an absolute IRI, and what writers write. */
  sound: boolean | undefined = undefined;
  nquads: string | undefined = undefined;
  turtle: string | undefined = undefined;
  constructor(value: T) {
    this.value = value;
  }
  get termType(): "NamedNode" {
    return "NamedNode";
  }
  equals(other?: Term | null): boolean {
    return other?.termType === "NamedNode" && other.value === this.value;
  }
}

type Direction = "" | "ltr" | "rtl";

class Text implements Literal {
  readonly value: string;
  readonly language: string;
  readonly datatype: NamedNode;
  readonly direction: Direction;
  constructor(value: string, language: string, datatype: NamedNode, direction: Direction = "") {
    this.value = value;
    this.language = language;
    this.datatype = datatype;
    this.direction = direction;
  }
  get termType(): "Literal" {
    return "Literal";
  }
  equals(other?: Term | null): boolean {
    return (
      other?.termType === "Literal" &&
      other.value === this.value &&
      other.language === this.language &&
      (other.direction ?? "") === this.direction &&
      other.datatype.value === this.datatype.value
    );
  }
}

class Blank implements BlankNode {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
  get termType(): "BlankNode" {
    return "BlankNode";
  }
  equals(other?: Term | null): boolean {
    return other?.termType === "BlankNode" && other.value === this.value;
  }
}

class Statement implements Quad {
  readonly subject: NamedNode | BlankNode;
  readonly predicate: NamedNode;
  readonly object: NamedNode | BlankNode | Literal;
  readonly graph: DefaultGraph | NamedNode | BlankNode;
  constructor(
    subject: Quad["subject"],
    predicate: NamedNode,
    object: Quad["object"],
    graph: Quad["graph"] = defaultGraph,
  ) {
    this.subject = subject as NamedNode | BlankNode;
    this.predicate = predicate;
    this.object = object as NamedNode | BlankNode | Literal;
    this.graph = graph as DefaultGraph | NamedNode | BlankNode;
  }
  get termType(): "Quad" {
    return "Quad";
  }
  get value(): "" {
    return "";
  }
  equals(other?: Term | null): boolean {
    return (
      other?.termType === "Quad" &&
      this.graph.equals(other.graph) &&
      this.subject.equals(other.subject) &&
      this.predicate.equals(other.predicate) &&
      this.object.equals(other.object)
    );
  }
}

const defaultGraph: DefaultGraph = {
  termType: "DefaultGraph",
  value: "",
  equals: (other) => other?.termType === "DefaultGraph",
};
const plain = new Iri("http://www.w3.org/2001/XMLSchema#string");
const tagged = new Iri("http://www.w3.org/1999/02/22-rdf-syntax-ns#langString");
const directed = new Iri("http://www.w3.org/1999/02/22-rdf-syntax-ns#dirLangString");

export function iri(value: string): NamedNode {
  return new Iri(value);
}

/** A literal: of a datatype, tagged with a language, or plain text. */
export function literal(value: string, kind?: NamedNode | string): Literal {
  if (kind === undefined) return new Text(value, "", plain);
  // RDF 1.1 compares language tags in lower case; N3 keeps them so.
  return typeof kind === "string" ? new Text(value, kind.toLowerCase(), tagged) : new Text(value, "", kind);
}

/** A literal with a language tag as it is written, and the base direction of RDF 1.2 where it has one. */
export function taggedLiteral(value: string, language: string, direction: Direction): Literal {
  return new Text(value, language, direction === "" ? tagged : directed, direction);
}

export function blank(label: string): BlankNode {
  return new Blank(label);
}

/** A quad, of the default graph unless one is given. */
export function statement(
  subject: Quad["subject"],
  predicate: NamedNode,
  object: Quad["object"],
  graph?: Quad["graph"],
): Quad {
  return new Statement(subject, predicate, object, graph);
}

import type { BlankNode, DefaultGraph, Literal, NamedNode, Quad, Term } from "@rdfjs/types";

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

class Text implements Literal {
  readonly value: string;
  readonly language: string;
  readonly datatype: NamedNode;
  constructor(value: string, language: string, datatype: NamedNode) {
    this.value = value;
    this.language = language;
    this.datatype = datatype;
  }
  get termType(): "Literal" {
    return "Literal";
  }
  get direction(): "" {
    return "";
  }
  equals(other?: Term | null): boolean {
    return (
      other?.termType === "Literal" &&
      other.value === this.value &&
      other.language === this.language &&
      (other.direction ?? "") === "" &&
      other.datatype.value === this.datatype.value
    );
  }
}

class Statement implements Quad {
  readonly subject: NamedNode | BlankNode;
  readonly predicate: NamedNode;
  readonly object: NamedNode | BlankNode | Literal;
  constructor(subject: Quad["subject"], predicate: NamedNode, object: NamedNode | BlankNode | Literal) {
    this.subject = subject as NamedNode | BlankNode;
    this.predicate = predicate;
    this.object = object;
  }
  get termType(): "Quad" {
    return "Quad";
  }
  get value(): "" {
    return "";
  }
  get graph(): DefaultGraph {
    return defaultGraph;
  }
  equals(other?: Term | null): boolean {
    return (
      other?.termType === "Quad" &&
      other.graph.termType === "DefaultGraph" &&
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

export function iri(value: string): NamedNode {
  return new Iri(value);
}

/** A literal: of a datatype, tagged with a language, or plain text. */
export function literal(value: string, kind?: NamedNode | string): Literal {
  if (kind === undefined) return new Text(value, "", plain);
  // RDF 1.1 compares language tags in lower case; N3 keeps them so.
  return typeof kind === "string" ? new Text(value, kind.toLowerCase(), tagged) : new Text(value, "", kind);
}

/** A quad of the default graph. */
export function statement(subject: NamedNode, predicate: NamedNode, object: NamedNode | Literal): Quad {
  return new Statement(subject, predicate, object);
}

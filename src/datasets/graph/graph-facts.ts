import type { Quad } from "@rdfjs/types";
import { ANY, baseLanguage } from "../entity.ts";
import {
  aboutPredicates,
  aliasPredicates,
  descriptionPredicates,
  labelPredicates,
  sameAsPredicates,
  typePredicate,
} from "./vocabulary.ts";

/** What one graph says of one subject. */
export interface Facts {
  readonly labels: [language: string, text: string][];
  readonly aliases: [language: string, text: string][];
  readonly descriptions: [language: string, text: string][];
  readonly types: string[];
  readonly sameAs: string[];
  /** IRIs that a relation leads to. */
  readonly relations: string[];
}

/** What one graph says: of its subjects, and which IRIs its content items are about. */
export interface GraphFacts {
  readonly subjects: Map<string, Facts>;
  readonly about: Set<string>;
}

/**
 * Reads the facts of one graph from its quads. Blank nodes have no identity and are no entities, but what they are
 * about counts: a page in JSON-LD often has no id.
 */
export function factsOf(quads: Iterable<Quad>): GraphFacts {
  const facts: GraphFacts = { subjects: new Map(), about: new Set() };
  addFacts(facts, quads);
  return facts;
}

/** Adds what quads say to the facts of a graph. */
export function addFacts({ subjects, about }: GraphFacts, quads: Iterable<Quad>): void {
  for (const { subject, predicate, object } of quads) {
    if (subject.termType !== "NamedNode") {
      if (object.termType === "NamedNode" && aboutPredicates.has(predicate.value)) about.add(object.value);
      continue;
    }
    const facts = subjectOf(subjects, subject.value);
    if (object.termType === "Literal") addText(facts, predicate.value, object.value, object.language);
    else if (object.termType === "NamedNode") addLink(facts, predicate.value, object.value, about);
  }
}

function subjectOf(subjects: Map<string, Facts>, iri: string): Facts {
  let facts = subjects.get(iri);
  if (!facts) {
    facts = { labels: [], aliases: [], descriptions: [], types: [], sameAs: [], relations: [] };
    subjects.set(iri, facts);
  }
  return facts;
}

function addText(facts: Facts, predicate: string, text: string, tag: string): void {
  const language = tag === "" ? ANY : baseLanguage(tag);
  if (text.trim() === "") return;
  if (labelPredicates.has(predicate)) facts.labels.push([language, text]);
  else if (aliasPredicates.has(predicate)) facts.aliases.push([language, text]);
  else if (descriptionPredicates.has(predicate)) facts.descriptions.push([language, text]);
}

function addLink(facts: Facts, predicate: string, iri: string, about: Set<string>): void {
  if (predicate === typePredicate) facts.types.push(iri);
  else if (sameAsPredicates.has(predicate)) facts.sameAs.push(iri);
  else {
    facts.relations.push(iri);
    if (aboutPredicates.has(predicate)) about.add(iri);
  }
}

/** The facts of several graphs on one subject, in one; order of graphs does not matter. */
export function mergeFacts(all: readonly Facts[]): Facts {
  const texts = (pick: (facts: Facts) => [string, string][]) =>
    unique(all.flatMap(pick), ([language, text]) => `${language}\n${text}`);
  const iris = (pick: (facts: Facts) => string[]) => unique(all.flatMap(pick), (iri) => iri);
  return {
    labels: texts((facts) => facts.labels),
    aliases: texts((facts) => facts.aliases),
    descriptions: texts((facts) => facts.descriptions),
    types: iris((facts) => facts.types),
    sameAs: iris((facts) => facts.sameAs),
    relations: iris((facts) => facts.relations),
  };
}

function unique<T>(values: readonly T[], key: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [key(value), value])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);
}

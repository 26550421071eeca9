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

type Tagged = readonly [language: string, text: string];

/** The facts of one graph about one subject. */
export interface Facts {
  readonly labels: readonly Tagged[];
  readonly aliases: readonly Tagged[];
  readonly descriptions: readonly Tagged[];
  readonly types: readonly string[];
  readonly sameAs: readonly string[];
  /** IRIs that its relations lead to. */
  readonly relations: readonly string[];
}

/** Facts while they are read: a list is made only when there is something to put in it. */
type Collected = { -readonly [List in keyof Facts]: Facts[List] };

const none: readonly never[] = [];

/**
 * The facts of one graph: about its subjects, and the IRIs that its content items are about. Blank nodes have no
 * identity and are not entities. But the subject of such a content item counts, as a page in JSON-LD often has no id.
 */
export class GraphFacts {
  readonly subjects: Map<string, Facts> = new Map();
  readonly about: Set<string> = new Set();
  readonly #iris = new Map<string, string>();

  add({ subject, predicate, object }: Quad): void {
    if (subject.termType !== "NamedNode") {
      if (object.termType === "NamedNode" && aboutPredicates.has(predicate.value))
        this.about.add(this.#iri(object.value));
      return;
    }
    const facts = this.#subject(subject.value);
    if (object.termType === "Literal") addText(facts, predicate.value, object.value, object.language);
    else if (object.termType === "NamedNode") this.#addLink(facts, predicate.value, this.#iri(object.value));
  }

  #subject(value: string): Collected {
    let facts = this.subjects.get(value);
    if (!facts) {
      facts = {
        labels: none,
        aliases: none,
        descriptions: none,
        types: none,
        sameAs: none,
        relations: none,
      };
      this.subjects.set(this.#iri(value), facts);
    }
    return facts as Collected;
  }

  #addLink(facts: Collected, predicate: string, iri: string): void {
    if (predicate === typePredicate) push(facts, "types", iri);
    else if (sameAsPredicates.has(predicate)) push(facts, "sameAs", iri);
    else {
      push(facts, "relations", iri);
      if (aboutPredicates.has(predicate)) this.about.add(iri);
    }
  }

  /** Returns the same string object for the same IRI. */
  #iri(iri: string): string {
    let own = this.#iris.get(iri);
    if (own === undefined) {
      own = ownCopy(iri);
      this.#iris.set(own, own);
    }
    return own;
  }
}

function addText(facts: Collected, predicate: string, text: string, tag: string): void {
  const list = labelPredicates.has(predicate)
    ? "labels"
    : aliasPredicates.has(predicate)
      ? "aliases"
      : descriptionPredicates.has(predicate)
        ? "descriptions"
        : undefined;
  if (list === undefined || text.trim() === "") return;
  push(facts, list, [tag === "" ? ANY : baseLanguage(tag), ownCopy(text)]);
}

function push<List extends keyof Facts>(facts: Collected, list: List, value: Facts[List][number]): void {
  const values: readonly unknown[] = facts[list];
  if (values === none) facts[list] = [value] as Collected[List];
  else (values as unknown[]).push(value);
}

/** A copy of a text that a parser cut out of a document. Otherwise the whole document would stay in memory with it. */
function ownCopy(text: string): string {
  return ` ${text}`.slice(1);
}

/** The facts of several graphs about one subject, in one; the order of the graphs does not matter. */
export function mergeFacts(all: readonly Facts[]): Facts {
  const join = <T>(pick: (facts: Facts) => readonly T[]) =>
    all.length === 1 ? pick(all[0]!) : all.flatMap(pick);
  const texts = (pick: (facts: Facts) => readonly Tagged[]) =>
    unique(join(pick), ([language, text]) => `${language}\n${text}`);
  const iris = (pick: (facts: Facts) => readonly string[]) => unique(join(pick), (iri) => iri);
  return {
    labels: texts((facts) => facts.labels),
    aliases: texts((facts) => facts.aliases),
    descriptions: texts((facts) => facts.descriptions),
    types: iris((facts) => facts.types),
    sameAs: iris((facts) => facts.sameAs),
    relations: iris((facts) => facts.relations),
  };
}

function unique<T>(values: readonly T[], key: (value: T) => string): readonly T[] {
  if (values.length < 2) return values;
  return [...new Map(values.map((value) => [key(value), value])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);
}

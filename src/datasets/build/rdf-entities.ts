import type { Quad } from "@rdfjs/types";
import { addFacts, type GraphFacts } from "../graph/graph-facts.ts";
import type { SourceEntity } from "./source.ts";

/**
 * Collects entities of RDF: what an own graph would have, by the same names, types and identities. What is said of a
 * subject may stand anywhere, so the facts of all subjects are in memory until the last quad has come.
 */
export class RdfFacts {
  readonly #facts: GraphFacts = { subjects: new Map(), about: new Set() };

  readonly #iris = new Map<string, string>();

  add(quads: Iterable<Quad>): void {
    const own: Quad[] = [];
    for (const { subject, predicate, object } of quads)
      own.push({
        subject: { termType: subject.termType, value: this.#iri(subject.value) },
        predicate,
        object:
          object.termType === "Literal"
            ? { termType: "Literal", language: object.language, value: ownCopy(object.value) }
            : { termType: object.termType, value: this.#iri(object.value) },
      } as Quad);
    addFacts(this.#facts, own);
  }

  /** The same text for the same IRI. */
  #iri(iri: string): string {
    let own = this.#iris.get(iri);
    if (own === undefined) {
      own = ownCopy(iri);
      this.#iris.set(own, own);
    }
    return own;
  }

  /** The entities, in the order in which they came; undefined for a subject without a label. */
  *entities(): Generator<SourceEntity | undefined> {
    for (const [id, facts] of this.#facts.subjects) {
      if (facts.labels.length + facts.aliases.length === 0) {
        yield undefined;
        continue;
      }
      const labels: Record<string, string> = {};
      const aliases: Record<string, string[]> = {};
      for (const [language, text] of facts.labels) labels[language] ??= text;
      // A quad may be there twice.
      for (const [language, text] of [...facts.labels, ...facts.aliases]) {
        if (labels[language] === text || aliases[language]?.includes(text)) continue;
        (aliases[language] ??= []).push(text);
      }
      yield {
        id,
        labels,
        aliases,
        descriptions: Object.fromEntries([...facts.descriptions].reverse()),
        types: [...new Set(facts.types)],
        sameAs: [...new Set(facts.sameAs)],
        relations: [...new Set(facts.relations)].map((value) => ({ property: "related", value })),
      };
    }
  }
}

/** A copy of a text that a parser cut out of a piece of its file: else the whole piece stays in memory with it. */
function ownCopy(text: string): string {
  return ` ${text}`.slice(1);
}

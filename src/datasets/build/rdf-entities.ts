import type { Quad } from "@rdfjs/types";
import { GraphFacts } from "../graph/graph-facts.ts";
import { factsOf } from "../graph/named-facts.ts";
import type { SourceEntity } from "./source.ts";

/**
 * Collects entities of RDF. They are the same as an own graph would have, with the same names, types and identities.
 * Statements about a subject may stand anywhere, so the facts of all subjects stay in memory until the last quad.
 */
export class RdfFacts {
  readonly #facts = new GraphFacts();

  add(quads: Iterable<Quad>): void {
    for (const quad of quads) this.#facts.add(quad);
  }

  /** The entities, in the order in which they came; undefined for a subject without a label. */
  *entities(): Generator<SourceEntity | undefined> {
    for (const [id, statements] of this.#facts.subjects) {
      const facts = factsOf([statements], id);
      if (facts.labels.length === 0) {
        yield undefined;
        continue;
      }
      const labels: Record<string, string> = {};
      const aliases: Record<string, string[]> = {};
      for (const [language, text] of facts.labels) labels[language] ??= text;
      for (const [language, text] of [...facts.labels, ...facts.aliases]) {
        if (labels[language] === text || aliases[language]?.includes(text)) continue;
        (aliases[language] ??= []).push(text);
      }
      yield {
        id,
        labels,
        aliases,
        descriptions: Object.fromEntries([...facts.descriptions].reverse()),
        types: [...facts.types],
        sameAs: [...facts.sameAs],
        relations: facts.relations.map((value) => ({ property: "related", value })),
      };
    }
  }
}

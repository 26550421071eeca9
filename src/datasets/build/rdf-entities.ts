import type { Quad } from "@rdfjs/types";
import { GraphFacts } from "../graph/graph-facts.ts";
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
    for (const [id, facts] of this.#facts.subjects) {
      if (facts.labels.length + facts.aliases.length === 0) {
        yield undefined;
        continue;
      }
      const labels: Record<string, string> = {};
      const aliases: Record<string, string[]> = {};
      for (const [language, text] of facts.labels) labels[language] ??= text;
      // The same quad may occur twice.
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

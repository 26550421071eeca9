import type { Quad } from "@rdfjs/types";
import { factsOf } from "../graph-facts.ts";
import type { SourceEntity } from "./source.ts";

/** Entities of RDF: what an own graph would have, by the same names, types and identities. */
export function* rdfEntities(quads: Iterable<Quad>): Generator<SourceEntity> {
  for (const [id, facts] of factsOf(quads).subjects) {
    if (facts.labels.length + facts.aliases.length === 0) continue;
    const labels: Record<string, string> = {};
    const aliases: Record<string, string[]> = {};
    for (const [language, text] of facts.labels) {
      if (labels[language] === undefined) labels[language] = text;
      else (aliases[language] ??= []).push(text);
    }
    for (const [language, text] of facts.aliases) (aliases[language] ??= []).push(text);
    yield {
      id,
      labels,
      aliases,
      descriptions: Object.fromEntries([...facts.descriptions].reverse()),
      types: facts.types,
      sameAs: facts.sameAs,
      relations: facts.relations.map((value) => ({ property: "related", value })),
    };
  }
}

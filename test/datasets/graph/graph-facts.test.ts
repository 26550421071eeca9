import type { Quad } from "@rdfjs/types";
import { describe, expect, it } from "vitest";
import { GraphFacts } from "../../../src/datasets/graph/graph-facts.ts";
import { factsOf } from "../../../src/datasets/graph/named-facts.ts";
import { parseRdf } from "../../../src/graph/index.ts";

const prefixes = `
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix xl: <http://www.w3.org/2008/05/skos-xl#> .
@prefix ex: <https://acme.example/schema#> .
@prefix : <https://acme.example/> .
`;

const quadsOf = (turtle: string) => parseRdf(prefixes + turtle, "turtle");

function factsAbout(iri: string, quads: readonly Quad[]) {
  const facts = new GraphFacts();
  for (const quad of quads) facts.add(quad);
  return factsOf([facts.subjects.get(`https://acme.example/${iri}`)!]);
}

describe("facts of a graph", () => {
  it("do not depend on the order of the statements, in chains of blank nodes either", async () => {
    const notes = Array.from({ length: 70 }, (_, n) => `ex:note "note ${n} of this"`).join("; ");
    const quads = await quadsOf(`
      :forge rdfs:label "Forge"; ${notes};
        xl:altLabel [ xl:literalForm "Smithy"; xl:altLabel [ xl:literalForm "Hammer Mill" ] ];
        ex:address [ ex:town "Gammaburg"; ex:country [ rdfs:label "Freedonia"; ex:part [ ex:note "far away" ] ] ] .
    `);
    const facts = factsAbout("forge", quads);
    expect(facts.aliases).toEqual([["mul", "Smithy"]]);
    expect(facts.context).toHaveLength(32);
    expect(factsAbout("forge", [...quads].reverse())).toEqual(facts);
    const sorted = [...quads].sort((a, b) => (a.object.value < b.object.value ? -1 : 1));
    expect(factsAbout("forge", sorted)).toEqual(facts);
  });

  it("take 16 names, texts and relations of a node, however many subjects link to it", async () => {
    const forms = Array.from({ length: 400 }, (_, n) => `xl:literalForm "Name ${n}"`).join("; ");
    const subjects = Array.from(
      { length: 400 },
      (_, n) => `:s${n} rdfs:label "Forge ${n}"; xl:altLabel :name .`,
    );
    const quads = await quadsOf(`:name ${forms} .\n${subjects.join("\n")}`);
    expect(factsAbout("s7", quads).aliases).toHaveLength(16);
    const related = Array.from({ length: 400 }, (_, n) => `ex:with :r${n}`).join("; ");
    const linked = Array.from({ length: 400 }, (_, n) => `:s${n} rdfs:label "Forge ${n}"; ex:shares _:all .`);
    const shared = await quadsOf(`_:all ${related} .\n${linked.join("\n")}`);
    expect(factsAbout("s7", shared).relations).toHaveLength(16);
  });
});

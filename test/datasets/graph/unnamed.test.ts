import { describe, expect, it } from "vitest";
import { namingFault } from "../../../src/datasets/graph/unnamed.ts";
import { parseRdf } from "../../../src/graph/index.ts";

const prefixes = `
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix xl: <http://www.w3.org/2008/05/skos-xl#> .
@prefix foaf: <http://xmlns.com/foaf/0.1/> .
@prefix e: <http://e.example/> .
`;

async function faultOf(turtle: string): Promise<string | undefined> {
  return namingFault(await parseRdf(prefixes + turtle, "turtle"));
}

describe("namingFault", () => {
  it("tells of a graph without statements", async () => {
    expect(await faultOf("")).toBe("it has no statements");
  });

  it("tells that no subject has a name, and which predicates are names", async () => {
    expect(await faultOf(`e:x a e:City ; e:motto "Valdorra" .`)).toMatch(
      /^no subject has a name: .*rdfs:label.*graph-store\.md/,
    );
  });

  it("tells of names that only blank nodes have", async () => {
    expect(await faultOf(`[] rdfs:label "Valdorra" . [] foaf:name "Moor" .`)).toMatch(
      /blank nodes have names \(2\), which do not count: give these nodes IRIs/,
    );
  });

  it("tells where the texts stand of the half that has no name", async () => {
    const fault = await faultOf(`
      e:x a e:City ; e:bezeichnung "Valdorra" . e:y a e:City ; e:bezeichnung "Moor" ; e:motto "Onward" .
      e:z a e:City ; rdfs:label "Zed" . e:w a e:City ; rdfs:label "Wye" .`);
    expect(fault).toMatch(/^2 of 4 subjects with a type have no name/);
    expect(fault).toContain("http://e.example/bezeichnung, http://e.example/motto, which are not read");
  });

  it.each([
    [
      "few without a name",
      `e:x a e:City ; e:motto "Onward" . e:y a e:City ; rdfs:label "Y" . e:z a e:City ; rdfs:label "Z" .`,
    ],
    [
      "helpers without a text",
      `e:x a e:Seat ; e:of e:y . e:v a e:Seat ; e:number "12" . e:y a e:City ; rdfs:label "Y" .`,
    ],
    ["names of nodes", `e:x a e:City ; xl:prefLabel [ xl:literalForm "Valdorra" ] ; e:motto "Onward" .`],
    [
      "parts of names",
      `e:x a foaf:Person ; foaf:givenName "Ada" ; foaf:familyName "Penrose" ; e:motto "Onward" .`,
    ],
    ["terms called by their IRIs", `e:Big_Berta a owl:NamedIndividual, e:Furnace ; e:motto "Onward" .`],
  ])("tells nothing of %s", async (_, turtle) => {
    expect(await faultOf(turtle)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { createGraphStore } from "../../src/graph/index.ts";
import { createResolver, type LocalResolver } from "../../src/resolver.ts";

const prefixes = `
@prefix schema: <https://schema.org/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix xl: <http://www.w3.org/2008/05/skos-xl#> .
@prefix foaf: <http://xmlns.com/foaf/0.1/> .
@prefix vcard: <http://www.w3.org/2006/vcard/ns#> .
@prefix dct: <http://purl.org/dc/terms/> .
@prefix dc: <http://purl.org/dc/elements/1.1/> .
@prefix gn: <http://www.geonames.org/ontology#> .
@prefix rov: <http://www.w3.org/ns/regorg#> .
@prefix org: <http://www.w3.org/ns/org#> .
@prefix bf: <http://id.loc.gov/ontologies/bibframe/> .
@prefix crm: <http://www.cidoc-crm.org/cidoc-crm/> .
@prefix gnd: <https://d-nb.info/standards/elementset/gnd#> .
@prefix mads: <http://www.loc.gov/mads/rdf/v1#> .
@prefix obo: <http://purl.obolibrary.org/obo/> .
@prefix oio: <http://www.geneontology.org/formats/oboInOwl#> .
@prefix dcat: <http://www.w3.org/ns/dcat#> .
@prefix mo: <http://purl.org/ontology/mo/> .
@prefix ex: <https://crm.example/schema#> .
@prefix : <https://acme.example/> .
`;

async function resolverOf(...graphs: string[]): Promise<LocalResolver> {
  const store = createGraphStore();
  await store.write(
    graphs.map((turtle, i) => ({
      graph: `https://acme.example/graph${i}`,
      rdf: { format: "turtle" as const, data: prefixes + turtle },
    })),
  );
  return createResolver({ publicKb: false, graph: store });
}

/** The resolved mentions, as "text=local part of the IRI". */
async function links(resolver: LocalResolver, text: string, language = "en"): Promise<string[]> {
  const { mentions } = await resolver.resolve({ text, language, dataset_uri: "service://dataset/me" });
  return mentions.flatMap(({ text: said, entity }) =>
    entity ? [`${said}=${entity.id.replace("https://acme.example/", "")}`] : [],
  );
}

describe("names of a graph", () => {
  it.each([
    ["a title", `:x dct:title "Rapport Kervadec" .`],
    ["a title of Dublin Core 1.1", `:x dc:title "Rapport Kervadec" .`],
    ["an alternative title", `:x dct:title "Rapport 12" ; dct:alternative "Rapport Kervadec" .`],
    ["a legal name", `:x rov:legalName "Rapport Kervadec" .`],
    ["a formatted name of vCard", `:x vcard:fn "Rapport Kervadec" .`],
    ["a name of GeoNames", `:x gn:name "Rapport Kervadec" .`],
    ["a further name of GeoNames", `:x gn:name "RK" ; gn:alternateName "Rapport Kervadec"@fr .`],
    ["a nickname", `:x foaf:name "Ronan Abgrall" ; foaf:nick "Rapport Kervadec" .`],
    ["a name of an authority file", `:x mads:authoritativeLabel "Rapport Kervadec" .`],
    ["an exact synonym of OBO", `:x rdfs:label "report 9" ; oio:hasExactSynonym "Rapport Kervadec" .`],
    ["a label of SKOS-XL that is a blank node", `:x xl:prefLabel [ xl:literalForm "Rapport Kervadec" ] .`],
    [
      "a label of SKOS-XL that has an IRI and stands before it",
      `:l xl:literalForm "Rapport Kervadec" . :x xl:altLabel :l .`,
    ],
    ["a title of BIBFRAME", `:x bf:title [ a bf:Title ; bf:mainTitle "Rapport Kervadec" ] .`],
    [
      "an appellation of CIDOC CRM",
      `:x crm:P1_is_identified_by [ crm:P190_has_symbolic_content "Rapport Kervadec" ] .`,
    ],
    [
      "a title of CIDOC CRM with a label",
      `:x crm:P102_has_title :t . :t a crm:E35_Title ; rdfs:label "Rapport Kervadec" .`,
    ],
    ["a name in a vocabulary of one's own", `:x ex:name "Rapport Kervadec" .`],
    ["a label in a vocabulary of one's own", `:x ex:hasLabel "Rapport Kervadec" .`],
    [
      "a title before the signs of a library catalogue",
      `:x dct:title "Rapport Kervadec : synthèse / Ronan Abgrall" .`,
    ],
  ])("may be %s", async (_, turtle) => {
    const resolver = await resolverOf(turtle);
    expect(await links(resolver, "She read the Rapport Kervadec twice.")).toEqual(["Rapport Kervadec=x"]);
  });

  it.each([
    ["FOAF", `foaf:givenName "Annelie" ; foaf:familyName "Maierhofer"`],
    ["older FOAF", `foaf:firstName "Annelie" ; foaf:surname "Maierhofer"`],
    ["FOAF with an underscore", `foaf:givenname "Annelie" ; foaf:family_name "Maierhofer"`],
    ["schema.org", `schema:givenName "Annelie" ; schema:familyName "Maierhofer"`],
    ["vCard", `vcard:given-name "Annelie" ; vcard:family-name "Maierhofer"`],
    ["a name of vCard", `vcard:hasName [ vcard:given-name "Annelie" ; vcard:family-name "Maierhofer" ]`],
    ["the GND", `gnd:preferredNameEntityForThePerson [ gnd:forename "Annelie" ; gnd:surname "Maierhofer" ]`],
    ["a vocabulary of one's own", `ex:firstName "Annelie" ; ex:lastName "Maierhofer"`],
    ["parts with and without a language", `foaf:givenName "Annelie"@de ; foaf:familyName "Maierhofer"`],
  ])("are joined of the parts of a person's name in %s", async (_, statements) => {
    const resolver = await resolverOf(`:x a foaf:Person ; ${statements} .`);
    expect(await links(resolver, "Annelie Maierhofer left. We miss Maierhofer.")).toEqual([
      "Annelie Maierhofer=x",
      "Maierhofer=x",
    ]);
  });

  it("have the last name first in Japanese", async () => {
    const resolver = await resolverOf(
      `:x a foaf:Person ; foaf:givenName "果穂"@ja ; foaf:familyName "石坂"@ja .`,
    );
    expect(await links(resolver, "石坂果穂さんは会議に出席した。", "ja")).toEqual(["石坂果穂=x"]);
  });

  it("of one graph are joined with those of another", async () => {
    const parts = [`:x a foaf:Person ; foaf:givenName "Annelie" .`, `:x foaf:familyName "Maierhofer" .`];
    for (const graphs of [parts, [...parts].reverse()])
      expect(await links(await resolverOf(...graphs), "We met Annelie Maierhofer.")).toEqual([
        "Annelie Maierhofer=x",
      ]);
  });

  it("a legal name is a label only if there is no other", async () => {
    const resolver = await resolverOf(`
      :x rov:legalName "Adlerhorst Beteiligungs AG" ; rdfs:label "Zirbelwerk" .
      :y rov:legalName "Birkenfels Maschinen GmbH" .`);
    const { mentions } = await resolver.resolve({
      text: "Adlerhorst Beteiligungs AG bought Birkenfels Maschinen.",
      language: "en",
      dataset_uri: "service://dataset/me",
    });
    expect(mentions.map(({ entity }) => entity?.label)).toEqual(["Zirbelwerk", "Birkenfels Maschinen GmbH"]);
  });

  it("codes are names of what has another name", async () => {
    const resolver = await resolverOf(`
      :x a schema:Product ; schema:name "Ridge Backpack" ; schema:sku "KR-65-BLU" .
      :y skos:prefLabel "Marsh fever" ; skos:notation "L77.03" .
      :z a schema:Thing ; schema:sku "KR-99-RED" .`);
    expect(await links(resolver, "Send KR-65-BLU, not KR-99-RED. The chart says L77.03.")).toEqual([
      "KR-65-BLU=x",
      "L77.03=y",
    ]);
  });

  it("a short number, a version and an address are not codes", async () => {
    const resolver = await resolverOf(`
      :x skos:prefLabel "Marsh fever" ; skos:notation "12.3", "7", "II" .
      :y dct:title "Rapport Kervadec" ; dct:identifier "https://acme.example/y", "2019" .`);
    expect(await links(resolver, "In 2019, section II of 12.3 had 7 lines.")).toEqual([]);
  });

  it("terms of a vocabulary without a name have that of their IRI", async () => {
    const resolver = await resolverOf(`
      :WeldmasterRX200 a owl:NamedIndividual, :Robot .
      :Big_Berta a owl:NamedIndividual .
      :Olga a owl:NamedIndividual ; rdfs:label "Furnace Zwei" .
      :Hall_Nine a :Hall .
      :emp_001 a owl:NamedIndividual .
      obo:GO_0008150 a owl:Class .`);
    expect(
      await links(
        resolver,
        "Weldmaster RX200 stopped. Ask for Big Berta, Olga, Hall Nine, Emp 001 and GO 0008150.",
      ),
    ).toEqual(["Weldmaster RX200=WeldmasterRX200", "Big Berta=Big_Berta"]);
  });

  it("a class without a label is called by an IRI of several words only", async () => {
    const resolver = await resolverOf(
      ":Person a owl:Class . :Field_Kitchen a owl:Class . :Berta a owl:NamedIndividual .",
    );
    expect(await links(resolver, "Die Person kennt Berta und die Field Kitchen.", "de")).toEqual([
      "Berta=Berta",
      "Field Kitchen=Field_Kitchen",
    ]);
  });

  it.each([
    ["a title of address", `:x foaf:title "Thunderhead" .`],
    ["a job", `:x schema:jobTitle "Thunderhead" ; vcard:title "Thunderhead" .`],
    ["a file of a dataset", `:x a dcat:Distribution ; dct:title "Thunderhead" .`],
    ["a review", `:x a schema:Review ; schema:name "Thunderhead" .`],
    ["the label of SKOS-XL itself", `:x a xl:Label ; xl:literalForm "Thunderhead" .`],
    ["a given name alone", `:x a foaf:Person ; foaf:givenName "Thunderhead" .`],
    ["any other text", `:x ex:motto "Thunderhead" ; ex:nameOfCaptain "Thunderhead" .`],
  ])("a subject is not named by %s", async (_, turtle) => {
    expect(await links(await resolverOf(turtle), "We saw the Thunderhead.")).toEqual([]);
  });

  it("the same as elsewhere may be a text, as in JSON-LD without the context of schema.org", async () => {
    const resolver = await resolverOf(
      `:x schema:name "Osteria del Gufo" ; schema:sameAs "http://www.wikidata.org/entity/Q99999901", "no IRI" .`,
    );
    const { mentions } = await resolver.resolve({
      text: "We ate at Osteria del Gufo.",
      language: "en",
      dataset_uri: "service://dataset/me",
    });
    expect(mentions[0]?.entity?.same_as).toEqual(["http://www.wikidata.org/entity/Q99999901"]);
  });
});

describe("namesakes in a graph are told apart", () => {
  const inns = `
    :r1 a schema:Restaurant ; schema:name "Osteria del Gufo" ; schema:address [ schema:addressLocality "Verzano" ] .
    :r2 a schema:Restaurant ; schema:name "Osteria del Gufo" ; schema:address [ schema:addressLocality "Palmarola" ] .`;

  it("by what a blank node says of them", async () => {
    const resolver = await resolverOf(inns);
    expect(await links(resolver, "The Osteria del Gufo in Palmarola is closed.")).toContain(
      "Osteria del Gufo=r2",
    );
    expect(await links(resolver, "The Osteria del Gufo in Verzano is closed.")).toContain(
      "Osteria del Gufo=r1",
    );
  });

  it("and not if the text has nothing of it", async () => {
    const resolver = await resolverOf(inns);
    expect(await links(resolver, "The Osteria del Gufo is closed.")).toEqual([]);
    expect(await links(resolver, "The Osteria del Gufo in Turin is closed.")).toEqual([]);
  });

  it("by a text of any predicate", async () => {
    const resolver = await resolverOf(`
      :c1 ex:name "Sonnhalde" ; ex:industry "bakery" .
      :c2 ex:name "Sonnhalde" ; ex:industry "hotel" .`);
    expect(await links(resolver, "The bakery Sonnhalde paid late.")).toEqual(["Sonnhalde=c1"]);
    expect(await links(resolver, "Sonnhalde paid late.")).toEqual([]);
  });

  it("by a relation that a blank node stands for", async () => {
    const resolver = await resolverOf(`
      :w1 a bf:Work ; bf:title [ bf:mainTitle "Winter Ledger" ] ; bf:contribution [ bf:agent :a1 ] .
      :w2 a bf:Work ; bf:title [ bf:mainTitle "Winter Ledger" ] ; bf:contribution [ bf:agent :a2 ] .
      :a1 a bf:Person ; rdfs:label "Dunmorrow, Alasdair, 1902-1977" .
      :a2 a bf:Person ; rdfs:label "Whitlowe, Imogen, 1951-" .`);
    expect(await links(resolver, "Winter Ledger by Alasdair Dunmorrow is out of print.")).toEqual([
      "Winter Ledger=w1",
      "Alasdair Dunmorrow=a1",
    ]);
    expect(await links(resolver, "She reads Winter Ledger every year.")).toEqual([]);
  });

  it("by their class, whatever vocabulary it is of", async () => {
    const resolver = await resolverOf(`
      :lake a gn:Feature ; gn:name "Corvina" ; gn:featureCode <http://www.geonames.org/ontology#H.LK> .
      :band a mo:MusicGroup ; foaf:name "Corvina" .`);
    expect(await links(resolver, "The band Corvina sang.")).toEqual(["Corvina=band"]);
    expect(await links(resolver, "They swam in the lake Corvina.")).toEqual(["Corvina=lake"]);
    expect(await links(resolver, "They like Corvina.")).toEqual([]);
  });
});

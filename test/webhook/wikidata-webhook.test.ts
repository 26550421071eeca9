import n3 from "n3";
import { expect, it } from "vitest";
import { linkToWikidata } from "../../docs/guides/wikidata-webhook.ts";
import { createResolver } from "../../src/resolver.ts";
import { createWebhookHandler, testCall } from "../../src/webhook/index.ts";

const { namedNode } = n3.DataFactory;
const id = "https://shop.example/p/1";
const entity = (qid: string, name: string, description: string) => ({
  id: qid,
  name,
  description,
  same_as: [`http://www.wikidata.org/entity/${qid}`],
});
const dataset = [
  entity("Q178516", "Gucci", "Italian fashion house"),
  entity("Q286", "leather", "durable and flexible material"),
  entity("Q190868", "Boots", "type of footwear"),
];

it("the example webhook links brand, material and category words and leaves the others alone", async () => {
  const handler = createWebhookHandler(
    linkToWikidata(createResolver({ publicKb: false }), { dataset_uri: "inline", dataset }),
  );
  const turtle = `@prefix s: <https://schema.org/> .
    <${id}> a s:Product ; s:name "𝒢 Stiefel" ; s:brand <x:brand> ; s:material "leather", "unobtainium" ;
      s:category "Apparel > Shoes > Boots" .
    <x:brand> a s:Brand ; s:name "Gucci" .
    <x:2> a s:Product .`;
  const { graphs, status } = await testCall(handler, {
    items: { [id]: turtle, "x:3": "<x:3> a <x:Product> ." },
  });
  expect(status).toBe(200);
  const found = graphs[id]!.filter(({ object }) => object.value.startsWith("http://www.wikidata.org/"));
  expect(
    found.map(({ subject, predicate, object }) => [subject.value, predicate.value, object.value]).sort(),
  ).toEqual([
    [id, "https://schema.org/mentions", "http://www.wikidata.org/entity/Q190868"],
    [id, "https://schema.org/mentions", "http://www.wikidata.org/entity/Q286"],
    ["x:brand", "https://schema.org/sameAs", "http://www.wikidata.org/entity/Q178516"],
  ]);
  expect(graphs[id]).toHaveLength(12);
  expect(graphs["x:3"]!.every(({ subject }) => subject.equals(namedNode("x:3")))).toBe(true);
});

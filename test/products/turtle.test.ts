import type { Quad } from "@rdfjs/types";
import fc from "fast-check";
import { DataFactory, Parser } from "n3";
import { describe, expect, it } from "vitest";
import { writeTurtle } from "../../src/products/turtle.ts";

const { namedNode, literal, quad, blankNode } = DataFactory;
const xsd = "http://www.w3.org/2001/XMLSchema#";

const iri = fc.constantFrom(
  "https://schema.org/name",
  "https://schema.org/a-b",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#type",
  "https://shop.example/p/1?a=b&c=%20#x",
  "urn:x:ü",
);
const text = fc.string({ unit: "binary" });
const object = fc.oneof(
  iri.map((value) => namedNode(value)),
  text.map((value) => literal(value)),
  text.map((value) => literal(value, "de-ch")),
  fc
    .tuple(text, fc.constantFrom("decimal", "integer", "boolean", "date"))
    .map(([value, type]) => literal(value, namedNode(xsd + type))),
  fc
    .constantFrom("1.50", "-.5", "12", "true", "1.")
    .map((value) => literal(value, namedNode(`${xsd}decimal`))),
);
const quads = fc.array(
  fc.tuple(iri, iri, object).map(([s, p, o]) => quad(namedNode(s), namedNode(p), o) as Quad),
  { maxLength: 20 },
);

function keys(list: Iterable<Quad>): string[] {
  const term = ({ termType, value, ...rest }: Quad["object"]) =>
    JSON.stringify([
      termType,
      value,
      "language" in rest ? rest.language : "",
      "datatype" in rest ? (rest.datatype as { value: string }).value : "",
    ]);
  return [
    ...new Set([...list].map((q) => [q.subject, q.predicate, q.object].map((t) => term(t)).join(" "))),
  ].sort();
}

describe("writeTurtle", () => {
  it("writes what a Turtle parser reads back as the same quads", () => {
    fc.assert(
      fc.property(quads, (list) => {
        expect(keys(new Parser().parse(writeTurtle(list)) as Quad[])).toEqual(keys(list));
      }),
    );
  });

  it("gives equal bytes for equal sets of quads in any order, repeated or not", () => {
    fc.assert(
      fc.property(quads, (list) => {
        expect(writeTurtle([...list].reverse().concat(list))).toBe(writeTurtle(list));
      }),
    );
  });

  it("leads with the product, its type and its name", () => {
    const product = namedNode("https://z.example/p");
    const name = (of: string) => namedNode(`https://schema.org/${of}`);
    const turtle = writeTurtle(
      [
        quad(namedNode("https://a.example/"), name("name"), literal("first by letter")) as Quad,
        quad(product, name("alpha"), blankNode("b")) as Quad,
        quad(product, name("name"), literal("Mug")) as Quad,
        quad(product, namedNode("http://www.w3.org/1999/02/22-rdf-syntax-ns#type"), name("Product")) as Quad,
      ],
      product.value,
    );
    expect(turtle).toBe(
      "@prefix schema: <https://schema.org/> .\n@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .\n" +
        '\n<https://z.example/p> a schema:Product ;\n    schema:name "Mug" ;\n    schema:alpha _:b .\n' +
        '\n<https://a.example/> schema:name "first by letter" .\n',
    );
  });
});

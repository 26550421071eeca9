import { readFileSync, writeFileSync } from "node:fs";
import type { Quad } from "@rdfjs/types";
import fc from "fast-check";
import { Parser } from "n3";
import { describe, expect, it } from "vitest";
import { toNQuads } from "../../src/graph/nquads.ts";
import { openFeed } from "../../src/node/feed-source.ts";
import { type GraphOptions, productGraph } from "../../src/products/graph.ts";
import { mappings } from "../../src/products/mapping/table.ts";
import type { Attributes, AttributeValue, Product } from "../../src/products/product.ts";
import { writeTurtle } from "../../src/products/turtle.ts";

const schema = "https://schema.org/";
const turtleOf = (product: Product, options?: GraphOptions) => {
  const { id, quads } = productGraph(product, options);
  return writeTurtle(quads, id);
};
const product = (attributes: Record<string, AttributeValue | AttributeValue[]>, id = "1"): Product => ({
  id,
  attributes: Object.fromEntries(
    Object.entries({ id, ...attributes }).map(([name, value]) => [
      name,
      Array.isArray(value) ? value : [value],
    ]),
  ),
});
/** Objects of a property of a node, the node named by its part. */
function objects(of: Product, part: string, property: string): string[] {
  const { id, quads } = productGraph(of);
  return quads
    .filter(({ subject, predicate }) => subject.value === id + part && predicate.value === schema + property)
    .map(({ object }) => object.value);
}
const link = "https://s.example/p";

describe("the graph of a product", () => {
  it("is readable Turtle, the same in every run", async () => {
    const golden = new URL("fixtures/google-rss.ttl", import.meta.url);
    const turtles: string[] = [];
    for await (const one of openFeed("test/products/fixtures/google-rss.xml")) turtles.push(turtleOf(one));
    if (process.env.UPDATE_FIXTURES) writeFileSync(golden, turtles.join("\n"));
    expect(turtles.join("\n")).toBe(readFileSync(golden, "utf8"));
  });

  it("has the product URL as its id; the feed's id where the URL is another product's, too; else a URN", () => {
    expect(productGraph(product({ link: "HTTPS://S.example/a b?q=|" })).id).toBe(
      "https://s.example/a%20b?q=%7C",
    );
    expect(productGraph({ ...product({ link }, "ä/1"), sharedLink: true }).id).toBe(`${link}#%C3%A4%2F1`);
    expect(productGraph(product({ link: "/relative" }, "ä 1")).id).toBe("urn:referent:product:%C3%A4%201");
  });

  it("has prices, sale prices with their dates, availability and condition on the offer", () => {
    const one = product({
      link,
      price: "EUR 20",
      sale_price: "15.50 EUR",
      sale_price_effective_date: "2026-02-24T11:07+0100/2026-03-01",
      availability: "In Stock",
      condition: "https://schema.org/UsedCondition",
    });
    expect(objects(one, "#offer", "price")).toEqual(["20"]);
    expect(objects(one, "#offer", "priceCurrency")).toEqual(["EUR"]);
    expect(objects(one, "#offer", "availability")).toEqual([`${schema}InStock`]);
    expect(objects(one, "#offer", "itemCondition")).toEqual([`${schema}UsedCondition`]);
    expect(objects(one, "#offer", "priceSpecification")).toEqual([
      `${link}#regular-price`,
      `${link}#sale-price`,
    ]);
    expect(objects(one, "#sale-price", "price")).toEqual(["15.50"]);
    expect(objects(one, "#sale-price", "validFrom")).toEqual(["2026-02-24T11:07:00+01:00"]);
    expect(objects(one, "#sale-price", "validThrough")).toEqual(["2026-03-01"]);
    expect(objects(one, "#sale-price", "priceType")).toEqual([`${schema}SalePrice`]);
  });

  it("has brand and group under IRIs that all products of the shop share", () => {
    const one = product({ link, brand: "Ancap & Co", item_group_id: "G 1" });
    const other = product({ link: "https://s.example/other", brand: "Ancap & Co" });
    expect(objects(one, "", "brand")).toEqual(["https://s.example/#brand/Ancap%20%26%20Co"]);
    expect(objects(other, "", "brand")).toEqual(objects(one, "", "brand"));
    expect(objects(one, "", "isVariantOf")).toEqual(["https://s.example/#group/G%201"]);
    expect(turtleOf(one)).toContain(
      '<https://s.example/#group/G%201> a schema:ProductGroup ;\n    schema:productGroupID "G 1" .',
    );
  });

  it("has a GTIN in its normal form of 14 digits, and only one with a correct check digit", () => {
    expect(objects(product({ link, gtin: "012345-678905" }), "", "gtin")).toEqual(["00012345678905"]);
    expect(objects(product({ link, gtin: "012345-678905" }), "", "gtin12")).toEqual(["012345678905"]);
    const wrong = product({ link, gtin: "012345678906" });
    expect(objects(wrong, "", "gtin")).toEqual([]);
    expect(objects(wrong, "#property/gtin", "value")).toEqual(["012345678906"]);
    expect(objects(product({ link, gtin: "0000000000000" }), "", "gtin")).toEqual([]);
  });

  it("has shipping options numbered by content, as text and as groups", () => {
    const text = product({ link, shipping: ["US:CA:Overnight:16.00 USD:0:1:1:2", "DE:::5 EUR"] });
    const group = product({
      link,
      shipping: [
        { price: ["5 EUR"], country: ["DE"] },
        {
          country: ["US"],
          region: ["CA"],
          service: ["Overnight"],
          price: ["16.00 USD"],
          min_handling_time: ["0"],
          max_handling_time: ["1"],
          min_transit_time: ["1"],
          max_transit_time: ["2"],
        },
      ],
    });
    expect(turtleOf(group)).toBe(turtleOf(text));
    expect(objects(text, "#offer", "shippingDetails").sort()).toEqual([
      `${link}#shipping/1`,
      `${link}#shipping/2`,
    ]);
    expect(objects(text, "#shipping/1/destination", "addressCountry")).toEqual(["DE"]);
    expect(objects(text, "#shipping/2/rate", "value")).toEqual(["16.00"]);
    expect(objects(text, "#shipping/2/time/transit", "maxValue")).toEqual(["2"]);
  });

  it("keeps what has no property, or not the form of its property, as PropertyValue", () => {
    const one = product({
      link,
      price: "on request",
      availability: "maybe",
      image_link: "img.png",
      custom_label_0: ["a", "b"],
      offers: { seller: [{ name: ["Shop"] }], price: ["1"] },
    });
    for (const [name, values] of [
      ["price", ["on request"]],
      ["availability", ["maybe"]],
      ["image_link", ["img.png"]],
      ["custom_label_0", ["a", "b"]],
    ] as const) {
      expect(objects(one, `#property/${name}`, "name")).toEqual([name]);
      expect(objects(one, `#property/${name}`, "value")).toEqual(values);
    }
    expect(objects(one, "#property/offers/1", "valueReference")).toEqual([
      `${link}#property/offers/1/price`,
      `${link}#property/offers/1/seller/1`,
    ]);
    expect(objects(one, "#property/offers/1/seller/1/name", "value")).toEqual(["Shop"]);
  });

  it.each(["de_DE", "German", "", "de-"])(
    "is not built with the language %j, which is not a tag",
    (language) => {
      expect(() => productGraph(product({ link, title: "Tasse" }), { language })).toThrow(
        expect.objectContaining({
          code: "invalid_request",
          message: expect.stringContaining("language must be a BCP 47 tag, such as de"),
        }),
      );
    },
  );

  it("tags names and descriptions with the feed's language", () => {
    expect(turtleOf(product({ link, title: "Tasse" }), { language: "de" })).toContain(
      'schema:name "Tasse"@de',
    );
  });
});

describe("for any product", () => {
  const text = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
    .filter((one) => one.trim() === one && one !== "");
  const sample = fc.constantFrom(
    "15.00 USD",
    "EUR 3",
    "12",
    "in stock",
    "new",
    "https://s.example/a?b=c d",
    "4006381333931",
    "4006381333932",
    "2026-02-24",
    "2026-02-24T11:07+0100",
    "2026-02-24T11:07Z/2026-03-01T00:00:00Z",
    "0.35 kg",
    "12 x",
    "US:CA:Fast:16.00 USD:1:2",
    "General:Type:MP3",
    "a:b",
    "::",
    "yes",
  );
  const leaf = fc.oneof(text, sample);
  const { group } = fc.letrec<{ group: Attributes; value: AttributeValue }>((tie) => ({
    value: fc.oneof({ depthSize: "small" }, leaf, tie("group")),
    group: fc.dictionary(
      fc.oneof(
        fc.constantFrom("country", "price", "service", "attribute_name", "attribute_value", "section_name"),
        text,
      ),
      fc.array(tie("value"), { minLength: 1, maxLength: 2 }),
      { minKeys: 1, maxKeys: 4, noNullPrototype: true },
    ) as fc.Arbitrary<Attributes>,
  }));
  const products: fc.Arbitrary<Product> = fc
    .tuple(
      leaf,
      fc.dictionary(
        fc.oneof(fc.constantFrom(...mappings.map(({ attribute }) => attribute)), text),
        fc.array(fc.oneof({ weight: 4, arbitrary: leaf }, { weight: 1, arbitrary: group }), {
          minLength: 1,
          maxLength: 3,
        }),
        { maxKeys: 12, noNullPrototype: true },
      ),
    )
    .map(([id, attributes]) => ({ id, attributes: { id: [id], ...attributes } as Attributes }));

  const leaves = (value: AttributeValue): string[] =>
    typeof value === "string" ? [value] : Object.values(value).flat().flatMap(leaves);

  it("every value of the feed is found in the graph", () => {
    fc.assert(
      fc.property(products, (one) => {
        const { quads } = productGraph(one);
        const found = new Set(quads.map(({ object }) => object.value));
        const has = (value: string): boolean =>
          found.has(value) ||
          // Normal forms: a URL's, a GTIN's digits, a vocabulary's term, a date's.
          (URL.canParse(value) && found.has(new URL(value).href)) ||
          found.has(value.replace(/[\s-]/g, "")) ||
          [...found].some((iri) =>
            iri.toLowerCase().startsWith(`${schema}${value.toLowerCase().replace(/[\s_]/g, "")}`),
          ) ||
          [...found].some(
            (date) =>
              /^\d{4}-/.test(date) &&
              Date.parse(date) === Date.parse(value.replace(/(\d\d)$/, ":$1").replace("::", ":")),
          );
        const parts = (value: string): boolean =>
          has(value) ||
          value.split("/").every((end) => has(end)) ||
          value
            .split(":")
            .filter((part) => part.trim() !== "")
            .every((part) => has(part.trim()) || part.trim().split(/\s+/).every(has)) ||
          (value
            .split(":")
            .slice(0, 2)
            .every((part) => part === "" || has(part.trim())) &&
            has(value.split(":").slice(2).join(":").trim()));
        for (const [name, values] of Object.entries(one.attributes)) {
          for (const value of values.flatMap(leaves)) {
            if (!parts(value)) throw new Error(`${name}: ${JSON.stringify(value)} is lost`);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it("equal products give equal bytes, whatever the order of their attributes", () => {
    fc.assert(
      fc.property(products, (one) => {
        const reversed = Object.fromEntries(Object.entries(one.attributes).reverse());
        const { quads } = productGraph(one);
        expect(productGraph({ ...one, attributes: reversed }).quads.map(String)).toEqual(quads.map(String));
        expect(turtleOf({ ...one, attributes: reversed })).toBe(turtleOf(one));
      }),
      { numRuns: 50 },
    );
  });

  it("the Turtle parses to the same quads, without blank nodes and without repetition", () => {
    fc.assert(
      fc.property(products, (one) => {
        const { id, quads } = productGraph(one);
        const text = (list: readonly Quad[]) => toNQuads(list).split("\n").slice(0, -1).sort();
        expect(text(new Parser().parse(writeTurtle(quads, id)) as Quad[])).toEqual(text(quads));
        expect(new Set(text(quads)).size).toBe(quads.length);
        for (const { subject, object } of quads)
          expect([subject.termType, object.termType]).not.toContain("BlankNode");
        expect(quads.some(({ subject }) => subject.value === id)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

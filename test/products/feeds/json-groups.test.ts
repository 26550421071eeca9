import { describe, expect, it } from "vitest";
import { checkProduct } from "../../../src/products/checks/check.ts";
import { productGraph } from "../../../src/products/graph.ts";
import type { Product } from "../../../src/products/product.ts";
import { writeTurtle } from "../../../src/products/turtle.ts";
import { read } from "./reading.ts";

const page = "https://s.example/coat";
const group = { "@type": "ProductGroup", "@id": "#g", productGroupID: "G1", name: "Coat", url: page };
const variant = (id: string, members: object = {}) => ({
  "@type": "Product",
  "@id": `#${id}`,
  sku: id,
  name: `Coat ${id}`,
  offers: { price: 1, priceCurrency: "EUR" },
  ...members,
});

/** The products of records in the graph of a page. */
async function productsOf(...records: object[]): Promise<Product[]> {
  const { products, faults, error } = await read(
    JSON.stringify({ "@context": "https://schema.org", "@graph": records }),
  );
  expect([faults, error]).toEqual([[], undefined]);
  return products;
}

function turtle(product: Product | undefined): string {
  const { id, quads } = productGraph(product!);
  return writeTurtle(quads, id);
}

/** What a product's graph says of a node, as `property object`. */
function statements(product: Product | undefined, node: string): string[] {
  return productGraph(product!)
    .quads.filter(({ subject }) => subject.value === node)
    .map(({ predicate, object }) => `${predicate.value.replace(/^.*[/#]/, "")} ${object.value}`);
}

describe("groups of variants in schema.org JSON", () => {
  const groupIri = "https://s.example/#group/G1";

  it("a group whose variants are records of their own is one node, which they name, before or after it", async () => {
    const named = {
      ...group,
      variesBy: "https://schema.org/color",
      hasVariant: [{ "@id": "#a" }, { "@id": "#b" }],
    };
    const of = { isVariantOf: { "@id": "#g" } };
    for (const records of [
      [named, variant("a", of), variant("b", of)],
      [variant("a", of), named, variant("b", of)],
    ]) {
      const products = await productsOf(...records);
      expect(products.map(({ id }) => id).sort()).toEqual(["G1", "a", "b"]);
      const byId = (id: string) => products.find((one) => one.id === id);
      expect(statements(byId("G1"), groupIri)).toEqual(
        expect.arrayContaining([
          "type https://schema.org/ProductGroup",
          "productGroupID G1",
          "name Coat",
          "variesBy https://schema.org/color",
          `identifier ${page}#g`,
          `hasVariant ${page}#a`,
          `hasVariant ${page}#b`,
        ]),
      );
      for (const id of ["a", "b"]) {
        expect(statements(byId(id), `${page}#${id}`)).toEqual(
          expect.arrayContaining([`sku ${id}`, `name Coat ${id}`, `isVariantOf ${groupIri}`]),
        );
      }
    }
  });

  it("a group that has no number is called by its name, a variant without its group keeps the name", async () => {
    const [own, a, b] = await productsOf(
      { ...group, productGroupID: undefined },
      variant("a", { isVariantOf: { "@id": "#g" } }),
      variant("b", { url: "https://s.example/b", isVariantOf: "https://s.example/other#group" }),
    );
    const iri = productGraph(own!).id;
    expect(turtle(own)).not.toContain("productGroupID");
    expect(statements(a, `${page}#a`)).toContain(`isVariantOf ${iri}`);
    expect(statements(b, "https://s.example/b")).toContain("isVariantOf https://s.example/other#group");
    expect(turtle(b)).toContain("<https://s.example/other#group> a schema:ProductGroup");
  });

  it("more variants than wait for their group are delivered without it", async () => {
    const many = Array.from({ length: 1_500 }, (_, i) => variant(`v${i}`, { isVariantOf: { "@id": "#g" } }));
    const products = await productsOf(...many, group);
    expect(products).toHaveLength(1_501);
    const resolved = products.filter(({ attributes }) => attributes.item_group_id?.[0] === "G1");
    expect(resolved).toHaveLength(500);
  });

  it("variants that the group describes say all of it, and none of them is its page", async () => {
    const products = await productsOf({
      ...group,
      description: "warm",
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4 },
      variesBy: "size",
      hasVariant: [variant("a"), variant("b", { url: `${page}?b` }), { "@id": "#c" }],
    });
    expect(products.map((one) => [one.id, productGraph(one).id])).toEqual([
      ["G1", groupIri],
      ["a", `${page}#a`],
      ["b", `${page}?b`],
    ]);
    const [, a, b] = products;
    expect(statements(a, groupIri)).toEqual(
      expect.arrayContaining([
        "productGroupID G1",
        "name Coat",
        "description warm",
        "variesBy size",
        `url ${page}`,
        `identifier ${page}#g`,
        `aggregateRating ${groupIri}/aggregateRating`,
      ]),
    );
    expect(statements(b, groupIri)).toEqual(statements(a, groupIri));
    expect(statements(a, `${page}#a`)).toEqual(expect.arrayContaining(["name Coat a", "description warm"]));
    expect(turtle(a)).not.toContain("@context");
  });

  it("a group alone is itself, not a variant of itself, and needs no price", async () => {
    const [own, other] = await productsOf(
      { ...group, "@id": undefined },
      variant("G1", { url: `${page}?1`, inProductGroupWithID: "G1" }),
    );
    expect(own!.isGroup).toBe(true);
    expect(turtle(own)).not.toContain("isVariantOf");
    expect(productGraph(own!).id).toBe(groupIri);
    expect(statements(other, `${page}?1`)).toContain(`isVariantOf ${groupIri}`);
    const attributes = checkProduct(own!).map(({ attribute }) => attribute);
    for (const name of ["price", "availability", "gtin", "item_group_id"])
      expect(attributes).not.toContain(name);
  });

  it("the names of a page count in that page, in a list of pages", async () => {
    const pages = ["1", "2"].map((n) => ({
      "@graph": [
        variant(`v${n}`, { url: `${page}?${n}`, isVariantOf: { "@id": "#g" } }),
        { ...group, productGroupID: `G${n}` },
      ],
    }));
    const { products, faults } = await read(JSON.stringify(pages));
    expect(faults).toEqual([]);
    expect(
      products.filter(({ isGroup }) => !isGroup).map(({ id, attributes }) => [id, attributes.item_group_id]),
    ).toEqual([
      ["v1", ["G1"]],
      ["v2", ["G2"]],
    ]);
  });

  it("another name of a brand or an offer is its identifier", async () => {
    const [one] = await productsOf(
      variant("a", {
        url: page,
        brand: { "@id": "https://s.example/#ancap", name: "Ancap" },
        offers: { "@id": "https://s.example/offer", price: 1 },
      }),
    );
    expect(statements(one, "https://s.example/#brand/Ancap")).toContain(
      "identifier https://s.example/#ancap",
    );
    expect(statements(one, `${page}#offer`)).toContain("identifier https://s.example/offer");
  });
});

describe("groups of variants in a WooCommerce export", () => {
  it("the parent is the node that its variations name", async () => {
    const { products } = await read(
      [
        "ID,Type,SKU,Name,Regular price,Parent",
        "44,variable,vneck,V-Neck,,",
        "76,variation,vneck-red,V-Neck Red,45,vneck",
      ].join("\n"),
      { currency: "EUR", baseUrl: "https://w.example" },
    );
    const [parent, variation] = products;
    const iri = productGraph(parent!).id;
    expect(statements(variation, "https://w.example/?post_type=product&p=76")).toContain(
      `isVariantOf ${iri}`,
    );
    expect(statements(parent, iri)).toEqual(
      expect.arrayContaining(["productGroupID vneck", "url https://w.example/?post_type=product&p=44"]),
    );
  });
});

import { describe, expect, it } from "vitest";
import { productGraph } from "../../../src/products/graph.ts";
import { writeTurtle } from "../../../src/products/turtle.ts";
import { read } from "./reading.ts";

const url = "https://s.example/p/1";

async function turtle(members: object): Promise<string> {
  const { products, faults } = await read(
    JSON.stringify([{ "@type": "Product", sku: "1", url, ...members }]),
  );
  expect(faults).toEqual([]);
  return writeTurtle(productGraph(products[0]!).quads);
}

describe("schema.org JSON: values that do not fit the table", () => {
  it("are PropertyValues when they are texts, not what the property says", async () => {
    const text = await turtle({
      gtin13: "4006381333930",
      releaseDate: "2024",
      offers: { price: "19,99", priceCurrency: "EUR", availability: "lieferbar" },
    });
    expect(text).not.toMatch(/schema:(?:gtin|price|availability|releaseDate) /);
    for (const [name, value] of [
      ["gtin", "4006381333930"],
      ["price", "19,99 EUR"],
      ["availability", "lieferbar"],
      ["releaseDate", "2024"],
    ])
      expect(text).toContain(`schema:name "${name}" ;\n    schema:value "${value}" .`);
  });

  it("are the property's when they are things of the product", async () => {
    const text = await turtle({
      size: { "@type": "SizeSpecification", name: "L" },
      countryOfOrigin: { "@type": "Country", name: "Italy" },
    });
    expect(text).toContain(`schema:size <${url}#size>`);
    expect(text).toContain(`<${url}#countryOfOrigin> a schema:Country`);
  });
});

describe("schema.org JSON: weights", () => {
  const weight = (members: object) =>
    turtle({ weight: { "@type": "QuantitativeValue", value: 500, ...members } });
  const node = (name: string, code: string, text?: string) =>
    [
      `<${url}#${name}> a schema:QuantitativeValue ;`,
      `    schema:unitCode "${code}" ;`,
      ...(text === undefined ? [] : [`    schema:unitText "${text}" ;`]),
    ].join("\n");

  it("a code of a unit is a code, of a unit that texts have and of any other", async () => {
    expect(await weight({ unitCode: "MGM" })).toContain(node("product-weight", "MGM", "mg"));
    expect(await weight({ unitCode: "DTN" })).toContain(node("weight", "DTN"));
  });

  it("a text and a code make one node, also when they contradict each other", async () => {
    for (const [code, name] of [
      ["GRM", "product-weight"],
      ["KGM", "weight"],
    ] as const) {
      const text = await weight({ unitText: "g", unitCode: code });
      expect(text).toContain(node(name, code, "g"));
      expect(text.match(/ a schema:QuantitativeValue/g)).toHaveLength(1);
    }
  });
});

import { describe, expect, it } from "vitest";
import { productGraph } from "../../../src/products/graph.ts";
import { writeTurtle } from "../../../src/products/turtle.ts";
import { read } from "./reading.ts";

const url = "https://s.example/p/1";

/** The Turtle of a product with the members, which stand in a JSON feed. */
async function turtle(members: object): Promise<string> {
  const { products, faults } = await read(
    JSON.stringify([{ "@type": "Product", sku: "1", url, ...members }]),
  );
  expect(faults).toEqual([]);
  const { id, quads } = productGraph(products[0]!);
  return writeTurtle(quads, id);
}

describe("schema.org JSON: texts that equal the name of a member of an enumeration", () => {
  it("are texts, unless the property takes members of that enumeration", async () => {
    const text = await turtle({
      manufacturer: { "@type": "Organization", name: "Online" },
      review: {
        "@type": "Review",
        reviewBody: "Cash",
        author: "Monday",
        headline: "https://schema.org/Free",
      },
      countryOfAssembly: "Online",
      isRelatedTo: { "@type": "Book", name: "Hardcover", bookFormat: "Hardcover" },
      hasMerchantReturnPolicy: { returnFees: "Hardcover", returnMethod: "http://schema.org/ReturnByMail" },
    });
    for (const part of [
      'schema:name "Online"',
      'schema:reviewBody "Cash"',
      'schema:author "Monday"',
      'schema:headline "https://schema.org/Free"',
      'schema:countryOfAssembly "Online"',
      'schema:name "Hardcover"',
      "schema:bookFormat schema:Hardcover",
      'schema:returnFees "Hardcover"',
      "schema:returnMethod schema:ReturnByMail",
    ])
      expect(text).toContain(part);
  });
});

describe("schema.org JSON: texts of digits", () => {
  const written = async (value: unknown, type = "PropertyValue") =>
    /schema:value (.*) \./.exec(
      await turtle({ identifier: { "@type": type, propertyID: "PZN", value } }),
    )?.[1];

  it("are codes and stay texts, where a number of JSON is a number", async () => {
    expect(await written("01234567")).toBe('"01234567"');
    expect(await written("12345678")).toBe('"12345678"');
    expect(await written(12345678)).toBe("12345678");
    expect(await written({ "@value": 1.5 })).toBe("1.5");
    expect(await written("007", "QuantitativeValue")).toBe('"007"');
  });

  it("are numbers where the property has an amount, and keep their zeros where they begin with one", async () => {
    expect(await written("500", "QuantitativeValue")).toBe("500");
    const text = await turtle({
      aggregateRating: { ratingValue: "4.4", reviewCount: "12", bestRating: "05" },
      additionalProperty: [{ "@type": "PropertyValue", name: "Code", value: "007", unitText: "x" }],
    });
    expect(text).toContain(
      'schema:bestRating "05" ;\n    schema:ratingValue 4.4 ;\n    schema:reviewCount 12 .',
    );
    expect(text).toContain('schema:value "007"');
  });
});

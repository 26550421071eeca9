import { describe, expect, it } from "vitest";
import {
  brokenRows,
  type GeneratedFormat,
  generateFeed,
  writers,
} from "../../bench/feed-generator/formats.ts";
import { generateProducts } from "../../bench/feed-generator/products.ts";
import { checkProduct } from "../../src/products/checks/check.ts";
import { productGraph } from "../../src/products/graph.ts";
import { read } from "./feeds/reading.ts";

const formats = Object.keys(writers) as GeneratedFormat[];
const products = 300;

describe.each(formats)("a generated %s feed", (format) => {
  it("is read whole: products and broken rows add up, titles in every script arrive", async () => {
    const reading = await read(
      [...generateFeed({ format, products })].join(""),
      { currency: "EUR", baseUrl: "https://shop.example" },
      10_000,
    );
    expect(reading.error).toBeUndefined();
    expect(reading.summary).toMatchObject({ rows: products, faults: brokenRows({ format, products }) });
    const titles = new Map(reading.products.map(({ id, attributes }) => [id, attributes.title]));
    expect(titles.size).toBe(297);
    for (const { id, title } of generateProducts(50)) expect(titles.get(id as string)).toEqual([title]);
    const errors = reading.products
      .flatMap((product) => checkProduct(product))
      .filter(({ severity }) => severity === "error");
    const whole = !["shopify", "woocommerce"].includes(format);
    if (whole) expect(errors).toEqual([]);
  });

  it("has every value of its rows in the graphs", async () => {
    const reading = await read([...generateFeed({ format, products: 100, broken: 0 })].join(""), {
      currency: "EUR",
    });
    expect(reading.products.length).toBeGreaterThanOrEqual(100);
    for (const product of reading.products) {
      const text = productGraph(product)
        .quads.map(({ object }) => object.value)
        .join("\n");
      for (const [name, values] of Object.entries(product.attributes)) {
        for (const value of values) {
          if (typeof value !== "string" || ["availability", "condition"].includes(name)) continue;
          const parts =
            name === "description" || name === "title"
              ? [value]
              : value.replace(/[+]\d{4}/g, "").split(/[/:\s]+/);
          for (const part of parts) expect(text).toContain(part);
        }
      }
    }
  });
});

it("the same seed gives the same feed, another seed another", () => {
  const feed = (seed: number) => [...generateFeed({ format: "csv", products: 20, seed })].join("");
  expect(feed(7)).toBe(feed(7));
  expect(feed(7)).not.toBe(feed(8));
});

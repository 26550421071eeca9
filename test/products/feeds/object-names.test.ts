import { describe, expect, it } from "vitest";
import { productGraph } from "../../../src/products/graph.ts";
import { writeTurtle } from "../../../src/products/turtle.ts";
import { read } from "./reading.ts";

async function graphOf(members: object): Promise<string> {
  const { products } = await read(JSON.stringify([{ sku: "1", ...members }]));
  return writeTurtle(productGraph(products[0]!).quads);
}

describe("names that every object has", () => {
  it("are units, stock, columns and options like others", async () => {
    const json = await graphOf({
      weight: { value: 5, unitText: "constructor" },
      product_height: "5 constructor",
    });
    expect(json).toContain('schema:unitText "constructor"');
    const { products } = await read(
      [
        { offerId: "1", productWeight: { value: 5, unit: "constructor" } },
        { offerId: "2", weight: { value: 5, unitCode: "constructor" } },
      ]
        .map((one) => JSON.stringify(one))
        .join("\n"),
    );
    expect(products[0]!.attributes.product_weight).toEqual(["5 constructor"]);
    const woo = await read("SKU,Name,Regular price,In stock?,constructor\nA,n,1,constructor,x\n");
    expect(woo.products[0]!.attributes).toMatchObject({ "in_stock?": ["constructor"], constructor: ["x"] });
    const shopify = await read("Handle,Title,Variant Price,Constructor\na,A,1,x\n");
    expect(shopify.products[0]!.attributes.constructor).toEqual(["x"]);
    const google = await read('id,title,constructor\n1,a,"x, y"\n');
    expect(google.products[0]!.attributes.constructor).toEqual(["x, y"]);
    for (const one of [json, ...woo.products, ...shopify.products].map((each) =>
      typeof each === "string" ? each : writeTurtle(productGraph(each).quads),
    ))
      expect(one).not.toContain("function");
  });
});

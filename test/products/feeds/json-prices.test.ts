import { describe, expect, it } from "vitest";
import { productGraph } from "../../../src/products/graph.ts";
import { writeTurtle } from "../../../src/products/turtle.ts";
import { read } from "./reading.ts";

const price = (amount: number, more: object = {}) => ({
  "@type": "UnitPriceSpecification",
  price: amount,
  priceCurrency: "EUR",
  ...more,
});
const ofType = (amount: number, type: unknown) => price(amount, { priceType: type });

async function offered(priceSpecification: unknown) {
  const { products } = await read(
    JSON.stringify([{ "@type": "Product", sku: "1", offers: { "@type": "Offer", priceSpecification } }]),
  );
  return products[0]!;
}

describe("schema.org JSON: the price of an offer that has several in priceSpecification", () => {
  it.each([
    ["a list price", ofType(9, "https://schema.org/ListPrice")],
    ["a price that is crossed out", ofType(9, { "@id": "http://schema.org/StrikethroughPrice" })],
    ["the maker's price", ofType(9, "MSRP")],
    ["a price of a litre", price(9, { referenceQuantity: { value: 1, unitCode: "LTR" } })],
    ["a price for members", price(9, { validForMemberTier: { "@id": "#gold" } })],
    ["the delivery", price(9, { "@type": "DeliveryChargeSpecification" })],
    ["the payment", price(9, { "@type": ["https://schema.org/PaymentChargeSpecification"] })],
  ])("is not %s, wherever it stands, which is kept", async (_, other) => {
    for (const all of [
      [other, price(5)],
      [price(5), other],
    ]) {
      const product = await offered(all);
      expect(product.attributes.price).toEqual(["5 EUR"]);
      expect(writeTurtle(productGraph(product).quads)).toMatch(
        /priceSpecification\/\d> a [\s\S]*schema:price 9 /,
      );
    }
    expect((await offered(other)).attributes).not.toHaveProperty("price");
  });

  it("is the regular one before the sale price, and the sale price before none", async () => {
    const [regular, sale] = [ofType(8, "RegularPrice"), ofType(6, "https://schema.org/SalePrice")];
    const crossedOut = ofType(9, "https://schema.org/StrikethroughPrice");
    expect((await offered([crossedOut, sale, regular])).attributes.price).toEqual(["8 EUR"]);
    expect((await offered([crossedOut, sale])).attributes.price).toEqual(["6 EUR"]);
    expect((await offered({ price: { "@value": "7.5" }, priceCurrency: "CHF" })).attributes.price).toEqual([
      "7.5 CHF",
    ]);
  });
});

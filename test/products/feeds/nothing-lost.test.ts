import { describe, expect, it } from "vitest";
import { readObjects } from "../../../src/products/feeds/read.ts";
import { read, readAll } from "./reading.ts";

async function attributesOf(record: object) {
  const { products, faults } = await read(JSON.stringify([record]));
  expect(faults).toEqual([]);
  return products[0]!.attributes;
}

describe("of a JSON record nothing is lost", () => {
  it("where a property stands in several spellings of its name", async () => {
    const record = { sku: "1", name: "A", "schema:name": "B", "http://schema.org/name": ["A"] };
    expect((await attributesOf(record)).title).toEqual(["A", "B"]);
  });

  it("where a price has another currency than its offer", async () => {
    const priced = { sku: "1", offers: { price: "5 USD", priceCurrency: "EUR" } };
    expect(await attributesOf(priced)).toMatchObject({
      price: ["5 USD"],
      offer_details: [{ priceCurrency: ["EUR"] }],
    });
    const agreed = { sku: "1", offers: { price: "5 EUR", priceCurrency: "EUR" } };
    expect(await attributesOf(agreed)).not.toHaveProperty("offer_details");
  });

  it("where an offer or a brand is of another class", async () => {
    const offers = { "@type": ["Offer", "OfferForLease"], price: 1 };
    expect(
      await attributesOf({ sku: "1", offers, brand: { "@type": "Organization", name: "X" } }),
    ).toMatchObject({
      price: ["1"],
      offer_details: [{ "@type": ["Offer", "OfferForLease"] }],
      brand: ["X"],
      brand_details: [{ "@type": ["Organization"] }],
    });
    const usual = {
      sku: "1",
      offers: { "@type": "schema:Offer", price: 1 },
      brand: { "@type": "Thing", name: "X" },
    };
    expect(Object.keys(await attributesOf(usual)).sort()).toEqual(["brand", "id", "price", "sku"]);
  });

  it("where the value of a value object is a list or an object", async () => {
    const record = {
      sku: "1",
      size: { "@value": ["S", "M"] },
      data: { "@value": { a: 1 }, "@type": "@json" },
    };
    expect(await attributesOf(record)).toMatchObject({ size: ["S", "M"], data: [{ a: ["1"] }] });
  });

  it("where a shipping option has values that are not texts", async () => {
    const shipping = [{ country: "DE", price: "4.90 EUR", free: false, regions: [["a", "b"]] }];
    expect((await attributesOf({ sku: "1", shipping })).shipping).toEqual([
      { country: ["DE"], price: ["4.90 EUR"], free: ["false"], regions: ["a", "b"] },
    ]);
  });

  it("where a time span says more than its ends", async () => {
    const ends = { startTime: "2024-01-01T00:00:00Z", endTime: "2024-02-01T00:00:00Z" };
    const dates = async (salePriceEffectiveDate: object) =>
      (await attributesOf({ sku: "1", salePriceEffectiveDate })).sale_price_effective_date;
    expect(await dates(ends)).toEqual(["2024-01-01T00:00:00Z/2024-02-01T00:00:00Z"]);
    expect(await dates({ ...ends, zone: "CET" })).toMatchObject([{ zone: ["CET"] }]);
  });

  it("where a product of the Merchant API has attributes of both names", async () => {
    const record = { offerId: "1", productAttributes: { title: "B" }, attributes: { color: "red" } };
    expect(await attributesOf(record)).toEqual({
      id: ["1"],
      title: ["B"],
      attributes: [{ color: ["red"] }],
    });
  });

  it("where an object in memory has dates and addresses", async () => {
    const record = {
      id: 1,
      link: new URL("https://s.example/1"),
      releaseDate: new Date("2024-05-01T00:00:00Z"),
    };
    const { products } = await readAll(readObjects([record]));
    expect(products[0]!.attributes).toMatchObject({
      link: ["https://s.example/1"],
      releaseDate: ["2024-05-01T00:00:00.000Z"],
    });
  });
});

it("the XML attributes of an item are kept, as those of its elements are", async () => {
  const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>
    <item id="7" xmlns:x="x:y" x:sort=""><g:id>1</g:id></item></channel></rss>`;
  const { products } = await read(feed);
  expect(products[0]!.attributes).toEqual({ id: ["1"], "item@id": ["7"] });
});

it("Shopify columns of one name are kept under numbers, each with its own", async () => {
  const feed = "Handle,Tags,Tags,Tags,Variant Price,Price,Tags\nh,a,b,c,1.00,2.00,a\ni,,b,,1.00,1.00,\n";
  const { products } = await read(feed, { format: "shopify-csv" });
  expect(products.map(({ attributes }) => attributes)).toMatchObject([
    { tags: ["a"], tags_2: ["b"], tags_3: ["c"], price: ["1.00"], price_2: ["2.00"] },
    { tags: ["b"], price: ["1.00"] },
  ]);
  expect(products[1]!.attributes).not.toHaveProperty("price_2");
});

it("the number that tells Shopify columns of one name apart is one that no column has", async () => {
  const attributesOf = async (header: string, row: string) =>
    (await read(`Handle,${header}\nh,${row}\n`, { format: "shopify-csv" })).products[0]!.attributes;
  expect(await attributesOf("Tags_2,Tags,Tags", "c,a,b")).toMatchObject({
    tags: ["a"],
    tags_2: ["c"],
    tags_3: ["b"],
  });
  expect(await attributesOf("Tags,Tags,Tags_2,Tags_3,Tags", "a,b,c,d,e")).toMatchObject({
    tags: ["a"],
    tags_2: ["c"],
    tags_3: ["d"],
    tags_4: ["b"],
    tags_5: ["e"],
  });
  expect(await attributesOf("Variant SKU,SKU,SKU", "a,b,c")).toMatchObject({ sku_2: ["b"], sku_3: ["c"] });
  expect(await attributesOf("SKU,Variant SKU,Variant SKU", "a,b,c")).toMatchObject({
    variant_sku: ["b"],
    variant_sku_2: ["c"],
  });
});

it("a header in the middle of a table is told, not read as a product", async () => {
  const { products, faults } = await read("id,title\n1,A\n\ufeffid, title \n2,B\n");
  expect(products.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(faults).toEqual([{ line: 3, code: "malformed_row", reason: "the row is the header again" }]);
});

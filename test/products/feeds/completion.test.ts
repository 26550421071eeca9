import { describe, expect, it } from "vitest";
import { readFeed, readObjects } from "../../../src/products/feeds/read.ts";
import { read, readAll } from "./reading.ts";

const google = 'xmlns:g="http://base.google.com/ns/1.0"';
/** One product in each way that a feed may have it, with prices without a currency and relative links. */
const feeds: [name: string, text: string][] = [
  ["a Google table", "id,price,sale_price,link,image_link\n1,15,12.50,/p/1,img/1.jpg\n"],
  [
    "RSS",
    `<rss ${google}><channel><item><g:id>1</g:id><g:price>15</g:price><g:sale_price>12.50</g:sale_price><link>/p/1</link><g:image_link>img/1.jpg</g:image_link></item></channel></rss>`,
  ],
  [
    "JSON with Merchant names",
    '[{"id":"1","price":15,"sale_price":12.50,"link":"/p/1","image_link":"img/1.jpg"}]',
  ],
  [
    "JSON lines in camel case",
    '{"id":"1","price":15,"salePrice":"12.50","link":"/p/1","imageLink":"img/1.jpg"}',
  ],
  [
    "JSON of schema.org",
    '[{"@type":"Product","sku":"1","offers":{"price":15},"sale_price":"12.50","url":{"@id":"/p/1"},"image":[{"url":"img/1.jpg"}]}]',
  ],
];
const options = { currency: "EUR", baseUrl: "https://shop.example" };

async function product(columns: Record<string, string>, given: object = options) {
  const cells = { id: "1", ...columns };
  const { products } = await read(
    `${Object.keys(cells).join("\t")}\n${Object.values(cells).join("\t")}\n`,
    given,
  );
  return products[0]!.attributes;
}

describe("the currency and the address of a shop", () => {
  it.each(feeds)("complete the prices and links of %s", async (_, text) => {
    const { products } = await read(text, options);
    const { price, sale_price: sale, link, image_link: image } = products[0]!.attributes;
    expect([price, link, image]).toEqual([
      ["15 EUR"],
      ["https://shop.example/p/1"],
      ["https://shop.example/img/1.jpg"],
    ]);
    expect(Number.parseFloat(sale![0] as string)).toBe(12.5);
    expect(sale).toEqual([expect.stringMatching(/^12\.50? EUR$/)]);
  });

  it("complete products that are objects already, and leave those of the caller as they are", async () => {
    const mine = { id: "1", attributes: { price: ["15"], link: ["/p/1"], title: ["/p"] } };
    const { products } = await readAll(readObjects([mine], options));
    expect(products[0]!.attributes).toEqual({
      price: ["15 EUR"],
      link: ["https://shop.example/p/1"],
      title: ["/p"],
    });
    expect(mine.attributes.price).toEqual(["15"]);
  });

  it.each([
    ["15.00 USD", "15.00 USD"],
    ["USD 15", "USD 15"],
    ["15,00", "15,00"],
    ["$15", "$15"],
    ["on request", "on request"],
  ])("the price %s becomes %s", async (written, price) => {
    expect((await product({ price: written })).price).toEqual([price]);
  });

  it("the prices of shipping get the currency, in texts and in groups", async () => {
    const attributes = await product({
      shipping: "DE::Post:4.90,AT::Post:5 USD,CH::Post",
      "shipping(country:price)": "US:9",
    });
    expect(attributes.shipping).toEqual([
      "DE::Post:4.90 EUR",
      "AT::Post:5 USD",
      "CH::Post",
      { country: ["US"], price: ["9 EUR"] },
    ]);
  });

  it.each([
    ["/p/1", "https://shop.example/p/1"],
    ["p/1", "https://shop.example/de/p/1"],
    ["?p=1", "https://shop.example/de/?p=1"],
    ["//cdn.example/1", "https://cdn.example/1"],
    ["/größe 1", "https://shop.example/gr%C3%B6%C3%9Fe%201"],
    ["HTTP://Other.example", "HTTP://Other.example"],
    ["ftp://shop.example/1", "ftp://shop.example/1"],
    // A scheme is missing, or the link: not guessed, so that the checks tell it.
    ["www.shop.example/1", "www.shop.example/1"],
    ["Shop.example/1", "Shop.example/1"],
    ["coming soon", "coming soon"],
    ["none", "none"],
  ])("the link %s becomes %s", async (written, link) => {
    expect((await product({ link: written }, { baseUrl: "https://shop.example/de" })).link).toEqual([link]);
  });

  it("tell two products apart whose links are the same only then", async () => {
    const { products } = await read("id,link\n1,/a\n2,https://shop.example/a\n", options);
    expect(products.map(({ sharedLink }) => sharedLink)).toEqual([undefined, true]);
  });

  it.each([
    [{ currency: "€" }, "currency must be an ISO 4217 code of three letters, such as EUR"],
    [{ baseUrl: "shop.example" }, "baseUrl must be an http(s) URL, such as https://shop.example"],
    [{ baseUrl: "ftp://shop.example" }, "baseUrl must be an http(s) URL, such as https://shop.example"],
  ])("that are none (%j) are refused at once", (given, detail) => {
    expect(() => readFeed([], given)).toThrow(
      expect.objectContaining({ code: "invalid_request", message: expect.stringContaining(detail) }),
    );
  });
});

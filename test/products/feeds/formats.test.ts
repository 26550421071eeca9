import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readObjects } from "../../../src/products/feeds/read.ts";
import { read, readAll } from "./reading.ts";

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));

describe("Google RSS 2.0", () => {
  it("keeps every attribute, its repetitions and its groups", async () => {
    const { products, summary, faults } = await read(fixture("google-rss.xml"));
    expect(faults).toEqual([]);
    expect(summary).toEqual({ format: "google-xml", encoding: "utf-8", rows: 2, products: 2, faults: 0 });
    expect(products[0]).toEqual({
      id: "AUR-001",
      line: 7,
      attributes: {
        id: ["AUR-001"],
        title: ["Espresso cup “Ventura”, 60 ml"],
        description: ["Porcelain cup <b>60 ml</b> & saucer.\nDishwasher safe."],
        link: ["https://aurora.example/cups/ventura?colour=white&size=60"],
        image_link: ["https://aurora.example/img/ventura-1.jpg"],
        additional_image_link: [
          "https://aurora.example/img/ventura-2.jpg",
          "https://aurora.example/img/ventura-3.jpg",
        ],
        price: ["14.90 EUR"],
        sale_price: ["11.90 EUR"],
        sale_price_effective_date: ["2026-11-20T00:00+01:00/2026-11-30T23:59+01:00"],
        availability: ["in_stock"],
        condition: ["new"],
        brand: ["Ancap"],
        gtin: ["4006381333931"],
        mpn: ["ANC-V60"],
        google_product_category: ["Home & Garden > Kitchen & Dining > Tableware > Drinkware"],
        product_type: ["Cups > Espresso"],
        item_group_id: ["VENTURA"],
        color: ["white"],
        material: ["porcelain"],
        shipping: [
          {
            country: ["IT"],
            service: ["Standard"],
            price: ["4.90 EUR"],
            min_transit_time: ["1"],
            max_transit_time: ["3"],
          },
          { country: ["DE"], price: ["9.90 EUR"] },
        ],
        shipping_weight: ["0.35 kg"],
        product_detail: [{ section_name: ["Size"], attribute_name: ["Volume"], attribute_value: ["60 ml"] }],
        product_highlight: ["Made in Verona", "Thick walls keep the heat"],
        custom_label_0: ["bestseller"],
        "glaze@type": ["string"],
        glaze: ["matt"],
      },
    });
    expect(products[1]!.attributes).toMatchObject({
      title: ["珈琲カップ「月」"],
      description: ["Cup “Moon” <large>"],
    });
    expect(products[1]!.line).toBe(51);
  });

  it("takes an undeclared g: prefix as the Google namespace, and another undeclared one as a fault", async () => {
    const { products, faults } = await read(
      "<rss><channel><item><g:id>1</g:id><g:brand>B</g:brand></item>\n<item><g:id>2</g:id><x:y>1</x:y></item></channel></rss>",
    );
    expect(products.map(({ attributes }) => attributes)).toEqual([{ id: ["1"], brand: ["B"] }]);
    expect(faults).toEqual([
      { line: 2, code: "malformed_row", reason: 'line 2: unbound namespace prefix: "x".' },
    ]);
  });

  it("keeps elements of other namespaces under their prefix, and names Google's by namespace, not prefix", async () => {
    const { products } = await read(
      '<rss xmlns:m="http://base.google.com/ns/1.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><item>' +
        '<m:id>1</m:id><guid isPermaLink="false">x</guid><media:content url="https://a.example/v.mp4">v</media:content></item></channel></rss>',
    );
    expect(products[0]!.attributes).toEqual({
      id: ["1"],
      guid: ["x"],
      "guid@isPermaLink": ["false"],
      "media:content": ["v"],
      "media:content@url": ["https://a.example/v.mp4"],
    });
  });
});

describe("an item with Google's elements beside those of RSS and Atom", () => {
  const google = 'xmlns:g="http://base.google.com/ns/1.0"';
  const rss = async (elements: string) =>
    (await read(`<rss ${google}><channel><item>${elements}</item></channel></rss>`)).products[0]!;
  const atom = async (elements: string) => {
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom" ${google}><entry>${elements}</entry></feed>`;
    return (await read(feed)).products[0]!;
  };

  it.each([
    ["before", (own: string, google: string) => own + google],
    ["after", (own: string, google: string) => google + own],
  ])("has its id, name, text and link by Google's, also where the others stand %s them", async (_, both) => {
    const own = {
      rss: "<id>7</id><title>Shop: Mug</title><link>https://s.example/n/1</link><description>News</description>",
      atom: '<id>tag:s.example,2026:1</id><title>Shop: Mug</title><link href="https://s.example/n/1"/><summary>News</summary><content>More</content>',
    };
    const named =
      "<g:id>SKU-1</g:id><g:title>Mug</g:title><g:link>https://s.example/p/1</g:link><g:description>A mug</g:description>";
    for (const product of [await rss(both(own.rss, named)), await atom(both(own.atom, named))]) {
      expect(product).toEqual({
        id: "SKU-1",
        line: 1,
        attributes: {
          id: ["SKU-1"],
          title: ["Mug"],
          link: ["https://s.example/p/1"],
          description: ["A mug"],
        },
      });
    }
  });

  it("has what only the others say, each by itself", async () => {
    expect((await atom("<id>tag:1</id><title>Mug</title><g:brand>B</g:brand>")).attributes).toEqual({
      id: ["tag:1"],
      title: ["Mug"],
      brand: ["B"],
    });
  });

  it("keeps other attributes of both, Google's first and the same value once", async () => {
    const { attributes } = await rss(
      "<price>1</price><image>x</image><g:id>1</g:id><g:price>1 EUR</g:price><g:image>x</g:image><g:constructor>c</g:constructor>",
    );
    expect(attributes).toEqual({ id: ["1"], price: ["1 EUR", "1"], image: ["x"], constructor: ["c"] });
  });
});

describe("Google Atom", () => {
  it("reads entries, the alternate link and XHTML text", async () => {
    const { products, faults } = await read(fixture("google-atom.xml"));
    expect(faults).toEqual([]);
    expect(products).toEqual([
      {
        id: "AUR-001",
        line: 6,
        attributes: {
          id: ["AUR-001"],
          title: ["Moka pot, 3 cups"],
          link: ["https://aurora.example/moka"],
          "link@related": ["https://aurora.example/moka/spares"],
          "description@type": ["xhtml"],
          description: ["Classic aluminium pot"],
          price: ["29.00 EUR"],
          availability: ["preorder"],
          availability_date: ["2026-12-24T09:00+01:00"],
        },
      },
    ]);
  });
});

describe("Google tables", () => {
  it("reads TSV with attribute names in any case and with spaces, groups in headers and unquoted quotes", async () => {
    const { products, summary, faults } = await read(fixture("google.tsv"));
    expect(faults).toEqual([]);
    expect(summary.format).toBe("google-tsv");
    expect(products[0]!.attributes).toEqual({
      id: ["T1"],
      title: ['"Best" mug, 3" wide'],
      description: ["A mug"],
      link: ["https://s.example/t1"],
      image_link: ["https://s.example/1.jpg"],
      additional_image_link: ["https://s.example/1,2.jpg", "https://s.example/3.jpg"],
      price: ["5.00 USD"],
      availability: ["in stock"],
      gtin: ["012345678905"],
      shipping: [
        "US:CA:Overnight:16.00 USD",
        "US::Ground:6.00 USD",
        { country: ["CA"], price: ["12.00 CAD"] },
      ],
      energy_label_text: ["A+++"],
    });
    expect(products[1]!.attributes).toMatchObject({
      title: ["A title with a tab\there"],
      description: ["two\nlines"],
    });
  });

  it("reads CSV with quotes and line ends in cells, and keeps unknown columns", async () => {
    const { products, summary } = await read(fixture("google.csv"));
    expect(summary.format).toBe("google-csv");
    expect(products.map(({ line }) => line)).toEqual([2, 4]);
    expect(products[0]!.attributes).toMatchObject({
      title: ['Mug, "Big"'],
      description: ["First line\nsecond line"],
      sale_price: ["9.00 GBP"],
      item_group_id: ["MUGS"],
      colour_name: ["sea green"],
    });
    expect(products[1]!.attributes).not.toHaveProperty("gtin");
  });

  it.each([";", "|"])("finds the delimiter %s", async (delimiter) => {
    const { products } = await read(`id${delimiter}title\n1${delimiter}"a${delimiter}b"\n`);
    expect(products[0]!.attributes).toEqual({ id: ["1"], title: [`a${delimiter}b`] });
  });

  it("reads a column that is there twice as two values, and a column without a name by its number", async () => {
    const { products } = await read("id,product_highlight,product_highlight,\n1,a,b,c\n");
    expect(products[0]!.attributes).toEqual({ id: ["1"], product_highlight: ["a", "b"], column_4: ["c"] });
  });
});

describe("schema.org JSON", () => {
  it("reads a JSON-LD @graph, with groups of variants as their variants", async () => {
    const { products, summary, faults } = await read(fixture("schema-graph.json"));
    expect(faults).toEqual([]);
    expect(summary.format).toBe("json");
    expect(products[0]!.attributes).toEqual({
      "@id": ["https://s.example/lamp#product"],
      id: ["LAMP-1"],
      sku: ["LAMP-1"],
      title: ['Desk lamp "Arc" {steel]'],
      description: ["A lamp.\nWith a hinge."],
      link: ["https://s.example/lamp"],
      gtin: ["5901234123457"],
      brand: ["Lumen"],
      brand_details: [{ logo: ["https://s.example/logo.svg"] }],
      image_link: ["https://s.example/lamp1.jpg"],
      additional_image_link: ["https://s.example/lamp2.jpg"],
      price: ["49.9 EUR"],
      availability: ["in_stock"],
      condition: ["new"],
      offer_details: [{ seller: [{ "@type": ["Organization"], name: ["Lumen Shop"] }] }],
      product_detail: [{ attribute_name: ["Bulb"], attribute_value: ["E27"] }],
      aggregateRating: [{ "@type": ["AggregateRating"], ratingValue: ["4.4"], reviewCount: ["89"] }],
      award: ["Red Dot"],
    });
    expect(products.slice(1).map(({ attributes }) => [attributes.title, attributes.item_group_id])).toEqual([
      [["Shade"], ["SHADE"]],
      [["Shade blue"], ["SHADE"]],
    ]);
    expect(products[1]!.line).toBe(27);
  });

  it("reads JSON Lines, with further offers kept whole", async () => {
    const { products, summary } = await read(fixture("products.jsonl"));
    expect(summary.format).toBe("jsonl");
    expect(products.map(({ line }) => line)).toEqual([1, 3]);
    expect(products[0]!.attributes).toMatchObject({
      price: ["3.50 CHF"],
      offers: [{ price: ["3.00"], priceCurrency: ["CHF"], eligibleQuantity: [{ value: ["10"] }] }],
    });
    expect(products[1]!.attributes).toMatchObject({
      title: ["Spoon"],
      image_link: ["https://s.example/j2.jpg"],
      price: ["1.20 CHF"],
      customAttributes: [{ name: ["finish"], value: ["matt"] }],
    });
  });

  it.each([
    ["an array", '[{"sku":"1","name":"a"},\n {"sku":"2","name":"b"}]'],
    ["one object", '{\n"sku":"1","name":"a"}'],
    [
      "an envelope",
      '{"shop":{"name":"x"},"products":[{"sku":"1","name":"a"},\n{"sku":"2","name":"b"}],"count":2}',
    ],
    [
      "an item list",
      '{"@type":"ItemList","itemListElement":[{"@type":"ListItem","position":1,"item":{"sku":"1","name":"a"}}]}',
    ],
    ["objects in sequence", '{"sku":"1","name":"a"} {"sku":"2","name":"b"}'],
    [
      "one envelope after another",
      '{"@graph":[{"sku":"1","name":"a"}]}\n{"@graph":[{"sku":"2","name":"b"}]}',
    ],
  ])("reads %s in pieces of any size", async (_, text) => {
    const whole = await read(text, { format: "json" });
    expect(whole.error).toBeUndefined();
    expect(whole.products.map(({ id }) => id)).toEqual(text.includes('"2"') ? ["1", "2"] : ["1"]);
    for (const size of [1, 2, 3, 7])
      expect((await read(text, { format: "json" }, size)).products).toEqual(whole.products);
  });
});

describe("Shopify product CSV", () => {
  const options = { currency: "USD", baseUrl: "https://shop.example/" };

  it("reads the old header names: variants over several rows, images of all", async () => {
    const { products, summary } = await read(fixture("shopify-old.csv"), options);
    expect(summary).toMatchObject({ format: "shopify-csv", products: 3, faults: 0 });
    expect(products.map(({ id, line, sharedLink }) => [id, line, sharedLink])).toEqual([
      ["LS-W-M", 2, true],
      ["LS-B-L", 3, true],
      ["gift-card", 5, undefined],
    ]);
    expect(products[0]!.attributes).toMatchObject({
      title: ["Linen Shirt"],
      description: ['<p>Cool, "washed" linen</p>'],
      link: ["https://shop.example/products/linen-shirt"],
      item_group_id: ["linen-shirt"],
      brand: ["Lino"],
      color: ["White"],
      size: ["M"],
      price: ["49.00 USD"],
      sale_price: ["39.00 USD"],
      gtin: ["5901234123457"],
      product_weight: ["220 g"],
      availability: ["in_stock"],
      image_link: ["https://cdn.example/ls-white.jpg"],
      additional_image_link: [
        "https://cdn.example/ls-1.jpg",
        "https://cdn.example/ls-2.jpg",
        "https://cdn.example/ls-3.jpg",
      ],
      image_alt_text: ["Front", "Back", "Detail"],
      tags: ["summer, linen"],
      cost_per_item: ["12.00"],
      variant_requires_shipping: ["TRUE"],
    });
    expect(products[1]!.attributes).toMatchObject({
      color: ["Blue"],
      size: ["L"],
      price: ["39.00 USD"],
      availability: ["backorder"],
    });
    expect(products[2]!.attributes).not.toHaveProperty("item_group_id");
    expect(products[2]!.attributes).not.toHaveProperty("product_detail");
  });

  it("reads the new header names", async () => {
    const { products } = await read(fixture("shopify-new.csv"), options);
    expect(products[0]!.attributes).toMatchObject({
      title: ["Wool Socks"],
      sku: ["WS-S"],
      gtin: ["4006381333931"],
      price: ["9.00 USD"],
      size: ["S"],
      google_product_category: ["Apparel & Accessories > Clothing > Socks"],
      "google_shopping_/_google_product_category": ["209"],
      gender: ["Unisex"],
      option1_linked_to: ["product.metafields.shopify.size"],
      image_link: ["https://cdn.example/ws.jpg"],
    });
    expect(products[1]!.attributes).toMatchObject({
      title: ["Wool Socks"],
      size: ["L"],
      availability: ["out_of_stock"],
    });
  });

  it("gives each variant the prices of a market, the MPN and the condition of its own row only", async () => {
    const header =
      "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Included / Germany,Price / Germany,Compare At Price / Germany,Google Shopping / MPN,Google Shopping / Condition";
    const { products } = await read(
      `${header}\ntee,Tee,Size,S,S,19,true,17.90,22.00,MPN-S,new\ntee,,,M,M,20,,18.90,,MPN-M,used\ntee,,,L,L,21,,,,,\n`,
    );
    const names = ["price_/_germany", "compare_at_price_/_germany", "mpn", "condition", "included_/_germany"];
    expect(products.map(({ attributes }) => names.map((name) => attributes[name]?.join()))).toEqual([
      ["17.90", "22.00", "MPN-S", "new", "true"],
      ["18.90", undefined, "MPN-M", "used", "true"],
      [undefined, undefined, undefined, "new", "true"],
    ]);
  });

  it.each(["Variant Inventory Tracker", "Inventory tracker"])(
    "a blank %s means that nobody counts the stock: it does not run out, and its quantity is none",
    async (tracker) => {
      const rows = ["a,A,1,,0,deny", "b,B,1,shopify,0,deny", "c,C,1,,,"];
      const { products } = await read(
        `Handle,Title,Variant Price,${tracker},Variant Inventory Qty,Variant Inventory Policy\n${rows.join("\n")}\n`,
      );
      const names = ["availability", "inventory_quantity", "untracked_quantity", "inventory_tracker"];
      expect(products.map(({ attributes }) => names.map((name) => attributes[name]?.join()))).toEqual([
        ["in_stock", undefined, "0", undefined],
        ["out_of_stock", "0", undefined, "shopify"],
        ["in_stock", undefined, undefined, undefined],
      ]);
    },
  );

  it("reports a row without a handle", async () => {
    const { faults, products } = await read("Handle,Title,Variant Price\na,A,1\n,B,2\n");
    expect(products.map(({ id }) => id)).toEqual(["a"]);
    expect(faults).toEqual([{ line: 3, code: "missing_id", reason: "the row has no handle" }]);
  });
});

describe("WooCommerce CSV", () => {
  it("reads products, variations, sale dates, attributes and measures", async () => {
    const { products, summary } = await read(fixture("woocommerce.csv"), {
      currency: "EUR",
      baseUrl: "https://w.example",
    });
    expect(summary).toMatchObject({ format: "woocommerce-csv", products: 3, faults: 0 });
    expect(products[0]!.attributes).toMatchObject({
      id: ["HOODIE"],
      link: ["https://w.example/?post_type=product&p=44"],
      title: ["Hoodie"],
      short_description: ["Short, warm"],
      description: ["Long text"],
      color: ["Blue", "Green"],
      product_detail: [
        { attribute_name: ["Logo"], attribute_value: ["Yes"] },
        { attribute_name: ["Logo"], attribute_value: ["No"] },
      ],
      product_type: ["Clothing > Hoodies", "Sale, now"],
      image_link: ["https://w.example/a.jpg"],
      additional_image_link: ["https://w.example/b.jpg"],
      product_weight: ["1.5 kg"],
      brand: ["Weave"],
      "meta:__supplier": ["ACME Ltd"],
    });
    expect(products[1]!.attributes).toMatchObject({
      item_group_id: ["HOODIE"],
      price: ["45 EUR"],
      sale_price: ["40 EUR"],
      sale_price_effective_date: ["2026-11-20T00:00:00/2026-11-30T00:00:00"],
      availability: ["out_of_stock"],
      gtin: ["5901234123457"],
    });
    expect(products[2]!).toMatchObject({
      id: "46",
      attributes: { description: ["Only short"], availability: ["backorder"] },
    });
  });
});

describe("WooCommerce CSV of shops in other languages and with plug-ins", () => {
  const row = async (columns: Record<string, string>) => {
    const cells = { SKU: "1", Name: "Mug", "Regular price": "5.00", ...columns };
    const line = (texts: string[]) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(",");
    const { products } = await read(`${line(Object.keys(cells))}\n${line(Object.values(cells))}\n`);
    return products[0]!;
  };

  it("the line ends of descriptions, which the export writes as two characters, are line ends", async () => {
    const { attributes } = await row({
      "Short description": "a\\nb",
      Description: "<p>First</p>\\n<p>Second</p>\r\\nC:\\\\new\nlast\\n",
      "Meta: path": "C:\\new",
    });
    expect(attributes).toMatchObject({
      short_description: ["a\nb"],
      description: ["<p>First</p>\n<p>Second</p>\nC:\\new\nlast"],
      "meta:_path": ["C:\\new"],
    });
  });

  it.each([
    ["19,90", "19.90"],
    ["19,9", "19.9"],
    ["0,5", "0.5"],
    ["0,350", "0.350"],
    ["1234,50", "1234.50"],
    ["1.234,50", "1234.50"],
    ["1,234.50", "1234.50"],
    ["1.234.567,5", "1234567.5"],
    ["19.90", "19.90"],
    ["1.234", "1.234"],
    // A thousand or one and a bit: not guessed.
    ["1,234", "1,234"],
    ["12,34,50", "12,34,50"],
    ["1.23,50", "1.23,50"],
    ["19,90 EUR or less", "19,90 EUR or less"],
  ])("the number %s is read as %s in prices and measures", async (written, number) => {
    const { attributes } = await row({
      "Regular price": written,
      "Sale price": written,
      "Weight (kg)": written,
      Description: `Cup ${written}`,
    });
    expect(attributes).toMatchObject({
      price: [number],
      sale_price: [number],
      product_weight: [`${number} kg`],
      description: [`Cup ${written}`],
    });
  });

  it("two columns of one meaning give two values, or one when they agree", async () => {
    const gtins = { GTIN: "4006381333931", "GTIN, UPC, EAN, or ISBN": "4011200296908" };
    const { attributes } = await row({ Brands: "Acme", Brand: "Other", ...gtins });
    expect(attributes).toMatchObject({
      brand: ["Acme", "Other"],
      gtin: ["4006381333931", "4011200296908"],
    });
    expect((await row({ Brands: "Acme", Brand: "Acme" })).attributes.brand).toEqual(["Acme"]);
    expect((await row({ Brands: "", Brand: "Acme" })).attributes.brand).toEqual(["Acme"]);
  });
});

describe("any async iterable", () => {
  it("takes product records, schema.org objects and plain objects", async () => {
    async function* objects() {
      yield { id: "1", attributes: { title: ["a"] } };
      yield { "@type": "Product", sku: "2", name: "b" };
      yield { id: "3", title: "c", price: "1 EUR" };
    }
    const { products, summary } = await readAll(readObjects(objects()));
    expect(products.map(({ id, attributes }) => [id, attributes.title])).toEqual([
      ["1", ["a"]],
      ["2", ["b"]],
      ["3", ["c"]],
    ]);
    expect(summary).toMatchObject({ format: "objects", rows: 3, products: 3 });
  });

  it("reports anything that is not a product by its place", async () => {
    const faults: unknown[] = [];
    const { products } = await readAll(
      readObjects([{ id: "1", title: "a" }, 7, {}], { onFault: (fault) => faults.push(fault) }),
    );
    expect(products).toHaveLength(1);
    expect(faults).toEqual([
      { line: 2, code: "malformed_row", reason: "a number is not a product" },
      { line: 3, code: "missing_id", reason: "the row has neither an id nor a link" },
    ]);
  });
});

import { Parser } from "n3";
import { describe, expect, it } from "vitest";
import { checkQuads } from "../../../src/graph/check.ts";
import { checkProduct } from "../../../src/products/checks/check.ts";
import { productGraph } from "../../../src/products/graph.ts";
import type { Product } from "../../../src/products/product.ts";
import { writeTurtle } from "../../../src/products/turtle.ts";
import { read } from "./reading.ts";

const url = "https://s.example/p/1";
const base = { "@context": "https://schema.org", "@type": "Product", sku: "1", url };

async function product(members: object): Promise<Product> {
  const { products, faults } = await read(JSON.stringify({ ...base, ...members }));
  expect(faults).toEqual([]);
  return products[0]!;
}

/** The statements of a product's graph about a node, as `property object`; all of the graph without one. */
async function statements(members: object, node = ""): Promise<string[]> {
  const { quads } = productGraph(await product(members), { language: "en" });
  return quads
    .filter(({ subject }) => subject.value === url + node)
    .map(({ predicate, object }) => {
      const language = object.termType === "Literal" && object.language ? `@${object.language}` : "";
      return `${predicate.value.replace(/^.*[/#]/, "")} ${object.value}${language}`;
    });
}

const tagged = (text: string, language: string) => ({ "@value": text, "@language": language });

async function turtle(members: object): Promise<string> {
  const { id, quads } = productGraph(await product(members));
  return writeTurtle(quads, id);
}

describe("schema.org JSON: names and descriptions with a language", () => {
  it("are kept in every language, those without one in the feed's", async () => {
    const name = [{ "@value": "Tasse", "@language": "de" }, { "@value": "Cup" }, "Mug"];
    const description = { "@value": "Eine Tasse", "@language": "de-CH" };
    expect((await product({ name, description })).attributes).toMatchObject({
      title: [{ "@value": ["Tasse"], "@language": ["de"] }, "Cup", "Mug"],
      description: [{ "@value": ["Eine Tasse"], "@language": ["de-CH"] }],
    });
    expect(await statements({ name, description })).toEqual(
      expect.arrayContaining(["name Tasse@de", "name Cup@en", "name Mug@en", "description Eine Tasse@de-ch"]),
    );
  });

  it("may be a map of languages", async () => {
    const name = { en: "Desk", "de-CH": ["Tisch", "Pult"] };
    expect((await product({ name })).attributes.title).toEqual([
      { "@value": ["Desk"], "@language": ["en"] },
      { "@value": ["Tisch"], "@language": ["de-CH"] },
      { "@value": ["Pult"], "@language": ["de-CH"] },
    ]);
    expect(await statements({ name })).toEqual(expect.arrayContaining(["name Desk@en", "name Tisch@de-ch"]));
  });

  it("the same text in two languages is there twice, other attributes keep theirs, too", async () => {
    const name = ["de", "fr"].map((tag) => ({ "@value": "Restaurant", "@language": tag }));
    const color = { "@value": "rot", "@language": "de" };
    const brand = { "@value": "Ancap", "@language": "it" };
    expect(await statements({ name, color, brand })).toEqual(
      expect.arrayContaining(["name Restaurant@de", "name Restaurant@fr", "color rot@de"]),
    );
    expect((await product({ brand })).attributes.brand).toEqual(["Ancap"]);
  });

  it("written with an underscore are BCP 47 tags, in maps, too; what is not a tag is left out and told", async () => {
    const members = {
      name: { "@value": "Tasse", "@language": "de_DE" },
      description: { de_DE: "Beschreibung", en_US: "Text" },
      material: { "@value": "Holz", "@language": "German" },
      offers: { "@type": "Offer", price: "1", priceCurrency: "EUR", category: tagged("x", "not a tag") },
    };
    expect(await statements(members)).toEqual(
      expect.arrayContaining([
        "name Tasse@de-de",
        "description Beschreibung@de-de",
        "description Text@en-us",
      ]),
    );
    expect(await statements(members)).toContain("material Holz");
    const { id, quads } = productGraph(await product(members));
    expect(() => checkQuads(quads)).not.toThrow();
    expect(new Parser().parse(writeTurtle(quads, id))).toHaveLength(quads.length);
    const findings = checkProduct(await product(members)).filter(({ rule }) => rule === "language_tag");
    expect(findings.map(({ attribute, message }) => [attribute, message])).toEqual([
      ["material", 'material has the language "German", which is not a BCP 47 tag such as de or de-CH'],
      [
        "offer_details",
        'offer_details has the language "not a tag", which is not a BCP 47 tag such as de or de-CH',
      ],
    ]);
  });

  it("count as names and descriptions in the checks", async () => {
    const findings = checkProduct(
      await product({ name: tagged("x".repeat(151), "de"), description: tagged("Eine Tasse", "de") }),
    ).filter(({ attribute }) => attribute === "title" || attribute === "description");
    expect(findings.map(({ rule, attribute }) => [rule, attribute])).toEqual([["text_length", "title"]]);
  });
});

describe("schema.org JSON: records of other classes", () => {
  const offers = { "@type": "Offer", price: "1", priceCurrency: "EUR" };
  const readGraph = (...records: object[]) =>
    read(JSON.stringify({ "@context": "https://schema.org", "@graph": records }));

  it("beside a product in the graph of a page are told, and no products", async () => {
    const { products, faults } = await readGraph(
      { "@type": "WebPage", "@id": url, name: "Cup", isPartOf: { "@id": "https://s.example/#website" } },
      { "@type": ["Organization", "OnlineStore"], "@id": "https://s.example/#shop", name: "Shop" },
      {
        "@type": "http://schema.org/BreadcrumbList",
        itemListElement: [{ "@type": "ListItem", position: 1 }],
      },
      { "@type": "Product", "@id": `${url}#product`, name: "Cup", offers },
      { "@type": "ListItem", position: 2, url: "https://s.example/p/2" },
    );
    expect(products.map(({ id }) => id)).toEqual([`${url}#product`]);
    expect(faults.map(({ code, reason }) => [code, reason])).toEqual(
      ["WebPage", "Organization", "BreadcrumbList", "ListItem"].map((name) => [
        "not_a_product",
        `the record is of the class ${name}`,
      ]),
    );
  });

  it("with an offer or a product number, below Product, or of another vocabulary are products", async () => {
    const { products, faults } = await readGraph(
      { "@type": "Book", "@id": "https://s.example/book", name: "Book", offers },
      { "@type": "Course", "@id": "https://s.example/course", sku: "C1" },
      { "@type": "Car", "@id": "https://s.example/car", name: "Car" },
      { "@type": "https://v.example/Shoe", "@id": "https://s.example/shoe", name: "Shoe" },
      { "@id": "https://s.example/plain", name: "Plain" },
    );
    expect([products.length, faults]).toEqual([5, []]);
  });

  it("the product of a page may be its mainEntity", async () => {
    const page = {
      "@type": "ItemPage",
      name: "Page",
      mainEntity: { "@type": "Product", sku: "1", name: "Cup" },
    };
    const { products, faults } = await read(JSON.stringify({ "@context": "https://schema.org", ...page }));
    expect([products.map(({ attributes }) => attributes.title), faults]).toEqual([[["Cup"]], []]);
  });

  it("a group may have one variant that stands in no list", async () => {
    const hasVariant = { "@type": "Product", sku: "S-R", color: "red" };
    const { products } = await readGraph({
      "@type": "ProductGroup",
      productGroupID: "S",
      name: "Shade",
      hasVariant,
    });
    expect(products.map(({ id, attributes }) => [id, attributes.title, attributes.item_group_id])).toEqual([
      ["S-R", ["Shade"], ["S"]],
    ]);
  });
});

describe("schema.org JSON: offers", () => {
  const aggregate = {
    "@type": "AggregateOffer",
    lowPrice: "10.00",
    highPrice: 20.5,
    priceCurrency: "EUR",
    offerCount: 2,
    availability: "https://schema.org/InStock",
  };

  it("an AggregateOffer has lowest and highest price and count, and its price is not missing", async () => {
    const one = await product({ offers: aggregate });
    expect(one.attributes).toMatchObject({
      low_price: ["10.00 EUR"],
      high_price: ["20.5 EUR"],
      offer_count: ["2"],
    });
    expect(one.attributes).not.toHaveProperty("price");
    expect(checkProduct(one).filter(({ attribute }) => attribute.includes("price"))).toEqual([]);
    expect(await statements({ offers: aggregate }, "#offer")).toEqual([
      "type https://schema.org/AggregateOffer",
      "lowPrice 10.00",
      "priceCurrency EUR",
      "highPrice 20.5",
      "offerCount 2",
      "availability https://schema.org/InStock",
    ]);
  });

  it("the offers that an AggregateOffer lists are kept whole beside it", async () => {
    const offers = { ...aggregate, offers: [{ "@type": "Offer", price: 10, seller: { name: "S" } }] };
    expect(await statements({ offers }, "#offers")).toEqual([
      "type https://schema.org/Offer",
      "price 10",
      `seller ${url}#offers/seller`,
    ]);
  });

  it("a lowest price above the highest is an error", async () => {
    const offers = { ...aggregate, lowPrice: 30 };
    expect(checkProduct(await product({ offers })).map(({ rule }) => rule)).toContain("price_range");
  });

  it("a price that only priceSpecification says is the price", async () => {
    const priceSpecification = [
      { "@type": "UnitPriceSpecification", priceType: "https://schema.org/SalePrice", price: 4 },
      { "@type": "UnitPriceSpecification", price: 5, priceCurrency: "CHF" },
    ];
    const one = await product({ offers: { priceSpecification } });
    expect(one.attributes.price).toEqual(["5 CHF"]);
    expect(one.attributes.offer_details).toHaveLength(1);
  });

  it.each([
    ["https://schema.org/LimitedAvailability", "limited_availability"],
    ["http://schema.org/PreOrder", "preorder"],
    ["BackOrder", "backorder"],
    ["schema:SoldOut", "sold_out"],
    ["https://schema.org/MadeToOrder", "made_to_order"],
    ["PreSale", "presale"],
    ["Discontinued", "discontinued"],
    ["InStoreOnly", "in_store_only"],
    ["OnlineOnly", "online_only"],
    ["Reserved", "reserved"],
  ])("the availability %s is %s, is known to the checks and is itself in the graph", async (term, word) => {
    for (const availability of [term, { "@id": term }]) {
      const offers = { price: 1, priceCurrency: "EUR", availability };
      const one = await product({ offers });
      expect(one.attributes.availability).toEqual([word]);
      expect(checkProduct(one).map(({ rule }) => rule)).not.toContain("availability_value");
      const name = term.replace(/^.*[/:]/, "");
      expect(await statements({ offers }, "#offer")).toContain(`availability https://schema.org/${name}`);
    }
  });

  it("the condition DamagedCondition is known, on the offer and on the product", async () => {
    const itemCondition = "https://schema.org/DamagedCondition";
    for (const members of [{ itemCondition }, { offers: { price: 1, itemCondition } }]) {
      const one = await product(members);
      expect(one.attributes.condition).toEqual(["damaged"]);
      expect(checkProduct(one).map(({ rule }) => rule)).not.toContain("condition_value");
      expect(await statements(members, "#offer")).toContain(`itemCondition ${itemCondition}`);
    }
  });
});

describe("schema.org JSON: properties that the specification does not have", () => {
  const members = {
    "@id": `${url}#product`,
    "@type": ["Product", "https://schema.org/Vehicle", "http://www.productontology.org/id/Cup"],
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: "12" },
    review: [
      {
        "@type": "Review",
        author: { "@type": "Person", name: "Ada" },
        datePublished: "2026-01-02",
        reviewBody: { "@value": "Gut", "@language": "de" },
      },
      { "@type": "Review", author: "Bob" },
    ],
    manufacturer: { "@id": "https://ancap.example/#org", "@type": "Organization", name: "Ancap SpA" },
    isRelatedTo: { "@id": "../p/2" },
    isFamilyFriendly: true,
    height: { "@type": "QuantitativeValue", value: 10, unitCode: "CMT" },
    additionalType: "Cup",
    shelf: { row: "7", "@type": "Place" },
    offers: {
      "@type": "Offer",
      price: 1,
      priceCurrency: "EUR",
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        returnPolicyCategory: "http://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: 30,
      },
      seller: { "@type": "Organization", name: "Shop", motto: "best" },
    },
  };

  it("stay those properties, with things, numbers, dates, members of enumerations and references", async () => {
    const text = await turtle(members);
    for (const part of [
      "a <http://www.productontology.org/id/Cup>, schema:Product, schema:Vehicle ;",
      "schema:ratingValue 4.5 ;\n    schema:reviewCount 12 .",
      `schema:review <${url}#review/1>, <${url}#review/2>`,
      'schema:datePublished "2026-01-02"^^xsd:date',
      'schema:reviewBody "Gut"@de',
      'schema:author "Bob"',
      "schema:manufacturer <https://ancap.example/#org>",
      '<https://ancap.example/#org> a schema:Organization ;\n    schema:name "Ancap SpA" .',
      "schema:isRelatedTo <https://s.example/p/2>",
      "schema:isFamilyFriendly true",
      `schema:height <${url}#height>`,
      "schema:returnPolicyCategory schema:MerchantReturnFiniteReturnWindow",
      "schema:merchantReturnDays 30",
      'schema:additionalType "Cup"',
    ]) {
      expect(text).toContain(part);
    }
  });

  it("what schema.org does not have is a PropertyValue, of the thing that it is of", async () => {
    const text = await turtle(members);
    expect(text).toContain(`<${url}#property/shelf/1> a schema:Place, schema:PropertyValue`);
    expect(text).toContain(
      `<${url}#offer/seller> a schema:Organization ;\n    schema:name "Shop" ;\n    schema:additionalProperty <${url}#offer/seller/property/motto> .`,
    );
  });

  it("a relative @id without a page to resolve it against is kept as a text", async () => {
    const record = {
      "@type": "Product",
      "@id": "#mug",
      sku: "1",
      brand: { "@id": "#acme", name: "Acme" },
      offers: { "@id": "#offer", price: 1, priceCurrency: "EUR" },
      manufacturer: { "@id": "works", "@type": "Organization", name: "Works" },
      ownProperty: { "@id": "own", size: "x" },
      subjectOf: { "@id": "_:b0", "@type": "CreativeWork", name: "Test" },
    };
    const { products } = await read(JSON.stringify(record));
    const identifiers = productGraph(products[0]!).quads.flatMap(({ subject, predicate, object }) =>
      predicate.value.endsWith("/identifier") ? `${subject.value} ${object.termType} ${object.value}` : [],
    );
    expect(identifiers.sort()).toEqual([
      "urn:referent:brand:Acme Literal #acme",
      "urn:referent:product:1 Literal #mug",
      "urn:referent:product:1:manufacturer Literal works",
      "urn:referent:product:1:offer Literal #offer",
      "urn:referent:product:1:property/ownProperty/1 Literal own",
    ]);
  });

  it("an @id that is a path is the page of the product, if the address of the shop is known", async () => {
    const record = JSON.stringify({
      "@type": "Product",
      "@id": "/p/1",
      name: "Mug",
      isRelatedTo: { "@id": "2" },
    });
    const { products } = await read(record, { baseUrl: "https://shop.example" });
    const { id, quads } = productGraph(products[0]!);
    expect(id).toBe("https://shop.example/p/1");
    expect(quads.map(({ object }) => object.value)).toContain("https://shop.example/p/2");
    const [unknown] = (await read(record)).products;
    expect(productGraph(unknown!).id).toBe("urn:referent:product:%2Fp%2F1");
  });

  it("@id and @type are never PropertyValues, nor lost: another id is an identifier", async () => {
    const text = await turtle({ ...members, review: { "@id": "_:b0", "@type": "Review", name: "r" } });
    expect(text).not.toMatch(/schema:name "@|property\/%40/);
    expect(text).toContain(`schema:identifier <${url}#product>`);
    expect(text).toContain(`<${url}#review> a schema:Review`);
    expect(text).not.toContain("_:b0");
    expect(await statements({ "@id": url })).not.toContain(`identifier ${url}`);
  });

  it("more members of a brand and of a group of variants are theirs", async () => {
    const text = await turtle({
      brand: { "@type": "Brand", name: "Ancap", logo: "https://s.example/l.svg" },
      isVariantOf: { "@type": "ProductGroup", productGroupID: "G", name: "Cups", variesBy: "size" },
    });
    expect(text).toContain(
      '<https://s.example/#brand/Ancap> a schema:Brand ;\n    schema:name "Ancap" ;\n    schema:logo <https://s.example/l.svg> .',
    );
    expect(text).toMatch(/#group\/G> a schema:ProductGroup ;\n {4}schema:name "Cups"/);
  });

  it("expanded JSON-LD is read as what it says", async () => {
    const { products } = await read(
      JSON.stringify([
        {
          "@type": ["http://schema.org/Product"],
          "http://schema.org/sku": [{ "@value": "X" }],
          "http://schema.org/name": [{ "@value": "Tasse", "@language": "de" }],
          "http://schema.org/url": [{ "@id": url }],
          "http://schema.org/offers": [
            {
              "http://schema.org/price": [{ "@value": "2.50" }],
              "http://schema.org/priceCurrency": [{ "@value": "EUR" }],
              "http://schema.org/availability": [{ "@id": "http://schema.org/InStock" }],
            },
          ],
        },
      ]),
    );
    expect(products[0]).toMatchObject({ id: "X", attributes: { price: ["2.50 EUR"] } });
    expect(writeTurtle(productGraph(products[0]!).quads)).toMatch(
      /availability schema:InStock[\s\S]*price 2.50/,
    );
  });

  it("an attribute of another feed with the name of such a property stays a PropertyValue", async () => {
    const { products } = await read(`id,title,link,review\n1,a,${url},good\n`);
    expect(writeTurtle(productGraph(products[0]!).quads)).toContain(`<${url}#property/review>`);
  });
});

describe("products of Google's Merchant and Content API", () => {
  const content = {
    kind: "content#product",
    id: "online:en:US:1111",
    offerId: "1111",
    title: "Cup",
    link: url,
    imageLink: "https://s.example/1.jpg",
    additionalImageLinks: ["https://s.example/2.jpg", "https://s.example/3.jpg"],
    price: { value: "21.99", currency: "USD" },
    salePrice: { value: "20.00", currency: "USD" },
    shipping: [
      { country: "US", service: "Standard", price: { value: "0.99", currency: "USD" }, minTransitTime: 1 },
    ],
    shippingWeight: { value: 200, unit: "grams" },
    sizes: ["L"],
    productTypes: ["A > B"],
    productDetails: [{ sectionName: "S", attributeName: "N", attributeValue: "V" }],
    customLabel0: "z",
  };

  it("are read with offerId as the id, several images, prices, shipping and measures as attributes", async () => {
    const { products } = await read(JSON.stringify([content]));
    expect(products[0]).toMatchObject({
      id: "1111",
      attributes: {
        id: ["1111"],
        resourceId: ["online:en:US:1111"],
        image_link: ["https://s.example/1.jpg"],
        additional_image_link: ["https://s.example/2.jpg", "https://s.example/3.jpg"],
        price: ["21.99 USD"],
        sale_price: ["20.00 USD"],
        shipping: [{ country: ["US"], service: ["Standard"], price: ["0.99 USD"], min_transit_time: ["1"] }],
        shipping_weight: ["200 g"],
        size: ["L"],
        product_type: ["A > B"],
        product_detail: [{ section_name: ["S"], attribute_name: ["N"], attribute_value: ["V"] }],
        custom_label_0: ["z"],
      },
    });
  });

  it("are found in a list of them, as the interface answers it, on one line and on several", async () => {
    const list = {
      kind: "content#productsListResponse",
      resources: [1, 2].map((n) => ({ kind: "content#product", id: `online:de:DE:${n}`, offerId: `${n}` })),
    };
    for (const text of [JSON.stringify(list), JSON.stringify(list, null, 2)]) {
      const { products, faults } = await read(text);
      expect([products.map(({ id }) => id), faults]).toEqual([["1", "2"], []]);
    }
  });

  it("of the newer one are read with attributes in a member of their own and prices in millionths", async () => {
    const price = (amountMicros: string | number) => ({ amountMicros, currencyCode: "EUR" });
    const { products } = await read(
      JSON.stringify({
        name: "accounts/1/products/online~en~US~2",
        offerId: "2",
        productAttributes: {
          title: "Mug",
          link: url,
          price: price("33450000"),
          costOfGoodsSold: price(5_000),
          gtins: ["4006381333931"],
          availability: "IN_STOCK",
          shipping: [{ country: "DE", price: price("0") }],
        },
      }),
    );
    expect(products[0]).toMatchObject({
      id: "2",
      attributes: {
        title: ["Mug"],
        resourceName: ["accounts/1/products/online~en~US~2"],
        price: ["33.45 EUR"],
        cost_of_goods_sold: ["0.005 EUR"],
        gtin: ["4006381333931"],
        shipping: [{ country: ["DE"], price: ["0.00 EUR"] }],
      },
    });
    expect(writeTurtle(productGraph(products[0]!).quads)).toContain("schema:availability schema:InStock");
  });
});

describe("shop exports", () => {
  it("a Shopify barcode loses the apostrophe that keeps spreadsheets from reading a number", async () => {
    for (const barcode of ["'4006381333931", "’4006381333931", " '4006381333931 "]) {
      const { products } = await read(`Handle,Title,Variant Price,Variant Barcode\na,A,1,${barcode}\n`);
      expect(products[0]!.attributes.gtin).toEqual(["4006381333931"]);
    }
  });

  it("WooCommerce parents of variations and sets are groups without a price of their own", async () => {
    const { products } = await read(
      [
        "ID,Type,SKU,Name,Description,Regular price,Parent,Images,In stock?",
        '1,"variable, virtual",HOODIE,Hoodie,d,,,https://w.example/1.jpg,',
        "2,variation,HOODIE-B,Hoodie blue,d,45,HOODIE,https://w.example/2.jpg,1",
        "3,grouped,SET,Set,d,,,https://w.example/3.jpg,",
        "4,simple,CAP,Cap,d,,,https://w.example/4.jpg,1",
      ].join("\n"),
      { currency: "EUR", baseUrl: "https://w.example" },
    );
    const missing = products.map((one) =>
      checkProduct(one)
        .filter(({ rule }) => rule === "required_attribute")
        .map(({ attribute }) => attribute),
    );
    expect(missing).toEqual([[], [], [], ["price"]]);
    const text = writeTurtle(productGraph(products[0]!).quads);
    expect(text).toMatch(/a schema:Product, schema:ProductGroup ;[\s\S]*schema:productGroupID "HOODIE"/);
  });

  it("a price and a sale price without a currency are compared by their amounts, and no message says undefined", async () => {
    const check = (price: string, sale_price: string) =>
      checkProduct({ id: "1", attributes: { price: [price], sale_price: [sale_price] } }).map(
        ({ message }) => message,
      );
    expect(check("10", "20 EUR")).toContain("sale_price is not below the price");
    expect(check("20 EUR", "10")).not.toContainEqual(expect.stringMatching(/not below|is in/));
    expect(check("20 EUR", "10 USD")).toContain("sale_price is in USD, the price in EUR");
    for (const [price, sale] of [
      ["10", "20 EUR"],
      ["20 EUR", "10"],
      ["1", "2"],
    ] as const)
      expect(check(price, sale).join()).not.toContain("undefined");
  });
});

describe("hostile records", () => {
  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"])(
    "a property called %s is an attribute like another, at every depth",
    async (name) => {
      const text = `[{"sku":"1","${name}":"x","offers":{"${name}":"y"},"review":{"${name}":{"${name}":"z"}}},{"sku":"2"}]`;
      const { products, faults, error } = await read(text);
      expect([error, faults, products.map(({ id }) => id)]).toEqual([undefined, [], ["1", "2"]]);
      const written = writeTurtle(productGraph(products[0]!).quads);
      for (const value of ["x", "y", "z"]) expect(written).toContain(`schema:value "${value}"`);
    },
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkProduct, rules } from "../../src/products/checks/check.ts";
import type { AttributeValue, Product } from "../../src/products/product.ts";
import { dateOf, hasCheckDigit, intervalOf, moneyOf } from "../../src/products/values.ts";

const good: Record<string, AttributeValue[]> = {
  id: ["1"],
  title: ["Cup"],
  description: ["A cup"],
  link: ["https://s.example/1"],
  image_link: ["https://s.example/1.jpg"],
  price: ["15.00 USD"],
  availability: ["in stock"],
  condition: ["new"],
  gtin: ["4006381333931"],
};
const text = (length: number) => "x".repeat(length);

/** Rules and attributes of the findings about the good product with some attributes changed. */
function findings(changes: Record<string, string | AttributeValue[] | undefined>): string[] {
  const attributes = { ...good };
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) delete attributes[name];
    else attributes[name] = typeof value === "string" ? [value] : value;
  }
  return checkProduct({ id: "1", attributes, line: 7 } satisfies Product).map(
    ({ rule, attribute }) => `${rule} ${attribute}`,
  );
}

describe("checkProduct", () => {
  it("finds nothing in a good product", () => {
    expect(findings({})).toEqual([]);
  });

  it("names rule, severity, attribute, id and line", () => {
    expect(checkProduct({ id: "1", line: 7, attributes: { ...good, price: ["x"] } })).toEqual([
      {
        rule: "price_format",
        severity: "error",
        attribute: "price",
        message: 'price "x" is not a price; write it as 15.00 USD',
        id: "1",
        line: 7,
      },
    ]);
  });

  it("names what looks like an attribute that is missing, and does not read it", () => {
    const { title: _, gtin: __, ...rest } = good;
    const attributes = { ...rest, bezeichnung: ["Tasse"], EAN: ["4006381333931"] };
    expect(checkProduct({ id: "1", attributes }).map(({ message }) => message)).toEqual([
      'title is required and missing; "bezeichnung" looks like it: call it title',
      'gtin is missing, and so is the pair of brand and mpn; "EAN" looks like it: call it gtin',
    ]);
  });

  it("tells a GTIN that a spreadsheet rounded from one with a wrong number of digits", () => {
    const messages = ["4.00638E+12", "4,00638e+12", "400638"].map(
      (gtin) => checkProduct({ id: "1", attributes: { ...good, gtin: [gtin] } })[0]!.message,
    );
    const rounded = "a spreadsheet rounded it; make the column a text there";
    expect(messages).toEqual([
      `gtin "4.00638E+12" is not a GTIN: ${rounded}`,
      `gtin "4,00638e+12" is not a GTIN: ${rounded}`,
      'gtin "400638" is not a GTIN: a GTIN has 8, 12, 13 or 14 digits',
    ]);
  });

  it.each([
    // Both sides of every limit: the change, and what is found.
    [{ title: undefined, price: undefined }, ["required_attribute title", "required_attribute price"]],
    [{ condition: undefined }, ["required_condition condition"]],
    [{ availability: "Pre order now" }, ["availability_value availability"]],
    [{ availability: "preorder" }, ["required_availability_date availability_date"]],
    [{ availability: "backorder", availability_date: "2026-12-24T09:00+0100" }, []],
    [{ gtin: undefined }, ["identifier gtin"]],
    [{ gtin: undefined, brand: "B" }, ["identifier gtin"]],
    [{ gtin: undefined, brand: "B", mpn: "M" }, []],
    [{ gtin: undefined, identifier_exists: "no" }, []],
    [{ gtin: undefined, identifier_exists: "yes" }, ["identifier gtin"]],
    [{ identifier_exists: "no" }, ["identifier_exists identifier_exists"]],
    [{ identifier_exists: "perhaps" }, ["identifier_exists identifier_exists"]],
    [{ item_group_id: "G" }, ["variant_attributes item_group_id"]],
    [{ item_group_id: "G", size: "M" }, []],
    [{ price: "15,00 USD" }, ["price_format price"]],
    [{ price: "15.00" }, ["price_currency price"]],
    [{ price: "15.00 usd" }, []],
    [{ price: "15.00 XYZ" }, ["price_currency price"]],
    [{ price: "15.00 DEM" }, ["price_currency price"]],
    [{ price: "0 USD" }, ["price_positive price"]],
    [{ price: "0.01 USD" }, []],
    [{ price: "-1 USD" }, ["price_format price"]],
    [{ price: "100.5 JPY" }, ["price_decimals price"]],
    [{ price: "100.0 JPY" }, []],
    [{ price: "1.234 KWD" }, []],
    [{ price: "1.2345 KWD" }, ["price_decimals price"]],
    [{ sale_price: "14.99 USD" }, []],
    [{ sale_price: "15.00 USD" }, ["sale_price_below_price sale_price"]],
    [{ sale_price: "10.00 EUR" }, ["sale_price_below_price sale_price"]],
    [{ sale_price: "1 USD", sale_price_effective_date: "2026-01-01/2026-01-02" }, []],
    [
      { sale_price: "1 USD", sale_price_effective_date: "2026-01-02/2026-01-02" },
      ["sale_price_effective_date sale_price_effective_date"],
    ],
    [
      { sale_price: "1 USD", sale_price_effective_date: "2026-01-02" },
      ["sale_price_effective_date sale_price_effective_date"],
    ],
    [
      { sale_price_effective_date: "2026-01-01/2026-01-02" },
      ["sale_price_effective_date sale_price_effective_date"],
    ],
    [{ gtin: "400638133393" + "2" }, ["gtin_check_digit gtin"]],
    [{ gtin: "12345" }, ["gtin_format gtin"]],
    [{ gtin: "0000000000000" }, ["gtin_format gtin"]],
    [{ gtin: "40063813339315" }, ["gtin_check_digit gtin"]],
    [{ gtin: "96385074" }, []],
    [{ gtin: "012345678905" }, []],
    [{ gtin: "10012345678902" }, []],
    [{ gtin: "2001234567893" }, ["gtin_reserved gtin"]],
    [{ gtin: "9812345678902" }, ["gtin_reserved gtin"]],
    [{ id: text(50) }, []],
    [{ id: text(51) }, ["id_length id"]],
    [{ condition: "mint" }, ["condition_value condition"]],
    [{ age_group: "Kids", gender: "UNISEX", size_system: "eu", adult: "no" }, []],
    [
      { age_group: "old", gender: "x", size_system: "EUR" },
      ["age_group_value age_group", "gender_value gender", "size_system_value size_system"],
    ],
    [{ link: "/1" }, ["absolute_url link"]],
    [{ image_link: "ftp://s.example/1.jpg" }, ["absolute_url image_link"]],
    [{ additional_image_link: Array<string>(10).fill("https://s.example/2.jpg") }, []],
    [
      { additional_image_link: Array<string>(11).fill("https://s.example/2.jpg") },
      ["image_count additional_image_link"],
    ],
    [{ expiration_date: "2026-02-29" }, ["iso_date expiration_date"]],
    [{ expiration_date: "2028-02-29" }, []],
    [{ shipping_weight: "0.35 kg" }, []],
    [{ shipping_weight: "heavy" }, ["measure shipping_weight"]],
    [{ title: text(150) }, []],
    [{ title: "é".repeat(151) }, ["text_length title"]],
    [{ title: "😀".repeat(150) }, []],
    [{ title: "BUY THIS CUP NOW" }, ["title_capitals title"]],
    [{ title: "東京タワーの模型、とても大きい" }, []],
    [{ description: "Caf\uFFFD" }, ["undecodable_text description"]],
    [{ product_detail: [{ attribute_value: ["Caf\uFFFD"] }] }, ["undecodable_text product_detail"]],
    [{ title: [{ "@value": ["Tasse"], "@language": ["de_DE"] }] }, []],
    [{ title: [{ "@value": ["Tasse"], "@language": ["Deutsch"] }] }, ["language_tag title"]],
    [{ shipping: ["US:CA:Fast:16.00 USD"] }, []],
    [{ shipping: ["US:CA:Fast"] }, ["shipping_price shipping"]],
    [
      { shipping: [{ country: ["Italy"], price: ["5"] }] },
      ["shipping_price shipping", "shipping_country shipping"],
    ],
  ] as [Record<string, string | AttributeValue[] | undefined>, string[]][])(
    "%j finds %j",
    (changes, found) => {
      expect(findings(changes)).toEqual(found);
    },
  );

  it("has a unique name and a sentence for each rule", () => {
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
    for (const { name, about } of rules) {
      expect(name).toMatch(/^[a-z_]+$/);
      expect(about).toMatch(/\.$/);
    }
  });
});

describe("values", () => {
  it("one wrong digit or one swap of unequal neighbours is seen by the check digit, except for a difference of 5", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
    const withCheck = (list: number[]) => {
      const sum = list.reduce((all, digit, i) => all + digit * (i % 2 === 0 ? 1 : 3), 0);
      return [...list, (10 - (sum % 10)) % 10];
    };
    fc.assert(
      fc.property(
        digits,
        fc.nat(12),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(11),
        (list, place, change, swap) => {
          const gtin = withCheck(list);
          expect(hasCheckDigit(gtin.join(""))).toBe(true);
          const wrong = gtin.with(place, (gtin[place]! + change) % 10);
          expect(hasCheckDigit(wrong.join(""))).toBe(false);
          const swapped = gtin.with(swap, gtin[swap + 1]!).with(swap + 1, gtin[swap]!);
          const seen = gtin[swap] !== gtin[swap + 1] && Math.abs(gtin[swap]! - gtin[swap + 1]!) !== 5;
          expect(hasCheckDigit(swapped.join(""))).toBe(!seen);
        },
      ),
    );
  });

  it.each([
    ["2016-02-24", "2016-02-24"],
    ["2016-02-24T11:07+0100", "2016-02-24T11:07:00+01:00"],
    ["2016-02-24 11:07:30", "2016-02-24T11:07:30"],
    ["2016-02-24T11:07:30.5z", "2016-02-24T11:07:30.5Z"],
    ["2016-02-24T11:07-08", "2016-02-24T11:07:00-08:00"],
    ["2016-02-30", undefined],
    ["2016-13-01", undefined],
    ["2016-00-01", undefined],
    ["2016-02-24T24:00", undefined],
    ["2016-02-24T11:07+15:00", undefined],
    ["24.02.2016", undefined],
  ])("the date %s is %s", (written, normal) => {
    expect(dateOf(written)?.text).toBe(normal);
  });

  it.each([
    ["15.00 USD", "15.00", "USD"],
    ["usd15", "15", "USD"],
    ["15", "15", undefined],
    ["USD 15 EUR", undefined, undefined],
    ["1e5 USD", undefined, undefined],
    [".5 USD", undefined, undefined],
  ])("the price %s is %s %s", (written, amount, currency) => {
    expect([moneyOf(written)?.amount, moneyOf(written)?.currency]).toEqual([amount, currency]);
  });

  it("an interval has two ends", () => {
    expect(intervalOf("2026-01-01/2026-01-02/2026-01-03")).toBeUndefined();
    expect(intervalOf("/2026-01-02")).toBeUndefined();
  });
});

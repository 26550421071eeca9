import { adjectives, brands, categories, colors, kinds, materials } from "./words.ts";

/** A generated product: attribute names of the Merchant specification; groups and repetitions as lists. */
export type Generated = Readonly<
  Record<string, string | readonly string[] | readonly Readonly<Record<string, string>>[]>
>;

/** A seeded source of numbers in [0, 1): mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Products number 0 to `count - 1`, the same for the same seed. */
export function* generateProducts(count: number, seed = 1): Generator<Generated> {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  for (let i = 0; i < count; i++) {
    const price = (5 + Math.floor(random() * 20000) / 100).toFixed(2);
    const base = `https://shop.example/p/${i}`;
    const color = pick(colors);
    const kind = pick(kinds);
    const description = `${kind}, ${pick(adjectives)} "${pick(adjectives)}" & ${pick(materials)}. `.repeat(
      1 + Math.floor(random() * 4),
    );
    yield {
      id: `SKU-${i}`,
      title: `${pick(adjectives)} ${kind}, ${color} <${i}>`,
      description: `${description}\nSecond line; with "quotes", commas and <b>tags</b> & more.`,
      link: `${base}?colour=${encodeURIComponent(color)}&ref=feed`,
      mobile_link: `${base}/m`,
      canonical_link: base,
      image_link: `${base}/1.jpg`,
      additional_image_link: [`${base}/2.jpg`, `${base}/3.jpg`],
      price: `${price} EUR`,
      ...(i % 3 === 0
        ? {
            sale_price: `${(Number(price) / 2).toFixed(2)} EUR`,
            sale_price_effective_date: "2026-11-20T00:00+0100/2026-11-30T23:59+0100",
          }
        : {}),
      availability: pick(["in_stock", "out_of_stock", "in_stock"]),
      expiration_date: "2027-01-31T00:00+0100",
      condition: "new",
      brand: pick(brands),
      gtin: gtin13(i),
      mpn: `MPN-${i}`,
      google_product_category: pick(categories),
      product_type: `${pick(materials)} > ${color}`,
      item_group_id: `GROUP-${i >> 2}`,
      color,
      size: pick(["S", "M", "L"]),
      material: pick(materials),
      pattern: pick(["plain", "striped"]),
      gender: "unisex",
      age_group: "adult",
      shipping: [
        {
          country: "IT",
          service: "Standard",
          price: "4.90 EUR",
          min_transit_time: "1",
          max_transit_time: "3",
        },
        { country: "DE", service: "Standard", price: "9.90 EUR" },
      ],
      shipping_weight: `${(0.1 + random()).toFixed(2)} kg`,
      shipping_length: "20 cm",
      shipping_label: "fragile",
      product_weight: "0.35 kg",
      product_highlight: ["Dishwasher safe", `Number ${i}`],
      product_detail: [
        { section_name: "General", attribute_name: "Volume", attribute_value: `${i % 90} ml` },
      ],
      custom_label_0: pick(["bestseller", "new"]),
      custom_label_1: `row ${i}`,
      energy_efficiency_class: "A",
      unit_pricing_measure: "1 ct",
      is_bundle: "no",
      adult: "no",
      ads_redirect: `${base}?ads=1`,
      shelf_colour: color,
    };
  }
}

function gtin13(number: number): string {
  const digits = `400${String(number).padStart(9, "0")}`;
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += Number(digits[i]) * (i % 2 === 0 ? 1 : 3);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

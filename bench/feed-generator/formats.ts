import { type Generated, generateProducts } from "./products.ts";

/** How a format is written: what comes first, each product, a broken product, and what comes last. */
interface Writer {
  readonly head: string;
  product(product: Generated, first: boolean): string;
  /** A row that no reader can take: too few cells, a bad entity, no JSON. */
  broken(product: Generated, first: boolean): string;
  readonly tail: string;
}

const columns = Object.keys(generateProducts(1).next().value as Generated);
const list = (value: Generated[string] | undefined) =>
  value === undefined ? [] : typeof value === "string" ? [value] : value;

function textCell(name: string, product: Generated): string {
  return list(product[name])
    .map((value) => (typeof value === "string" ? value : groupText(name, value)))
    .join(",");
}

function groupText(name: string, group: Readonly<Record<string, string>>): string {
  const parts =
    name === "shipping"
      ? [
          "country",
          "region",
          "service",
          "price",
          "min_handling_time",
          "max_handling_time",
          "min_transit_time",
          "max_transit_time",
        ]
      : ["section_name", "attribute_name", "attribute_value"];
  return parts
    .map((part) => group[part] ?? "")
    .join(":")
    .replace(/:+$/, "");
}

function table(separator: string): Writer {
  const quoted = (cell: string) => (/["\n\t,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return {
    head: `${columns.join(separator)}\n`,
    product: (product) => `${columns.map((name) => quoted(textCell(name, product))).join(separator)}\n`,
    broken: (product) => `${product.id}${separator}too few cells\n`,
    tail: "",
  };
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function xml(head: string, item: string, tail: string): Writer {
  const elements = (values: Generated): string =>
    Object.entries(values)
      .flatMap(([name, value]) =>
        list(value).map(
          (one) => `<g:${name}>${typeof one === "string" ? escaped(one) : elements(one)}</g:${name}>`,
        ),
      )
      .join("\n");
  return {
    head,
    product: (product) => `<${item}>\n${elements(product)}\n</${item}>\n`,
    broken: (product) => `<${item}><g:id>${product.id}</g:id><title>a &nbsp; b</title></${item}>\n`,
    tail,
  };
}

function schemaOrg(product: Generated): object {
  const { id, title, link, image_link, additional_image_link, price, availability, brand, gtin, ...others } =
    product;
  const [amount, currency] = (price as string).split(" ");
  return {
    "@type": "Product",
    sku: id,
    name: title,
    url: link,
    image: [image_link, ...list(additional_image_link)],
    brand: { "@type": "Brand", name: brand },
    gtin13: gtin,
    offers: {
      "@type": "Offer",
      price: amount,
      priceCurrency: currency,
      availability:
        availability === "in_stock" ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    },
    ...others,
  };
}

const rss =
  '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\n';
const atom =
  '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">\n';

const shopify = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Vendor",
  "Type",
  "Tags",
  "Variant SKU",
  "Variant Price",
  "Variant Barcode",
  "Image Src",
  "Status",
];
const woo = [
  "ID",
  "Type",
  "SKU",
  "Name",
  "Description",
  "Regular price",
  "Categories",
  "Images",
  "Brands",
  "In stock?",
  "Meta: shelf",
];
const csvRow = (cells: readonly unknown[]) =>
  `${cells.map((cell) => `"${String(cell ?? "").replaceAll('"', '""')}"`).join(",")}\n`;
const amount = (product: Generated) => (product.price as string).split(" ")[0];

/** Every format that is read. */
export const writers = {
  rss: xml(rss, "item", "</channel></rss>\n"),
  atom: xml(atom, "entry", "</feed>\n"),
  tsv: table("\t"),
  csv: table(","),
  json: {
    head: '{"@context":"https://schema.org","@graph":[\n',
    product: (product, first) => `${first ? "" : ",\n"}${JSON.stringify(schemaOrg(product))}`,
    broken: (product, first) => `${first ? "" : ",\n"}{"sku": ${product.id}}`,
    tail: "\n]}\n",
  },
  jsonl: {
    head: "",
    product: (product) => `${JSON.stringify(schemaOrg(product))}\n`,
    broken: (product) => `{"sku": "${product.id}\n`,
    tail: "",
  },
  shopify: {
    head: csvRow(shopify),
    product: (p) =>
      csvRow([
        p.id,
        p.title,
        p.description,
        p.brand,
        p.product_type,
        p.custom_label_0,
        p.id,
        amount(p),
        p.gtin,
        p.image_link,
        "active",
      ]),
    broken: (product) => `${product.id},too few cells\n`,
    tail: "",
  },
  woocommerce: {
    head: csvRow(woo),
    product: (p) =>
      csvRow([
        String(p.id).slice(4),
        "simple",
        p.id,
        p.title,
        p.description,
        amount(p),
        p.product_type,
        p.image_link,
        p.brand,
        1,
        p.shelf_colour,
      ]),
    broken: (product) => `${product.id},too few cells\n`,
    tail: "",
  },
} as const satisfies Record<string, Writer>;

export type GeneratedFormat = keyof typeof writers;

export interface FeedPlan {
  readonly format: GeneratedFormat;
  readonly products: number;
  readonly seed?: number;
  /** Share of broken rows, spread evenly; the default is 1 in 100. */
  readonly broken?: number;
}

/** The feed in pieces of text; `products` rows in all, the broken ones among them. */
export function* generateFeed({ format, products, seed = 1, broken = 0.01 }: FeedPlan): Generator<string> {
  const writer: Writer = writers[format];
  let piece = writer.head;
  let row = 0;
  for (const product of generateProducts(products, seed)) {
    const isBroken = Math.floor((row + 1) * broken) > Math.floor(row * broken);
    piece += isBroken ? writer.broken(product, row === 0) : writer.product(product, row === 0);
    row++;
    if (piece.length > 60_000) {
      yield piece;
      piece = "";
    }
  }
  yield piece + writer.tail;
}

/** How many rows of a plan are broken. */
export function brokenRows({ products, broken = 0.01 }: FeedPlan): number {
  return Math.floor(products * broken);
}

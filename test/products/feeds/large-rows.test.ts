import { describe, expect, it } from "vitest";
import { readFeed } from "../../../src/products/index.ts";
import { readAll } from "./reading.ts";

async function read(text: string): Promise<{ products: number; faults: string[]; images: number }> {
  const faults: string[] = [];
  const feed = readFeed([Buffer.from(text)], { onFault: ({ code }) => faults.push(code) });
  const { products } = await readAll(feed);
  const images = products.map(({ attributes }) => attributes.additional_image_link?.length ?? 0);
  return { products: products.length, faults, images: images.reduce((sum, one) => sum + one, 0) };
}

// Each of these took minutes where the work grew with the square of a row; they end within the time of a test now.
describe("a large row of a feed is read in time that grows with its length", () => {
  const blanks = " ".repeat(400_000);

  it.each([
    ["additional_image_link", `a${blanks}b,c`],
    ["product_detail", `x,${blanks}`],
    ["shipping", `a,${blanks}`],
  ])("a cell of blanks as %s", async (column, cell) => {
    expect(await read(`id,title,${column}\n1,Mug,"${cell}"\n`)).toMatchObject({ products: 1, faults: [] });
  });

  it("blanks in the images of WooCommerce", async () => {
    const header = "ID,Type,SKU,Name,Regular price,Images";
    expect(await read(`${header}\n1,simple,s,Mug,10,"a${blanks}x"\n`)).toMatchObject({ products: 1 });
  });

  it("many images of one product, each once", async () => {
    const urls = Array.from({ length: 40_000 }, (_, i) => `http://a.example/${i % 20_000}`);
    const feed = `ID,Type,SKU,Name,Regular price,Images\n1,simple,s,Mug,10,"${urls.join(", ")}"\n`;
    expect(await read(feed)).toEqual({ products: 1, faults: [], images: 19_999 });
  });

  it("text and elements mixed in an item of XML", async () => {
    const text = "x".repeat(400_000) + "x<b/>".repeat(80_000);
    const item = `<item><g:id>1</g:id><g:title>t</g:title><g:description>${text}</g:description></item>`;
    const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item}</channel></rss>`;
    expect(await read(feed)).toMatchObject({ products: 1, faults: [] });
  });

  it("a group of JSON with hundreds of thousands of variants, and the record behind it", async () => {
    const variants = Array.from({ length: 300_000 }, () => "{}").join(",");
    const group = `{"@type":"ProductGroup","name":"Mug","productGroupID":"g","hasVariant":[${variants}]}`;
    const { products } = await read(`${group}\n{"@type":"Product","sku":"2","name":"Cup"}\n`);
    expect(products).toBeGreaterThan(0);
  });
});

describe("rows of one Shopify handle", () => {
  const feed = (rows: number) =>
    `Handle,Title,Variant SKU,Variant Price,Image Src\n${Array.from(
      { length: rows },
      (_, i) => `mug,${i === 0 ? "Mug" : ""},s${i},10,`,
    ).join("\n")}\n`;

  it("are 2,500 at most, and each further one is told", async () => {
    expect(await read(feed(2500))).toMatchObject({ products: 2500, faults: [] });
    expect(await read(feed(2501))).toMatchObject({ products: 2500, faults: ["malformed_row"] });
  });
});

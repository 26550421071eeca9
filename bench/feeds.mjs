// How fast is each feed format read, beside its raw parser alone on the same bytes in the same run?
// Usage: npm run build && node bench/feeds.mjs [products]. Writes bench/results/feeds.json.
import { mkdirSync, writeFileSync } from "node:fs";
import Papa from "papaparse";
import { SaxesParser } from "saxes";
import { generateFeed, writers } from "../dist/bench/feed-generator/formats.js";
import { readFeed } from "../dist/src/products/feeds/read.js";
import { productGraph } from "../dist/src/products/graph.js";
import { writeTurtle } from "../dist/src/products/turtle.js";

const products = Number(process.argv[2] ?? 20_000);
const runs = 3;

/** The raw parser of a format, its result thrown away. */
const raw = {
  xml(text) {
    const parser = new SaxesParser({ xmlns: true });
    parser.on("opentag", () => {});
    parser.on("text", () => {});
    parser.on("error", () => {});
    for (let at = 0; at < text.length; at += 65536) parser.write(text.slice(at, at + 65536));
    parser.close();
  },
  table: (delimiter) => (text) => Papa.parse(text, { delimiter, newline: "\n", step() {} }),
  json(text) {
    for (const line of text.split("\n")) {
      try {
        JSON.parse(line.replace(/,$/, ""));
      } catch {}
    }
  },
};
const parsers = { rss: raw.xml, atom: raw.xml, tsv: raw.table("\t"), json: raw.json, jsonl: raw.json };

async function best(run) {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await run();
    least = Math.min(least, performance.now() - start);
  }
  return least / 1000;
}

const results = {};
for (const format of Object.keys(writers)) {
  const text = [...generateFeed({ format, products })].join("");
  const bytes = Buffer.from(text);
  const pieces = [];
  for (let at = 0; at < bytes.length; at += 65536) pieces.push(bytes.subarray(at, at + 65536));
  const mb = bytes.length / 1e6;
  const rawSeconds = await best(() => (parsers[format] ?? raw.table(","))(bytes.toString("utf8")));
  const seconds = await best(async () => {
    for await (const _ of readFeed(pieces, { currency: "EUR" }));
  });
  results[format] = {
    mb: +mb.toFixed(1),
    mb_per_s: +(mb / seconds).toFixed(1),
    products_per_s: Math.round(products / seconds),
    raw_mb_per_s: +(mb / rawSeconds).toFixed(1),
    of_raw: +(rawSeconds / seconds).toFixed(2),
  };
}

const read = [];
const csv = [Buffer.from([...generateFeed({ format: "csv", products: Math.min(products, 5000) })].join(""))];
for await (const product of readFeed(csv)) read.push(product);
let quads = 0;
const graphSeconds = await best(() => {
  quads = 0;
  for (const product of read) quads += productGraph(product).quads.length;
});
const graphs = read.map((product) => productGraph(product));
const turtleSeconds = await best(() => {
  for (const { id, quads } of graphs) writeTurtle(quads, id);
});
results.graph = {
  products_per_s: Math.round(read.length / graphSeconds),
  quads_per_product: +(quads / read.length).toFixed(1),
  quads_per_s: Math.round(quads / graphSeconds),
  turtle_quads_per_s: Math.round(quads / turtleSeconds),
};
console.table(results);
mkdirSync("bench/results", { recursive: true });
writeFileSync(
  "bench/results/feeds.json",
  `${JSON.stringify({ products, node: process.version, results }, null, 2)}\n`,
);

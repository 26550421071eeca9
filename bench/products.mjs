// How fast does a catalogue go through the whole flow (feed, graphs, echo webhook, durable store), beside
// Oxigraph's own load of the same graphs in the same run?
// Usage: npm run build && node bench/products.mjs [products]. Writes bench/results/products.json.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { namedNode, Store } from "oxigraph";
import { generateFeed } from "../dist/bench/feed-generator/formats.js";
import { openGraphStore } from "../dist/src/graph/index.js";
import { toNQuads } from "../dist/src/graph/rdf.js";
import { readFeed } from "../dist/src/products/feeds/read.js";
import { productGraph } from "../dist/src/products/graph.js";
import { syncProducts } from "../dist/src/products/index.js";
import { createWebhookSender } from "../dist/src/webhook/index.js";

const products = Number(process.argv[2] ?? 5_000);
const bytes = Buffer.from([...generateFeed({ format: "tsv", products })].join(""));
async function* graphs() {
  for await (const product of readFeed([bytes])) yield productGraph(product);
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  response.writeHead(200, { "Content-Type": "application/json" }).end(Buffer.concat(chunks));
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const send = createWebhookSender({ url: `http://127.0.0.1:${server.address().port}/` });
const directory = mkdtempSync(join(tmpdir(), "referent-bench-"));
const store = await openGraphStore(directory);
const summary = await syncProducts(graphs(), { store, send });
const again = await syncProducts(graphs(), { store, send });
server.close();

let quads = 0;
const documents = [];
for await (const graph of graphs()) {
  quads += graph.quads.length;
  documents.push([toNQuads(graph.quads), namedNode(graph.id)]);
}
const start = performance.now();
const peer = new Store();
for (const [text, to_graph_name] of documents)
  peer.load(text, { format: "application/n-triples", to_graph_name });
const load = (performance.now() - start) / 1000;
await store.close();
rmSync(directory, { recursive: true });

const results = {
  products: summary.written,
  quads,
  flow_quads_per_s: Math.round(quads / summary.seconds),
  second_run_products_per_s: Math.round(again.read / again.seconds),
  oxigraph_load_quads_per_s: Math.round(quads / load),
  flow_to_load: +(load / summary.seconds).toFixed(2),
  rss_mb: Math.round(process.memoryUsage().rss / 1e6),
};
console.table(results);
mkdirSync(new URL("results/", import.meta.url), { recursive: true });
writeFileSync(new URL("results/products.json", import.meta.url), `${JSON.stringify(results, null, 2)}\n`);

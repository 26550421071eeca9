// How fast does a catalogue go through the whole flow (feed, graphs, echo webhook, durable store), beside
// Oxigraph's own load of the same graphs in the same run? The flow is that of `products sync`: graphs are built
// and encoded in threads. The webhook is a process of its own. Oxigraph is given the finished N-Triples or N-Quads,
// in two ways: a load for each product, as the flow writes product by product, and one for each 50.
// Usage: npm run build && node bench/products.mjs [products]. Writes bench/results/products.json.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { namedNode, Store } from "oxigraph";
import { generateFeed } from "../dist/bench/feed-generator/formats.js";
import { openGraphStore } from "../dist/src/graph/index.js";
import { toNQuads } from "../dist/src/graph/nquads.js";
import { encodeInThreads } from "../dist/src/node/product-threads.js";
import { readFeed } from "../dist/src/products/feeds/read.js";
import { productGraph } from "../dist/src/products/graph.js";
import { syncProducts } from "../dist/src/products/index.js";
import { createWebhookSender } from "../dist/src/webhook/index.js";

const products = Number(process.argv[2] ?? 5_000);
const bytes = Buffer.from([...generateFeed({ format: "tsv", products })].join(""));
const echo = fork(new URL("echo-webhook.mjs", import.meta.url));
const [port] = await once(echo, "message");
const send = createWebhookSender({ url: `http://127.0.0.1:${port}/` });

/**
 * One first run and one second run in a store of their own; with `query`, the query index is open from the
 * start; with no `threads`, all is done in this one.
 */
async function flow({ query = false, threads } = {}) {
  const graphs = () => encodeInThreads(readFeed([bytes]), {}, threads);
  const directory = mkdtempSync(join(tmpdir(), "referent-bench-"));
  const store = await openGraphStore(directory);
  if (query) await store.query("ASK {}");
  const cpu = cpuSeconds();
  const first = await syncProducts(graphs(), { store, send });
  const used = cpuSeconds() - cpu;
  const again = await syncProducts(graphs(), { store, send });
  await store.close();
  rmSync(directory, { recursive: true });
  return { first, again, cpu: used };
}

/** Oxigraph's own load of the documents, in seconds of the clock and of the processor. */
function load(documents) {
  const [start, cpu] = [performance.now(), cpuSeconds()];
  const store = new Store();
  for (const [text, options] of documents) store.load(text, options);
  const times = { seconds: (performance.now() - start) / 1000, cpu: cpuSeconds() - cpu };
  store.free();
  return times;
}

/** Of all threads of this process; the judge where other work shares the machine. */
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const plain = await flow();
const withQueries = await flow({ query: true });
const alone = await flow({ threads: 0 });
echo.disconnect();

let quads = 0;
const triples = [];
const batches = [[]];
for await (const product of readFeed([bytes])) {
  const graph = productGraph(product);
  quads += graph.quads.length;
  triples.push([
    toNQuads(graph.quads),
    { format: "application/n-triples", to_graph_name: namedNode(graph.id) },
  ]);
  if (batches.at(-1).push(toNQuads(graph.quads, graph.id)) === 50) batches.push([]);
}
const byProduct = load(triples);
const byBatch = load(batches.map((texts) => [texts.join(""), { format: "application/n-quads" }]));

const rate = (seconds) => Math.round(quads / seconds);
const ratio = (run, load) => +(load.seconds / run.first.seconds).toFixed(2);
const cpuRatio = (run, load) => +(load.cpu / run.cpu).toFixed(2);
const results = {
  products: plain.first.written,
  quads,
  flow_quads_per_s: rate(plain.first.seconds),
  flow_with_query_index_quads_per_s: rate(withQueries.first.seconds),
  flow_in_one_thread_quads_per_s: rate(alone.first.seconds),
  second_run_products_per_s: Math.round(plain.again.read / plain.again.seconds),
  oxigraph_load_by_product_quads_per_s: rate(byProduct.seconds),
  oxigraph_load_by_50_quads_per_s: rate(byBatch.seconds),
  flow_to_load_by_product: ratio(plain, byProduct),
  flow_to_load_by_50: ratio(plain, byBatch),
  flow_to_load_by_product_in_cpu_time: cpuRatio(plain, byProduct),
  flow_with_query_index_to_load_by_product: ratio(withQueries, byProduct),
  flow_in_one_thread_to_load_by_product: ratio(alone, byProduct),
  rss_mb: Math.round(process.memoryUsage().rss / 1e6),
};
console.table(results);
mkdirSync(new URL("results/", import.meta.url), { recursive: true });
writeFileSync(new URL("results/products.json", import.meta.url), `${JSON.stringify(results, null, 2)}\n`);

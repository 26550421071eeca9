// A sync in a process of its own, to be killed: node sync-process.mjs DIRECTORY WEBHOOK_URL PRODUCTS
// Prints the id of each product once its batch is acknowledged, at last "done" and the summary.
import { writeSync } from "node:fs";
import n3 from "n3";
import { openGraphStore } from "../../dist/src/graph/index.js";
import { syncProducts } from "../../dist/src/products/index.js";
import { createWebhookSender } from "../../dist/src/webhook/index.js";

const [directory, url, count] = process.argv.slice(2);
const { literal, namedNode, quad } = n3.DataFactory;

async function* products() {
  for (let i = 0; i < Number(count); i++) {
    const id = `https://shop.example/p/${i}`;
    const say = (name, value) => quad(namedNode(id), namedNode(`https://schema.org/${name}`), literal(value));
    yield { id, quads: ["name", "sku", "gtin", "mpn", "color"].map((name) => say(name, `${name} ${i}`)) };
  }
}

const store = await openGraphStore(directory);
const summary = await syncProducts(products(), {
  store,
  send: createWebhookSender({ url }),
  batch: { items: 4 },
  resume: true,
  onItem: ({ id }) => writeSync(1, `${id}\n`),
});
await store.close();
writeSync(1, `done ${JSON.stringify(summary)}\n`);

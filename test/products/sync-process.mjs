// A sync in a process of its own, to be killed: node sync-process.mjs DIRECTORY WEBHOOK_URL PRODUCTS
// Prints the id of each product once its batch is acknowledged, at last "done" and the summary.
import { writeSync } from "node:fs";
import { openGraphStore } from "../../dist/src/graph/index.js";
import { encodeInThreads } from "../../dist/src/node/product-threads.js";
import { syncProducts } from "../../dist/src/products/index.js";
import { createWebhookSender } from "../../dist/src/webhook/index.js";

const [directory, url, count] = process.argv.slice(2);

async function* products() {
  for (let i = 0; i < Number(count); i++) {
    const texts = ["title", "mpn", "color", "size"].map((name) => [name, [`${name} ${i}`]]);
    yield {
      id: String(i),
      attributes: { link: [`https://shop.example/p/${i}`], ...Object.fromEntries(texts) },
    };
  }
}

const store = await openGraphStore(directory);
const summary = await syncProducts(encodeInThreads(products()), {
  store,
  send: createWebhookSender({ url }),
  batch: { items: 4 },
  resume: true,
  onItem: ({ id }) => writeSync(1, `${id}\n`),
});
await store.close();
writeSync(1, `done ${JSON.stringify(summary)}\n`);

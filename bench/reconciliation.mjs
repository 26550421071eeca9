// @ts-check
// How fast are 10,000 queries reconciled in batches of 10 over HTTP, beside fuse.js and FlexSearch on the same names?
//   npm run build && node bench/reconciliation.mjs [queries 10000] [entities 20000]
// Ours goes through a real server on loopback, JSON and all, and once more in process, as the peers are called. fuse.js is given a part of
// the queries, as it takes the time of all names for each; its rate is of that part.
import flexsearch from "flexsearch";
import Fuse from "fuse.js";
import { createMatcher } from "../dist/src/matching/index.js";
import { startServer } from "../dist/src/node/index.js";
import { createReconciliationHandler } from "../dist/src/reconciliation/index.js";
import { madeCatalogue } from "./made/catalogue.mjs";
import { madeRows } from "./made/rows.mjs";
import { quantile, round, save } from "./measure.mjs";

const [count = 10_000, size = 20_000] = process.argv.slice(2).map(Number);
const BATCH = 10;
const FUSE_QUERIES = 200;
const known = madeCatalogue({ size, seed: 42 });
const rows = madeRows(known, [], { rows: count, seed: 45 });

const matcher = createMatcher({ dataset: known });
await matcher.warm();
const server = await startServer(createReconciliationHandler(matcher));
const fuse = new Fuse(known, {
  keys: ["name"],
  includeScore: true,
  ignoreLocation: true,
  threshold: 0.4,
  ignoreDiacritics: true,
});
const index = new flexsearch.Index({ tokenize: "forward", encoder: "LatinBalance" });
known.forEach(({ name }, i) => void index.add(i, name));

const results = [
  await measured("referent over HTTP", rows, async (batch) => {
    const queries = Object.fromEntries(batch.map(({ name }, i) => [`q${i}`, { query: name, limit: 5 }]));
    const body = new URLSearchParams({ queries: JSON.stringify(queries) });
    const answer = await (await fetch(`${server.url}/reconcile`, { method: "POST", body })).json();
    return batch.map((_, i) => answer[`q${i}`].result[0]?.id);
  }),
  await measured("referent in process", rows, async (batch) => {
    const ids = [];
    for (const { name } of batch)
      ids.push((await matcher.matchRow({ name }, { limit: 5 })).candidates[0]?.id);
    return ids;
  }),
  await measured("fuse.js", rows.slice(0, FUSE_QUERIES), (batch) =>
    batch.map(({ name }) => fuse.search(name, { limit: 5 })[0]?.item.id),
  ),
  await measured("FlexSearch", rows, (batch) =>
    batch.map(({ name }) => {
      const [first] = /** @type {number[]} */ (index.search(name, { limit: 5, suggest: true }));
      return first === undefined ? undefined : known[first]?.id;
    }),
  ),
];
await server.close();
console.table(results);
save("reconciliation", [{ queries: rows.length, entities: known.length, batch: BATCH, results }]);

/**
 * @param {string} peer
 * @param {readonly import("./made/rows.mjs").MadeRow[]} queries
 * @param {(batch: readonly import("./made/rows.mjs").MadeRow[]) => Promise<(string | undefined)[]> | (string | undefined)[]} answer
 */
async function measured(peer, queries, answer) {
  const times = [];
  const before = process.cpuUsage();
  let right = 0;
  for (let at = 0; at < queries.length; at += BATCH) {
    const batch = queries.slice(at, at + BATCH);
    const start = performance.now();
    const ids = await answer(batch);
    times.push(performance.now() - start);
    right += ids.filter((id, i) => id === batch[i]?.id).length;
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  return {
    peer,
    queries: queries.length,
    "queries/s": Math.round(queries.length / seconds),
    "queries a second of processor time": Math.round(queries.length / ((user + system) / 1e6)),
    "p50 of a batch, ms": round(quantile(times, 0.5), 2),
    "p99 of a batch, ms": round(quantile(times, 0.99), 2),
    "right entity first": round(right / queries.length, 4),
  };
}

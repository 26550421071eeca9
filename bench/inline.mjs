// What does an inline dataset of 5,000 entities cost, the first time and when it is sent again?
//   npm run build && node bench/inline.mjs

import { ListCache } from "../dist/src/datasets/lists/list-cache.js";
import { compileDataset } from "../dist/src/index.js";
import { entities } from "./corpus.mjs";
import { medians, round, save } from "./measure.mjs";

const count = 5_000;
let seed = 10;
const lists = Array.from({ length: 12 }, () => entities(count, seed++));
const same = lists[0];
const json = JSON.stringify(same);
const cache = new ListCache();
await cache.compile(same);
let next = 0;
/** Calls in one timing: one call is too short for the clock of the processor. */
const often = 50;

const steps = {
  "compile a new list": [1, () => new ListCache().compile(lists[next++ % lists.length])],
  compileDataset: [1, () => compileDataset(lists[next++ % lists.length])],
  "the same array again": [often, () => cache.compile(same)],
  "the same content again (parsed JSON, as over HTTP)": [1, () => cache.compile(JSON.parse(json))],
  "of that, JSON.parse": [1, () => JSON.parse(json)],
};

const results = [];
for (const [name, [times, run]] of Object.entries(steps)) {
  const { wall, cpu } = await medians(async () => {
    for (let i = 0; i < times; i++) await run();
  }, 11);
  const row = { name, entities: count, wall_ms: round(wall / times, 3), cpu_ms: round(cpu / times, 3) };
  results.push(row);
  console.log(`${name.padEnd(52)} ${String(row.wall_ms).padStart(8)} ms   processor ${row.cpu_ms} ms`);
}
save("inline", results);

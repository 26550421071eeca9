// How many documents per second do n threads resolve, beside one thread of the same process without any?
//   npm run build && node bench/workers.mjs [seconds] [packs, comma-separated]
// Each thread first answers so much text that is not timed that what it runs is compiled: a new thread compiles anew.
// `attainable` does not depend on who else uses the machine: the processor time of a document without threads / the
// greater of that of the busiest thread and of all threads divided by their number of processors.
import { availableParallelism } from "node:os";
import { createResolver } from "../dist/src/index.js";
import { createWorkerResolver } from "../dist/src/node/index.js";
import { text as madeText, random, word } from "./corpus.mjs";
import { round, save, threadTimes } from "./measure.mjs";

const seconds = Number(process.argv[2] ?? 5);
const publicKb = process.argv[3]?.split(",");

/** Characters for each thread before it is timed: with a fifth of it, two threads seemed to need 1.4 times the work of one. */
const warmUp = 3_000_000;

// Names of the starter among made words, another order in each document.
const places =
  "Berlin,Paris,London,Rome,Angela Merkel,Microsoft,Apple Inc.,France,Germany,Albert Einstein,United Nations,New York City,Japan,Brazil".split(
    ",",
  );
const next = random(7);
function* documents(length) {
  for (;;) {
    const words = Array.from({ length: 20 }, () => word(next));
    yield { text: madeText(length, [...places, ...words], Math.floor(next() * 1e9)), language: "en" };
  }
}

async function rate(resolver, length) {
  await resolver.warm();
  for await (const _ of resolver.resolveMany(
    some(documents(length), Math.round(warmUp / length) * (resolver.workers ?? 1)),
  ));
  let count = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const before = threadTimes(process.pid);
  for await (const _ of resolver.resolveMany(documents(length))) {
    count++;
    if (performance.now() - start > seconds * 1000) break;
  }
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const each = Array.from(threadTimes(process.pid), ([id, time]) => (time - (before.get(id) ?? 0)) / count);
  return {
    docs_per_s: round((1000 * count) / wall, 0),
    cpu_ms_per_doc: round((user + system) / 1000 / count, 3),
    main_ms_per_doc: round(each[0], 3),
    busiest_ms_per_doc: round(Math.max(...each), 3),
  };
}

function* some(source, count) {
  let left = count;
  for (const one of source) {
    if (left-- === 0) return;
    yield one;
  }
}

const counts = [1, 2, availableParallelism()].filter((n, i, all) => all.indexOf(n) === i);
const results = [];
for (const length of [300, 5_000]) {
  const alone = await rate(createResolver({ publicKb }), length);
  results.push({ characters: length, threads: "none", ...alone, ratio: 1 });
  for (const workers of counts) {
    const resolver = createWorkerResolver({ publicKb, workers });
    const of = await rate(resolver, length);
    await resolver.close();
    results.push({
      characters: length,
      threads: workers,
      ...of,
      ratio: round(of.docs_per_s / alone.docs_per_s),
      attainable: round(
        alone.busiest_ms_per_doc /
          Math.max(of.busiest_ms_per_doc, of.cpu_ms_per_doc / availableParallelism()),
      ),
    });
  }
}
console.table(results);
save("workers", results);

// @ts-check
// How long is a text worked on between two looks at the abort signal? The longest stretch of each family of hostile
// requests, in ms, and the place that looked after it; beside it the longest of work alone, without what the collector of
// garbage took in it, which stops any work anywhere. Each request is asked several times, and of each stretch the
// shortest counts, so that a busy machine tells the same. Run after `npm run build`:
//   node bench/abort.mjs [names of families]
import { PerformanceObserver } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { save } from "./measure.mjs";

const times = 6;
const clock = performance.now.bind(performance);

/**
 * A stretch of work: the line that looked after it, when it was, and the ms of it, with and without collections.
 * @typedef {{ place: string, from: number, to: number, ms: number, work: number }} Stretch
 */

/** Those of one call, in order. @type {Stretch[]} */
let stretches = [];
/** Collections of garbage. @type {{ from: number, to: number }[]} */
let collections = [];
const observer = new PerformanceObserver((list) => collect(list.getEntries()));
observer.observe({ entryTypes: ["gc"] });
let last = 0;
let watching = false;

// Each look at the signal asks for the time: that tells how far it is from the look before.
performance.now = () => {
  const to = clock();
  if (!watching) return to;
  const { stack } = /** @type {{ stack: string }} */ (to - last > 4 ? new Error() : { stack: "" });
  const lines = stack.split("\n").filter((line) => !/bench.abort|pauser\.js|^Error/.test(line));
  const place = (lines[0] ?? "").replace(/^.*dist.src.|\)$/g, "");
  stretches.push({ place, from: last, to, ms: to - last, work: 0 });
  last = clock();
  // The clock of the engine stands still: it never lets other work go first, and each call has the same looks.
  return 0;
};

const { createResolver } = await import("../dist/src/index.js");
const sentence = "Berlin and Paris met Ada Lovelace in London. ";
/** @param {number} count @param {(i: number) => any} one */
const list = (count, one) => Array.from({ length: count }, (_, i) => one(i));
const news = sentence.repeat(2222);
/** @param {string} text @param {number} count */
const repeated = (text, count) => text.repeat(count).slice(0, 100_000);

/** @type {Record<string, () => import("../dist/src/index.js").ResolveRequest>} */
const families = {
  "long text": () => ({ text: news }),
  "long text, told with all": () => ({ text: news, include: ["candidates", "evidence"] }),
  "text without a capital": () => ({ text: repeated("and they met in the old town ", 4_000) }),
  "unknown names": () => ({ text: list(6_000, (i) => `Xy${(i * 7919).toString(36)}ab met.`).join(" ") }),
  "unknown names and a list like them": () => ({
    text: list(6_000, (i) => `Xy${(i * 7919).toString(36)}ab met.`).join(" "),
    dataset: list(5_000, (i) => ({ id: `${i}`, name: `Xy${(i * 7919).toString(36)}abc` })),
  }),
  "one run of capitals": () => ({ text: repeated("Zorblax ", 20_000) }),
  "one word": () => ({ text: `X${"abcdefghij".repeat(9_999)}` }),
  "one sentence": () => ({ text: repeated("Berlin and Paris met Ada Lovelace in London, ", 4_000) }),
  "digits and signs": () => ({ text: repeated("1,2.3-4/5 & ", 10_000) }),
  "no spaces (ja)": () => ({ text: repeated("東京都北京大学", 20_000), language: "ja" }),
  "no spaces (zh)": () => ({ text: repeated("北京大學和上海交通大學。", 20_000), language: "zh" }),
  "katakana (ja)": () => ({ text: repeated("アメリカン・エキスプレス", 20_000), language: "ja" }),
  "compounds (de)": () => ({
    text: repeated("Berlinwahlkampf und die Parisreise der Zweiten ", 20_000),
    language: "de",
  }),
  "list of 5,000 names": () => ({
    text: news,
    dataset: list(5_000, (i) => ({
      id: `${i}`,
      name: `Ada ${i}`,
      aliases: [`Lovelace ${i}`],
      description: "a woman of London",
    })),
  }),
  "list of 8 MB": () => ({
    text: news,
    dataset: list(5_000, (i) => ({
      id: `${i}`,
      name: `Ada ${i}`,
      aliases: list(20, (j) => `London ${i} ${j}`),
      description: `${i} is a woman of London, ${"who met Ada ".repeat(80)}`,
    })),
  }),
  "list of long descriptions": () => ({
    text: news,
    dataset: list(1_000, (i) => ({
      id: `${i}`,
      name: "Berlin",
      description: `${i} ${"town of London and Ada ".repeat(200)}`,
    })),
  }),
  "list of many aliases": () => ({
    text: news,
    dataset: list(200, (i) => ({
      id: `${i}`,
      name: `Ada ${i}`,
      aliases: list(200, (j) => `${"London ".repeat(20)}${i} ${j}`),
    })),
  }),
  "list of types and links": () => ({
    text: news,
    dataset: list(300, (i) => ({
      id: `${i}`,
      name: "Berlin",
      types: list(200, (j) => `kind ${j} of ${i}`),
      same_as: list(200, (j) => `https://x.example/${i}/${j}`),
    })),
  }),
  "5,000 entities of one name": () => ({
    text: news,
    dataset: list(5_000, (i) => ({ id: `${i}`, name: "Berlin", description: "a town of London" })),
  }),
  "5,000 entities of one name, told with all": () => ({
    text: news,
    dataset: list(5_000, (i) => ({ id: `${i}`, name: "Berlin", description: "a town of London" })),
    include: ["candidates", "evidence"],
  }),
  "30 names that 166 have each": () => ({
    text: repeated("Zorblax Quib ", 10_000),
    dataset: list(4_980, (i) => ({ id: `${i}`, name: `Ada ${"Zorblax Quib"} ${i % 30}` })),
  }),
  "names inside each other": () => ({
    text: "Ab ".repeat(30_000),
    dataset: list(166, (i) => ({ id: `${i}`, name: "Ab ".repeat(i + 1).trim() })),
  }),
  "names inside each other in small letters": () => ({
    text: "a ".repeat(50_000),
    dataset: list(200, (i) => ({ id: `${i}`, name: "a ".repeat(i + 1).trim() })),
  }),
  "names inside each other (ja)": () => ({
    text: "東".repeat(50_000),
    language: "ja",
    dataset: list(200, (i) => ({ id: `${i}`, name: "東".repeat(i + 1) })),
  }),
  "5,000 given mentions": () => ({
    text: news,
    mentions: list(5_000, (i) => ({ start: i * 19, end: i * 19 + 500 })),
  }),
  "5,000 given mentions at one place": () => ({
    text: news,
    mentions: list(5_000, (i) => ({ start: i % 7, end: 10 + (i % 450) })),
  }),
  "20,000 given candidates": () => ({
    text: news,
    mentions: list(200, (i) => ({
      start: i * 45,
      end: i * 45 + 6,
      candidates: list(100, (j) => ({
        id: `Q${i * 100 + j + 1}`,
        label: "Berlin",
        description: "capital of Germany ".repeat(15),
      })),
    })),
  }),
  "given candidates with long descriptions": () => ({
    text: news,
    mentions: list(15, (i) => ({
      start: i * 45,
      end: i * 45 + 6,
      candidates: list(100, (j) => ({
        id: `Q${i * 100 + j + 1}`,
        label: "Berlin",
        description: `${j} ${"capital of Germany ".repeat(250)}`,
        types: list(50, (k) => `kind ${k}`),
      })),
    })),
  }),
};

/** @param {{ startTime: number, duration: number }[]} entries */
function collect(entries) {
  for (const { startTime, duration } of entries)
    collections.push({ from: startTime, to: startTime + duration });
}

/** Takes the collections out of the stretches that they were in. @param {Stretch[]} stretches */
async function withoutCollections(stretches) {
  // The entries come later.
  await sleep(20);
  collect(observer.takeRecords());
  collections.sort((a, b) => a.from - b.from);
  let at = 0;
  for (const stretch of stretches) {
    let collected = 0;
    while (at < collections.length && (collections[at]?.to ?? 0) <= stretch.from) at++;
    for (let i = at; i < collections.length; i++) {
      const { from, to } = collections[i] ?? { from: Infinity, to: 0 };
      if (from >= stretch.to) break;
      collected += Math.min(to, stretch.to) - Math.max(from, stretch.from);
    }
    stretch.work = Math.max(0, stretch.ms - collected);
  }
  collections = [];
}

/** @param {Stretch} a @param {Stretch} b @returns {Stretch} */
function shorter(a, b) {
  const place = a.place || b.place;
  return { ...a, place, ms: Math.min(a.ms, b.ms), work: Math.min(a.work, b.work) };
}

/** What the collector finds beside the call. @type {unknown[]} */
let other = [];
const rows = [];
for (const [family, made] of Object.entries(families)) {
  if (process.argv.length > 2 && !process.argv.includes(family)) continue;
  const request = /** @type {const} */ ({ language: "en", ...made() });
  /** @type {Stretch[]} */
  let least = [];
  let whole = Infinity;
  for (let i = 0; i < times; i++) {
    // A new resolver compiles the list again.
    const resolver = createResolver({ limits: { answerCharacters: 0 } });
    await resolver.warm();
    // Other garbage before each call: the collector does not stop at the same places.
    other = Array.from({ length: i * 37_000 }, () => [i]);
    stretches = [];
    watching = true;
    last = clock();
    const start = last;
    await resolver.resolve(request);
    performance.now();
    watching = false;
    whole = Math.min(whole, clock() - start);
    await withoutCollections(stretches);
    // The code of the first call is compiled while it runs.
    if (i === 0 || other.length === 0) continue;
    if (i > 1 && least.length !== stretches.length)
      console.log(family, "looks differ", least.length, stretches.length);
    least = i === 1 ? stretches : least.map((one, k) => shorter(one, stretches[k] ?? one));
  }
  const sorted = [...least].sort((a, b) => b.ms - a.ms);
  const work = least.reduce((most, one) => (one.work > most.work ? one : most));
  rows.push({
    family,
    looks: sorted.length,
    call_ms: Math.round(whole),
    longest_ms: Math.round((sorted[0]?.ms ?? 0) * 10) / 10,
    work_ms: Math.round(work.work * 10) / 10,
    until: work.place,
  });
  const seen = new Set();
  for (const { ms, work, place } of sorted)
    if (ms > 5 && !seen.has(place)) {
      seen.add(place);
      console.log(family, ms.toFixed(1), "work", work.toFixed(1), place);
    }
}
console.table(rows);
save("abort", rows);

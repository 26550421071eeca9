// One tagger in a thread of its own, so that none warms up or fills the memory of another: it gets names and text,
// and tells how fast it found what. All look for whole words in any case and take the longest name from the left.
import { parentPort, workerData } from "node:worker_threads";
import { median, round } from "./measure.mjs";

const { tagger, names, text } = workerData;

/** Each makes a function that finds the names of a text: [start, end] pairs. */
const makers = {
  async referent() {
    const { Hits, NAME, NameTrie } = await import("../dist/src/datasets/names/name-trie.js");
    const { cut } = await import("../dist/src/text/pieces.js");
    const trie = new NameTrie();
    names.forEach((name, entity) => {
      const pieces = cut(name);
      if (pieces.count > 0) trie.add(pieces, 0, pieces.count, entity, 0, NAME, 255);
    });
    const hits = new Hits();
    return (part) => {
      const pieces = cut(part);
      hits.count = 0;
      trie.match(pieces, 0, pieces.count, hits);
      // Hits come by their beginning, the longer of two behind the shorter.
      const found = [];
      let free = 0;
      for (let i = 0; i < hits.count; i++) {
        const from = hits.data[i * 3];
        if (from < free || (i + 1 < hits.count && hits.data[i * 3 + 3] === from)) continue;
        free = hits.data[i * 3 + 1];
        found.push([pieces.start[from], pieces.end[free - 1]]);
      }
      return found;
    };
  },
  async "modern-ahocorasick/unicode-fast"() {
    const { default: Matcher } = await import("modern-ahocorasick/unicode-fast");
    return spans(new Matcher(names, { boundary: "unicode" }));
  },
  // Its plain search finds parts of words; borders and the longest are told here, as quickly as we can.
  async "modern-ahocorasick, borders told outside"() {
    const { default: Matcher } = await import("modern-ahocorasick");
    const matcher = new Matcher([...new Set(names.map((name) => name.toLowerCase()))]);
    const inside = /[\p{L}\p{M}\p{N}]/u;
    return (part) => {
      const low = part.toLowerCase();
      const best = new Map();
      for (const { start, end } of matcher.search(low)) {
        if ((best.get(start) ?? 0) >= end) continue;
        if (inside.test(low[end] ?? " ") || inside.test(low[start - 1] ?? " ")) continue;
        best.set(start, end);
      }
      const found = [];
      let free = 0;
      for (const [start, end] of [...best].sort((x, y) => x[0] - y[0])) {
        if (start < free) continue;
        free = end;
        found.push([start, end]);
      }
      return found;
    };
  },
  async "flashtext.js"() {
    const { default: Processor } = await import("flashtext.js");
    const processor = new Processor();
    // It tells what, not where: the name with its number, counted instead of placed.
    for (const name of names) processor.addKeyword(name);
    return (part) => processor.extractKeywords(part);
  },
  async "FlexSearch, a query a sentence"() {
    const { default: flexsearch } = await import("flexsearch");
    const index = new flexsearch.Index({ tokenize: "strict" });
    names.forEach((name, i) => {
      index.add(i, name);
    });
    return (part) => part.split(". ").flatMap((one) => index.search(one, { limit: 100, suggest: true }));
  },
};

function spans(matcher) {
  return (part) =>
    matcher.search(part, { strategy: "leftmost-longest" }).map(({ start, end }) => [start, end]);
}

const begin = process.cpuUsage();
const find = await makers[tagger]();
const built = process.cpuUsage(begin);
// What is slow gets a part of the text, in parts of 1,000 characters: Intl.Segmenter, which some use, takes the
// square of the length.
const slow = tagger.startsWith("modern") || tagger.startsWith("FlexSearch");
const length = slow ? 40_000 : text.length;
const parts = text.slice(0, length).match(slow ? /[\s\S]{1,1000}/g : /[\s\S]{1,100000}/g);
const found = [];
for (const [i, part] of text
  .slice(0, 40_000)
  .match(/[\s\S]{1,1000}/g)
  .entries())
  for (const one of find(part))
    found.push(typeof one === "object" ? [one[0] + i * 1000, one[1] + i * 1000] : one);
const ms = median(
  () => {
    for (const part of parts) find(part);
  },
  slow ? 3 : 15,
);
parentPort.postMessage({
  build_ms: round((built.user + built.system) / 1000, 0),
  mchar_per_s: round(length / ms / 1000),
  found: found.length,
  spans: typeof found[0] === "object" ? found : undefined,
});

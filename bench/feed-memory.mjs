// Is the memory of reading flat at a million products? Generates the feed while it is read, samples the memory.
// Usage: npm run build && node --expose-gc bench/feed-memory.mjs [products] [format] [seconds].
import { mkdirSync, writeFileSync } from "node:fs";
import { generateFeed } from "../dist/bench/feed-generator/formats.js";
import { readFeed } from "../dist/src/products/feeds/read.js";

const [products, format, limit] = [
  Number(process.argv[2] ?? 1_000_000),
  process.argv[3] ?? "csv",
  Number(process.argv[4] ?? 240),
];
const started = performance.now();
let bytes = 0;
let late = false;
function* pieces() {
  for (const piece of generateFeed({ format, products })) {
    late = performance.now() - started > limit * 1000;
    if (late) return;
    const buffer = Buffer.from(piece);
    bytes += buffer.length;
    yield buffer;
  }
}
const samples = [];
const sample = (count) => {
  globalThis.gc?.();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const mb = (value) => Math.round(value / 1e6);
  samples.push({ products: count, rss_mb: mb(rss), heap_mb: mb(heapUsed), buffers_mb: mb(arrayBuffers) });
};
let count = 0;
const feed = readFeed(pieces(), { currency: "EUR" });
try {
  for await (const _ of feed) if (++count % Math.ceil(products / 10) === 0) sample(count);
} catch (error) {
  if (!late) throw error;
}
sample(count);
const seconds = (performance.now() - started) / 1000;
console.table(samples);
console.log({
  format,
  products,
  read: feed.summary,
  mb: Math.round(bytes / 1e6),
  seconds: Math.round(seconds),
  stopped: late,
});
mkdirSync("bench/results", { recursive: true });
writeFileSync(
  "bench/results/feed-memory.json",
  `${JSON.stringify({ format, products, mb: Math.round(bytes / 1e6), seconds, samples }, null, 2)}\n`,
);

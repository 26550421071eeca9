// How long does one resolve take: 1,000 characters and 100,000, against 5,000 entities and against the starter?
//   npm run build && node bench/resolve.mjs
import { article } from "../dist/data/demo/article.js";
import { createResolver } from "../dist/src/index.js";
import { entities, text } from "./corpus.mjs";
import { quantile, round, save, timed } from "./measure.mjs";

const list = entities(5_000);
const synthetic = text(
  400_000,
  list.map(({ name }) => name),
);
const news = article.repeat(Math.ceil(400_000 / article.length));

const own = createResolver({ publicKb: false });
const starter = createResolver();
const worlds = {
  "5,000 entities of a list": [
    synthetic,
    (part) => own.resolve({ text: part, language: "en", dataset: list }),
  ],
  "the starter": [news, (part) => starter.resolve({ text: part, language: "en" })],
};

const results = [];
for (const [world, [sample, resolve]] of Object.entries(worlds)) {
  for (const [length, warm, calls] of [
    [1_000, 100, 300],
    [100_000, 1, 5],
  ]) {
    // Every call has a text of its own, so that nothing is remembered but what a server would remember.
    const part = (i) => {
      const from = (i * 997) % (sample.length - length);
      return sample.slice(from, from + length);
    };
    for (let i = 0; i < warm; i++) await resolve(part(i));
    const times = [];
    let mentions = 0;
    for (let i = 0; i < calls; i++) {
      times.push(
        await timed(async () => {
          mentions += (await resolve(part(warm + i))).mentions.length;
        }),
      );
    }
    const of = (clock, q) =>
      round(
        quantile(
          times.map((time) => time[clock]),
          q,
        ),
      );
    const row = {
      world,
      characters: length,
      calls,
      mentions_a_call: Math.round(mentions / calls),
      wall_ms: { p50: of("wall", 0.5), p99: of("wall", 0.99) },
      cpu_ms: { p50: of("cpu", 0.5), p99: of("cpu", 0.99) },
    };
    row.mchar_per_s = round(length / row.cpu_ms.p50 / 1000, 2);
    results.push(row);
    console.log(
      `${world.padEnd(26)} ${String(length).padStart(7)} characters, ${row.mentions_a_call} mentions: p50 ${row.wall_ms.p50} ms, p99 ${row.wall_ms.p99} ms; processor p50 ${row.cpu_ms.p50} ms, p99 ${row.cpu_ms.p99} ms; ${row.mchar_per_s} M char/s`,
    );
  }
}
save("resolve", results);

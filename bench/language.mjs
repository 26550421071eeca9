// How well and how fast is the language of a short text told, beside other sizes of the library and another one?
//   npm run build && node bench/language.mjs
// Each detector runs in a process of its own, so that its import is a cold one.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { round, save } from "./measure.mjs";

const codes = { eng: "en", ita: "it", fra: "fr", deu: "de", spa: "es", por: "pt", jpn: "ja", cmn: "zh" };
const languages = Object.values(codes);

/** Each detector is told that only the eight languages come, where it can be told. */
const eld = (size) => async () => {
  const { eld } = await import(`eld/${size}`);
  return (text) => {
    const scores = eld.detect(text).getScores();
    return languages.reduce((best, l) => ((scores[l] ?? 0) > (scores[best] ?? 0) ? l : best), "en");
  };
};
const detectors = {
  referent: async () => {
    const { detectLanguage } = await import("../dist/src/text/language.js");
    await detectLanguage("The first text of the day is read by its small words.");
    return detectLanguage;
  },
  "referent, library": async () => {
    const { detectLanguage } = await import("../dist/src/text/language.js");
    await detectLanguage("Giuseppe Verdi Wolfgang Amadeus Mozart");
    return detectLanguage;
  },
  "eld/extrasmall": eld("extrasmall"),
  "eld/small": eld("small"),
  "eld/medium": eld("medium"),
  "eld/large": eld("large"),
  franc: async () => {
    const { franc } = await import("franc");
    return (text) => codes[franc(text, { only: Object.keys(codes), minLength: 3 })] ?? "en";
  },
};

if (process.argv[2]) console.log(JSON.stringify(await measure(process.argv[2])));
else report();

async function measure(name) {
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const detect = await detectors[name]();
  const load = performance.now() - start;
  const memory = (process.memoryUsage().rss - before) / 2 ** 20;
  const file = new URL("../test/text/fixtures/detection.tsv", import.meta.url);
  const rows = readFileSync(file, "utf8").trim().split("\n");
  const wrong = {};
  for (const row of rows) {
    const [language, text] = row.split("\t");
    const found = await detect(text);
    if (found !== language) wrong[`${language} as ${found}`] = (wrong[`${language} as ${found}`] ?? 0) + 1;
  }
  const errors = Object.values(wrong).reduce((sum, n) => sum + n, 0);
  // Twice around: the first time warms up.
  let each = 0;
  for (let i = 0; i < 2; i++) {
    const begin = performance.now();
    for (const row of rows) await detect(row.slice(3));
    each = ((performance.now() - begin) / rows.length) * 1000;
  }
  return {
    texts: rows.length,
    accuracy: round(100 - (errors / rows.length) * 100),
    load,
    memory,
    each,
    wrong,
  };
}

function report() {
  const self = fileURLToPath(import.meta.url);
  const results = [];
  console.log("detector            accuracy   import    memory   a text   mistaken");
  for (const name of Object.keys(detectors)) {
    const runs = [1, 2, 3].map(() =>
      JSON.parse(execFileSync(process.execPath, [self, name], { encoding: "utf8" })),
    );
    const row = runs.sort((a, b) => a.load - b.load)[1];
    for (const key of ["load", "memory", "each"]) row[key] = round(row[key], 0);
    results.push({ detector: name, ...row });
    const mistaken = Object.entries(row.wrong)
      .map(([pair, n]) => `${n} ${pair}`)
      .join(", ");
    const cells = [`${row.accuracy} %`, `${row.load} ms`, `${row.memory} MB`, `${row.each} µs`];
    console.log(name.padEnd(18), ...cells.map((cell) => cell.padStart(9)), "", mistaken);
  }
  save("language", results);
}

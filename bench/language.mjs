// How well and how fast is the language of a short text told, beside other sizes of the library and another one?
// Two sets: sentences of 50 to 70 characters, and texts of 20 to 60 letters full of names. Long is a text of 2,000.
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
const sets = { sentences: ["detection.tsv"], names: ["short-texts.tsv", "short-texts-held-out.tsv"] };
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
  const wrong = {};
  const accuracy = {};
  for (const [set, files] of Object.entries(sets)) {
    const rows = files.flatMap(rowsOf);
    let errors = 0;
    for (const [language, text] of rows) {
      const found = await detect(text);
      if (found === language) continue;
      errors++;
      wrong[`${language} as ${found}`] = (wrong[`${language} as ${found}`] ?? 0) + 1;
    }
    accuracy[set] = round(100 - (errors / rows.length) * 100);
  }
  const texts = Object.values(sets)
    .flat()
    .flatMap(rowsOf)
    .map(([, text]) => text);
  const long = languages.map((language) => {
    const own = rowsOf("detection.tsv").filter((row) => row[0] === language);
    return own
      .map(([, text]) => `${text}. `)
      .join("")
      .slice(0, 2_000);
  });
  return {
    accuracy,
    load,
    memory,
    each: await each(detect, texts),
    long: await each(detect, long, 20),
    wrong,
  };
}

function rowsOf(name) {
  const file = new URL(`../test/text/fixtures/${name}`, import.meta.url);
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((row) => row.split("\t"));
}

/** Microseconds a text, in the last round: those before warm up. */
async function each(detect, texts, rounds = 2) {
  let time = 0;
  for (let i = 0; i < rounds; i++) {
    const begin = performance.now();
    for (const text of texts) await detect(text);
    time = ((performance.now() - begin) / texts.length) * 1000;
  }
  return time;
}

function report() {
  const self = fileURLToPath(import.meta.url);
  const results = [];
  console.log("detector           sentences     names    import    memory    a text      long   mistaken");
  for (const name of Object.keys(detectors)) {
    const runs = [1, 2, 3].map(() =>
      JSON.parse(execFileSync(process.execPath, [self, name], { encoding: "utf8" })),
    );
    const row = runs.sort((a, b) => a.load - b.load)[1];
    for (const key of ["load", "memory", "each", "long"]) row[key] = round(row[key], 0);
    results.push({ detector: name, ...row });
    const mistaken = Object.entries(row.wrong)
      .map(([pair, n]) => `${n} ${pair}`)
      .join(", ");
    const cells = [
      `${row.accuracy.sentences} %`,
      `${row.accuracy.names} %`,
      `${row.load} ms`,
      `${row.memory} MB`,
      `${row.each} µs`,
      `${row.long} µs`,
    ];
    console.log(name.padEnd(18), ...cells.map((cell) => cell.padStart(9)), "", mistaken);
  }
  save("language", results);
}

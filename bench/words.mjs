// How fast is a text cut into words, beside Intl.Segmenter and a regular expression?
//   npm run build && node bench/words.mjs
import { cut } from "../dist/src/text/pieces.js";
import { wordsOf } from "../dist/src/text/words.js";
import { names, text } from "./corpus.mjs";
import { medians, round, save, timed } from "./measure.mjs";

// One sign beyond Latin-1 makes a string of two bytes a character, as most real texts are.
const plain = text(2_000_000, names(5_000));
const sample = plain.replaceAll(". ", ".\u2009").replaceAll("cesa", "č\u00e9sa");
const segmenter = new Intl.Segmenter("en", { granularity: "word" });
const letters = /[\p{L}\p{M}\p{N}]+/gu;

function segment(part) {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(part)) if (isWordLike) count++;
  return count;
}

function inPieces(part, size = 1_000) {
  let count = 0;
  for (let from = 0; from < part.length; from += size) count += segment(part.slice(from, from + size));
  return count;
}

/** What a program does with such words before it looks them up. */
function lowered(part) {
  let count = 0;
  const seen = new Set();
  for (const word of part.match(letters)) {
    seen.add(word.toLowerCase());
    count++;
  }
  return count;
}

/** One run only for what takes seconds. */
const once = async (run) => timed(run);
const rows = [
  ["referent, pieces with hashes", 2_000_000, medians, (part) => cut(part).count],
  ["referent, words as objects", 2_000_000, medians, (part) => wordsOf(part).length],
  ["regular expression", 2_000_000, medians, (part) => part.match(letters).length],
  ["regular expression, words in lower case", 2_000_000, medians, lowered],
  ["Intl.Segmenter, pieces of 1,000", 100_000, medians, (part) => inPieces(part)],
  ["Intl.Segmenter, one call", 50_000, once, segment],
];

const results = [];
for (const [name, length, measure, run] of rows) {
  const part = sample.slice(0, length);
  const { wall, cpu } = await measure(() => run(part));
  const row = {
    name,
    characters: length,
    wall_ms: round(wall, 1),
    cpu_ms: round(cpu, 1),
    // The better clock: the wall is too long under load, the processor time when V8's threads help.
    mchar_per_s: round(length / Math.min(wall, cpu) / 1000, 3),
  };
  row.referent_is_times_faster = round(results[0] ? results[0].mchar_per_s / row.mchar_per_s : 1, 1);
  results.push(row);
  console.log(
    `${name.padEnd(40)} ${String(row.mchar_per_s).padStart(8)} M char/s   × ${row.referent_is_times_faster}`,
  );
}
save("words", results);

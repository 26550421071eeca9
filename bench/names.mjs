// How fast are names found in running text, beside the JavaScript packages that do the same?
//   npm run build && node bench/names.mjs [5000 100000 1000000]
// With REFERENT_DATA (gold sets) and REFERENT_KB (a pack) there is a second table, of its names and of that text.
import { Worker } from "node:worker_threads";
import { round, save } from "./measure.mjs";
import { goldText, packNames, prose } from "./prose.mjs";

const taggers = [
  "referent",
  "modern-ahocorasick/unicode-fast",
  "modern-ahocorasick, borders told outside",
  "flashtext.js",
  "FlexSearch, a query a sentence",
];
/** What is given to a tagger that does not end. */
const patience = 120_000;

const { REFERENT_DATA: folder, REFERENT_KB: kb } = process.env;
const sizes = process.argv.slice(2).map(Number);
const results = [];
for (const size of sizes.length > 0 ? sizes : [5_000, 100_000, 1_000_000]) {
  const all = await packNames(size + 20_000);
  const names = all.slice(0, size);
  await compare("starter and made-up people, prose", names, await prose(2_000_000, names, all.slice(size)));
  if (!folder || !kb) continue;
  await compare("names of the pack, gold text", await packNames(size, kb), goldText(folder, 2_000_000));
}
if (!folder || !kb) console.log("REFERENT_DATA or REFERENT_KB is not set: no second table");
save("names", results);

async function compare(corpus, names, text) {
  const row = { corpus, names: names.length, taggers: {} };
  let ours;
  for (const tagger of taggers) {
    const answer = await run(tagger, names, text);
    if (tagger === "referent") ours = answer;
    const { spans, ...figures } = answer;
    if (spans && answer !== ours) Object.assign(figures, differences(ours.spans, spans, text));
    if (answer !== ours && answer.mchar_per_s)
      figures.referent_is_times_as_fast = round(ours.mchar_per_s / answer.mchar_per_s, 1);
    console.log(corpus, names.length, tagger, JSON.stringify(figures));
    // Examples are shown, not kept: the text may be of others.
    const { examples: _, ...kept } = figures;
    row.taggers[tagger] = kept;
  }
  results.push(row);
}

/** What one found and the other did not, in the first 40,000 characters. */
function differences(ours, theirs, text) {
  const key = ([start, end]) => `${start} ${end}`;
  const [a, b] = [new Set(ours.map(key)), new Set(theirs.map(key))];
  const only = (list, others) => list.filter((span) => !others.has(key(span)));
  const told = (list) => list.slice(0, 4).map(([start, end]) => text.slice(start - 3, end + 3));
  const [more, less] = [only(ours, b), only(theirs, a)];
  return {
    only_referent: more.length,
    only_this: less.length,
    examples: [...told(more), "|", ...told(less)],
  };
}

function run(tagger, names, text) {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("taggers.mjs", import.meta.url), {
      workerData: { tagger, names, text },
      resourceLimits: { maxOldGenerationSizeMb: 6000 },
    });
    const end = (answer) => {
      clearTimeout(late);
      worker.terminate();
      resolve(answer);
    };
    const late = setTimeout(() => end({ failed: `not done in ${patience / 1000} s` }), patience);
    worker.once("message", end);
    worker.once("error", (error) => end({ failed: error.message }));
  });
}

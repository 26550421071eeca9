// Does the cost of resolving grow linearly with the text, whatever the text is?
//   npm run build && node bench/linear.mjs
import { createResolver } from "../dist/src/index.js";
import { entities, text } from "./corpus.mjs";
import { round, save, timed } from "./measure.mjs";

const list = entities(5_000);
const news = text(
  100_000,
  list.map(({ name }) => name),
);
const fill = (part) => (length) =>
  part
    .repeat(Math.ceil(length / [...part].length))
    .slice(0, part.length === [...part].length ? length : length * 2);
const sentences = {
  en: "The minister of Finance met Angela Merkel in Berlin on Monday, and the talks went on. ",
  it: "Il ministro ha incontrato Angela Merkel a Berlino lunedì, e l'incontro dell'Unione continua. ",
  fr: "Le ministre a rencontré Angela Merkel à Berlin lundi, et l'entretien s'est poursuivi. ",
  de: "Der Minister traf Angela Merkel am Montag in Berlin, und die Gespräche gingen weiter. ",
  es: "El ministro se reunió con Angela Merkel en Berlín el lunes, y las conversaciones siguieron. ",
  pt: "O ministro encontrou Angela Merkel em Berlim na segunda-feira, e as conversas continuaram. ",
  ja: "大臣は月曜日にベルリンでアンゲラ・メルケルと会談し、協議は続いた。",
  zh: "部长星期一在柏林会见了安格拉·默克尔，会谈仍在继续。",
};

const texts = {
  ...Object.fromEntries(Object.entries(sentences).map(([tag, sentence]) => [`news ${tag}`, fill(sentence)])),
  "names of the list": (length) => news.slice(0, length),
  "one Han run": fill("漢字東京都大阪府中国人民共和国日本語学校"),
  "one word": fill("a"),
  "one capital word": (length) => `A${"a".repeat(length - 1)}`,
  "combining marks": fill("\u0301"),
  "letters with marks": fill("e\u0301"),
  astral: fill("🚀"),
  "astral letters": fill("𝒜"),
  "a.b.c.d": fill("a.b.c.d."),
  "A.B.C.D": fill("A.B.C.D."),
  spaces: fill(" "),
  "empty lines": fill("\n"),
  apostrophes: fill("l'"),
  "one name": (length) => `${list[0].name} `.repeat(Math.ceil(length / list[0].name.length)).slice(0, length),
  "capitals in a row": fill("Foo Bar Baz "),
  "lone surrogates": fill("\ud800"),
  underscores: fill("_"),
  Thai: fill("ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน"),
};

const resolver = createResolver({ publicKb: false });
await resolver.resolve({ text: "warm", language: "en", dataset: list });
const results = [];
for (const [name, make] of Object.entries(texts)) {
  const language = name.startsWith("news ") ? name.slice(5) : "en";
  const times = {};
  for (const length of [1_000, 10_000, 100_000]) {
    const sample = Array.from(make(length)).slice(0, length).join("");
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 5; i++) {
      const { wall, cpu } = await timed(() => resolver.resolve({ text: sample, language, dataset: list }));
      best = Math.min(best, wall, cpu);
    }
    times[length] = round(best);
  }
  const growth = round(times[100_000] / Math.max(times[10_000], 0.2), 1);
  results.push({ text: name, ms: times, growth_10k_to_100k: growth });
  console.log(
    `${name.padEnd(20)} ${String(times[1_000]).padStart(8)} ${String(times[10_000]).padStart(9)} ${String(times[100_000]).padStart(10)} ms   × ${growth}`,
  );
}
save("linear", results);

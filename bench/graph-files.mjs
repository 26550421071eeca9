// What does `referent resolve --graph FILE` cost on 3.4 MB of Turtle, beside a process that only parses the file with N3?
//   npm run build && node bench/graph-files.mjs [runs]
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { quantile, round, save } from "./measure.mjs";

const main = fileURLToPath(new URL("../dist/src/cli/main.js", import.meta.url));
const n3 = import.meta.resolve("n3");
const runs = Number(process.argv[2] ?? 5);
const size = 3.4e6;

const syllables = "ka lo mi ter ran sel dor vin pra ne shu gol bert is an or el tur ba che".split(" ");
let state = 1;
const random = (below) => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) % below;
const word = () => {
  const text = Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)]).join("");
  return text[0].toUpperCase() + text.slice(1);
};
const two = (tag) => `"${word()} ${word()}"@${tag}`;

const prefixes = `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix ex: <https://vocab.example/> .
`;
/** One subject of each kind of vocabulary. */
const kinds = {
  "thesaurus: labels, a broader term, a definition": (i) =>
    `ex:c${i} a skos:Concept ; skos:prefLabel ${two("en")} , ${two("de")} , ${two("fr")} ; skos:broader ex:c${random(i)} ; skos:definition "${word()} is a kind of ${word()}"@en .\n`,
  "labels in 13 languages": (i) =>
    `ex:c${i} skos:prefLabel ${"en de fr es it pt ru ar zh ja pl nl cs".split(" ").map(two).join(" , ")} .\n`,
  "ontology: restrictions in blank nodes": (i) =>
    `ex:c${i} a owl:Class ; rdfs:label ${two("en")} ; rdfs:subClassOf [ a owl:Restriction ; owl:onProperty ex:p${random(50)} ; owl:allValuesFrom [ owl:unionOf ( ex:c1 ex:c${random(i)} ) ] ] .\n`,
  "three short names a subject": (i) => `ex:c${i} skos:prefLabel "${word()}" , "${word()}" , "${word()}" .\n`,
};

const parseAlone = `import n3 from ${JSON.stringify(n3)}; import { readFileSync } from "node:fs";
new (n3.Parser ?? n3.default.Parser)().parse(readFileSync(process.argv[1], "utf8"));`;
const folder = mkdtempSync(join(tmpdir(), "graph-files-"));
const results = [];
try {
  for (const [name, subject] of Object.entries(kinds)) {
    let text = prefixes;
    let subjects = 0;
    while (text.length < size) text += subject(++subjects);
    const file = join(folder, "vocabulary.ttl");
    writeFileSync(file, text);
    const commands = {
      ours: [main, "resolve", "-l", "en", "--json", "--graph", file, "Kalo Mi was there."],
      n3: ["--input-type=module", "-e", parseAlone, file],
    };
    const times = { ours: [], n3: [] };
    for (let i = 0; i < runs; i++)
      for (const [who, words] of Object.entries(commands)) {
        const start = performance.now();
        const { status, stderr } = spawnSync(process.execPath, words);
        if (status !== 0) throw new Error(`${who} ended with ${status}: ${stderr}`);
        times[who].push(performance.now() - start);
      }
    const [ours, parsing] = [quantile(times.ours, 0.5), quantile(times.n3, 0.5)];
    results.push({
      name,
      subjects,
      seconds: round(ours / 1000),
      n3_alone_seconds: round(parsing / 1000),
      ratio: round(ours / parsing, 1),
    });
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.table(results);
save("graph-files", results);

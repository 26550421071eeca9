// What do links by name (--anchors) do for real text? The gold sets of REFERENT_DATA (default ../shared) are taken
// source by source: the links of all other sources are counted as anchors, a pack of its Wikidata slice is built with
// them, and the source that was left out is measured with that pack and with one without anchors. So no document tells
// its own answers. Run on compiled code, with a pack of the slice without anchors:
//   node dist/src/cli/main.js kb build --wikidata $REFERENT_DATA/kb/wikidata-slice.json.gz --out slice.kb
//   node bench/anchors.mjs slice.kb [part of a set's name ...]
// It takes some three minutes a source. Writes bench/results/anchors-quality.json.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openPublicKb } from "../dist/src/datasets/public-kb.js";
import { readJsonLinesGold, runSet, score } from "../dist/src/evaluation/index.js";
import { createResolver } from "../dist/src/index.js";
import { save } from "./measure.mjs";

const root = resolve(import.meta.dirname, "..");
const data = process.env.REFERENT_DATA ?? resolve(root, "../shared");
const [pack, ...only] = process.argv.slice(2);
if (!pack || !existsSync(join(data, "gold"))) {
  console.error("usage: node bench/anchors.mjs PACK [SET...]; the gold is read from REFERENT_DATA");
  process.exit(2);
}

/** Sets by source: those of one source are left out together. `text`: every name of a document is marked. */
const sources = {
  msnbc: { sets: ["en/msnbc"], text: true },
  "news-fair": { sets: ["en/news-fair-dev"], text: true },
  "wiki-fair": { sets: ["en/wiki-fair-dev"], text: true },
  reuters: { sets: ["en/reuters-128"], text: true },
  oke: { sets: ["en/oke-2015-train"], text: true },
  derczynski: { sets: ["en/derczynski"], text: true },
  aida: { sets: ["en/aida-testa", "en/aida-train"], text: true, measured: "en/aida-testa" },
  gum: { sets: ["en/gum-dev", "en/gum-train"], measured: "en/gum-dev" },
  rss: { sets: ["en/rss500-train"] },
  istex: { sets: ["en/istex-train"] },
  mintaka: { sets: ["en/mintaka-1000"] },
};

const goldOf = (name) => ({
  name,
  ...readJsonLinesGold(readFileSync(join(data, "gold", `${name}.jsonl`), "utf8")),
});
const golds = new Map(
  Object.entries(sources).map(([source, { sets }]) => [source, sets.map((name) => goldOf(name))]),
);

/** Rows of anchors of documents: each marked name with its answer, and where it is written without one. */
function anchorsOf(documents) {
  const rows = new Map();
  const count = (surface, id) => {
    const key = `${surface.replace(/\s+/g, " ").trim()}\t${id}`;
    rows.set(key, (rows.get(key) ?? 0) + 1);
  };
  for (const { text, mentions } of documents) {
    const points = [...text];
    // What is linked to nothing known is a link to something else, as a page that the pack does not have.
    for (const { start, end, qid, optional } of mentions)
      if (!optional) count(points.slice(start, end).join(""), qid ?? "Page that the pack does not have");
  }
  return [...rows].map(([key, times]) => `${key}\t${times}`);
}

const folder = mkdtempSync(join(tmpdir(), "referent-bench-anchors-"));
const percent = (value) => (value === null ? "–" : (100 * value).toFixed(1));
const measures = ["text", "accuracy", "accepted", "coverage", "nilResolved"];
const rowOf = (name, { without, with: counted, links }) => {
  const cells = measures.map((one) => `${percent(without[one])} → ${percent(counted[one])}`);
  return `| ${[name, percent(links), ...cells].join(" | ")} |`;
};
const results = {};
const told = [
  "| set | names with links | text F1 | accuracy in KB | accepted P in KB | coverage | NIL resolved |",
  "| --- | --- | --- | --- | --- | --- | --- |",
];
try {
  for (const [source, { sets, text, measured }] of Object.entries(sources)) {
    if (only.length > 0 && !only.some((part) => source.includes(part))) continue;
    const others = [...golds].filter(([name]) => name !== source).flatMap(([, all]) => all);
    const rows = anchorsOf(others.flatMap(({ documents }) => documents));
    const file = join(folder, "anchors.tsv");
    writeFileSync(file, `${rows.join("\n")}\n`);
    const out = join(folder, "anchors.kb");
    const built = spawnSync(
      process.execPath,
      [
        ...[join(root, "dist/src/cli/main.js"), "kb", "build"],
        ...["--wikidata", join(data, "kb/wikidata-slice.json.gz"), "--anchors", file, "--out", out],
      ],
      { encoding: "utf8" },
    );
    if (built.status !== 0) throw new Error(built.stderr);
    console.log(`${source}: ${/^anchors.*$/m.exec(built.stderr)?.[0]}`);
    const gold = golds.get(source)[sets.indexOf(measured ?? sets[0])];
    const surfaces = new Set(rows.map((row) => row.split("\t", 1)[0]));
    const marked = gold.documents.flatMap(({ mentions }) => mentions.filter(({ qid }) => qid));
    const figures = {
      rows: rows.length,
      links: marked.filter(({ text }) => surfaces.has(text)).length / marked.length,
    };
    for (const [what, kb] of [
      ["without", pack],
      ["with", out],
    ]) {
      const layers = await openPublicKb(kb);
      const resolver = createResolver({ publicKb: layers });
      const known = { has: (id) => layers.some((layer) => layer.find(id) !== undefined) };
      const summary = async (task, options) =>
        score([{ gold, predictions: await runSet(resolver, gold, options) }], { task, kb: known }).overall;
      const include = ["candidates", "evidence"];
      const { d2kb } = await summary("d2kb", { spans: true, include });
      const micro = text ? (await summary("a2kb", { include })).a2kb.micro : undefined;
      figures[what] = {
        text: micro?.f1 ?? null,
        accuracy: d2kb.inKb.accuracy,
        accepted: d2kb.inKb.acceptedPrecision,
        coverage: d2kb.coverage,
        nilResolved: d2kb.nil > 0 ? d2kb.nilFalseResolution : null,
      };
    }
    told.push(rowOf(gold.name, figures));
    console.log(told.at(-1));
    results[gold.name] = figures;
  }
} finally {
  rmSync(folder, { recursive: true });
}
save("anchors-quality", results);
console.log(`\n${told.join("\n")}`);

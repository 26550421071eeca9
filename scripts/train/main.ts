import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { CompiledDataset } from "../../src/datasets/dataset.ts";
import { openPublicKb } from "../../src/datasets/public-kb.ts";
import {
  type GoldDocument,
  HidingDataset,
  runSet,
  type SpanFigures,
  score,
  type TextFigures,
} from "../../src/evaluation/index.ts";
import type { Calibration } from "../../src/linking/model/calibration.ts";
import { type Models, models } from "../../src/linking/model/models.ts";
import { TreeScorer } from "../../src/linking/model/scorer.ts";
import type { TreeModel } from "../../src/linking/model/trees.ts";
import type { World } from "../../src/linking/world.ts";
import { createResolver } from "../../src/resolver.ts";
import { loadSegmenter } from "../../src/text/unspaced.ts";
import { isotonic, leftOut, reliabilityOf } from "./calibrate.ts";
import { DimmedDataset } from "./dimmed.ts";
import { jointFeatures, learnLinks, learnLists } from "./learn-links.ts";
import { learnSpans, type Weighted } from "./learn-spans.ts";
import { LinkExamples } from "./link-examples.ts";
import { ownListOf } from "./own-lists.ts";
import { linkedSets, namedSets, ownSets, readLinked, readNamed, type SetRow, sourceOf } from "./sets.ts";
import { type Mark, SpanExamples } from "./span-examples.ts";

const [packFile = "", ...flags] = process.argv.slice(2);
const data = resolve(process.env.REFERENT_DATA ?? "../shared");
const log = (text: string) => console.error(`${(performance.now() / 1000).toFixed(0)}s ${text}`);

await loadSegmenter();
const [slice] = (await openPublicKb(packFile)) as [CompiledDataset];
const [starter] = (await openPublicKb(undefined)) as [CompiledDataset];
const worldOf = (dataset: CompiledDataset): World => ({ uri: "wikidata://public", kind: "public", dataset });

const linked = [...linkedSets, ...ownSets].map((row) => ({ row, documents: readLinked(data, row) }));

/** Spans that are no names of the kinds that are looked for. */
const numbers = /DATE|TIME|QUANTITY|PERCENT|MONEY|ORDINAL|CARDINAL|NUMBER/i;

async function spanExamples(): Promise<Weighted<SpanExamples>[]> {
  const sets: Weighted<SpanExamples>[] = [];
  for (const { row, documents } of linked) {
    if (!row.text) continue;
    for (const [kb, part, dataset] of [
      ["slice", 0.5, slice],
      ["starter", 0.3, starter],
    ] as const) {
      const examples = new SpanExamples();
      for (const { text, lang, mentions, span } of documents)
        await examples.add(text, languageIn(lang), [worldOf(dataset)], mentions, span);
      sets.push({ name: `${row.name} ${kb}`, source: sourceOf(row), share: row.share * part, examples });
    }
    const examples = new SpanExamples();
    for (const [i, document] of documents.entries()) {
      const { text, lang, mentions, span } = document;
      const { world, concepts } = ownListOf(document, slice, noiseOf(documents, i));
      const worlds = i % 3 === 0 ? [world] : [world, worldOf(i % 3 === 1 ? slice : starter)];
      await examples.add(text, languageIn(lang), worlds, [...mentions, ...concepts], span);
    }
    sets.push({ name: `${row.name} own`, source: sourceOf(row), share: row.share * 0.2, examples });
  }
  for (const row of namedSets) {
    const examples = new SpanExamples();
    let i = 0;
    for (const { text, lang, spans } of readNamed(data, row)) {
      const marks = spans.map(([start, end, type]): Mark => ({ start, end, optional: numbers.test(type) }));
      await examples.add(text, lang, [worldOf(i++ % 2 ? starter : slice)], marks);
    }
    sets.push({ name: row.name, source: `named ${row.name}`, share: row.share, examples });
  }
  return sets;
}

/**
 * Puts the model of spans in use that was learned from the other half of the sources: how sure a span is must be no better
 * for what links are learned from than it is for a new text.
 */
class Halves {
  readonly #sources: readonly string[];
  readonly #models: readonly TreeModel[];

  constructor(sets: readonly Weighted<SpanExamples>[]) {
    this.#sources = [...new Set(sets.map(({ source }) => source))];
    this.#models = [0, 1].map((half) => learnSpans(sets.filter(({ source }) => this.#half(source) !== half)));
  }

  use(row: SetRow): void {
    use({ spans: this.#models[this.#half(sourceOf(row))]! });
  }

  #half(source: string): number {
    return this.#sources.indexOf(source) & 1;
  }
}

async function linkExamples(halves: Halves): Promise<Weighted<LinkExamples>[]> {
  const sets: Weighted<LinkExamples>[] = [];
  const full = new HidingDataset(slice);
  const dimmed = new HidingDataset(new DimmedDataset(slice));
  const small = new HidingDataset(starter);
  for (const { row, documents } of linked) {
    halves.use(row);
    const own = new LinkExamples();
    const ofStarter = new LinkExamples();
    for (const [i, document] of documents.entries()) {
      const dataset = i % 3 === 2 ? dimmed : full;
      await own.add(document, worldOf(dataset), dataset, row.text === true);
      if (i % 2 === 0 || row.source === "own")
        await ofStarter.add(document, worldOf(small), small, row.text === true);
    }
    sets.push({
      name: `${row.name} slice`,
      source: sourceOf(row),
      share: row.share * (row.source === "own" ? 0.3 : 0.7),
      hidden: row.source === "own" ? 3 : 1,
      examples: own,
    });
    sets.push({
      name: `${row.name} starter`,
      source: sourceOf(row),
      share: row.share * (row.source === "own" ? 0.7 : 0.3),
      hidden: row.source === "own" ? 3 : 2,
      examples: ofStarter,
    });
  }
  return sets;
}

/** Entities of other documents: what a list has and a text does not name. */
function noiseOf(documents: readonly GoldDocument[], i: number): string[] {
  const other = documents[(i + 1) % documents.length]!;
  return other.mentions.flatMap(({ qid }) => qid ?? []).slice(0, 10);
}

/** Lists of callers beside the public world, and candidates of callers. */
async function ownExamples(
  halves: Halves,
): Promise<{ user: Weighted<LinkExamples>[]; given: Weighted<LinkExamples>[] }> {
  const user: Weighted<LinkExamples>[] = [];
  const given: Weighted<LinkExamples>[] = [];
  for (const { row, documents } of linked) {
    halves.use(row);
    const ofUser = new LinkExamples();
    const ofGiven = new LinkExamples();
    for (const [i, document] of documents.entries()) {
      if (i % 2 === 1) continue;
      const { world } = ownListOf(document, slice, noiseOf(documents, i));
      const layers = [[slice], [starter], []][(i >> 1) % 3]!.map(worldOf);
      await ofUser.addOwn(document, world, layers, row.text === true);
      await ofGiven.addGiven(document, worldOf(slice));
    }
    user.push({ name: row.name, source: sourceOf(row), share: row.share, hidden: 1.5, examples: ofUser });
    given.push({ name: row.name, source: sourceOf(row), share: row.share, hidden: 4, examples: ofGiven });
  }
  return { user, given };
}

function percent(value: number | null | undefined): string {
  return (100 * (value ?? 0)).toFixed(1).padStart(5);
}

function languageIn(lang: string | undefined) {
  return (lang ?? "en").slice(0, 2) as "en";
}

function use(learned: { readonly [Name in keyof Models]?: TreeModel }): void {
  for (const [name, model] of Object.entries(learned))
    models[name as keyof Models] = new TreeScorer(() => model);
}

function write(name: string, model: TreeModel, what: string): void {
  writeFileSync(
    `data/weights/${name}.ts`,
    [
      'import type { TreeModel } from "../../src/linking/model/trees.ts";',
      "",
      `/** ${what} Written by \`npm run train\`: do not edit. */`,
      `export const ${name}: TreeModel = ${JSON.stringify(model)};`,
      "",
    ].join("\n"),
  );
}

/** Where what is learned without a source is kept, for `--again`. */
const folds = process.env.FOLDS ?? join(tmpdir(), "referent-folds");
mkdirSync(folds, { recursive: true });
const lists = flags.includes("--lists");
const again = flags.includes("--again");
if (lists) {
  const { user, given } = await ownExamples(new Halves(await spanExamples()));
  log(`${user.reduce((sum, { examples }) => sum + examples.begins.length, 0)} mentions with lists`);
  await checkLists("user", user);
  await checkLists("given", given);
  process.exit();
}
const spans = again ? [] : await spanExamples();
log(`${spans.reduce((sum, { examples }) => sum + examples.labels.length, 0)} arcs`);
const spanModel = again ? undefined : learnSpans(spans);
const halves = again ? undefined : new Halves(spans);
log("spans learned");
const links = halves ? await linkExamples(halves) : [];
const own = halves ? await ownExamples(halves) : { user: [], given: [] };
if (spanModel) use({ spans: spanModel });
log(
  `${links.reduce((sum, { examples }) => sum + examples.begins.length, 0)} mentions, ${links.reduce((sum, { examples }) => sum + examples.rows.count, 0)} rows`,
);

if (flags.includes("--check")) {
  const only = flags
    .find((flag) => flag.startsWith("--only="))
    ?.slice(7)
    .split(",");
  const groups: string[][] = flags.includes("--groups")
    ? [
        ["en/msnbc", "en/wiki-fair", "en/oke-2015", "de/news-100", "en/derczynski"],
        ["en/reuters-128", "en/news-fair", "eneide-amd", "fr/hipe2020", "de/hipe2020", "aida"],
      ]
    : [...new Set(linkedSets.filter(({ measured }) => measured).map(sourceOf))].map((source) => [source]);
  await check(groups.filter((group) => !only || group.some((source) => only.includes(source))));
} else {
  const local = learnLinks(links, jointFeatures);
  log("local learned");
  const coherent = learnLinks(links);
  log("coherent learned");
  const user = learnLists(own.user);
  const given = learnLists(own.given);
  log("lists learned");
  write("user", user, "Is an entity of a caller's list meant?");
  write("given", given, "Is a candidate that a caller sent meant?");
  write("spans", spanModel!, "Does a mention stand here?");
  write("local", local, "Is a candidate meant, by itself?");
  write("coherent", coherent, "Is a candidate meant, with what the other mentions say?");
  calibrate(links, own);
}

/** Measures every source with models that were learned from the others. */
async function check(groups: readonly (readonly string[])[]): Promise<void> {
  const resolver = createResolver({ publicKb: slice });
  const kb = { has: (id: string) => slice.find(id) !== undefined };
  const sums = { text: 0, spans: 0, sets: 0 };
  for (const group of groups) {
    const others = <T>(sets: readonly Weighted<T>[]) => sets.filter(({ source }) => !group.includes(source));
    const file = `${folds}/${group.join("+").replaceAll("/", "_")}.json`;
    if (flags.includes("--again") && existsSync(file)) use(JSON.parse(readFileSync(file, "utf8")));
    else {
      const learned = {
        spans: learnSpans(others(spans)),
        local: learnLinks(others(links), jointFeatures),
        coherent: learnLinks(others(links)),
        user: learnLists(others(own.user)),
        given: learnLists(others(own.given)),
      };
      writeFileSync(file, JSON.stringify(learned));
      use(learned);
    }
    for (const { row, documents } of linked) {
      if (!row.measured || !group.includes(sourceOf(row))) continue;
      const set = {
        name: row.name,
        documents: readLinked(data, { ...row, every: 1 }).slice(0, documents.length * 2),
      };
      const figures = async (task: "a2kb" | "d2kb") => {
        const predictions = await runSet(resolver, set, { spans: task === "d2kb" });
        return score([{ gold: set, predictions }], { task, kb, resamples: 0 }).overall[task]!;
      };
      const a = (await figures("a2kb")) as TextFigures;
      const d = (await figures("d2kb")) as SpanFigures;
      console.log(
        `${row.name.padEnd(20)} A2KB ${percent(a.inKb?.f1)} (P ${percent(a.inKb?.p)} R ${percent(a.inKb?.r)}) MD ${percent(a.mentionDetection.f1)}  D2KB ${percent(d.inKb?.accuracy)} accepted P ${percent(d.inKb?.acceptedPrecision)} coverage ${percent(d.coverage)} NIL resolved ${percent(d.nilFalseResolution)}`,
      );
      if (!/aida|news-100/.test(row.name)) {
        sums.text += a.inKb?.f1 ?? 0;
        sums.spans += d.inKb?.accuracy ?? 0;
        sums.sets++;
      }
    }
    log(group.join(", "));
  }
  console.log(
    `mean of ${sums.sets} sets: A2KB ${percent(sums.text / sums.sets)}, D2KB ${percent(sums.spans / sums.sets)}`,
  );
}

/** How many mentions with a caller's list are right: learned from one half of the sources, measured on the other. */
async function checkLists(name: string, sets: readonly Weighted<LinkExamples>[]): Promise<void> {
  const sources = [...new Set(sets.map(({ source }) => source))];
  for (const half of [0, 1]) {
    const isIn = ({ source }: { source: string }) => sources.indexOf(source) % 2 === half;
    const scorer = new TreeScorer(() => learnLists(sets.filter((set) => !isIn(set))));
    const counts: Record<string, { all: number; answered: number; right: number }> = {};
    for (const { examples } of sets.filter(isIn)) {
      const values = examples.rows.values();
      examples.begins.forEach((begin, i) => {
        const end = examples.begins[i + 1] ?? examples.rows.count;
        const sums = Array.from({ length: end - begin }, (_, k) =>
          scorer.sum(values, (begin + k) * examples.rows.width),
        );
        const best = sums.indexOf(Math.max(...sums));
        const nil = sums.length - 1;
        const count = (counts[examples.from[i]!] ??= { all: 0, answered: 0, right: 0 });
        count.all++;
        if (best !== nil) count.answered++;
        if (examples.right[i]!.includes(best)) count.right++;
      });
    }
    console.log(name, half, JSON.stringify(counts));
  }
}

/** Writes the calibration of each path, and tells how true it is on the half of the sources that it was not made of. */
function calibrate(
  links: readonly Weighted<LinkExamples>[],
  { user, given }: { user: Weighted<LinkExamples>[]; given: Weighted<LinkExamples>[] },
): void {
  const paths = {
    "public/local": leftOut(links, (sets) => learnLinks(sets, jointFeatures)),
    "public/coherent": leftOut(links, (sets) => learnLinks(sets)),
    "public/candidates": leftOut(given, learnLists),
    "user/local": leftOut(user, learnLists),
  };
  const tables: Record<string, Calibration> = {};
  for (const [path, parts] of Object.entries(paths)) {
    tables[path] = isotonic(parts.flat());
    parts.forEach((part, i) => {
      const { error, precise, share } = reliabilityOf(part, isotonic(parts[1 - i]!));
      console.log(
        `${path}: ECE ${percent(error)}, at 0.9 and above right ${percent(precise)} of ${percent(share)}`,
      );
    });
  }
  tables["user/coherent"] = tables["user/local"]!;
  writeFileSync(
    "data/weights/calibration.ts",
    [
      'import type { Calibration } from "../../src/linking/model/calibration.ts";',
      'import type { Path } from "../../src/linking/model/paths.ts";',
      "",
      "/** What a probability of each path was worth on sources left out. Written by `npm run train`: do not edit. */",
      `export const calibration: Readonly<Record<Path, Calibration>> = ${JSON.stringify(tables)};`,
      "",
    ].join("\n"),
  );
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type GoldSet,
  type Run,
  runSet,
  type SpanFigures,
  score,
  type TextFigures,
} from "../../src/evaluation/index.ts";
import { createResolver } from "../../src/resolver.ts";
import { type AllLinks, data, type Material } from "./examples.ts";
import { learnCandidates } from "./learn-links.ts";
import { learnSpans } from "./learn-spans.ts";
import { use } from "./models-in-use.ts";
import { percent } from "./percent.ts";
import { linkedSets, readLinked, sourceOf, type Weighted } from "./sets.ts";
import type { SpanExamples } from "./span-examples.ts";

interface CheckOptions {
  /** Sources that are left out together. */
  readonly groups: readonly (readonly string[])[];
  /** Uses the models of an earlier check. */
  readonly again: boolean;
}

/** One source at a time is left out. */
export const oneByOne: readonly (readonly string[])[] = [
  ...new Set(linkedSets.filter(({ measured }) => measured).map(sourceOf)),
].map((source) => [source]);

/** Five or six sources are left out at a time: the models learn from less, in two steps in place of eleven. */
export const inTwo: readonly (readonly string[])[] = [
  ["en/msnbc", "en/wiki-fair", "en/oke-2015", "de/news-100", "en/derczynski"],
  ["en/reuters-128", "en/news-fair", "eneide-amd", "fr/hipe2020", "de/hipe2020", "aida"],
];

/** The folder for the models that were learned without a group. */
const folds = process.env.FOLDS ?? join(tmpdir(), "referent-folds");

/** Measures every source with models that were learned from the others. */
export async function check(
  { slice, linked }: Material,
  spans: readonly Weighted<SpanExamples>[],
  { links, user, given }: AllLinks,
  { groups, again }: CheckOptions,
): Promise<void> {
  mkdirSync(folds, { recursive: true });
  const resolver = createResolver({ publicKb: slice });
  const kb = { has: (id: string) => slice.find(id) !== undefined };
  const sums = { text: 0, spans: 0, sets: 0, precise: 0, share: 0, measured: 0 };
  for (const group of groups) {
    const others = <T>(sets: readonly Weighted<T>[]) => sets.filter(({ source }) => !group.includes(source));
    const file = `${folds}/${group.join("+").replaceAll("/", "_")}.json`;
    if (again && existsSync(file)) use(JSON.parse(readFileSync(file, "utf8")));
    else {
      const learned = {
        spans: learnSpans(others(spans)),
        ...learnCandidates({ links: others(links), user: others(user), given: others(given) }),
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
      const found = await runSet(resolver, set);
      const marked = await runSet(resolver, set, { spans: true });
      const figures = (task: "a2kb" | "d2kb", predictions: Run) =>
        score([{ gold: set, predictions }], { task, kb, resamples: 0 }).overall[task]!;
      const a = figures("a2kb", found) as TextFigures;
      const d = figures("d2kb", marked) as SpanFigures;
      const { precise, share } = topOf(set, marked);
      sums.precise += precise;
      sums.share += share;
      sums.measured++;
      console.log(
        `${row.name.padEnd(20)} A2KB ${percent(a.inKb?.f1)} (P ${percent(a.inKb?.p)} R ${percent(a.inKb?.r)}) MD ${percent(a.mentionDetection.f1)}  D2KB ${percent(d.inKb?.accuracy)} accepted P ${percent(d.inKb?.acceptedPrecision)} coverage ${percent(d.coverage)} NIL resolved ${percent(d.nilFalseResolution)} sure ${percent(share)} of answers, right ${percent(precise)}`,
      );
      if (!/aida|news-100/.test(row.name)) {
        sums.text += a.inKb?.f1 ?? 0;
        sums.spans += d.inKb?.accuracy ?? 0;
        sums.sets++;
      }
    }
  }
  console.log(
    `mean of ${sums.sets} sets: A2KB ${percent(sums.text / sums.sets)}, D2KB ${percent(sums.spans / sums.sets)}; of all ${sums.measured} sure ${percent(sums.share / sums.measured)} of answers, right ${percent(sums.precise / sums.measured)}`,
  );
}

/** People take an answer of at least this probability for sure. */
const SURE = 0.9;

/** For marked names: the share of answers that are reported as sure, and the precision of these. */
function topOf({ documents }: GoldSet, run: Run): { precise: number; share: number } {
  let answers = 0;
  let sure = 0;
  let right = 0;
  for (const { id, mentions } of documents)
    for (const { start, end, entity, signals } of run.get(id) ?? []) {
      if (!entity) continue;
      answers++;
      if ((signals.match_probability ?? 0) < SURE) continue;
      sure++;
      const gold = mentions.find((one) => one.start === start && one.end === end);
      if (gold && [gold.qid, ...(gold.alt ?? [])].includes(entity.id)) right++;
    }
  return { precise: right / sure, share: sure / answers };
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runSet, type SpanFigures, score, type TextFigures } from "../../src/evaluation/index.ts";
import { createResolver } from "../../src/resolver.ts";
import { type AllLinks, data, type Material } from "./examples.ts";
import { jointFeatures, learnLinks, learnLists, USER_STEP } from "./learn-links.ts";
import { learnSpans, type Weighted } from "./learn-spans.ts";
import { use } from "./models-in-use.ts";
import { linkedSets, readLinked, sourceOf } from "./sets.ts";
import type { SpanExamples } from "./span-examples.ts";

export interface CheckOptions {
  /** Sources that are left out together. */
  readonly groups: readonly (readonly string[])[];
  /** Uses what an earlier check learned. */
  readonly again: boolean;
}

/** One source at a time is left out. */
export const oneByOne: readonly (readonly string[])[] = [
  ...new Set(linkedSets.filter(({ measured }) => measured).map(sourceOf)),
].map((source) => [source]);

/** Five or six sources at a time are left out: learned from less, in 14 minutes. */
export const inTwo: readonly (readonly string[])[] = [
  ["en/msnbc", "en/wiki-fair", "en/oke-2015", "de/news-100", "en/derczynski"],
  ["en/reuters-128", "en/news-fair", "eneide-amd", "fr/hipe2020", "de/hipe2020", "aida"],
];

/** Where what is learned without a group is kept. */
const folds = process.env.FOLDS ?? join(tmpdir(), "referent-folds");
mkdirSync(folds, { recursive: true });

/** Measures every source with models that were learned from the others. */
export async function check(
  { slice, linked }: Material,
  spans: readonly Weighted<SpanExamples>[],
  { links, user, given }: AllLinks,
  { groups, again }: CheckOptions,
): Promise<void> {
  const resolver = createResolver({ publicKb: slice });
  const kb = { has: (id: string) => slice.find(id) !== undefined };
  const sums = { text: 0, spans: 0, sets: 0 };
  for (const group of groups) {
    const others = <T>(sets: readonly Weighted<T>[]) => sets.filter(({ source }) => !group.includes(source));
    const file = `${folds}/${group.join("+").replaceAll("/", "_")}.json`;
    if (again && existsSync(file)) use(JSON.parse(readFileSync(file, "utf8")));
    else {
      const learned = {
        spans: learnSpans(others(spans)),
        local: learnLinks(others(links), jointFeatures),
        coherent: learnLinks(others(links)),
        user: learnLists(others(user), USER_STEP),
        given: learnLists(others(given)),
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
  }
  console.log(
    `mean of ${sums.sets} sets: A2KB ${percent(sums.text / sums.sets)}, D2KB ${percent(sums.spans / sums.sets)}`,
  );
}

export function percent(value: number | null | undefined): string {
  return (100 * (value ?? 0)).toFixed(1).padStart(5);
}

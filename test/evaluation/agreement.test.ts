import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { type GoldSet, readJsonLinesGold, type ScoreOptions, score } from "../../src/evaluation/index.ts";
import { dataPath, noData } from "../data-folder.ts";
import { type Answers, answersIn, halfOfIds, styles } from "./answers.ts";

const gold = dataPath("gold");
const scorer = dataPath("eval", "score.mjs");

describe.skipIf(!gold || !scorer)(
  `our figures are those of the independent scorer, to the last digit${gold && scorer ? "" : ` (${noData})`}`,
  () => {
    const sets = gold ? readSets(gold) : [];

    it("every gold set is read without loss", () => {
      expect(sets.length).toBeGreaterThan(30);
      expect(sets.reduce((sum, { documents }) => sum + documents.length, 0)).toBeGreaterThan(11_000);
    });

    it("noisy answers, with 1,000 resamples", async () => {
      await agree(
        "noisy",
        { kb: halfOfIds(sets) },
        sets.filter(({ documents }) => documents.length < 100),
      );
    }, 120_000);

    it("noisy answers to every set by itself", async () => {
      for (const set of sets) await agree("noisy", { resamples: 10 }, [set]);
    });

    it.each(Object.keys(styles))("%s, limited to half of the ids", async (style) => {
      await agree(style, { kb: halfOfIds(sets), resamples: 5, seed: 7 });
    });

    it.each(["a2kb", "d2kb", "forced-nil"] as const)("%s alone", async (task) => {
      await agree("noisy", { task, resamples: 5 });
    });

    it("offsets in UTF-16 units", async () => {
      await agree("perfect", { offsets: "utf16", resamples: 0 });
      await agree("noisy", { offsets: "utf16", resamples: 0 });
    });

    async function agree(style: string, options: ScoreOptions, some = sets): Promise<void> {
      const answers = some.map((set, i) => answersIn(styles[style]!, set, i + 1));
      const ours = score(
        some.map((set, i) => ({ gold: set, predictions: answers[i]! })),
        options,
      );
      const theirs = await scoreElsewhere(some, answers, options);
      // Through JSON: their objects have no prototype, ours must still be equal to the last digit.
      expect(JSON.parse(JSON.stringify(ours))).toEqual(JSON.parse(JSON.stringify(theirs)));
    }
  },
);

function readSets(folder: string): GoldSet[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".jsonl"))
    .sort()
    .map((file) => {
      const { documents } = readJsonLinesGold(readFileSync(join(folder, file), "utf8"));
      return { name: file.replace(/\.jsonl$/, ""), documents };
    });
}

async function scoreElsewhere(
  sets: readonly GoldSet[],
  answers: readonly Answers[],
  { task, ...options }: ScoreOptions,
): Promise<unknown> {
  const module = (await import(pathToFileURL(scorer!).href)) as {
    score(sets: unknown, options: unknown): unknown;
  };
  return module.score(
    sets.map(({ name, documents }, i) => ({ name, docs: documents, pred: answers[i] })),
    { ...options, ...(task === "forced-nil" ? { forcedNil: true } : task ? { task } : {}) },
  );
}

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { CompiledDataset } from "../../src/datasets/dataset.ts";
import { openPublicKb } from "../../src/datasets/public-kb.ts";
import {
  type GoldSet,
  HidingDataset,
  type KnownIds,
  readMarkedGold,
  runSet,
  type Summary,
  score,
  type Task,
} from "../../src/evaluation/index.ts";
import { createResolver, type LocalResolver } from "../../src/index.ts";

/**
 * What the engine reaches on own gold with the starter knowledge base, in percent, gold in the knowledge base only.
 * To be raised with the engine, never lowered. `forcedNil` is a ceiling.
 */
const floors = {
  en: { f1: 92, accuracy: 93, precision: 98, coverage: 94, forcedNil: 54 },
  it: { f1: 95, accuracy: 97, precision: 99, coverage: 97, forcedNil: 42 },
  fr: { f1: 94, accuracy: 94, precision: 98, coverage: 95, forcedNil: 44 },
  de: { f1: 94, accuracy: 98, precision: 99, coverage: 98, forcedNil: 44 },
  es: { f1: 93, accuracy: 96, precision: 96, coverage: 99, forcedNil: 51 },
  pt: { f1: 89, accuracy: 92, precision: 93, coverage: 98, forcedNil: 39 },
  ja: { f1: 92, accuracy: 93, precision: 99, coverage: 93, forcedNil: 12 },
  zh: { f1: 93, accuracy: 99, precision: 99, coverage: 99, forcedNil: 25 },
} as const;
type GoldLanguage = keyof typeof floors;
const languages = Object.keys(floors) as GoldLanguage[];

function readOwnGold(language: GoldLanguage): GoldSet {
  const content = readFileSync(new URL(`../../data/gold/${language}.txt`, import.meta.url), "utf8");
  const { documents, faults } = readMarkedGold(content, language);
  expect(faults).toEqual([]);
  return { name: language, documents };
}

describe("own gold", () => {
  it.each(languages)("%s has at least 40 sentences (20 for ja and zh), NILs among them", (language) => {
    const { documents } = readOwnGold(language);
    expect(documents.length).toBeGreaterThanOrEqual(language === "ja" || language === "zh" ? 20 : 40);
    expect(documents.some(({ mentions }) => mentions.some(({ qid }) => qid === null))).toBe(true);
  });
});

describe("the engine on own gold, with the starter knowledge base", () => {
  let layers: HidingDataset[];
  let resolver: LocalResolver;
  let kb: KnownIds;
  beforeAll(async () => {
    const opened: readonly CompiledDataset[] = await openPublicKb(undefined);
    layers = opened.map((layer) => new HidingDataset(layer));
    resolver = createResolver({ publicKb: layers });
    kb = { has: (id) => layers.some((layer) => layer.find(id) !== undefined) };
  });

  async function measure(language: GoldLanguage, task: Task): Promise<Summary> {
    const gold = readOwnGold(language);
    const hide = (ids: readonly string[]) => {
      for (const layer of layers) layer.hide(ids);
    };
    const predictions = await runSet(resolver, gold, {
      spans: task !== "a2kb",
      hide: task === "forced-nil" ? hide : undefined,
    });
    return score([{ gold, predictions }], { task, kb, resamples: 0 }).overall;
  }
  const percent = (value: number | null | undefined) => Math.round(1000 * (value ?? 0)) / 10;

  it.each(languages)("%s: finds and links the names of a text", async (language) => {
    const { a2kb } = await measure(language, "a2kb");
    expect(percent(a2kb!.inKb!.f1)).toBeGreaterThanOrEqual(floors[language].f1);
  });

  it.each(languages)("%s: links the names that it is given", async (language) => {
    const { inKb, coverage } = (await measure(language, "d2kb")).d2kb!;
    expect(percent(inKb!.accuracy)).toBeGreaterThanOrEqual(floors[language].accuracy);
    expect(percent(inKb!.acceptedPrecision)).toBeGreaterThanOrEqual(floors[language].precision);
    expect(percent(coverage)).toBeGreaterThanOrEqual(floors[language].coverage);
  });

  it.each(languages)(
    "%s: does not take the least wrong when the right entity is hidden",
    async (language) => {
      const { forcedNil } = await measure(language, "forced-nil");
      expect(forcedNil!.goldIdReturned).toBe(0);
      expect(percent(forcedNil!.falseResolution)).toBeLessThanOrEqual(floors[language].forcedNil);
    },
  );
});

import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { article } from "../../data/demo/article.ts";
import type { Mention, ResolveRequest, Resolver } from "../../src/contract/index.ts";
import { openPublicKb } from "../../src/datasets/public-kb.ts";
import { readMarkedGold } from "../../src/evaluation/index.ts";
import { createResolver } from "../../src/resolver.ts";
import { CountingDataset } from "./counting-dataset.ts";

let kb: CountingDataset;
let resolver: Resolver;

beforeAll(async () => {
  kb = new CountingDataset((await openPublicKb("starter"))[0]!);
  resolver = createResolver({ publicKb: kb });
});

beforeEach(() => kb.asked.clear());

/** In how many mentions each entity is answered or shown. */
function shownIn(mentions: readonly Mention[]): Map<string, number> {
  const shown = new Map<string, number>();
  for (const { entity, candidates = [], evidence, next_action } of mentions) {
    const ids = [
      entity?.id,
      ...candidates.map(({ id }) => id),
      ...(evidence?.nearest ?? []).map(({ id }) => id),
      evidence?.competitor?.id,
      ...(next_action?.match(/\bQ\d+\b/g) ?? []),
    ];
    for (const id of new Set(ids)) if (id !== undefined) shown.set(id, (shown.get(id) ?? 0) + 1);
  }
  return shown;
}

/** What was asked for though no answer shows it, or more often than answers show it. */
async function tooMany(request: ResolveRequest): Promise<readonly string[]> {
  const { mentions } = await resolver.resolve(request);
  const shown = shownIn(mentions);
  return [...kb.asked].flatMap(([id, times]) => (times > (shown.get(id) ?? 0) ? [`${id} ${times}`] : []));
}

describe("a record is decoded for what an answer tells, and for nothing else:", () => {
  test("of the article of the demonstration, once for each mention that is answered", async () => {
    expect(await tooMany({ text: article })).toEqual([]);
    expect(kb.asked.size).toBeGreaterThan(50);
  });

  test("with candidates and evidence also of each that is shown", async () => {
    expect(await tooMany({ text: article, include: ["candidates", "evidence"] })).toEqual([]);
    expect(kb.asked.size).toBeGreaterThan(200);
  });

  test("of marked names with a type, none that the type excludes", async () => {
    const mentions = [{ start: 0, end: 6, type: "person" }];
    expect(await tooMany({ text: "Jordan scored again.", language: "en", mentions })).toEqual([]);
    expect(kb.asked.size).toBe(1);
  });

  test.each(["en", "de", "fr", "es", "it", "pt", "ja", "zh"] as const)("of gold in %s", async (language) => {
    const gold = readMarkedGold(readFileSync(`data/gold/${language}.txt`, "utf8"), language);
    const texts = gold.documents.filter(({ text }) => !/\bCamera\b/.test(text)).slice(0, 60);
    for (const { text } of texts) {
      kb.asked.clear();
      expect(await tooMany({ text, language }), text).toEqual([]);
    }
  });

  test("and of the country whose parliament a text means by the name of all parliaments", async () => {
    expect(await tooMany({ text: "Aldo Moro parlò alla Camera.", language: "it" })).toEqual(["Q38 1"]);
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fullLanguages } from "../../src/contract/index.ts";
import { type GoldMention, readMarkedGold } from "../../src/evaluation/index.ts";
import { createResolver } from "../../src/index.ts";

const fields = [
  "politics",
  "economy",
  "technology",
  "sport",
  "culture",
  "science",
  "places",
  "society",
  "history",
  "everyday",
];
/** Percent of the names; not reached yet. */
const goal = 92;
/** Percent of the names that the engine gets right with the starter; to be raised with both, never lowered. */
const floors = { en: 94, it: 91, fr: 89, de: 89, es: 93, pt: 87 } as const;
const floorOfAll = 91;

type Language = (typeof fullLanguages)[number];
interface Sentence {
  readonly language: Language;
  readonly field: string;
  readonly text: string;
  readonly mentions: readonly GoldMention[];
}
interface Tally {
  names: number;
  right: number;
}

/** The sentences of a file; a line `# politics` begins a field. */
function sentencesOf(language: Language): Sentence[] {
  const file = new URL(`./newcomers/${language}.txt`, import.meta.url);
  let field = "";
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("# ")) field = line.slice(2);
      const { documents, faults } = readMarkedGold(line, language);
      expect(faults).toEqual([]);
      return documents.map(({ text, mentions }) => ({ language, field, text, mentions }));
    });
}

const sentences = fullLanguages.flatMap(sentencesOf);
const resolver = createResolver();

/** Whether an answer that shares a code point with the name has one of its ids. */
async function rightNames({ text, language, mentions }: Sentence): Promise<boolean[]> {
  const answer = await resolver.resolve({ text, language });
  return mentions.map(({ start, end, qid, alt = [] }) =>
    answer.mentions.some(
      (one) =>
        one.start < end && start < one.end && one.entity !== null && [qid, ...alt].includes(one.entity.id),
    ),
  );
}

const share = ({ names, right }: Tally): number => (100 * right) / names;
const rowOf = ([name, tally]: readonly [string, Tally]): string =>
  `${name.padEnd(12)}${tally.right} of ${tally.names} (${share(tally).toFixed(1)} %)`;

async function measure(): Promise<{ byLanguage: Map<string, Tally>; all: Tally; table: string }> {
  const byLanguage = new Map<string, Tally>();
  const byField = new Map<string, Tally>();
  const all: Tally = { names: 0, right: 0 };
  for (const sentence of sentences)
    for (const right of await rightNames(sentence))
      for (const [map, key] of [
        [byLanguage, sentence.language],
        [byField, sentence.field],
      ] as const) {
        const tally = map.get(key) ?? { names: 0, right: 0 };
        map.set(key, tally);
        for (const one of map === byLanguage ? [tally, all] : [tally]) {
          one.names++;
          if (right) one.right++;
        }
      }
  const table = [...byLanguage, ...byField, ["all", all] as const].map(rowOf).join("\n");
  return { byLanguage, all, table: `\n${table}\n` };
}

describe("the sentences of newcomers", () => {
  it("are fifty in each full language, five in each of ten fields", () => {
    for (const language of fullLanguages)
      expect([language, fields.map((field) => countOf(language, field))]).toEqual([
        language,
        fields.map(() => 5),
      ]);
  });

  it("mark a name each, and no sentence comes twice", () => {
    expect(sentences.filter(({ mentions }) => mentions.length === 0)).toEqual([]);
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(300);
  });

  it("mark names with ids of Wikidata, or as unknown", () => {
    const ids = sentences.flatMap(({ mentions }) => mentions.flatMap(({ qid, alt = [] }) => [qid, ...alt]));
    expect(ids.filter((id) => !/^(Q[1-9]\d*|unknown)$/.test(id ?? ""))).toEqual([]);
  });
});

describe("the starter covers the names of newcomers' sentences", async () => {
  const { byLanguage, all, table } = await measure();

  it.each(fullLanguages)("%s: not fewer than before", (language) => {
    expect(share(byLanguage.get(language)!), table).toBeGreaterThanOrEqual(floors[language]);
  });

  it("all: not fewer than before", () => {
    expect(share(all), table).toBeGreaterThanOrEqual(floorOfAll);
  });

  it.fails(`all: ${goal} % (when this passes, it becomes the floor)`, () => {
    expect(share(all), table).toBeGreaterThanOrEqual(goal);
  });
});

function countOf(language: Language, field: string): number {
  return sentences.filter((one) => one.language === language && one.field === field).length;
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Entity, Mention } from "../../src/contract/index.ts";
import { createResolver } from "../../src/resolver.ts";

const dataset: Entity[] = [
  { id: "ada", name: "Ada Lovelace", types: ["person"] },
  { id: "rome", name: "Rome", aliases: ["Roma", "羅馬", "ローマ"] },
  { id: "a", name: "A.B.C." },
  { id: "tokyo", name: "東京", aliases: ["東京都"] },
  { id: "cafe", name: "Café Zoë" },
];
const resolver = createResolver({ publicKb: false });

/** What holds of the mentions of any text: slices in code points, in order, none over another. */
function check(text: string, mentions: readonly Mention[]): void {
  const points = Array.from(text);
  let before: Mention | undefined;
  for (const mention of mentions) {
    expect(mention.start).toBeLessThan(mention.end);
    expect(mention.text).toBe(points.slice(mention.start, mention.end).join(""));
    if (before) expect(mention.start).toBeGreaterThanOrEqual(before.end);
    before = mention;
  }
}

const fill = (part: string, length = 100_000) =>
  part.repeat(Math.ceil(length / Array.from(part).length)).slice(0, length);

/** The longest texts that are accepted, each hard for some step. */
const hard: Readonly<Record<string, [text: string, language: string]>> = {
  "one unbroken run of Han characters": [fill("漢字東京都大阪府中国人民共和国日本語学校"), "ja"],
  "one word of 100,000 letters": [fill("a"), "en"],
  "one capital word": [`A${fill("a", 99_999)}`, "en"],
  "combining marks only": [fill("\u0301"), "en"],
  "letters with a mark each": [fill("e\u0301"), "fr"],
  "astral characters only": ["🚀".repeat(100_000), "en"],
  "astral letters only": ["𝒜".repeat(100_000), "en"],
  "a.b.c.d…": [fill("a.b.c.d."), "en"],
  "A.B.C.D…": [fill("A.B.C.D."), "en"],
  "50,000 spaces": [fill(" ", 50_000), "en"],
  "100,000 empty lines": [fill("\n"), "en"],
  apostrophes: [fill("l'"), "it"],
  "one name repeated": [fill("Ada Lovelace "), "en"],
  "capitals in a row": [fill("Foo Bar Baz "), "de"],
  "lone surrogates": [fill("\ud800"), "en"],
  "zero-width joiners": [fill("👩\u200d🚀", 90_000), "en"],
  underscores: [fill("_"), "en"],
  brackets: [fill("(["), "en"],
  "Thai without a space": [fill("ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน"), "en"],
  "right to left": [fill("שלום עולם مرحبا "), "en"],
};

describe("a hard text of the full length is answered, with valid spans", () => {
  it.each(Object.entries(hard))("%s", async (_, [text, language]) => {
    const { mentions } = await resolver.resolve({ text, language, dataset });
    check(text, mentions);
  });

  it("one name repeated is found every time", async () => {
    const text = hard["one name repeated"]![0];
    const { mentions } = await resolver.resolve({ text, language: "en", dataset });
    expect(mentions.filter(({ entity }) => entity?.id === "ada")).toHaveLength(Math.floor(100_000 / 13));
  });
});

describe("marks of direction around a name", () => {
  it.each(["\u200e", "\u200f", "\u061c"])("are not part of it: %j", async (mark) => {
    const { mentions } = await resolver.resolve({
      text: `שלום ${mark}Rome${mark} ${mark}Ada Lovelace${mark}.`,
      language: "en",
      dataset,
    });
    expect(mentions.map(({ text, start, entity }) => [text, start, entity?.id])).toEqual([
      ["Rome", 6, "rome"],
      ["Ada Lovelace", 13, "ada"],
    ]);
  });

  it("nor are embeddings and isolates", async () => {
    for (const [open, close] of ["\u202a\u202c", "\u2066\u2069"].map((pair) => [...pair])) {
      const { mentions } = await resolver.resolve({
        text: `שלום ${open}Rome${close}.`,
        language: "en",
        dataset,
      });
      expect(mentions.map(({ text, start }) => [text, start])).toEqual([["Rome", 6]]);
    }
  });
});

const part = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "Ada Lovelace",
      "Rome",
      "Roma",
      "東京",
      "東京都",
      "Café Zoë",
      "Cafe\u0301 Zoe\u0308",
      "Quib",
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(" ", " ", ". ", ", ", "\n\n", "'s ", "-", "\u200d", "\u200f", "。", "・"),
  },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom("\ud800", "\udc00", "🚀", "👩‍🚀", "e\u0301", "שלום", "ﬃ", "ß") },
);
const anyText = fc
  .array(part, { minLength: 1, maxLength: 25 })
  .map((parts) => parts.join(""))
  .filter((text) => text !== "");
const anyLanguage = fc.constantFrom(undefined, "en", "it", "fr", "de", "es", "pt", "ja", "zh");

describe("for any text", () => {
  it("a mention's text is the slice by code points, and mentions follow each other", async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyLanguage, async (text, language) => {
        const { mentions } = await resolver.resolve({ text, language, dataset, confidence: 0.2 });
        check(text, mentions);
      }),
      { numRuns: 250 },
    );
  });

  it("what stands in front moves a mention by its code points and changes nothing else", async () => {
    const front = fc.constantFrom("🚀 ", "e\u0301 ", "👩‍🚀 ", "\ud800 ", "שלום ", "\u200f\u200f ");
    await fc.assert(
      fc.asyncProperty(front, async (before) => {
        const text = "– at last – ACME of Rome met Ada Lovelace.";
        const ask = async (whole: string) =>
          (await resolver.resolve({ text: whole, language: "en", dataset })).mentions;
        const shift = Array.from(before).length;
        const expected = (await ask(text)).map((one) => ({
          ...one,
          start: one.start + shift,
          end: one.end + shift,
        }));
        expect(expected.length).toBeGreaterThan(1);
        expect(await ask(before + text)).toEqual(expected);
      }),
    );
  });

  it("a caller's spans come back as they were sent, whatever they cut through", async () => {
    const spans = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(anyText, spans, async (text, pairs) => {
        const points = Array.from(text);
        const mentions = pairs.map(([a, b]) => {
          const start = a % points.length;
          return { start, end: start + 1 + (b % (points.length - start)) };
        });
        const answer = await resolver.resolve({ text, language: "en", dataset, mentions });
        expect(answer.mentions.map(({ start, end }) => ({ start, end }))).toEqual(mentions);
        for (const { text: said, start, end } of answer.mentions)
          expect(said).toBe(points.slice(start, end).join(""));
      }),
      { numRuns: 150 },
    );
  });
});

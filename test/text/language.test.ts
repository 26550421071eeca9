import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../src/text/language.ts";

type Row = readonly [language: string, text: string];

const read = (name: string): Row[] =>
  readFileSync(new URL(`fixtures/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t") as [string, string]);

/** Sentences of 50 to 70 characters: news, questions, product text, many names, some without accents. */
const rows = read("detection.tsv");

/**
 * Headlines, questions and product titles of 20 to 60 letters, full of names of other languages. The second half was
 * written first, and is for measuring alone: no rule and no number of the detector was chosen by it.
 */
const names = [read("short-texts.tsv"), read("short-texts-held-out.tsv")];

/** Share of texts in whose language the detector believes, after a change to the text. */
async function accuracy(
  change: (text: string) => string,
  only: readonly string[] = [],
  from: readonly Row[] = rows,
): Promise<number> {
  const chosen = from.filter(([language]) => only.length === 0 || only.includes(language));
  let right = 0;
  for (const [language, text] of chosen) if ((await detectLanguage(change(text))) === language) right++;
  return right / chosen.length;
}

describe("the language of a text", () => {
  it("is measured on forty texts a language, of 50 to 70 characters", () => {
    for (const language of ["en", "it", "fr", "de", "es", "pt", "ja", "zh"])
      expect(rows.filter((row) => row[0] === language).length, language).toBeGreaterThanOrEqual(40);
    for (const [, text] of rows) {
      expect([...text].length, text).toBeGreaterThanOrEqual(50);
      expect([...text].length, text).toBeLessThanOrEqual(70);
    }
  });

  it("is found in 99 of 100 texts", async () => {
    expect(await accuracy((text) => text)).toBeGreaterThanOrEqual(0.99);
  });

  it("is told apart in Spanish, Portuguese and Italian", async () => {
    expect(await accuracy((text) => text, ["es", "pt", "it"])).toBeGreaterThanOrEqual(0.98);
  });

  it("is found without accents, in capitals only, and decomposed", async () => {
    const bare = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
    expect(await accuracy(bare, ["en", "it", "fr", "de", "es", "pt"])).toBeGreaterThanOrEqual(0.98);
    expect(await accuracy((text) => text.toUpperCase())).toBeGreaterThanOrEqual(0.98);
    expect(await accuracy((text) => text.normalize("NFD"))).toBeGreaterThanOrEqual(0.98);
  });

  it("is measured on fifty short texts a language too, of 20 to 60 letters", () => {
    for (const half of names) {
      for (const language of ["en", "it", "fr", "de", "es", "pt", "ja", "zh"])
        expect(half.filter((row) => row[0] === language).length, language).toBe(25);
      for (const [, text] of half) {
        const letters = text.match(/\p{Alphabetic}/gu)?.length ?? 0;
        expect(letters, text).toBeGreaterThanOrEqual(20);
        expect(letters, text).toBeLessThanOrEqual(60);
      }
    }
    expect(new Set(names.flat().map(([, text]) => text)).size).toBe(400);
  });

  it("is found in 98 of 100 short texts full of names, in each half", async () => {
    for (const half of names) expect(await accuracy((text) => text, [], half)).toBeGreaterThanOrEqual(0.98);
  });

  it("is not told by names: another name leaves it as it is", async () => {
    const people = [
      "Giuseppe Verdi",
      "João da Silva",
      "Wolfgang Schäuble",
      "François Mitterrand",
      "Ana de Armas",
    ];
    for (const name of people) {
      expect(await detectLanguage(`${name} sells his house near London`), name).toBe("en");
      expect(await detectLanguage(`${name} verkauft sein Haus bei London`), name).toBe("de");
      expect(await detectLanguage(`${name} vend sa maison près de London`), name).toBe("fr");
      expect(await detectLanguage(`${name} vende la sua casa vicino a London`), name).toBe("it");
      expect(await detectLanguage(`${name} vende su casa cerca de London`), name).toBe("es");
      expect(await detectLanguage(`${name} vende sua casa perto de London`), name).toBe("pt");
    }
  });

  it("is not told by a name that looks like an article or a preposition, in a few words", async () => {
    for (const text of ["Dell shares fell.", "Dove sales rise.", "Dell names new chief."])
      expect([text, await detectLanguage(text)]).toEqual([text, "en"]);
    for (const text of ["Dell'arte parla.", "Dove sei?", "Enel vende quota."])
      expect([text, await detectLanguage(text)]).toEqual([text, "it"]);
    for (const [language, text] of [
      ["fr", "Le chat dort."],
      ["de", "Siemens gewinnt."],
      ["pt", "O gato dorme."],
    ] as const)
      expect([text, await detectLanguage(text)]).toEqual([text, language]);
  });

  it("is not told by a name behind an abbreviation, where no sentence begins", async () => {
    for (const [language, text] of [
      ["en", "Bob Stone met Ann Lee and Dr. Lee."],
      ["en", "Dr. Lee met Bob and Ann Lee."],
      ["it", "Il dott. Park ha incontrato Mr. But e la sig. Under."],
      ["de", "Dr. Della traf Frau Prof. Nella in Bonn."],
    ] as const)
      expect([text, await detectLanguage(text)]).toEqual([text, language]);
  });

  it("is told by everyday words in a title whose words have capitals", async () => {
    expect(await detectLanguage("Elon Musk Buys Twitter for Billions")).toBe("en");
    expect(await detectLanguage("João Silva Buys Football Club in London")).toBe("en");
  });

  it("is Japanese in a headline without kana, by characters that Chinese does not write", async () => {
    expect(await detectLanguage("東京証券取引所、株価反落")).toBe("ja");
    expect(await detectLanguage("台北證券交易所股價下跌")).toBe("zh");
    expect(await detectLanguage("上海证券交易所股价下跌")).toBe("zh");
  });

  it("is English where there is nothing to go by: nothing, numbers, signs, a name or two", async () => {
    for (const text of ["", " \n", "42", "3.5 %", "😀", "BMW", "Paris", "Berlin Hamburg", "Привет, мир"])
      expect(await detectLanguage(text), text).toBe("en");
  });

  it("is that of the small words in a short text", async () => {
    expect(await detectLanguage("Guten Morgen, wie geht es dir?")).toBe("de");
    expect(await detectLanguage("Obrigado por tudo")).toBe("pt");
    expect(await detectLanguage("Bonjour le monde")).toBe("fr");
    expect(await detectLanguage("Chi è Giuseppe Verdi?")).toBe("it");
    expect(await detectLanguage("Who is Giuseppe Verdi?")).toBe("en");
  });

  it("is told by the script for Japanese and Chinese, with Latin names in it too", async () => {
    expect(await detectLanguage("トヨタ")).toBe("ja");
    expect(await detectLanguage("Toyota と Honda が合併")).toBe("ja");
    expect(await detectLanguage("苹果公司发布了iPhone和MacBook")).toBe("zh");
    expect(await detectLanguage("The word 東京 means eastern capital in Japanese")).toBe("en");
  });

  it("is looked for in the first 2,000 characters only", async () => {
    const english = "It is what it is, and that was the end of it. ".repeat(50);
    expect(await detectLanguage(english + "Das ist aber nicht das Ende von allem. ".repeat(500))).toBe("en");
  });
});

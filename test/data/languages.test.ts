import { describe, expect, it } from "vitest";
import { languageData } from "../../data/languages/index.ts";
import { languages } from "../../src/contract/index.ts";
import { ANY_LANGUAGE, languageBit } from "../../src/datasets/names/name-trie.ts";
import { foldText } from "../../src/text/fold.ts";
import { cut } from "../../src/text/pieces.ts";

const spaced = ["en", "it", "fr", "de", "es", "pt"] as const;
const unspaced = ["ja", "zh"] as const;
const lists = ["functionWords", "commonWords", "titles", "calendar", "connectors", "clitics"] as const;

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const twice = (list: readonly string[]) => list.filter((word, i) => list.indexOf(word) !== i);

describe("language data", () => {
  it("is of as many languages as the mask of a name in a pack has bits", () => {
    expect(new Set(languages.map(languageBit)).size).toBe(languages.length);
    for (const language of languages) expect(ANY_LANGUAGE & languageBit(language), language).not.toBe(0);
  });

  for (const language of languages) {
    const data = languageData[language];

    it(`lists no word twice in one list in ${language}`, () => {
      for (const list of lists) expect(twice(words(data[list])), list).toEqual([]);
    });

    it(`writes the lists of ${language} one word a line, sorted`, () => {
      const { besideWords, genitive: _, ...own } = data;
      for (const [name, list] of Object.entries({ ...own, ...besideWords })) {
        if (typeof list !== "string") continue;
        const lines = list.split("\n");
        expect(
          lines.filter((line) => /\s/.test(line)),
          name,
        ).toEqual([]);
        const folded = lines.map(foldText);
        expect(folded, name).toEqual(folded.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      }
    });

    it(`takes no word for both a function word and an everyday word in ${language}`, () => {
      // Compared as the engine compares: French "sur" and "sûr" are one.
      const key = language === "ja" || language === "zh" ? (word: string) => word : foldText;
      const functionWords = new Set(words(data.functionWords).map(key));
      expect(words(data.commonWords).filter((word) => functionWords.has(key(word)))).toEqual([]);
    });
  }

  for (const language of spaced) {
    const data = languageData[language];

    it(`writes each word of ${language} small, as one piece`, () => {
      for (const list of lists) {
        const odd = words(data[list]).filter((word) => word !== word.toLowerCase() || cut(word).count !== 1);
        expect(odd, list).toEqual([]);
      }
    });

    it(`knows everyday words, months and days of ${language}`, () => {
      expect(words(data.commonWords).length).toBeGreaterThan(2_500);
      expect(words(data.calendar).length).toBeGreaterThan(19);
    });

    it(`sorts the long lists of ${language} as they are folded, for they are searched by halves`, () => {
      for (const list of [data.functionWords, data.commonWords]) {
        const folded = words(list).map(foldText);
        expect(folded).toEqual(folded.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
        expect(list).not.toMatch(/ {2}|\n | \n|^\s|\s$/);
      }
    });

    it(`keeps titles of ${language} apart from its function words`, () => {
      const functionWords = new Set(words(data.functionWords).map(foldText));
      expect(words(data.titles).filter((word) => functionWords.has(foldText(word)))).toEqual([]);
    });
  }

  for (const language of unspaced) {
    it(`writes words of ${language} without spaces or Latin letters`, () => {
      const data = languageData[language];
      const all = lists.flatMap((list) => words(data[list]));
      expect(
        all.filter((word) => !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u.test(word)),
      ).toEqual([]);
      expect(words(data.commonWords).length).toBeGreaterThan(600);
    });
  }

  // A country, a people or a first name is evidence for a name, never against one.
  it("has no country, nationality or well-known first name among the everyday words", () => {
    const names: Record<string, string> = {
      en: "france french german italian london europe google peter maria american chinese",
      it: "francia francese italiano tedesco roma milano marco chiara italiana monaco mosca",
      fr: "france français allemand italien paris pierre claire londres marseille françaises",
      de: "frankreich deutsche deutscher italiener berlin hamburg peter klaus wales malte",
      es: "francia francés español alemán madrid granada marcos santos cuba españoles",
      pt: "frança francês português alemão lisboa brasil marcos peru damasco brasileiro",
    };
    for (const language of spaced) {
      const everyday = new Set(words(languageData[language].commonWords).map(foldText));
      expect(words(names[language]!).filter((name) => everyday.has(foldText(name)))).toEqual([]);
    }
  });

  it("knows words that often begin a sentence", () => {
    const openers: Record<string, string> = {
      en: "however meanwhile according police officials scientists researchers although despite after why which",
      it: "secondo tuttavia inoltre intanto polizia ricercatori nonostante dopo perché quale ieri scopri",
      fr: "selon pourtant cependant ainsi policiers chercheurs malgré après pourquoi quelle hier découvrez",
      de: "gestern laut allerdings jedoch polizei forscher trotz nach warum welche heute entdecken",
      es: "según embargo además mientras policía investigadores aunque después cuándo cuál ayer descubre",
      pt: "segundo entretanto porém enquanto polícia pesquisadores apesar depois quando qual ontem descubra",
    };
    for (const language of spaced) {
      const data = languageData[language];
      const known = new Set(words(`${data.functionWords} ${data.commonWords}`).map(foldText));
      expect(words(openers[language]!).filter((word) => !known.has(foldText(word)))).toEqual([]);
    }
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordsOf } from "../../src/text/words.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

function reference(text: string): string[] {
  return [...segmenter.segment(text)]
    .filter((s) => s.isWordLike)
    .map((s) => `${s.index}:${s.index + s.segment.length}`);
}

function ours(text: string): string[] {
  return wordsOf(text).map((w) => `${w.start}:${w.end}`);
}

const alphabets: Record<string, string> = {
  en: "abcXYZ019",
  it: "aàeèéiìoòuùLV",
  fr: "aâçéèêëîïôûùüÿœæÀ",
  de: "aäöüßÄÖÜẞ",
  es: "aáéíñóúüÑ¿¡",
  pt: "aãâáàçéêíõôóú",
  cyrillic: "абвгдеёйщьыэюяЇґў",
  greek: "αβγδάέήίόύώςΣϊΐ",
  arabic: "ابتثجحخدذرزسشصًٌَُِّْ٠١٢٣",
  hebrew: "אבגדהוזחטײ״׳ְִֵַָ",
  devanagari: "अआइकखगघचछजि ीुूेैोौ्ंः०१२३",
};
const separators = " .,;:'’\"-_/&()!?\n\t…·•–—@#%$+=1a\u00ad\u200d\u0301";

// What ICU itself calls a word, or not, by accident of its rule status: only underscores, or a mark after
// an underscore or a closing apostrophe. No text has these. And "&#0;" is one sign here, and a word for ICU.
const quirks = /__|_[\p{M}\p{Cf}]|['"][\p{M}\p{Cf}]|&#\w+;/u;

describe("words", () => {
  for (const [name, letters] of Object.entries(alphabets)) {
    it(`are those of Intl.Segmenter in ${name}`, () => {
      const unit = fc.constantFrom(...Array.from(letters), ...Array.from(letters), ...Array.from(separators));
      fc.assert(
        fc.property(fc.array(unit, { maxLength: 40 }), (units) => {
          // A word that a hyphen divides at the end of a line is one word here, and two for ICU.
          const text = units.join("").replace(/-\n+/g, "-");
          fc.pre(!quirks.test(text));
          expect(ours(text)).toEqual(reference(text));
        }),
        { numRuns: 2000 },
      );
    });
  }
});

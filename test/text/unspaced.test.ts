import { afterEach, describe, expect, it } from "vitest";
import { loadSegmenter, unloadSegmenter, unspacedWords } from "../../src/text/unspaced.ts";

const samples: Record<string, string> = {
  ja: "夏目漱石は東京で生まれ多くの小説を書いた作家でありその作品は今も世界中で読まれている",
  zh: "中国科学家在北京大学宣布发现一种新的粒子有关论文将在下个星期正式发表引起了广泛关注",
  th: "กรุงเทพมหานครเป็นเมืองหลวงและนครที่มีประชากรมากที่สุดของประเทศไทย",
};

const reference = (text: string) =>
  [...new Intl.Segmenter("ja", { granularity: "word" }).segment(text)]
    .filter((one) => one.isWordLike)
    .map((one) => `${one.index}:${one.index + one.segment.length}`);

const ours = (text: string) => unspacedWords(text, 0, text.length).map(({ start, end }) => `${start}:${end}`);

describe("words of scripts without spaces", () => {
  for (const [language, text] of Object.entries(samples)) {
    it(`are those of Intl.Segmenter in ${language}, up to 500 units`, () => {
      expect(ours(text)).toEqual(reference(text));
      const long = text.repeat(20).slice(0, 500);
      expect(ours(long)).toEqual(reference(long));
    });

    it(`of a longer run in ${language} differ at its cuts only`, () => {
      const long = text.repeat(60);
      const known = new Set(reference(long));
      const words = ours(long);
      const cuts = Math.ceil(long.length / 440);
      // The dictionary may need some words after a cut to fall into step again.
      expect(words.filter((word) => !known.has(word)).length).toBeLessThanOrEqual(cuts * 3);
      expect(words.at(-1)?.split(":")[1]).toBe(String(long.length));
    });
  }

  it("leave no character out and overlap nowhere", () => {
    const text = samples.zh!.repeat(40);
    let at = 0;
    for (const { start, end } of unspacedWords(text, 0, text.length)) {
      expect(start).toBe(at);
      at = end;
    }
    expect(at).toBe(text.length);
  });

  it("are looked for between two offsets only", () => {
    const text = `Tokyo ${samples.ja} end`;
    const words = unspacedWords(text, 6, 6 + samples.ja!.length);
    expect(words.map(({ start, end }) => `${start - 6}:${end - 6}`)).toEqual(reference(samples.ja!));
  });

  it("are never cut inside a pair of surrogates", () => {
    const text = "𠮷".repeat(600);
    for (const { start, end } of unspacedWords(text, 0, text.length)) {
      expect(start % 2).toBe(0);
      expect(end % 2).toBe(0);
    }
  });
});

describe("a runtime without Intl.Segmenter", () => {
  const own = Intl.Segmenter;
  afterEach(() => {
    Object.defineProperty(Intl, "Segmenter", { value: own, configurable: true, writable: true });
    unloadSegmenter();
  });

  it("gets a polyfill that parts the same scripts, once it is loaded", async () => {
    const expected = reference(samples.ja!);
    Object.defineProperty(Intl, "Segmenter", { value: undefined, configurable: true, writable: true });
    unloadSegmenter();
    expect(() => ours(samples.ja!)).toThrow("loadSegmenter");
    await loadSegmenter();
    const words = ours(samples.ja!);
    // Its dictionary is another one: borders agree in the main, and the run is covered.
    const borders = new Set(expected.map((word) => word.split(":")[1]));
    const agreed = words.filter((word) => borders.has(word.split(":")[1]!)).length;
    expect(agreed / words.length).toBeGreaterThan(0.4);
    expect(words.at(-1)?.split(":")[1]).toBe(String(samples.ja!.length));
  });
});

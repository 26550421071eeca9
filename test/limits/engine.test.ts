import { describe, expect, it } from "vitest";
import { built, inChild } from "./child.ts";

const note = "(needs npm run build)";
const imports = `
import { createResolver } from "./dist/src/index.js";
const limits = { textCodePoints: 0, nameCodePoints: 0, datasetEntities: 0, mentions: 0, spanCodePoints: 0 };
const resolver = createResolver({ limits });
const ask = async (request) => (await resolver.resolve({ language: "en", include: ["evidence"], ...request })).mentions.length;
`;

describe.skipIf(!built)("names and texts that grow, each in a process of its own", () => {
  for (const letters of [20_000, 200_000]) {
    it(`an unknown capitalised word of ${letters} letters is looked for in the time of its letters ${note}`, async () => {
      const { said } = await inChild(
        `${imports}
        const word = "X" + "abcdefghij".repeat(${letters / 10});
        const mentions = [{ start: 0, end: word.length }];
        say([await ask({ text: word }), await ask({ text: word, mentions }), await ask({ text: word, mentions, dataset: [{ id: "1", name: word + "k" }] })]);`,
        { seconds: 15, megabytes: 400 },
      );
      expect(said).toEqual([0, 1, 1]);
    }, 30_000);
  }

  for (const names of [200, 2_000]) {
    for (const [word, most] of [
      ["a", 0],
      ["Ab", 5_000],
    ] as const) {
      it(`${names} names inside each other of "${word}" cost a text of the word a fixed number of readings a word ${note}`, async () => {
        const { said } = await inChild(
          `${imports}
          const dataset = Array.from({ length: ${names} }, (_, i) => ({ id: String(i), name: "${word} ".repeat(i + 1).trim() }));
          say(await ask({ text: "${word} ".repeat(30_000), dataset }));`,
          { seconds: 50, megabytes: 400 },
        );
        expect(said).toBeLessThanOrEqual(most);
      }, 60_000);
    }
  }

  for (const times of [1, 10]) {
    it(`${5_000 * times} names of 200 letters and ${50 * times} unknown mentions like them are compared in bounded time ${note}`, async () => {
      const { said } = await inChild(
        `${imports}
        const word = (seed) => {
          let state = seed * 7919 + 13;
          let letters = "X" + "abcdefghij".repeat(15);
          while (letters.length < 200) {
            state = (Math.imul(state, 1103515245) + 12345) >>> 0;
            letters += "abcdefghij"[(state >>> 16) % 10];
          }
          return letters;
        };
        const dataset = Array.from({ length: ${5_000 * times} }, (_, i) => ({ id: String(i), name: word(i) }));
        const words = Array.from({ length: ${50 * times} }, (_, i) => word(1_000_000 + i));
        const mentions = words.map((_, i) => ({ start: i * 201, end: i * 201 + 200 }));
        say(await ask({ text: words.join(" "), dataset, mentions }));`,
        { seconds: 20, megabytes: 600 },
      );
      expect(said).toBe(50 * times);
    }, 40_000);
  }

  for (const times of [1, 10]) {
    it(`an answer does not depend on ${times} words of one hash that were asked before ${note}`, async () => {
      const { said } = await inChild(
        `${imports}
        const texts = [["Die zweite Frau Zweite traf Oublis.", "de"], ["Les oublis de Paris, Oublis et Zweite.", "fr"]];
        const answer = async (resolver, [text, language]) => {
          const { mentions } = await resolver.resolve({ text, language, confidence: 0.1, include: ["evidence"] });
          return JSON.stringify(mentions);
        };
        const alone = [];
        for (const one of texts) alone.push(await answer(createResolver(), one));
        const after = [];
        for (let i = 0; i < ${times}; i++)
          for (const word of ["zweite", "oublis"])
            for (const language of ["de", "fr", "en"]) await resolver.resolve({ text: word + " " + word.toUpperCase(), language });
        for (const one of [...texts].reverse()) after.unshift(await answer(resolver, one));
        say(alone.map((one, i) => one === after[i]));`,
        { seconds: 20, megabytes: 500 },
      );
      expect(said).toEqual([true, true]);
    }, 40_000);
  }
});

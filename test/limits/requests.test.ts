import { describe, expect, it } from "vitest";
import { built, inChild } from "./child.ts";

const note = "(needs npm run build)";
const imports = `
import { limitsWith } from "./dist/src/contract/index.js";
import { parseRequest } from "./dist/src/contract/schemas.js";
import { createResolver } from "./dist/src/index.js";
const code = async (task) => { try { return await task(); } catch (error) { return error.code ?? String(error); } };
`;

describe.skipIf(!built)("requests that grow, each in a process of its own", () => {
  for (const [count, limits] of [
    [4_000, "{ spanCodePoints: 0 }"],
    [40_000, "{ spanCodePoints: 0, mentions: 0 }"],
  ] as const) {
    it(`${count} spans over a long text with one astral character are checked in one walk over the text ${note}`, async () => {
      const { said } = await inChild(
        `${imports}
        const text = "Ada met Bob. ".repeat(7692) + "\\u{1F600}";
        const mentions = Array.from({ length: ${count} }, (_, i) => ({ start: i * 2, end: i * 2 + 3, text: text.slice(i * 2, i * 2 + 3) }));
        const limits = limitsWith(${limits});
        const parsed = parseRequest({ text, mentions }, { limits });
        const long = Array.from({ length: ${count} }, (_, i) => ({ start: i % 9_000, end: 90_000 + (i % 9_000), text: "x" }));
        say([parsed.mentions.length, await code(() => parseRequest({ text, mentions: long }, { limits }))]);`,
        { seconds: 10, megabytes: 400 },
      );
      expect(said).toEqual([count, "invalid_span"]);
    }, 30_000);
  }

  for (const times of [1, 10]) {
    it(`${20_000 * times} candidates, ${100 * times} spans of 1,000 characters and spans of 50,000 are refused before they are looked at ${note}`, async () => {
      const { said } = await inChild(
        `${imports}
        const resolver = createResolver();
        const text = "Ada met Bob. ".repeat(7692);
        const ask = (mentions) => code(() => resolver.resolve({ text, language: "en", mentions }));
        const candidates = Array.from({ length: 20_000 * ${times} }, (_, i) => ({ id: "Q" + (i + 1), label: "Ada" }));
        say([
          await ask([{ start: 0, end: 3, candidates }]),
          await ask(Array.from({ length: 100 * ${times} }, (_, i) => ({ start: i, end: i + 1_000 }))),
          await ask(Array.from({ length: 2 * ${times} }, (_, i) => ({ start: i, end: i + 50_000 }))),
        ]);`,
        { seconds: 10, megabytes: 400 },
      );
      expect(said).toEqual(["invalid_request", "invalid_request", "invalid_request"]);
    }, 30_000);
  }

  it(`as many spans and candidates as are allowed are answered in the time of a long text ${note}`, async () => {
    const { said } = await inChild(
      `${imports}
      const resolver = createResolver();
      const text = "Berlin and Paris met Ada Lovelace in London. ".repeat(2222);
      const counts = [];
      for (const mentions of [
        Array.from({ length: 5_000 }, (_, i) => ({ start: i * 19, end: i * 19 + 500 })),
        Array.from({ length: 200 }, (_, i) => ({
          start: i * 45,
          end: i * 45 + 6,
          candidates: Array.from({ length: 100 }, (_, j) => ({ id: "Q" + (i * 100 + j + 1), label: "Berlin", description: "capital of Germany ".repeat(20) })),
        })),
      ]) counts.push((await resolver.resolve({ text, language: "en", mentions })).mentions.length);
      say(counts);`,
      { seconds: 20, megabytes: 600 },
    );
    expect(said).toEqual([5_000, 200]);
  }, 30_000);

  for (const count of [400_000, 4_000_000]) {
    it(`${count} wrong elements in a list take the memory of the list ${note}`, async () => {
      const { said } = await inChild(
        `${imports}
        const wrong = new Array(${count}).fill(1);
        const candidates = [{ id: "Q1", types: wrong }];
        const faults = async (request) => {
          try { parseRequest(request, { limits: limitsWith({ mentions: 0, entityTypes: 0 }) }); } catch (error) { return [error.code, error.document.errors.length]; }
        };
        say([
          await faults({ text: "Ada", include: wrong }),
          await faults({ text: "Ada", mentions: wrong }),
          await faults({ text: "Ada", mentions: [{ start: 0, end: 3, candidates }] }),
          await code(() => createResolver({ publicKb: false }).resolve({ text: "Ada", language: "en", dataset: [{ id: "1", name: "A", types: wrong }] })),
          await code(() => createResolver({ publicKb: false }).resolve({ text: "Ada", language: "en", dataset: [{ id: "1", name: "A", aliases: wrong }] })),
        ]);`,
        { seconds: 10, megabytes: 300 },
      );
      const refused = ["invalid_request", 20];
      expect(said).toEqual([refused, refused, refused, "invalid_dataset", "invalid_dataset"]);
    }, 30_000);
  }

  it(`a language map with a number under a key of every object is a fault of the dataset ${note}`, async () => {
    const { said } = await inChild(
      `${imports}
      const dataset = JSON.parse('[{"id":"1","name":{"en":"x","constructor":5}},{"id":"2","name":"y","aliases":{"__proto__":7}},{"id":"3","name":"z","description":{"prototype":[]}}]');
      try {
        await createResolver({ publicKb: false }).resolve({ text: "x", language: "en", dataset });
      } catch (error) {
        say([error.code, error.document?.errors.map(({ pointer }) => pointer)]);
      }`,
      { seconds: 10, megabytes: 300 },
    );
    expect(said).toEqual([
      "invalid_dataset",
      ["/dataset/0/name/constructor", "/dataset/1/aliases/__proto__", "/dataset/2/description/prototype"],
    ]);
  }, 30_000);
});

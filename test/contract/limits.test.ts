import { describe, expect, it } from "vitest";
import { costOfRequest, limits, limitsWith } from "../../src/contract/index.ts";
import { parseRequest } from "../../src/contract/schemas.ts";
import { createResolver } from "../../src/resolver.ts";

describe("limits", () => {
  it("can be changed and switched off", async () => {
    expect(limitsWith({ mentions: 7 })).toMatchObject({ mentions: 7, textCodePoints: limits.textCodePoints });
    expect(limitsWith({ textCodePoints: 0 }).textCodePoints).toBe(Number.POSITIVE_INFINITY);
    const resolver = createResolver({
      publicKb: false,
      limits: { mentions: 1, nameCodePoints: 3, textCodePoints: 10 },
    });
    const dataset = [{ id: "1", name: "Ada" }];
    const span = { start: 0, end: 3 };
    expect(
      (await resolver.resolve({ text: "Ada wrote.", language: "en", dataset, mentions: [span] })).mentions,
    ).toHaveLength(1);
    for (const [request, code] of [
      [{ text: "Ada wrote.", dataset, mentions: [span, span] }, "invalid_request"],
      [{ text: "Ada wrote.", dataset: [{ id: "1", name: "Ada!" }] }, "invalid_dataset"],
      [{ text: "Ada wrote..", dataset }, "text_too_long"],
    ] as const)
      await expect(resolver.resolve({ language: "en", ...request })).rejects.toMatchObject({ code });
    const open = createResolver({ publicKb: false, limits: { textCodePoints: 0, nameCodePoints: 0 } });
    const long = { text: "a".repeat(limits.textCodePoints + 1), language: "en" };
    expect(
      (await open.resolve({ ...long, dataset: [{ id: "1", name: "b".repeat(5_000) }] })).mentions,
    ).toEqual([]);
  });

  it("an answer as long as the limit is given, a longer one is refused", async () => {
    const request = { text: "Ada and Ada.", language: "en", dataset: [{ id: "1", name: "Ada" }] };
    const ask = (answerCharacters: number) =>
      createResolver({ publicKb: false, limits: { answerCharacters } }).resolve(request);
    const length = JSON.stringify((await ask(0)).mentions).length;
    // It is counted about: within a fifth of the JSON.
    expect((await ask(Math.round(length * 1.2))).mentions).toHaveLength(2);
    await expect(ask(Math.round(length * 0.8))).rejects.toMatchObject({
      code: "invalid_request",
      document: { errors: [{ pointer: "/include" }] },
    });
  });

  it.each([{ nothing: 1 }, { mentions: -1 }, { mentions: 1.5 }, { mentions: Number.NaN }, { mentions: "7" }])(
    "that are none are refused: %j",
    (changes) => {
      const make = () => createResolver({ publicKb: false, limits: changes as object });
      expect(make).toThrow(expect.objectContaining({ code: "invalid_request" }));
    },
  );
});

describe("the cost of spans", () => {
  const cost = (request: object) => costOfRequest(parseRequest({ text: "a".repeat(100), ...request }));

  it("is that of the text until they cover more than it has", () => {
    expect(cost({})).toBe(2);
    const spans = (count: number) => Array.from({ length: count }, () => ({ start: 0, end: 100 }));
    expect([
      cost({ mentions: spans(10) }),
      cost({ mentions: spans(11) }),
      cost({ mentions: spans(5_000) }),
    ]).toEqual([2, 3, 501]);
  });

  it("counts candidates' texts in code points, without their ids", () => {
    const candidate = {
      id: "Q1",
      label: "\u{1F600}".repeat(500),
      description: "b".repeat(300),
      types: ["c".repeat(199)],
    };
    expect(cost({ mentions: [{ start: 0, end: 1, candidates: [candidate] }] })).toBe(2);
    expect(cost({ mentions: [{ start: 0, end: 2, candidates: [candidate] }] })).toBe(3);
  });
});

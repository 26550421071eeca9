import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSound } from "../../src/contract/read-request.ts";
import { checkedRequest } from "../../src/contract/request-schema.ts";

const anything = fc.constantFrom<unknown>(
  undefined,
  null,
  "",
  "en",
  0,
  0.5,
  1,
  2,
  -1,
  Number.NaN,
  true,
  [],
  ["evidence"],
  [1],
  [null],
  new Array(1),
  {},
);

/** Mostly absent, so that many requests are sound. */
const field = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: anything });

describe("a request that a quick look finds sound", () => {
  it("has the shape that the schema asks for, whatever was sent", () => {
    const request = fc.record(
      {
        text: fc.oneof(fc.constant("Ada wrote."), anything),
        language: field,
        dataset_uri: field,
        dataset: field,
        mentions: field,
        include: field,
        confidence: field,
        min_probability: field,
        unknown: field,
      },
      { requiredKeys: [] },
    );
    let sound = 0;
    fc.assert(
      fc.property(request, (sent) => {
        if (!isSound(sent)) return;
        sound++;
        const { unknown, ...known } = sent as Record<string, unknown>;
        expect(checkedRequest(sent)).toEqual(known);
      }),
      { numRuns: 3_000 },
    );
    expect(sound).toBeGreaterThan(10);
    for (const none of [undefined, null, [], "text", 1]) expect(isSound(none)).toBe(false);
  });

  it("is every one of the right shape that marks no mentions", () => {
    const dataset = [{ id: "ada", name: "Ada" }];
    expect(
      isSound({ text: "Ada wrote.", language: "en", dataset, include: ["evidence"], confidence: 1 }),
    ).toBe(true);
    expect(isSound({ text: "Ada wrote.", language: null, min_probability: 0 })).toBe(true);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createResolver, ProblemError, sliceOf, toUtf16 } from "../../src/index.ts";

describe("offsets in UTF-16 units", () => {
  it("cut what code points cut, in any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(), fc.nat(), (text, a, b) => {
        const points = [...text];
        const [start, end] = [a % (points.length + 1), b % (points.length + 1)].sort((x, y) => x - y) as [
          number,
          number,
        ];
        const slice = points.slice(start, end).join("");
        const [span] = toUtf16(text, [{ start, end }]);
        expect(sliceOf(text, { start, end })).toBe(slice);
        expect(text.slice(span!.start, span!.end)).toBe(slice);
      }),
    );
  });

  it("are those of resolved mentions after an emoji, and all else stays", async () => {
    const text = "🎉🎉 Lumen glows.";
    const dataset = [{ id: "lumen", name: "Lumen" }];
    const { mentions } = await createResolver({ publicKb: false }).resolve({ text, language: "en", dataset });
    const [first] = toUtf16(text, mentions);
    expect(first).toEqual({ ...mentions[0], start: 5, end: 10 });
    expect(sliceOf(text, mentions[0]!)).toBe("Lumen");
  });

  it("are refused for a span that does not lie in the text, up to its end", () => {
    expect(toUtf16("🎉", [{ start: 0, end: 1 }])).toEqual([{ start: 0, end: 2 }]);
    for (const [start, end] of [
      [0, 2],
      [-1, 1],
      [1, 0],
      [0, 0.5],
      [Number.NaN, 1],
    ] as const) {
      const call = () =>
        toUtf16("🎉", [
          { start: 0, end: 1 },
          { start, end },
        ]);
      expect(call).toThrow(ProblemError);
      expect(call).toThrow(/invalid_span.*\/1 /);
    }
  });
});

describe("options of a resolver", () => {
  it("that there are not are refused, with the one that is near", () => {
    const call = (options: object) => () => createResolver(options);
    expect(call({ publicKB: false })).toThrow(
      /invalid_request.*\/publicKB is not an option; did you mean "publicKb"\?/,
    );
    expect(call({ dataset: [] })).toThrow(/did you mean "datasetAliases"\?/);
    expect(call({ limits: { textCodepoints: 1 } })).toThrow(
      /\/limits\/textCodepoints is not a limit; did you mean "textCodePoints"\?/,
    );
    expect(call({ limits: { size: 1 } })).toThrow(/is not a limit; the limits are textCodePoints, /);
    expect(call({ verbose: true })).toThrow(/the options are publicKb, graph, datasetAliases, limits/);
    expect(call({ publicKb: undefined, graph: undefined })).not.toThrow();
  });
});

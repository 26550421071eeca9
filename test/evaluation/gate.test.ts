import { describe, expect, it } from "vitest";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import {
  calibrationError,
  gate,
  HidingDataset,
  parseFloors,
  reliability,
  runSet,
  type Summary,
  score,
  scoredRows,
  thresholdCurve,
  thresholdFor,
} from "../../src/evaluation/index.ts";
import { createResolver } from "../../src/index.ts";
import { dataset, gold } from "./small-run.ts";

describe("floors", () => {
  it("are read in percent", () => {
    expect(parseFloors("precision=99, coverage=90,forced-nil=2")).toEqual({
      precision: 99,
      coverage: 90,
      "forced-nil": 2,
    });
  });
  it.each(["speed=3", "precision", "precision=", "precision=101", "f1=x"])("refuse %s", (text) => {
    expect(() => parseFloors(text)).toThrow("invalid_request");
  });
});

describe("the gate", () => {
  const summary = (acceptedPrecision: number | null, coverage: number) =>
    ({ d2kb: { acceptedPrecision, coverage } }) as Summary;
  const passed = (floors: Parameters<typeof gate>[0], runs: Parameters<typeof gate>[1]) =>
    gate(floors, runs).map((row) => [row.language, row.figure, row.passed]);

  it("holds every language by itself; exactly the floor passes", () => {
    const runs = { spans: { en: summary(0.99, 0.9), it: summary(0.989, 0.9) } };
    expect(passed({ precision: 99, coverage: 90 }, runs)).toEqual([
      ["en", "precision", true],
      ["it", "precision", false],
      ["en", "coverage", true],
      ["it", "coverage", true],
    ]);
  });
  it("takes forced NIL as a ceiling", () => {
    const runs = (falseResolution: number) => ({
      "forced-nil": { en: { forcedNil: { falseResolution } } as Summary },
    });
    expect(passed({ "forced-nil": 2 }, runs(0.02))).toEqual([["en", "forced-nil", true]]);
    expect(passed({ "forced-nil": 2 }, runs(0.021))).toEqual([["en", "forced-nil", false]]);
  });
  it("passes where there is nothing to take the figure of", () => {
    expect(passed({ precision: 99 }, { spans: { en: summary(null, 1) } })).toEqual([
      ["en", "precision", true],
    ]);
  });
});

describe("forced NIL", () => {
  const hiding = () => new HidingDataset(compileList(dataset));
  it("hides the gold entity of each mention, and of no other", async () => {
    const layer = hiding();
    const hidden: string[][] = [];
    const resolver = createResolver({ publicKb: layer });
    const predictions = await runSet(resolver, gold, {
      hide: (ids) => {
        hidden.push([...ids]);
        layer.hide(ids);
      },
    });
    const { forcedNil } = score([{ gold, predictions }], { task: "forced-nil", resamples: 0 }).overall;
    expect(forcedNil).toMatchObject({ mentions: 6, missingRows: 0, goldIdReturned: 0 });
    expect(hidden).toContainEqual(["Q90"]);
    expect(hidden.at(-1)).toEqual([]);
  });
  it("a hidden entity is found by no name, no identity and no nearness", async () => {
    const layer = hiding();
    const berlin = layer.find("Q64")!;
    layer.hide(["http://www.wikidata.org/entity/Q64"]);
    expect(layer.find("Q64")).toBeUndefined();
    expect(layer.alive(berlin)).toBe(false);
    expect((await layer.nearest("berlim", 5)).map(({ entity }) => entity)).not.toContain(berlin);
    layer.hide([]);
    expect(layer.find("Q64")).toBe(berlin);
    expect((await layer.nearest("berlim", 5)).map(({ entity }) => entity)).toContain(berlin);
  });
});

describe("reliability", () => {
  const row = (score: number, right: boolean) => ({ path: "p", score, right, resolved: true });
  it("bins scores, the last bin with 1", () => {
    const bins = reliability([row(0, false), row(0.05, true), row(0.95, true), row(1, true)]);
    expect(bins.map(({ rows }) => rows)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    expect(bins[0]).toMatchObject({ right: 1, precision: 0.5, meanScore: 0.025 });
    expect(bins[1]!.precision).toBeNull();
    expect(calibrationError(bins)).toBeCloseTo((0.475 + 0.025) / 2);
    expect(calibrationError([])).toBeNull();
  });
  it("draws precision and coverage over the threshold, and finds the threshold for a precision", () => {
    const curve = thresholdCurve([row(0.9, true), row(0.8, true), row(0.8, false), row(0.5, false)]);
    expect(curve).toEqual([
      { threshold: 0.9, precision: 1, coverage: 0.25 },
      { threshold: 0.8, precision: 2 / 3, coverage: 0.75 },
      { threshold: 0.5, precision: 1 / 2, coverage: 1 },
    ]);
    expect(thresholdFor(curve, 0.6)!.threshold).toBe(0.8);
    expect(thresholdFor([], 0.6)).toBeUndefined();
  });
  it("counts an answer on NIL gold as wrong, and the leader of an unresolved row", () => {
    const document = {
      id: "d",
      text: "Rome Quux",
      mentions: [
        { start: 0, end: 4, qid: "Q220" },
        { start: 5, end: 9, qid: null },
      ],
    };
    const rows = [
      {
        start: 0,
        end: 4,
        status: "unresolved",
        score: 0.3,
        candidates: [{ id: "Q220" }],
        signals: { path: "a" },
      },
      { start: 5, end: 9, status: "resolved", entity: { id: "Q1" }, score: 0.7, signals: { path: "b" } },
    ];
    expect(
      scoredRows([{ gold: { name: "s", documents: [document] }, predictions: new Map([["d", rows]]) }]),
    ).toEqual([
      { path: "a", score: 0.3, right: true, resolved: false },
      { path: "b", score: 0.7, right: false, resolved: true },
    ]);
  });
});

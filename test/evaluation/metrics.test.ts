import { describe, expect, it } from "vitest";
import {
  type GoldDocument,
  type GoldMention,
  type PredictedMention,
  type ScoreOptions,
  score,
} from "../../src/evaluation/index.ts";

// 0         1         2         3
// 0123456789012345678901234567890123456789
// Paris met Ada in Rome. Bob 😀 saw Rome.
const text = "Paris met Ada in Rome. Bob 😀 saw Rome.";
const paris: GoldMention = { start: 0, end: 5, text: "Paris", qid: "Q90", alt: ["Q167646"] };
const ada: GoldMention = { start: 10, end: 13, text: "Ada", qid: "Q7259" };
const rome: GoldMention = { start: 17, end: 21, text: "Rome", qid: "Q220" };
const bob: GoldMention = { start: 23, end: 26, text: "Bob", qid: null };
const again: GoldMention = { start: 33, end: 37, text: "Rome", qid: "Q220", optional: true };
const document: GoldDocument = { id: "1", lang: "en", text, mentions: [paris, ada, rome, bob, again] };

const yes = ({ start, end }: { start: number; end: number }, id: string): PredictedMention => ({
  start,
  end,
  status: "resolved",
  entity: { id },
  signals: { path: "p" },
});
const no = ({ start, end }: { start: number; end: number }, reason?: string): PredictedMention => ({
  start,
  end,
  status: "unresolved",
  ...(reason ? { reason } : {}),
});

function scored(rows: PredictedMention[] | undefined, options: ScoreOptions = {}, gold = document) {
  const predictions = new Map(rows ? [[gold.id, rows]] : []);
  return score([{ gold: { name: "s", documents: [gold] }, predictions }], { resamples: 0, ...options })
    .overall;
}
const exact = (rows: PredictedMention[], gold = document) => {
  const { tp, fp, fn } = scored(rows, {}, gold).a2kb!.micro;
  return [tp, fp, fn];
};
const weak = (rows: PredictedMention[]) => {
  const { tp, fp, fn } = scored(rows).a2kb!.weakMicro;
  return [tp, fp, fn];
};
const detected = (rows: PredictedMention[]) => {
  const { tp, fp, fn } = scored(rows).a2kb!.mentionDetection;
  return [tp, fp, fn];
};

describe("A2KB, exact", () => {
  it("counts right span and entity, any right id, in any form", () => {
    expect(
      exact([yes(paris, "wd:Q167646"), yes(ada, "https://www.wikidata.org/wiki/Q7259"), yes(rome, "q220")]),
    ).toEqual([3, 0, 0]);
  });
  it("counts a wrong entity as wrong and as missed", () => {
    expect(exact([yes(ada, "Q1")])).toEqual([0, 1, 3]);
  });
  it("counts an answer on a NIL span as wrong", () => {
    expect(exact([yes(bob, "Q5")])).toEqual([0, 1, 3]);
  });
  it("counts a span that is not gold as wrong", () => {
    expect(exact([yes({ start: 6, end: 9 }, "Q5")])).toEqual([0, 1, 3]);
  });
  it("ignores an answer on exactly an optional span, whatever it says", () => {
    const { a2kb } = scored([yes(again, "Q999")]);
    expect([a2kb!.micro.fp, a2kb!.ignoredOnOptional]).toEqual([0, 1]);
  });
  it("does not take unresolved rows for answers", () => {
    expect(exact([no(paris, "low_relevance"), no({ start: 6, end: 9 })])).toEqual([0, 0, 3]);
  });
  it("counts identical rows once, and a second entity on a span as wrong", () => {
    expect(exact([yes(rome, "Q220"), yes(rome, "wd:Q220"), yes(rome, "Q9")])).toEqual([1, 1, 2]);
  });
  it("counts nested spans each for itself", () => {
    const outer: GoldMention = { start: 10, end: 21, qid: "Q1" };
    const nested = { ...document, mentions: [outer, ada, rome] };
    expect(exact([yes(outer, "Q1"), yes(ada, "Q7259"), yes(rome, "Q5")], nested)).toEqual([2, 1, 1]);
  });
  it("ignores rows that are not wholly inside the annotated part", () => {
    const part: GoldDocument = { ...document, span: [0, 15], mentions: [paris, ada] };
    const { a2kb, input } = scored(
      [yes(paris, "Q90"), yes(rome, "Q5"), yes({ start: 13, end: 16 }, "Q5")],
      {},
      part,
    );
    expect([a2kb!.micro.tp, a2kb!.micro.fp, input.rowsOutsideAnnotatedPart]).toEqual([1, 0, 2]);
  });
  it("is limited to gold in the knowledge base where one is given", () => {
    const kb = new Set(["Q90", "Q220"]);
    const { tp, fp, fn } = scored([yes(paris, "Q90"), yes(ada, "Q7259"), yes(rome, "Q9")], { kb }).a2kb!
      .inKb!;
    expect([tp, fp, fn]).toEqual([1, 2, 1]);
  });
});

describe("A2KB, overlapping", () => {
  it("counts a longer span with the right entity as right, with another as wrong", () => {
    const longer = { start: 14, end: 21 };
    expect(exact([yes(longer, "Q220")])).toEqual([0, 1, 3]);
    expect(weak([yes(longer, "Q220")])).toEqual([1, 0, 2]);
    expect(weak([yes(longer, "Q9")])).toEqual([0, 1, 3]);
  });
  it("pairs one to one, exact spans first", () => {
    expect(weak([yes({ start: 14, end: 21 }, "Q220"), yes(rome, "Q220")])).toEqual([1, 1, 2]);
  });
  it("ignores answers that touch only optional spans", () => {
    expect(weak([yes({ start: 30, end: 35 }, "Q5")])).toEqual([0, 0, 3]);
  });
});

describe("mention detection", () => {
  it("counts spans of any status against linked and NIL gold", () => {
    expect(detected([no(bob), yes(paris, "Q5"), yes(again, "Q1"), no({ start: 6, end: 9 })])).toEqual([
      2, 1, 2,
    ]);
  });
});

describe("D2KB", () => {
  it("takes the row on exactly the gold span; accuracy over linked, precision over accepted", () => {
    const { d2kb } = scored([yes(paris, "Q90"), yes(ada, "Q1"), no(rome, "low_relevance"), yes(bob, "Q5")]);
    expect(d2kb).toMatchObject({
      accuracy: 1 / 3,
      acceptedPrecision: 1 / 2,
      acceptedPrecisionWithNil: 1 / 3,
      coverage: 2 / 3,
      nilRecall: 0,
      nilFalseResolution: 1,
      rowsMissing: 0,
    });
  });
  it("counts a missing row of NIL gold as left unresolved, and tells it", () => {
    const { d2kb } = scored([yes(paris, "Q90")]);
    expect(d2kb).toMatchObject({ nilRecall: 1, nilRowsMissing: 1, rowsMissing: 2 });
  });
  it("separates gold in the knowledge base from gold that should come back unresolved", () => {
    const kb = new Set(["Q167646", "Q220"]);
    const { inKb, coverage } = scored([yes(paris, "Q90"), yes(ada, "Q1"), no(rome)], { kb }).d2kb!;
    expect(coverage).toBe(1 / 2);
    expect(inKb).toMatchObject({
      linked: 2,
      accuracy: 1 / 2,
      acceptedPrecision: 1,
      outOfKb: 1,
      outOfKbFalseResolution: 1,
    });
  });
  it("forced NIL: every required mention should come back unresolved", () => {
    const rows = [no(paris), yes(ada, "Q1"), yes(rome, "Q220"), no(bob), yes(again, "Q1")];
    expect(scored(rows, { task: "forced-nil" }).forcedNil).toEqual({
      mentions: 4,
      resolved: 2,
      missingRows: 0,
      goldIdReturned: 1,
      falseResolution: 0.5,
    });
  });
});

describe("at the edges", () => {
  const empty: GoldDocument = { id: "e", text: "", mentions: [] };
  it("empty gold and empty answer are perfect; empty gold and an answer are 0", () => {
    expect(scored([], {}, empty).a2kb!.micro).toMatchObject({ p: 1, r: 1, f1: 1 });
    expect(scored([yes(paris, "Q90")], {}, { ...document, mentions: [] }).a2kb!.micro).toMatchObject({
      p: 0,
      f1: 0,
    });
  });
  it("an empty answer to gold is 0, and shares of nothing are null", () => {
    const { a2kb, d2kb } = scored([]);
    expect(a2kb!.micro).toMatchObject({ p: 0, r: 0, f1: 0, fn: 3 });
    expect(d2kb!.acceptedPrecision).toBeNull();
  });
  it("only NILs: linked figures are null, NIL figures are not", () => {
    const { d2kb } = scored([no(bob)], {}, { ...document, mentions: [bob] });
    expect([d2kb!.accuracy, d2kb!.coverage, d2kb!.nilRecall]).toEqual([null, null, 1]);
  });
  it("a document without a prediction is an empty answer, and told", () => {
    expect(scored(undefined).documentsWithoutPrediction).toBe(1);
    expect(scored([]).documentsWithoutPrediction).toBe(0);
  });
  it("counts code points; UTF-16 offsets on request", () => {
    const second = { start: 34, end: 38 };
    const required = { ...document, mentions: [{ ...again, optional: false }] };
    expect(scored([yes(second, "Q220")], {}, required).a2kb!.micro.tp).toBe(0);
    expect(scored([yes(second, "Q220")], { offsets: "utf16" }, required).a2kb!.micro.tp).toBe(1);
  });
  it("tells rows with unusable offsets and rows whose text is not the slice", () => {
    const { input } = scored([
      yes({ start: 3, end: 3 }, "Q1"),
      yes({ start: 1.5, end: 3 }, "Q1"),
      { ...yes(paris, "Q90"), text: "Rome" },
    ]);
    expect(input).toMatchObject({ rows: 1, rowsWithBadOffsets: 2, rowsWhoseTextIsNotTheSlice: 1 });
  });
});

describe("several documents and sets", () => {
  const one = (id: string, count: number): GoldDocument => ({
    id,
    text: "x".repeat(count * 2),
    mentions: Array.from({ length: count }, (_, i) => ({ start: 2 * i, end: 2 * i + 1, qid: `Q${i + 1}` })),
  });
  it("micro pools mentions, macro documents, the mean of sets sets", () => {
    const a = { name: "a", documents: [one("a", 1)] };
    const b = { name: "b", documents: [one("b", 3)] };
    const rows = [yes({ start: 0, end: 1 }, "Q1")];
    const result = score(
      [
        { gold: a, predictions: new Map([["a", rows]]) },
        { gold: b, predictions: new Map() },
      ],
      { resamples: 0 },
    );
    expect(result.overall.a2kb!.micro.r).toBe(1 / 4);
    expect(result.overall.a2kb!.macro.r).toBe(1 / 2);
    expect(result.meanOfSets!.d2kb!.accuracy).toBe(1 / 2);
  });

  const many = Array.from({ length: 60 }, (_, i) => one(String(i), 1));
  const half = new Map(many.map(({ id }, i) => [id, i % 2 ? [yes({ start: 0, end: 1 }, "Q1")] : []]));
  const sampled = (seed?: number) =>
    score([{ gold: { name: "s", documents: many }, predictions: half }], seed === undefined ? {} : { seed })
      .overall.ci95!;

  it("intervals are the same for the same seed, differ for another, and hold the figure", () => {
    expect(sampled()).toEqual(sampled());
    expect(sampled(1)).not.toEqual(sampled(2));
    const [low, high] = sampled().a2kb_r!;
    expect(low).toBeGreaterThan(0.33);
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(0.5);
    expect(high).toBeLessThan(0.67);
  });
  it("no spread is a point, no value no interval", () => {
    expect(sampled().a2kb_p).toEqual([1, 1]);
    expect(sampled().nil_recall).toBeNull();
  });
});

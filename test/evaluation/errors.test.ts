import { describe, expect, it } from "vitest";
import {
  compareReports,
  type EvaluationError,
  errorsOf,
  evaluationReport,
  type GoldDocument,
  type GoldMention,
  type Owner,
  owners,
  probeMissed,
  runSet,
} from "../../src/evaluation/index.ts";
import { createResolver } from "../../src/index.ts";
import { dataset, gold as smallGold, smallReport } from "./small-run.ts";

const text = "Rome is in Italy, not in Quux.";
const rome: GoldMention = { start: 0, end: 4, qid: "Q220" };
const quux: GoldMention = { start: 25, end: 29, qid: null };
const candidate = (id: string, features: Record<string, number> = {}) => ({
  id,
  label: id,
  score: 0.5,
  match_kind: "exact" as const,
  dataset_uri: "inline",
  features,
});
const at = ({ start, end }: { start: number; end: number }, more: object) => ({ start, end, ...more });
const unresolved = (reason: string, ...ids: string[]) => ({
  status: "unresolved",
  reason,
  candidates: ids.map((id) => candidate(id)),
});
const resolved = (id: string, ...ids: string[]) => ({
  status: "resolved",
  entity: { id, label: `label of ${id}` },
  candidates: ids.map((one) => candidate(one)),
});

function errors(
  rows: object[],
  mentions: GoldMention[] = [rome],
  kb?: ReadonlySet<string>,
): EvaluationError[] {
  const document: GoldDocument = { id: "d", lang: "en", text, mentions };
  const predictions = new Map([["d", rows as never]]);
  return errorsOf({ gold: { name: "s", documents: [document] }, predictions }, { kb });
}
const ownersOf = (...args: Parameters<typeof errors>) =>
  errors(...args).map(({ kind, owner }) => [kind, owner]);

describe("every error has an owner", () => {
  const cases: [Owner, string, EvaluationError["kind"], object[]][] = [
    ["not_detected", "no row overlaps the gold span", "missed", []],
    ["no_candidate", "unresolved without candidates", "missed", [at(rome, unresolved("no_candidates"))]],
    [
      "no_candidate",
      "the right one is not among the candidates",
      "wrong",
      [at(rome, resolved("Q1", "Q1", "Q2"))],
    ],
    ["ranked_below", "another leads and is answered", "wrong", [at(rome, resolved("Q1", "Q1", "Q220"))]],
    [
      "ranked_below",
      "another leads and is not accepted",
      "missed",
      [at(rome, unresolved("low_relevance", "Q1", "Q220"))],
    ],
    [
      "gated",
      "the right one leads, under the floor",
      "missed",
      [at(rome, unresolved("low_relevance", "Q220", "Q1"))],
    ],
    [
      "competitor",
      "the right one leads, something else explains it",
      "missed",
      [at(rome, unresolved("no_suitable_candidate", "Q220"))],
    ],
    [
      "type_conflict",
      "the sent type contradicts it",
      "missed",
      [at(rome, unresolved("type_conflict", "Q220"))],
    ],
    ["unexplained", "wrong, without candidates", "wrong", [at(rome, { entity: "Q1" })]],
  ];
  it.each(cases)("%s: %s", (owner, _, kind, rows) => {
    expect(ownersOf(rows)).toEqual([[kind, owner]]);
  });

  it("boundary: a row overlaps, and the row itself is an error when it answers", () => {
    const wider = { start: 0, end: 7 };
    expect(ownersOf([at(wider, unresolved("no_candidates"))])).toEqual([["missed", "boundary"]]);
    const [missed, extra] = errors([at(wider, resolved("Q220"))]);
    expect([missed!.owner, extra!.owner, extra!.kind]).toEqual(["boundary", "boundary", "extra"]);
    expect(missed!.overlapping).toEqual([{ text: "Rome is", ids: ["Q220"] }]);
    expect(extra!.overlapping).toEqual([{ text: "Rome", ids: ["Q220"] }]);
  });
  it("spurious: an answer where gold marks nothing, or a second one on a span", () => {
    expect(ownersOf([at({ start: 11, end: 16 }, resolved("Q38"))], [])).toEqual([["extra", "spurious"]]);
  });
  it("forced: an answer on NIL gold, or on gold that the knowledge base lacks", () => {
    expect(ownersOf([at(quux, resolved("Q5", "Q5"))], [quux])).toEqual([["wrong", "forced"]]);
    expect(ownersOf([at(rome, resolved("Q5", "Q5"))], [rome], new Set())).toEqual([["wrong", "forced"]]);
  });
  it("not_in_kb: unresolved, as it should be, because the knowledge base lacks the entity", () => {
    expect(ownersOf([at(rome, unresolved("no_candidates"))], [rome], new Set())).toEqual([
      ["missed", "not_in_kb"],
    ]);
  });
  it("nothing is an error that is right, unresolved NIL, or on an optional span", () => {
    const optional = { start: 11, end: 16, qid: "Q38", optional: true };
    const rows = [
      at(rome, resolved("wd:Q220")),
      at(quux, unresolved("no_candidates")),
      at(optional, resolved("Q1")),
    ];
    expect(errors(rows, [rome, quux, optional])).toEqual([]);
  });
  it("each owner says what it means", () => {
    expect(Object.values(owners).every((meaning) => meaning.length > 10)).toBe(true);
  });
});

describe("what an error tells", () => {
  it("the line around the mention, and which features put the right one below", () => {
    const leader = candidate("Q1", { prior: -0.1, context: 0.5 });
    const right = candidate("Q220", { prior: -2, context: 0.9 });
    const [error] = errors([at(rome, { ...resolved("Q1"), candidates: [leader, right] })]);
    expect(error!.context).toEqual(["", "Rome", " is in Italy, not in Quux."]);
    expect(error!.right).toMatchObject({ place: 2 });
    expect(error!.right!.lacks.map(({ feature }) => feature)).toEqual(["prior", "context"]);
    expect(error!.right!.lacks[0]!.gap).toBeCloseTo(-1.9);
  });
  it("the nearest name and the competitor", () => {
    const evidence = {
      nearest: [{ name: "Roma", id: "Q220", distance: 1 }],
      competitor: { kind: "entity", label: "Rome", id: "Q9", score: 0.4 },
    };
    const [error] = errors([at(rome, { ...unresolved("no_candidates"), evidence })]);
    expect([error!.nearest, error!.competitor]).toEqual(["Roma (Q220)", "Rome (Q9)"]);
  });
  it("of a missed span: whether linking would have been right", async () => {
    const resolver = createResolver({ publicKb: false });
    const lower = {
      ...smallGold,
      documents: [
        { id: "d", lang: "en", text: "she is in berlin now", mentions: [{ start: 10, end: 16, qid: "Q64" }] },
      ],
    };
    const predictions = await runSet(resolver, lower, { dataset });
    const set = { gold: lower, predictions: new Map([...predictions].map(([id]) => [id, []])) };
    const probes = await probeMissed(resolver, set, { dataset });
    expect(["right", "unresolved"]).toContain(errorsOf(set, { probes })[0]!.ifGiven);
  });
});

describe("a report", () => {
  it("as JSON and back is the same, so that it can be a baseline", async () => {
    const report = await smallReport(true);
    expect(compareReports(JSON.parse(JSON.stringify(report)), report)).toEqual({ gained: [], lost: [] });
  });
  it("breaks down by language, type, world, match kind and path", async () => {
    const { breakdown } = await smallReport(true);
    expect(Object.keys(breakdown.language)).toEqual(["de", "en"]);
    expect(breakdown.type.LOC).toMatchObject({ linked: 3 });
    expect(Object.keys(breakdown.world)).toEqual(["inline"]);
    expect(breakdown.match_kind.exact!.linked).toBeGreaterThan(0);
    expect(Object.keys(breakdown.path).some((path) => path.startsWith("user/"))).toBe(true);
  });
  it("of no sets is empty", () => {
    const report = evaluationReport([]);
    expect([report.goldDocuments, report.errors, report.overall.docs]).toEqual([0, [], 0]);
  });
});

import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataset, gold } from "../evaluation/small-run.ts";
import { referent } from "./in-process.ts";

const home = process.cwd();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "evaluate-"));
  process.chdir(folder);
  await writeFile(
    join(folder, "gold.jsonl"),
    gold.documents.map((one) => `${JSON.stringify(one)}\n`).join(""),
  );
  await writeFile(join(folder, "list.json"), JSON.stringify(dataset));
  await writeFile(join(folder, "en.txt"), "[Berlin|Q64] is far from [Quux|NIL].\n");
});
afterAll(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true, force: true });
});

const evaluate = (...args: string[]) =>
  referent(["evaluate", "--gold", "gold.jsonl", "--dataset", "list.json", "--resamples", "20", ...args]);

describe("referent evaluate", () => {
  it("prints the figures of text alone, and of given spans with --spans", async () => {
    const text = await evaluate();
    expect([text.code, text.err]).toEqual([0, ""]);
    expect(text.out).toMatch(/A2KB[\s\S]*gold/);
    const spans = await evaluate("--spans", "--in-kb", "--by", "language,type,score");
    expect(spans.out).toMatch(/D2KB[\s\S]*by language[\s\S]*by type[\s\S]*calibration error/);
  });

  it("shows the owners of the errors with the mention marked in its line", async () => {
    const { out } = await evaluate("--spans", "--errors", "2");
    expect(out).toContain("owner of the error");
    expect(out).toContain("[Michael Jordan] lectured.");
  });

  it("ends with 1 below a floor, and with 0 at it", async () => {
    expect((await evaluate("--floor", "accuracy=100")).code).toBe(1);
    const fine = await evaluate("--floor", "accuracy=0,precision=0,f1=0");
    expect([fine.code, fine.out.includes("FAIL")]).toEqual([0, false]);
  });

  it("--json holds everything, and serves as --pred's and --baseline's counterpart", async () => {
    const { out } = await evaluate("--spans", "--json", "--out", "answers.jsonl");
    const report = JSON.parse(out);
    await writeFile(join(folder, "before.json"), out);
    const again = await referent([
      "evaluate",
      "--gold",
      "gold.jsonl",
      "--pred",
      "answers.jsonl",
      "--spans",
      "--resamples",
      "20",
      "--json",
    ]);
    expect(JSON.parse(again.out).overall.d2kb).toEqual(report.overall.d2kb);
    const compared = await evaluate("--spans", "--baseline", "before.json", "--html", "report.html");
    expect(compared.out).toContain("errors gone since the baseline: 0");
    expect(await readFile(join(folder, "report.html"), "utf8")).toContain("<!doctype html>");
  });

  it("refuses forced NIL where it cannot hide, an unknown format, an unknown floor; writes nothing then", async () => {
    const forced = await evaluate("--forced-nil", "--html", "never.html");
    expect([forced.code, forced.err.includes("hides entities")]).toEqual([1, true]);
    expect(existsSync(join(folder, "never.html"))).toBe(false);
    const format = await referent(["evaluate", "--gold", "list.xlsx", "--dataset", "list.json"]);
    expect([format.code, format.err.includes(".jsonl")]).toEqual([1, true]);
    const floor = await evaluate("--floor", "speed=9");
    expect([floor.code, floor.err.includes("forced-nil")]).toEqual([2, true]);
  });

  it("measures forced NIL on a pack: the starter", async () => {
    const { code, out } = await referent([
      "evaluate",
      "--gold",
      "en.txt",
      "--forced-nil",
      "--resamples",
      "0",
    ]);
    expect(code).toBe(0);
    expect(out).toContain("the gold entity of each mention hidden");
  });

  it("warns of bad gold by document and span", async () => {
    await writeFile(
      join(folder, "bad.jsonl"),
      '{"id":"d7","text":"Rome","mentions":[{"start":0,"end":9,"qid":"Q220"}]}',
    );
    const { err } = await referent(["evaluate", "--gold", "bad.jsonl", "--dataset", "list.json"]);
    expect(err).toContain("document d7, span 0-9: ends beyond");
  });
});

describe("referent gold", () => {
  it("convert writes any format as JSON lines", async () => {
    const { code, out } = await referent(["gold", "convert", "en.txt"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      id: "en-1",
      lang: "en",
      mentions: [{ qid: "Q64" }, { qid: null }],
    });
  });
  it("check ends with 1 when gold has a fault, and names it", async () => {
    expect((await referent(["gold", "check", "gold.jsonl"])).code).toBe(0);
    await writeFile(
      join(folder, "crossing.jsonl"),
      '{"id":"d","text":"New York Times","mentions":[{"start":0,"end":8,"qid":"Q60"},{"start":4,"end":14,"qid":null}]}',
    );
    const { code, err } = await referent(["gold", "check", "crossing.jsonl"]);
    expect([code, err.trim()]).toEqual([
      1,
      expect.stringContaining("document d, span 4-14: crosses the mention 0-8"),
    ]);
  });
});

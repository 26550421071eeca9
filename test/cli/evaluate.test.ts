import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataset, gold } from "../evaluation/small-run.ts";
import { problemOf, referent } from "./in-process.ts";

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

  it("refuses gold of which no document can be read, after saying why, also beside other gold", async () => {
    await writeFile(join(folder, "unread.jsonl"), '{"id":"a","txt":"Berlin","mentions":[]}\n');
    for (const more of [[], ["gold.jsonl"]]) {
      const run = await referent(["evaluate", "--gold", "unread.jsonl", ...more, "--floor", "f1=90"]);
      expect([run.code, run.out]).toEqual([1, ""]);
      expect(run.err).toContain("warning: gold unread, document line 1: /text is required");
      expect(problemOf(run)).toMatchObject({
        code: "invalid_request",
        detail: "gold unread: none of its documents can be read",
      });
    }
  });

  it("takes the entities of a table, as resolve does, with --columns where they are not understood", async () => {
    const row = ({ id, name, description }: (typeof dataset)[number]) => `${id},${name},${description}`;
    await writeFile(join(folder, "list.csv"), ["id,name,description", ...dataset.map(row)].join("\n"));
    await writeFile(join(folder, "odd.csv"), ["foo,bar,baz", ...dataset.map(row)].join("\n"));
    const figures = async (...args: string[]) => {
      const { code, out } = await evaluate("--json", ...args);
      return [code, JSON.parse(out).overall];
    };
    const understood = await figures("--dataset", "list.csv");
    expect(understood[0]).toBe(0);
    const told = await figures("--dataset", "odd.csv", "--columns", "id=foo,name=bar,description=baz");
    expect(told).toEqual(understood);
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

describe("referent evaluate of several files", () => {
  const set = async (path: string, ...lines: object[]) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    return path;
  };
  const paris = {
    id: "p",
    lang: "en",
    text: "Paris is big.",
    mentions: [{ start: 0, end: 5, qid: "Q90", type: "LOC" }],
  };
  const berlin = {
    id: "b",
    lang: "de",
    text: "😀 Berlin ist groß.",
    mentions: [{ start: 2, end: 8, qid: "Q64" }],
  };

  it("keeps sets of one name apart, pools them, and gives their mean", async () => {
    const files = [await set("one/news/x.jsonl", paris), await set("two/news/x.jsonl", berlin)];
    const words = ["evaluate", "--dataset", "list.json", "--resamples", "0", "--gold", ...files];
    const { code, out } = await referent([
      ...words,
      "--spans",
      "--by",
      "language,type,world,match_kind,path,score",
    ]);
    expect(code).toBe(0);
    for (const name of [...files, "overall"]) expect(out).toMatch(new RegExp(`^${name} +`, "m"));
    expect(out).toContain("mean of sets: D2KB accuracy 100.0");
    for (const way of ["language", "type", "world", "match kind", "path"])
      expect(out).toContain(`\nby ${way}\n`);
    expect(out).toContain("wanted precision");
    const { sets } = JSON.parse((await referent([...words, "--json"])).out);
    expect(Object.keys(sets)).toEqual(files);
  });

  it("scores answers made elsewhere, in code points or UTF-16, and warns of what is doubtful", async () => {
    const file = await set("pred/x.jsonl", berlin, paris);
    const answers = (start: number) =>
      set(
        "pred/a.jsonl",
        {
          id: "b",
          mentions: [{ start, end: start + 6, text: "Berlin", status: "resolved", entity: { id: "Q64" } }],
        },
        { id: "unknown" },
      );
    const words = ["evaluate", "--gold", file, "--resamples", "0", "--json", "--pred"];
    const points = await referent([...words, await answers(2)]);
    expect(JSON.parse(points.out).overall.a2kb.micro).toMatchObject({ tp: 1, fp: 0, fn: 1 });
    expect(points.err).toContain("1 prediction lines have an id that no gold file has, such as unknown");
    expect(points.err).toContain("1 of 2 gold documents have no answer");
    expect(points.err).not.toContain("utf16");
    const units = await referent([...words, await answers(3), "--offsets", "utf16"]);
    expect(JSON.parse(units.out).overall.a2kb.micro).toMatchObject({ tp: 1, fp: 0 });
    expect((await referent([...words, await answers(3)])).err).toContain("try --offsets utf16");
    const floors = await referent([...words, await answers(2), "--floor", "forced-nil=1"]);
    expect([floors.code, problemOf(floors).detail]).toEqual([
      1,
      "--pred has no run for the forced-nil floors",
    ]);
  });

  it.each([
    ["no id", { mentions: [] }, "/id"],
    ["mentions that are not a list", { id: "b", mentions: "none" }, "/mentions"],
    ["a mention that is none", { id: "b", mentions: [null] }, "/mentions"],
  ])("tells a prediction with %s by its line", async (_, line, pointer) => {
    const gold = await set("pred/x.jsonl", berlin);
    const run = await referent([
      "evaluate",
      "--gold",
      gold,
      "--pred",
      await set("pred/bad.jsonl", { id: "b" }, line),
    ]);
    expect([run.code, problemOf(run)]).toMatchObject([
      1,
      { code: "invalid_request", detail: "pred/bad.jsonl, line 2", errors: [{ pointer }] },
    ]);
  });

  it("limits figures to a pack, and holds floors against the runs that they need", async () => {
    await writeFile(join(folder, "cities.csv"), "id,name,types\nQ90,Paris,city\n");
    expect((await referent(["kb", "build", "--csv", "cities.csv", "-o", "cities.kb"])).code).toBe(0);
    const file = await set("pack/x.jsonl", paris, berlin);
    const words = ["evaluate", "--gold", file, "--kb", "cities.kb", "--resamples", "0"];
    const { out, code } = await referent([...words, "--in-kb", "--floor", "accuracy=100,f1=0,forced-nil=0"]);
    expect(out).toMatch(/in KB: P +R +F1/);
    expect(out).toMatch(/^accuracy +en +100\.0 +least +100\.0 +pass$/m);
    expect(out).toMatch(/^forced-NIL false resolution +en +0\.0 +most +0\.0 +pass$/m);
    expect(code).toBe(0);
    const spans = await referent([...words, "--in-kb", "--spans", "--errors", "1"]);
    expect(spans.out).toMatch(/not in KB +resolved/);
    expect(spans.out).toContain("[Berlin]");
  });

  it.each([["{}"], ["null"], ["[]"]])("a baseline of %s is not a report", async (content) => {
    await writeFile(join(folder, "baseline.json"), content);
    const run = await evaluate("--baseline", "baseline.json");
    expect([run.code, run.out, problemOf(run).detail]).toEqual([
      1,
      "",
      "baseline.json: is not a report of evaluate --json",
    ]);
  });

  it.each([
    ["--confidence", "high", "must be a number from 0 to 1"],
    ["--resamples", "-1", "must be a whole number"],
    ["--by", "colour", "use one of language"],
    ["--floor", "toString=5", 'floor "toString=5"'],
    ["--floor", "f1=101", 'floor "f1=101"'],
    ["--offsets", "bytes", "Allowed choices are codepoint, utf16"],
  ])("%s %s is a wrong command line", async (option, value, reason) => {
    const run = await evaluate(option, value);
    expect([run.code, run.out, run.err]).toEqual([2, "", expect.stringContaining(reason)]);
  });

  it.each([
    ["--columns", ["--columns", "id=foo,name=bar"], "--columns needs --dataset"],
    ["--key", ["--key", "rk_x"], "--key needs --against"],
    ["answers from two places", ["--pred", "a.jsonl", "--against", "http://127.0.0.1:9"], "give one of"],
    ["a list beside answers", ["--pred", "a.jsonl", "--dataset", "list.csv"], "--dataset is not read"],
    ["a confidence of answers", ["--pred", "a.jsonl", "--confidence", "0.5"], "--confidence is not read"],
    ["packs of a remote resolver", ["--against", "http://127.0.0.1:9", "--kb", "a.kb"], "--kb is not read"],
  ])("refuses %s that would be ignored", async (_, words, reason) => {
    const run = await referent(["evaluate", "--gold", "gold.jsonl", ...words]);
    expect([run.code, run.out, run.err]).toEqual([2, "", expect.stringContaining(reason)]);
  });

  it("measures a list alone with --kb none, and has nothing to measure without one", async () => {
    const figures = async (...words: string[]) =>
      JSON.parse((await evaluate("--json", ...words)).out).overall;
    expect(await figures("--kb", "none")).toEqual(await figures());
    const run = await referent(["evaluate", "--gold", "gold.jsonl", "--kb", "none"]);
    expect([run.code, problemOf(run).detail]).toEqual([1, expect.stringContaining("nothing to link to")]);
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

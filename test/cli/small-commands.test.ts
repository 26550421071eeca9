import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { runCli } from "../../src/cli/run.ts";
import { problemOf, referent } from "./in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-small-"));
const home = process.cwd();
process.chdir(folder);
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});
const file = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return name;
};

describe("referent keys", () => {
  it("prints a key once; the file has its hash, for its owner only", async () => {
    const first = await referent(["keys", "--accounts", "accounts.json", "--account", "acme"]);
    expect([first.code, first.err, first.out]).toEqual([0, "", expect.stringMatching(/^rk_\S{20,}\n$/)]);
    const second = await referent(["keys", "--accounts", "accounts.json", "--account", "acme"]);
    const text = readFileSync("accounts.json", "utf8");
    expect(JSON.parse(text).accounts).toMatchObject([
      { accountId: "acme", plan: "free", keys: [expect.stringMatching(/^sha256:/), expect.any(String)] },
    ]);
    for (const { out } of [first, second]) expect(text).not.toContain(out.trim());
    expect(statSync("accounts.json").mode & 0o777).toBe(0o600);
  });

  it("refuses an unknown plan and an id that is none, and makes no file", async () => {
    for (const words of [["a", "--plan", "gold"], ["a b/c"]]) {
      const run = await referent(["keys", "--accounts", "none.json", "--account", ...words]);
      expect([run.code, run.out, problemOf(run).code]).toEqual([1, "", "invalid_request"]);
    }
    expect(existsSync("none.json")).toBe(false);
  });
});

describe("referent lint", () => {
  it("sorts out warnings from errors, in words and as JSON", async () => {
    const list = file(
      "list.json",
      JSON.stringify([
        { id: "a", name: "Springfield" },
        { id: "b", name: "springfield" },
        { id: "c", name: "..." },
      ]),
    );
    const words = await referent(["lint", "-d", list]);
    const { out, code } = await referent(["lint", "-d", list, "--json"]);
    const findings = JSON.parse(out) as { severity: string; rule: string; pointer: string }[];
    expect([words.code, code]).toEqual([1, 1]);
    expect(findings.some(({ severity }) => severity === "warning")).toBe(true);
    expect(words.out).toContain(`\n\n${findings.length} findings\n`);
    for (const { rule, pointer } of findings) expect(words.out).toContain(`${rule}  ${pointer}\n`);
  });
});

describe("referent demo and openapi", () => {
  it("demo resolves its article against the starter", async () => {
    const { code, out, err } = await referent(["demo"]);
    expect([code, err]).toEqual([0, ""]);
    expect(Number(/(\d+) resolved/.exec(out)![1])).toBeGreaterThan(10);
  });

  it("openapi prints the document with its base path", async () => {
    const { code, out } = await referent(["openapi", "--base-path", "/kg"]);
    expect([code, JSON.parse(out).servers]).toEqual([0, [{ url: "/kg" }]]);
    expect(JSON.parse((await referent(["openapi"])).out)).toMatchObject({ openapi: "3.1.0" });
  });
});

describe("referent gold", () => {
  const nif = `@prefix nif: <http://persistence.uni-leipzig.org/nlp2rdf/ontologies/nif-core#> .
@prefix itsrdf: <http://www.w3.org/2005/11/its/rdf#> .
<http://x.org/1> a nif:Context ; nif:isString "Rome"@en .
<http://x.org/2> a nif:Phrase ; nif:referenceContext <http://x.org/1> ; nif:beginIndex 0 ; nif:endIndex 4 ;
  itsrdf:taIdentRef <http://www.wikidata.org/entity/Q220> .`;
  const rome = [{ start: 0, end: 4, qid: expect.stringContaining("Q220") }];

  it.each([
    ["news.ttl", nif],
    ["news.tsv", "TOKEN\tNE-COARSE-LIT\tNEL-LIT\n# language = en\nRome\tB-loc\tQ220\n"],
    ["news.en.txt", "[Rome|Q220]\n"],
    ["news.json", '[{"text":"Rome","lang":"en","gold":{"Rome":{"qid":"Q220"}}}]'],
    [
      "news.ndjson",
      '\ufeff{"id":1,"lang":"en","text":"Rome","mentions":[{"start":0,"end":4,"qid":"Q220"}]}\n',
    ],
  ])("converts %s to a file of JSON lines that reads the same again", async (name, content) => {
    const made = await referent(["gold", "convert", file(name, content), "--out", "gold.jsonl"]);
    expect(made).toEqual({ code: 0, out: "", err: "" });
    expect(JSON.parse(readFileSync("gold.jsonl", "utf8"))).toMatchObject({
      lang: "en",
      text: "Rome",
      mentions: rome,
    });
    expect((await referent(["gold", "convert", "gold.jsonl"])).out).toBe(readFileSync("gold.jsonl", "utf8"));
  });

  it("reads brat beside its text, the language from the name, and tells where the text is not", async () => {
    file("a.en.txt", "Rome");
    const { out } = await referent([
      "gold",
      "convert",
      file("a.en.ann", "T1\tLOC 0 4\tRome\nN1\tReference T1 W:Q220\tRome\n"),
    ]);
    expect(JSON.parse(out)).toMatchObject({ id: "a.en", lang: "en", mentions: rome });
    const alone = await referent(["gold", "check", file("alone.ann", "")]);
    expect([alone.code, problemOf(alone).detail]).toEqual([1, "alone.ann: alone.txt: there is no such file"]);
  });

  it("check counts documents and mentions over all files", async () => {
    const { code, out } = await referent([
      "gold",
      "check",
      file("b.en.txt", "[Rome|Q220]\n[Oslo|NIL] [Rome|Q220]\n"),
      "a.en.ann",
    ]);
    expect([code, out]).toEqual([0, "3 documents, 4 mentions\n"]);
    const one = await referent(["gold", "check", file("one.en.txt", "[Rome|Q220]\n")]);
    expect(one.out).toBe("1 document, 1 mention\n");
  });

  it("refuses a file named twice, and a format that is none", async () => {
    const twice = await referent(["gold", "check", "a.en.txt", "a.en.txt"]);
    expect([twice.code, problemOf(twice).detail]).toEqual([1, "a.en.txt is named twice"]);
    const other = await referent(["gold", "check", "a.xlsx"]);
    expect(problemOf(other).detail).toContain("a.xlsx: gold is read from files with the extensions .jsonl,");
  });
});

describe("a text on the command line", () => {
  it("must be UTF-8 and not empty, from a file and from standard input", async () => {
    const latin1 = Buffer.from([0x4d, 0xfc, 0x6e, 0x63, 0x68, 0x65, 0x6e]);
    const fromFile = await referent(["resolve", file("latin1.txt", latin1)]);
    expect([fromFile.code, problemOf(fromFile).detail]).toEqual([1, "latin1.txt: it is not UTF-8 text"]);
    const piped = await referent(["resolve", "-"], latin1);
    expect([piped.code, problemOf(piped).detail]).toEqual([1, "standard input: it is not UTF-8 text"]);
    const lines = await referent(["resolve", "--docs", "-"], Buffer.concat([Buffer.from('{"id":"'), latin1]));
    expect([lines.code, problemOf(lines).detail]).toEqual([
      1,
      "standard input, line 1: the line is not UTF-8 text",
    ]);
  });

  it("that is missing is asked for in words", async () => {
    const none = await referent(["resolve"]);
    expect(problemOf(none)).toMatchObject({
      detail: "standard input is empty",
      errors: [{ pointer: "/text" }],
    });
  });
});

describe("on a terminal", () => {
  /** Runs with a standard error that says it is a terminal. */
  async function onTerminal(...words: string[]): Promise<string> {
    const stderr = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
    let shown = "";
    stderr.on("data", (data: Buffer) => (shown += data));
    const io = { stdin: new PassThrough(), stdout: new PassThrough(), stderr, exitCode: 0 };
    expect(await runCli(words, io)).toBe(0);
    return shown;
  }

  it("documents are counted while they are resolved", async () => {
    const list = file("acme.json", '[{"id":"acme","name":"ACME"}]');
    const docs = file("docs.jsonl", '{"id":1,"text":"ACME.","language":"en"}\n'.repeat(3));
    expect(await onTerminal("resolve", "-d", list, "--docs", docs, "--out", "out.jsonl")).toMatch(
      /3 of 3 documents \| \d+\/s/,
    );
  });

  it("a build shows how far it is, then what it kept", async () => {
    const lines = Array.from({ length: 50 }, (_, i) => `{"id":"e:${i}","name":"Entity ${i}"}\n`).join("");
    const packed = file("entities.jsonl.gz", gzipSync(lines));
    const shown = await onTerminal("kb", "build", "--entities", packed, "--out", "some.kb");
    expect(shown).toMatch(/%.*MB\/s/);
    expect(shown).toMatch(/kept +50 entities, 50 names/);
  });
});

describe("referent kb build", () => {
  it("is refused two sources, and a limit of nothing, as a wrong command line", async () => {
    const two = await referent(["kb", "build", "--csv", "a.csv", "--rdf", "b.ttl", "-o", "x.kb"]);
    expect([two.code, two.err]).toEqual([2, expect.stringContaining("cannot be used with option")]);
    const nothing = await referent(["kb", "build", "--csv", "a.csv", "--limit", "0", "-o", "x.kb"]);
    expect([nothing.code, nothing.err]).toEqual([
      2,
      expect.stringContaining("must be a whole number of 1 or more"),
    ]);
  });

  it("leaves the old pack where nothing could be kept", async () => {
    file("old.kb", "an old one");
    const run = await referent(["kb", "build", "--entities", "-", "-o", "old.kb"], '{"name":"X"}\n');
    expect([run.code, run.err]).toEqual([1, expect.stringContaining("no entity is left to keep")]);
    expect(readFileSync("old.kb", "utf8")).toBe("an old one");
  });

  it("stops at --limit, keeps the languages of --languages, and notes how it was made", async () => {
    const table = file("t.csv", "id,name,de\nQ1,One,Eins\nQ2,Two,Zwei\nQ3,Three,Drei\n");
    const made = await referent([
      "kb",
      "build",
      "--csv",
      table,
      "--limit",
      "2",
      "--languages",
      "de, fr",
      "--compress",
      "-o",
      "t.kb",
    ]);
    expect([made.code, made.err]).toEqual([0, expect.stringMatching(/kept +2 entities/)]);
    const { out } = await referent(["kb", "info", "t.kb"]);
    expect(JSON.parse(out)).toMatchObject({
      entities: 2,
      source: "t.csv",
      command: "referent kb build --csv t.csv --limit 2 --languages de,fr --compress --out t.kb",
    });
    const got = await referent(["kb", "get", "Q1", "--kb", "t.kb"]);
    expect(JSON.parse(got.out).labels).toEqual({ fr: "One", de: "Eins" });
  });
});

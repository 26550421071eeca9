import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import type { ResolveResponse } from "../../src/contract/index.ts";
import { problemOf, type Run, referent } from "./in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file of the folder and tells its path. */
function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const mentionsOf = ({ out }: Run) =>
  (JSON.parse(out) as ResolveResponse).mentions.map((m) => [
    m.text,
    m.start,
    m.end,
    m.entity?.id ?? m.reason,
  ]);

const acme = file("acme.json", [
  { id: "acme", name: "ACME Corporation" },
  { id: "rome", name: "Rome" },
]);
const text = "ACME Corp opened an office in Rome.";
const found = [
  ["ACME Corp", 0, 9, "acme"],
  ["Rome", 30, 34, "rome"],
];
const english = ["--language", "en"];
/** The compiled program in a process of its own: threads run what is compiled. */
async function built(...words: string[]): Promise<Run> {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL("../../dist/src/cli/main.js", import.meta.url)),
    ...words,
  ]);
  const [out, err, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, "close"),
  ]);
  return { code, out, err };
}
const withoutTime = (line: string) => line.replace(/"processing_time_ms":[\d.]+,/, "");

describe.concurrent("referent resolve", () => {
  it("resolves a text against a dataset and prints JSON, offsets in code points", async () => {
    const run = await referent(["resolve", "--dataset", acme, ...english, "--json", text]);
    expect([run.code, run.err]).toEqual([0, ""]);
    expect(mentionsOf(run)).toEqual(found);
    const shifted = await referent(["resolve", "-d", acme, ...english, "--json", `🚀e\u0301 ${text}`]);
    expect(mentionsOf(shifted)).toEqual([
      ["ACME Corp", 4, 13, "acme"],
      ["Rome", 34, 38, "rome"],
    ]);
  });

  it("takes the text from a file, and from standard input", async () => {
    const named = await referent(["resolve", "-d", acme, ...english, "--json", file("text.txt", text)]);
    expect(mentionsOf(named)).toEqual(found);
    const piped = await referent(["resolve", "-d", acme, ...english, "--json", "-"], text);
    expect(mentionsOf(piped)).toEqual(found);
  });

  it("prints a table without colours where the output is not a terminal", async () => {
    const { code, out } = await referent(["resolve", "-d", acme, ...english, text]);
    expect(code).toBe(0);
    expect(out).not.toContain("\u001b");
    expect(out).toMatch(/^mention +status +entity or reason +probability +path\n/);
    expect(out).toMatch(/\nACME Corp +resolved +ACME Corporation \(acme\)/);
    expect(out).toContain("2 mentions, 2 resolved, 0 unresolved");
  });

  it("prints a line a mention, whatever stands in names and descriptions", async () => {
    const list = [{ id: "a", name: "ACME", description: "maker\nof \u001b[31manvils\u0007" }];
    const { out } = await referent([
      "resolve",
      "-d",
      file("steering.json", list),
      ...english,
      "We saw ACME.",
    ]);
    expect(out.split("\n")[1]).toMatch(/^ACME +resolved +ACME \(a\), maker of \[31manvils +0\.\d\d/);
    expect(out).not.toContain("\u001b");
  });

  it("links the spans of --mentions, and includes what --include asks for", async () => {
    const mentions = file("mentions.json", [{ start: 30, end: 34, type: "city" }]);
    const run = await referent([
      ...["resolve", "-d", acme, ...english, "-m", mentions, "--include", "candidates, evidence", "--json"],
      text,
    ]);
    const { mentions: answered } = JSON.parse(run.out) as ResolveResponse;
    expect(answered).toHaveLength(1);
    expect(answered[0]).toMatchObject({
      start: 30,
      candidates: [{ id: "rome" }],
      evidence: { name: "rome" },
    });
  });

  it("links to the graph of RDF files", async () => {
    const ttl = file(
      "acme.ttl",
      '<https://acme.example/1> <http://schema.org/name> "Anvil Works" ; a <http://schema.org/Organization> .',
    );
    const run = await referent([
      "resolve",
      "--graph",
      ttl,
      ...english,
      "--json",
      "We bought from Anvil Works.",
    ]);
    expect([run.code, run.err]).toEqual([0, ""]);
    expect(mentionsOf(run)).toEqual([["Anvil Works", 15, 26, "https://acme.example/1"]]);
    expect(JSON.parse(run.out)).toMatchObject({ dataset_uri: "service://dataset/me" });
  });

  it("links to the list and to the graph, in this order, where both are given and no order is", async () => {
    const ttl = file(
      "both.ttl",
      '<https://acme.example/1> <http://schema.org/name> "Anvil Works" . <https://acme.example/2> <http://schema.org/name> "Rome" .',
    );
    const run = await referent([
      ...["resolve", "We bought from Anvil Works in Rome.", "-d", acme, ...english, "--json", "--graph", ttl],
    ]);
    expect(mentionsOf(run)).toEqual([
      ["Anvil Works", 15, 26, "https://acme.example/1"],
      ["Rome", 30, 34, "rome"],
    ]);
    expect(JSON.parse(run.out)).toMatchObject({ dataset_uri: "inline,service://dataset/me" });
  });

  it("reads a graph that is packed", async () => {
    const ttl = join(folder, "packed.ttl.gz");
    writeFileSync(ttl, gzipSync('<https://acme.example/1> <http://schema.org/name> "Anvil Works" .'));
    const run = await referent(["resolve", "We bought from Anvil Works.", ...english, "--json", "-g", ttl]);
    expect(mentionsOf(run)).toEqual([["Anvil Works", 15, 26, "https://acme.example/1"]]);
  });

  it("says that nothing in a --graph has a name, and from which predicates names are read", async () => {
    const ttl = file("nameless.ttl", '<http://e.example/r> <http://e.example/motto> "Forge" .');
    const { code, err } = await referent(["resolve", ...english, "The Forge burns.", "--graph", ttl]);
    expect(code).toBe(0);
    expect(err).toMatch(
      /^warning: --graph .*nameless\.ttl: no subject has a name: an entity is an IRI with schema:name, rdfs:label, /m,
    );
  });

  it("takes one file for each --graph and --kb, and the last word for the text", async () => {
    const one = file("one.ttl", '<https://acme.example/1> <http://schema.org/name> "Anvil Works" .');
    const two = file("two.ttl", '<https://acme.example/2> <http://schema.org/name> "Zorblax Quib" .');
    const said = "Anvil Works sued Zorblax Quib.";
    const graphs = await referent(["resolve", ...english, "--json", "--graph", one, "-g", two, said]);
    expect([graphs.code, graphs.err]).toEqual([0, ""]);
    expect(mentionsOf(graphs)).toEqual([
      ["Anvil Works", 0, 11, "https://acme.example/1"],
      ["Zorblax Quib", 17, 29, "https://acme.example/2"],
    ]);
    const starter = "data/public/starter.kb";
    const packs = await referent(["resolve", "-d", acme, ...english, "--json", "--kb", starter, text]);
    expect([packs.code, mentionsOf(packs)]).toEqual([0, found]);
    const both = await referent(["resolve", ...english, "--json", `--kb=${starter}`, "--graph", one, said]);
    expect(mentionsOf(both)[0]).toEqual(["Anvil Works", 0, 11, "https://acme.example/1"]);
  });

  it("a graph without statements is warned of", async () => {
    const empty = file("empty.ttl", "# nothing yet\n");
    const run = await referent(["resolve", "--graph", empty, text]);
    expect([run.code, run.err]).toEqual([0, `warning: --graph ${empty}: it has no statements\n`]);
  });

  it("a second file behind one option is not a file of it: exit code 2", async () => {
    const ttl = file("alone.ttl", "");
    const run = await referent(["resolve", "--graph", ttl, ttl, text]);
    expect([run.code, run.out]).toEqual([2, ""]);
    expect(run.err).toMatch(/^error: too many arguments/);
  });

  it("a text without quotes, and a text without the command, are told how to be written", async () => {
    const bare = await referent(["resolve", "Ada", "Lovelace", "in", "London"]);
    expect([bare.code, bare.out]).toEqual([2, ""]);
    expect(bare.err).toMatch(/^error: too many arguments: put a text of several words in quotes/);
    const alone = await referent(["Ada Lovelace in London"]);
    expect([alone.code, alone.out]).toEqual([2, ""]);
    expect(alone.err).toContain('a text is resolved by `referent resolve "…"`');
  });

  it("a folder as a graph is told as one, with the way to read a store", async () => {
    const run = await referent(["resolve", "--graph", folder, text]);
    expect([run.code, run.out]).toEqual([1, ""]);
    expect(problemOf(run).detail).toContain(
      "it is a directory, not an RDF file; if it is a store, `referent",
    );
  });

  it("reads relative IRIs of a graph against its file", async () => {
    const ttl = file(
      "me.ttl",
      '@prefix foaf: <http://xmlns.com/foaf/0.1/> . <#me> foaf:name "Anvil Works" .',
    );
    const run = await referent(["resolve", ...english, "--json", "-g", ttl, "We bought from Anvil Works."]);
    expect(mentionsOf(run)).toEqual([["Anvil Works", 15, 26, `${pathToFileURL(ttl).href}#me`]]);
  });

  it("names fields that are not read on standard error, and the field that is meant", async () => {
    const list = file("slip.json", [{ id: "acme", name: "ACME Corporation", alias: ["ACME"] }]);
    const run = await referent(["resolve", "-d", list, ...english, text]);
    expect([run.code, run.err]).toEqual([
      0,
      'warning: /dataset/0/alias is unknown and not read; did you mean "aliases"?\n',
    ]);
  });

  it("a file without an extension that names a format: the problem names the known ones", async () => {
    const { err } = await referent(["resolve", "Rome", "--graph", file("graph.n3", "")]);
    expect(JSON.parse(err)).toMatchObject({
      code: "invalid_rdf",
      detail: expect.stringContaining("the known extensions are .ttl, .nt, .nq, .trig, .jsonld, .rdf"),
    });
  });

  it("a JSON-LD file with a context elsewhere: the problem says that nothing is fetched", async () => {
    const remote = file("remote.jsonld", {
      "@context": "https://w3id.org/context",
      "@id": "https://a.example/",
      name: "A",
    });
    const { err } = await referent(["resolve", "Rome", "--graph", remote]);
    expect(JSON.parse(err).detail).toContain("its @context names https://w3id.org/context");
  });

  it("what is written like a file that is not there is a problem, and a text on standard input", async () => {
    const run = await referent(["resolve", "-d", acme, ...english, "artcle.txt"]);
    expect([run.code, run.out]).toEqual([1, ""]);
    expect(JSON.parse(run.err)).toMatchObject({
      code: "invalid_request",
      detail: "there is no file artcle.txt; a text that is written so goes in on standard input",
    });
    expect((await referent(["resolve", "-d", acme, ...english], "artcle.txt")).code).toBe(0);
    expect((await referent(["resolve", "-d", acme, ...english, "In Rome."])).err).toBe("");
  });

  it.each<[string, string, readonly string[], string]>([
    ["a broken RDF file", "invalid_rdf", ["--graph", file("bad.ttl", "<a> <b> .")], text],
    ["a dataset that is not JSON", "invalid_json", ["-d", file("bad.json", "{")], text],
    ["a dataset with a fault", "invalid_dataset", ["-d", file("fault.json", [{ id: "a" }])], text],
    ["a file that is missing", "invalid_request", ["-d", join(folder, "missing.json")], text],
  ])("%s is a problem: %s on standard error, exit code 1", async (_, code, options, said) => {
    const run = await referent(["resolve", ...english, ...options, said]);
    expect([run.code, run.out]).toEqual([1, ""]);
    expect(JSON.parse(run.err)).toMatchObject({ code, status: expect.any(Number) });
    expect(run.err).not.toContain("    at ");
  });

  it.each<[string, readonly string[]]>([
    ["an unknown option", ["resolve", "--nope", "x"]],
    ["an unknown command", ["toString"]],
    ["a confidence that is not a number", ["resolve", "--confidence", "high", "x"]],
    ["a confidence out of range", ["resolve", "--confidence", "2", "x"]],
    ["a file beside --jsonl", ["resolve", "--jsonl", "lines.jsonl"]],
    ["a list that serve would not read", ["serve", "--port", "0", "--dataset", acme]],
    ["columns that serve would not read", ["serve", "--port", "0", "--columns", "id=a,name=b"]],
    ["an origin with a path", ["serve", "--port", "0", "--cors", "https://app.example/"]],
    ["a value that is not an origin", ["serve", "--port", "0", "--cors", "app.example"]],
    ["an unknown include", ["resolve", "--include", "candidates,everything", "x"]],
    ["lint without a dataset", ["lint"]],
    ["a text beside --docs", ["resolve", "Rome", "--docs", acme]],
    ["--out without --docs", ["resolve", "Rome", "--out", "x.jsonl"]],
    ["--workers without --docs", ["resolve", "Rome", "--workers", "2"]],
    ["a number of threads that is none", ["resolve", "--docs", "x.jsonl", "--workers", "0"]],
    [
      "a dataset that --dataset-uri leaves out",
      ["resolve", "Rome", "-d", acme, "--dataset-uri", "wikidata://public"],
    ],
    [
      "a graph that --dataset-uri leaves out",
      ["resolve", "Rome", "-g", "a.ttl", "--dataset-uri", "inline, wikidata://public"],
    ],
  ])("%s is a wrong command line: exit code 2", async (_, args) => {
    const run = await referent(args);
    expect([run.code, run.out]).toEqual([2, ""]);
    expect(run.err).toMatch(/^error: /);
  });

  it("an error of a group names its commands, an error of a command its options", async () => {
    const last = async (...words: string[]) => (await referent(words)).err.trim().split("\n").at(-1);
    for (const group of ["kb", "products", "gold"])
      expect(await last(group, "nope")).toBe("(--help shows the commands)");
    expect(await last("kb", "info", "--nope")).toBe("(--help shows the options)");
  });

  it("--help names the commands and the options; exit code 0", async () => {
    const all = await referent(["--help"]);
    expect(all.code).toBe(0);
    for (const command of ["resolve", "lint", "serve", "demo"]) expect(all.out).toContain(`\n  ${command}`);
    const one = await referent(["resolve", "--help"]);
    for (const option of [
      "--language",
      "--dataset",
      "--graph",
      "--mentions",
      "--include",
      "--docs",
      "--out",
      "--json",
    ])
      expect(one.out).toContain(option);
  });
});

describe.concurrent("referent resolve --min-probability", () => {
  const lovelace = "Ada Lovelace was born in London.";

  it("leaves unresolved what is less likely", async () => {
    const words = ["resolve", "--json", ...english, lovelace];
    const [all, none] = await Promise.all([referent(words), referent([...words, "--min-probability", "1"])]);
    expect(mentionsOf(all).map(([, , , id]) => id)).toEqual(["Q7259", "Q84"]);
    expect(mentionsOf(none).map(([, , , reason]) => reason)).toEqual(["low_relevance", "low_relevance"]);
  });

  it.each(["1.5", "-0.1", "much", ""])("says that %j is not a probability", async (value) => {
    const { code, err } = await referent(["resolve", `--min-probability=${value}`, lovelace]);
    expect([code, err]).toEqual([2, expect.stringContaining("must be a number from 0 to 1")]);
  });
});

describe.concurrent("referent resolve --docs", () => {
  const lines = Array.from({ length: 30 }, (_, i) => ({
    id: `d${i}`,
    text: `${"word ".repeat((i * 7) % 20)}ACME ${i}.`,
  }));
  const jsonl = (values: readonly unknown[]) =>
    `${values.map((value) => JSON.stringify(value)).join("\n")}\n`;

  it("answers a line for a line, in order, in contract form", async () => {
    const out = join(folder, "answers.jsonl");
    const run = await referent([
      ...["resolve", "-d", acme, ...english, "--docs", file("docs.jsonl", jsonl(lines)), "--out", out],
    ]);
    expect(run).toEqual({ code: 0, out: "", err: "" });
    const answers = readFileSync(out, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
    expect(answers.map(({ mentions }) => mentions[0].start)).toEqual(
      lines.map((line) => line.text.indexOf("ACME")),
    );
    expect(Object.keys(answers[0])).toEqual(["id", "mentions"]);
    expect(existsSync(`${out}.partial`)).toBe(false);
  });

  it("prints the answers if no file is named, and takes the documents from standard input", async () => {
    const spans = { id: 7, text, language: "en", mentions: [{ start: 30, end: 34 }] };
    const run = await referent(["resolve", "-d", acme, "--docs", "-"], jsonl([spans]));
    expect(run.code).toBe(0);
    expect(JSON.parse(run.out)).toMatchObject({
      id: 7,
      mentions: [{ text: "Rome", entity: { id: "rome" } }],
    });
  });

  it("answers in threads what it answers alone, in order", async () => {
    const docs = file(
      "threads.jsonl",
      jsonl(
        Array.from({ length: 7 }, (_, i) => lines.map((line) => ({ ...line, id: `${i}-${line.id}` }))).flat(),
      ),
    );
    const alone = await referent(["resolve", "-d", acme, ...english, "--docs", docs]);
    const { code, out } = await built("resolve", "-d", acme, ...english, "--docs", docs, "--workers", "2");
    expect(code).toBe(0);
    expect(out.split("\n").map(withoutTime)).toEqual(alone.out.split("\n").map(withoutTime));
  });

  it("names the line of a fault that was read ahead in threads", async () => {
    const docs = file("ahead.jsonl", `${jsonl(lines)}{"id":1,"text":"x","confidence":2}\n${jsonl(lines)}`);
    const { code, out, err } = await built(
      "resolve",
      "-d",
      acme,
      ...english,
      "--docs",
      docs,
      "--workers",
      "2",
    );
    expect([code, out.trim().split("\n").length]).toEqual([1, 30]);
    expect(JSON.parse(err)).toMatchObject({
      code: "invalid_request",
      detail: expect.stringContaining("line 31"),
    });
  });

  it.each<[string, string, string, string]>([
    ["a line that is not JSON", '{"id": broken', "invalid_json", "line 31"],
    ["a document without an id", '{"text": "ACME"}', "invalid_request", "line 31"],
    ["a document without a text", '{"id": 1}', "invalid_request", "line 31"],
    [
      "a language that is not supported",
      '{"id": 1, "text": "x", "language": "tlh"}',
      "unsupported_language",
      "line 31",
    ],
    ["a confidence out of range", '{"id": 1, "text": "x", "confidence": 2}', "invalid_request", "line 31"],
    [
      "an include that is unknown",
      '{"id": 1, "text": "x", "include": ["all"]}',
      "unknown_include",
      "line 31",
    ],
    [
      "a dataset with a fault",
      '{"id": 1, "text": "x", "dataset": [{"id": "a"}]}',
      "invalid_dataset",
      "line 31",
    ],
  ])("%s: the problem names it, and no file is left", async (name, line, code, where) => {
    const key = name.replaceAll(" ", "-");
    const out = join(folder, `${key}.out`);
    const docs = file(`${key}.jsonl`, `${jsonl(lines)}${line}\n`);
    const run = await referent([
      "resolve",
      "-d",
      acme,
      ...(code === "unsupported_language" ? [] : english),
      "--docs",
      docs,
      "--out",
      out,
    ]);
    expect(run.code).toBe(1);
    expect(JSON.parse(run.err)).toMatchObject({ code, detail: expect.stringContaining(where) });
    expect(run.err.split(where)).toHaveLength(2);
    expect(readdirSync(folder).filter((one) => one.startsWith(`${key}.out`))).toEqual([]);
  });

  it("a folder that is missing is a problem, not a crash", async () => {
    const out = join(folder, "missing", "answers.jsonl");
    const run = await referent([
      "resolve",
      "-d",
      acme,
      "--docs",
      file("one.jsonl", jsonl(lines.slice(0, 1))),
      "--out",
      out,
    ]);
    expect(run.code).toBe(1);
    expect(JSON.parse(run.err)).toMatchObject({ code: "invalid_request" });
  });
});

describe.concurrent("referent lint", () => {
  it("prints the findings with their pointers; exit code 1 only where there is an error", async () => {
    const warned = await referent(["lint", "--dataset", file("warned.json", [{ id: "a", name: "Apple" }])]);
    expect(warned.code).toBe(0);
    expect(warned.out).toMatch(/^warning {2}everyday_alias {2}\/0\/name\n/);
    const failing = file("failing.json", [{ id: "a", name: "!" }]);
    const failed = await referent(["lint", "--dataset", failing, "--json"]);
    expect(failed.code).toBe(1);
    expect(JSON.parse(failed.out)).toMatchObject([{ rule: "never_wins", severity: "error", pointer: "/0" }]);
  });

  it("prints a finding in one line, whatever stands in names", async () => {
    const list = file("steering-lint.json", [{ id: "a\u001b[31m\n", name: "!" }]);
    const { out } = await referent(["lint", "--dataset", list]);
    expect(out).toContain("a [31m has no name");
    expect(out).not.toContain("\u001b");
  });

  it("says so if nothing is found", async () => {
    const run = await referent(["lint", "--dataset", acme]);
    expect(run).toEqual({ code: 0, out: "No findings.\n", err: "" });
  });
});

import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text as textOf } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { limits } from "../../src/contract/index.ts";
import { built } from "../node/built.ts";
import { problemOf, referent } from "./in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-jsonl-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const acme = file("acme.json", JSON.stringify([{ id: "acme", name: "ACME Corporation" }]));
const common = ["-d", acme, "-l", "en"];
const jsonl = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join("");
const documents = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `d${i}`,
    text: `${"word ".repeat((i * 7) % 20)}ACME ${i}.`,
  }));

interface Line {
  readonly id: unknown;
  readonly mentions?: { start: number }[];
  readonly problem?: { code: string; detail: string; errors?: { pointer: string }[] };
}
const linesOf = (out: string) =>
  out
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);

/** The program as the system starts it. */
function program(...words: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [fileURLToPath(built("cli/main.js")), "resolve", ...words]);
}

async function ended(child: ChildProcessWithoutNullStreams, input = "") {
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, "close"),
  ]);
  return { code, out, err };
}

// All at once are twenty processes: on two cores that others use the usual 30 s are not enough.
const timeout = 90_000;

describe.concurrent("referent resolve --jsonl", { timeout }, () => {
  it("answers a line for a line of standard input, in order", async () => {
    const sent = documents(30);
    const { code, out, err } = await referent(["resolve", ...common, "--jsonl"], jsonl(sent));
    expect([code, err]).toEqual([0, ""]);
    const answers = linesOf(out);
    expect(answers.map(({ id }) => id)).toEqual(sent.map(({ id }) => id));
    expect(answers.map(({ mentions }) => mentions?.[0]?.start)).toEqual(
      sent.map(({ text }) => text.indexOf("ACME")),
    );
  });

  it("answers what --docs answers, alone and in threads, byte for byte", async () => {
    const docs = file("same.jsonl", jsonl(documents(200)));
    const whole = await referent(["resolve", ...common, "--docs", docs]);
    const filter = await referent(["resolve", ...common, "--jsonl", "--docs", docs]);
    const threads = await ended(program(...common, "--jsonl", "--workers", "2"), jsonl(documents(200)));
    expect(whole.out.length).toBeGreaterThan(10_000);
    expect(filter.out).toBe(whole.out);
    expect(threads).toEqual({ code: 0, out: whole.out, err: "" });
  });

  const tooLong = "x".repeat(limits.bodyBytes);
  const atLimit = `{"id":"long","text":""}${" ".repeat(limits.bodyBytes - 23)}`;
  const bad: [what: string, line: string | Buffer, code: string, id: unknown, pointer?: string][] = [
    ["no JSON", '{"id": broken', "invalid_json", null],
    ["no object", "[1]", "invalid_request", null, ""],
    ["an id that is rounded", '{"id":9007199254740993,"text":"ACME"}', "invalid_request", null, "/id"],
    ["the greatest number of an id", '{"id":9007199254740991}', "invalid_request", 9007199254740991, "/text"],
    ["bytes that are not UTF-8", Buffer.from([0x22, 0xff, 0x22]), "invalid_json", null],
    ["too many levels", `${"[".repeat(65)}${"]".repeat(65)}`, "invalid_json", null],
    ["as many levels as are read", `${"[".repeat(64)}${"]".repeat(64)}`, "invalid_request", null, ""],
    ["more bytes than are read", `"${tooLong}`, "payload_too_large", null],
    ["as many bytes as are read", atLimit, "invalid_request", "long", "/text"],
    ["a document without an id", '{"text":"ACME"}', "invalid_request", null, "/id"],
    ["a document without a text", '{"id":1}', "invalid_request", 1, "/text"],
    [
      "a language that is not supported",
      '{"id":2,"text":"x","language":"tlh"}',
      "unsupported_language",
      2,
      "/language",
    ],
    [
      "a text that is too long",
      jsonl([{ id: 3, text: "x".repeat(100_001) }]).trim(),
      "text_too_long",
      3,
      "/text",
    ],
    [
      "a list with a fault",
      '{"id":4,"text":"x","dataset":[{"id":"a"}]}',
      "invalid_dataset",
      4,
      "/dataset/0/name",
    ],
  ];

  it.each([[[]], [["--workers", "2"]]])(
    "answers bad lines in their place, and the others too (%j)",
    async (workers) => {
      const parts = bad.flatMap(([, line], i) => [jsonl([documents(20)[i]]), line, "\n", "\n"]);
      const input = file(`bad${workers.length}.jsonl`, Buffer.concat(parts.map((part) => Buffer.from(part))));
      const child = program("-d", acme, "--jsonl", "--docs", input, ...workers);
      const { code, out, err } = await ended(child);
      expect([code, err]).toEqual([
        0,
        `${bad.length} documents could not be answered; their lines have the problem\n`,
      ]);
      const answers = linesOf(out);
      expect(answers.map(({ id, problem }) => [id, problem?.code, problem?.errors?.[0]?.pointer])).toEqual(
        bad.flatMap(([, , code, id, pointer], i) => [
          [`d${i}`, undefined, undefined],
          [id, code, pointer],
        ]),
      );
      for (const { problem } of answers) if (problem) expect(problem.detail).toMatch(/\w/);
    },
  );

  it("finds what is wrong with the options before it reads a line", async () => {
    const run = await referent(["resolve", "--jsonl", "--language", "xx"], jsonl(documents(3)));
    expect([run.code, run.out]).toEqual([1, ""]);
    expect(problemOf(run)).toMatchObject({
      code: "unsupported_language",
      errors: [{ pointer: "/language" }],
    });
  });

  it("tells once of a field that is not read", async () => {
    const sent = documents(40).map((one) => ({ ...one, langage: "en" }));
    const { err } = await referent(["resolve", ...common, "--jsonl"], jsonl(sent));
    expect(err).toMatch(/^warning: line 1: \/langage .*language.*\n$/);
  });

  it.each([[[]], [["--workers", "2"]]])("answers a line before the next is sent (%j)", async (workers) => {
    const child = program(...common, "--jsonl", ...workers);
    const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
    for (const line of ['{"id":1,"text":"ACME."}', "broken", '{"id":2,"text":"ACME."}']) {
      child.stdin.write(`${line}\n`);
      const { value } = await answers.next();
      expect(Object.keys(JSON.parse(value!))).toEqual(["id", line === "broken" ? "problem" : "mentions"]);
    }
    child.stdin.end();
    expect((await answers.next()).done).toBe(true);
  });

  it("reads no further ahead than its reader goes", async () => {
    const child = program(...common, "--jsonl", "--workers", "2");
    let taken = 0;
    // Long answers: what waits to be read is a few of them, whatever the pipes hold.
    const line = jsonl([{ id: 1, text: "We saw ACME. ".repeat(800) }]);
    // Nobody reads the answers.
    const feeding = (async () => {
      for (let i = 0; i < 3_000; i++) {
        if (!child.stdin.write(line)) await once(child.stdin, "drain");
        taken += line.length;
      }
    })().catch(() => {});
    for (let before = -1; before !== taken || taken === 0; ) {
      before = taken;
      await new Promise((next) => setTimeout(next, 1_500));
    }
    expect(taken).toBeLessThan(10_000_000);
    child.stdin.on("error", () => {});
    child.kill("SIGKILL");
    await once(child, "close");
    child.stdin.destroy();
    void feeding;
  });
});

describe.concurrent("referent resolve --jsonl --out", { timeout }, () => {
  const partials = (name: string) =>
    readdirSync(folder).filter((one) => one.startsWith(`${name}.`) && one.endsWith(".partial"));

  it("goes on after the last answer after kill -9, and ends with the same file", async () => {
    const sent = documents(4_000);
    const docs = file("kill.jsonl", jsonl(sent));
    const once_ = join(folder, "once.out");
    await ended(program(...common, "--jsonl", "--docs", docs, "--out", once_));
    const out = join(folder, "kill.out");
    const words = [...common, "--jsonl", "--docs", docs, "--out", out, "--resume", "--workers", "2"];
    let answered = 0;
    for (let kills = 0; kills < 3; kills++) {
      const child = program(...words);
      const before = answered;
      while (answered <= before) {
        await new Promise((next) => setTimeout(next, 5));
        const [partial] = partials("kill.out");
        if (partial) answered = readFileSync(join(folder, partial), "utf8").split("\n").length - 1;
        if (child.exitCode !== null) break;
      }
      child.kill("SIGKILL");
      await once(child, "close");
      expect(existsSync(out)).toBe(false);
    }
    const [partial] = partials("kill.out");
    const kept = readFileSync(join(folder, partial!), "utf8");
    const { code, err } = await ended(program(...words));
    const before = kept.split("\n").length - 1;
    expect([code, err]).toEqual([
      0,
      `${before} ${before === 1 ? "document was" : "documents were"} answered before\n`,
    ]);
    expect(readFileSync(out, "utf8")).toBe(readFileSync(once_, "utf8"));
    expect(partials("kill.out")).toEqual([]);
  });

  it("says of one document that it has a problem, and that it was answered before", async () => {
    const docs = file("one.jsonl", `${jsonl(documents(1))}{"id":"b"\n`);
    const bad = await referent(["resolve", ...common, "--jsonl", "--docs", docs]);
    expect([bad.code, bad.err]).toEqual([0, "1 document could not be answered; its line has the problem\n"]);
    const resumed = await referent([...(await broken("one.out", 1)), "--resume"]);
    expect([resumed.code, resumed.err]).toEqual([0, "1 document was answered before\n"]);
  });

  /** The partial file of a run that broke off behind a document. */
  async function broken(name: string, count: number, options: readonly string[] = common): Promise<string[]> {
    const out = join(folder, name);
    const docs = file(`${name}.jsonl`, jsonl(documents(20)));
    const whole = await referent(["resolve", ...options, "--jsonl", "--docs", docs]);
    const child = program(...options, "--jsonl", "--out", out);
    child.stdin.write(jsonl(documents(1)));
    while (partials(name).length === 0) await new Promise((next) => setTimeout(next, 10));
    child.kill("SIGKILL");
    await once(child, "close");
    const lines = whole.out.split("\n").slice(0, count).join("\n");
    writeFileSync(join(folder, partials(name)[0]!), `${lines}\n{"id":"d`);
    return ["resolve", ...options, "--jsonl", "--docs", docs, "--out", out];
  }

  it("cuts off a line that was not written to its end", async () => {
    const words = await broken("cut.out", 7);
    const { code, err } = await referent([...words, "--resume"]);
    expect([code, err]).toEqual([0, "7 documents were answered before\n"]);
    const whole = await referent(words.slice(0, -2));
    expect(readFileSync(join(folder, "cut.out"), "utf8")).toBe(whole.out);
  });

  it("does not throw away what an interrupted run has answered", async () => {
    const words = await broken("again.out", 3);
    const run = await referent(words);
    expect(run.code).toBe(1);
    expect(problemOf(run)).toMatchObject({ detail: expect.stringContaining("--resume") });
  });

  it("does not continue with answers to other documents, or of another engine", async () => {
    const words = await broken("other.out", 3);
    const others = file("others.jsonl", jsonl(documents(30).slice(5)));
    const fewer = file("fewer.jsonl", jsonl(documents(2)));
    const withDocs = (docs: string) => words.map((word) => (word.endsWith(".jsonl") ? docs : word));
    for (const [changed, expected] of [
      [withDocs(others), "others.jsonl, line 3: a different document"],
      [withDocs(fewer), "fewer documents"],
      [[...words, "--confidence", "0.9"], "another version, knowledge base, graph or options"],
    ] as const) {
      const run = await referent([...changed, "--resume"]);
      expect([run.code, problemOf(run).detail]).toEqual([1, expect.stringContaining(expected)]);
    }
  });

  it("--resume without a file, and --jsonl beside a text, are wrong command lines", async () => {
    for (const words of [
      ["--jsonl", "--resume"],
      ["--docs", "x", "--out", "y", "--resume"],
      ["Rome", "--jsonl"],
    ]) {
      const run = await referent(["resolve", ...words]);
      expect([run.code, run.out]).toEqual([2, ""]);
    }
  });
});

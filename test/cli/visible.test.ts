import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { visible, visibleIo } from "../../src/cli/visible.ts";
import { inOneLine } from "../../src/view/control.ts";
import { referent } from "./in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-visible-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Clears the screen, sets the title, asks the terminal to answer, and writes over the line; C0 and C1 forms. */
const hostile = "\u001b[2J\u001b]0;owned\u0007\u001b[6n\r\u009b31mX\u0000\u007f\u202eY";
const steers = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

const product = `<item><g:id>${"a &#27;[2Jb &#x9b;31mc".replaceAll("&#27;", "&#x9b;")}</g:id><title>T</title></item>`;
const feeds = {
  "feed.tsv": `id\ttitle\tprice\n${hostile.replace("\r", "")}\t${hostile.replace("\r", "")}\tmany\n`,
  "feed.xml": `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${product}</channel></rss>`,
  "feed.json": JSON.stringify([
    { "@context": "https://schema.org", "@type": "Product", sku: hostile, name: hostile },
  ]),
};
const document = {
  id: `d${hostile}`,
  text: `We met ${hostile} Ada Lovelace.`,
  language: "en",
  mentions: [{ start: 7, end: 9, gold: [`Q1${hostile}`] }],
};
const gold = file("gold.jsonl", `${JSON.stringify(document)}\n`);
const list = file(
  "list.json",
  JSON.stringify([{ id: `ada${hostile}`, name: "Ada Lovelace", description: hostile }]),
);
const docs = file(
  "docs.jsonl",
  `${JSON.stringify({ id: `x${hostile}`, text: "Ada Lovelace wrote.", language: "en" })}\n`,
);
const csv = file(
  "names.csv",
  `id,label\n1,Ada${hostile.replace("\r", "")}\n1,Ada${hostile.replace("\r", "")}\n,x${hostile.replace("\r", "")}\n`,
);

describe("what documents and feeds say does not steer a terminal", () => {
  it.each([
    ...Object.entries(feeds).map(([name, content]) => `products check ${file(name, content)}`),
    `products graph ${join(folder, "feed.tsv")}`,
    `resolve Ada -l en -d ${list}`,
    `resolve -l en -d ${list} --docs ${docs}`,
    `lint -d ${list}`,
    `evaluate --gold ${gold} --dataset ${list} --errors 5`,
    `gold check ${gold}`,
    `compare --kb none --remote http://127.0.0.1:9 --docs ${docs}`,
    `kb build --csv ${csv} --out ${join(folder, "names.kb")}`,
  ])("%s", async (command) => {
    const { out, err } = await referent(command.split(" "));
    expect(out + err).not.toBe("");
    expect(out + err).not.toMatch(steers);
  });
});

describe("visible text", () => {
  it("shows control characters, and keeps lines, tabs and the program's colours", () => {
    expect(visible("a\tb\nc\u001b[31md\u001b[39m")).toBe("a\tb\nc\u001b[31md\u001b[39m");
    expect(visible("x\u001b[2J\u009b\u0000\u007f\rY")).toBe("x\\u001b[2J\\u009b\\u0000\\u007f\\u000dY");
    expect(JSON.parse(visible('"\u009b31m\u0085"'))).toBe("\u009b31m\u0085");
  });

  it("keeps the sequences with which a line of progress begins, and no others", () => {
    expect(visible("\r\u001b[Kdone \u001b[2J")).toBe("\r\u001b[Kdone \\u001b[2J");
    expect(visible("\u001b[1G\u001b[?25l")).toBe("\u001b[1G\u001b[?25l");
    expect([visible("\u001b7"), visible("\u001b8")]).toEqual(["\u001b7", "\u001b8"]);
    expect(visible("\u001b8x")).toBe("\\u001b8x");
  });

  it("goes through every stream that a command has, and bytes go through as they are", async () => {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const io = visibleIo({ stdin: new PassThrough(), stdout, stderr, exitCode: 0 });
    io.stdout.write("a\u001b[2J");
    io.stderr.write(Buffer.from("b\u001b[2J"));
    io.exitCode = 1;
    expect([stdout.read().toString(), stderr.read().toString(), io.exitCode]).toEqual([
      "a\\u001b[2J",
      "b\u001b[2J",
      1,
    ]);
  });

  it("is in one line where a cell or an id is", () => {
    expect(inOneLine("a\n\u001b b\u202e\u2028c")).toBe("a b c");
  });
});

import { linkSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { problemOf, referent } from "./in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-kept-"));
afterAll(() => rmSync(folder, { recursive: true }));

const inputs = {
  "mail.txt": "The anvil came from Rome.",
  "docs.jsonl": '{"id":"a","text":"Rome.","language":"en"}\n',
  "list.csv": "id,name\n1,Anvil Works\n",
  "spans.json": '[{"start":0,"end":4}]',
  "graph.ttl": '<https://x.example/a> <http://www.w3.org/2000/01/rdf-schema#label> "Anvil Works" .\n',
  "gold.jsonl": '{"id":"d","text":"Rome.","language":"en","mentions":[]}\n',
};

function fresh(name: keyof typeof inputs): string {
  const path = join(folder, name);
  writeFileSync(path, inputs[name]);
  return path;
}

/** A command line with one of the files as its input, written over as OUT. */
const commands: readonly [input: keyof typeof inputs, words: string][] = [
  ["mail.txt", "resolve IN --html OUT"],
  ["docs.jsonl", "resolve --docs IN --out OUT"],
  ["docs.jsonl", "resolve --jsonl --docs IN --out OUT"],
  ["list.csv", "resolve Rome --dataset IN --html OUT"],
  ["spans.json", "resolve Rome --mentions IN --html OUT"],
  ["graph.ttl", "resolve Rome --graph IN --html OUT"],
  ["list.csv", "kb build --entities IN --out OUT"],
  ["list.csv", "kb build --csv IN --out OUT"],
  ["graph.ttl", "kb build --rdf IN --out OUT"],
  ["list.csv", "reconcile TABLE --name name --dataset IN --out OUT"],
  ["docs.jsonl", "enqueue IN --redis redis://127.0.0.1:1 --out OUT"],
  ["gold.jsonl", "gold convert IN --out OUT"],
  ["gold.jsonl", "evaluate --gold IN --out OUT"],
  ["gold.jsonl", "evaluate --gold IN --html OUT"],
  ["list.csv", "kb fetch --ids IN --offline --out OUT"],
];

describe.each(commands)("a file that is read is not written over: %s, %s", (name, command) => {
  const run = (input: string, out: string) =>
    referent(
      command
        .split(" ")
        .map((word) => ({ IN: input, OUT: out, TABLE: join(folder, "table.csv") })[word] ?? word),
    );

  it.each([
    ["by its path", (path: string) => path],
    [
      "by another path",
      (path: string) => path.replace(folder, join(folder, "..", folder.split("/").at(-1)!)),
    ],
    ["by a symbolic link", (path: string) => linked(path, symlinkSync)],
    ["by a second name", (path: string) => linked(path, linkSync)],
  ])("%s", async (_, other) => {
    writeFileSync(join(folder, "table.csv"), "name\nAnvil Works\n");
    const input = fresh(name);
    const out = other(input);
    const ran = await run(input, out);
    expect(ran.code).toBe(1);
    const { code, detail } = problemOf(ran);
    expect(code).toBe("invalid_request");
    expect(detail).toBe(
      `${command.includes("--html") ? "--html" : "--out"} ${out} is the file ${input} that is read: name another file`,
    );
    expect(readFileSync(input, "utf8")).toBe(inputs[name]);
  });
});

describe.each([
  ["a pack that is merged is not written over", "kb merge IN OTHER --out OUT", "own.kb"],
  ["a pack that is merged as the last one is not written over", "kb merge OTHER IN --out OUT", "own.kb"],
  [
    "a pack that completes a dump is not written over",
    "kb build --wikidata dump.json --complete-from IN --out OUT",
    "own.kb",
  ],
  [
    "a pack that completes a dump is not written over by a part of the new one",
    "kb build --wikidata dump.json --complete-from IN --out new.kb --split popularity:0.5",
    "new.tail.kb",
  ],
])("%s", (_, command, name) => {
  it(command, async () => {
    const pack = join(folder, name);
    const other = join(folder, "other.kb");
    for (const file of [pack, other])
      await referent(["kb", "build", "--entities", fresh("list.csv"), "--out", file]);
    const before = readFileSync(pack);
    writeFileSync(join(folder, "dump.json"), "[\n]\n");
    const paths: Record<string, string> = { IN: pack, OUT: pack, OTHER: other };
    const words = command
      .split(" ")
      .map((word) => paths[word] ?? (/\.(?:kb|json)$/.test(word) ? join(folder, word) : word));
    const ran = await referent(words);
    expect([ran.code, problemOf(ran)]).toEqual([
      1,
      expect.objectContaining({
        code: "invalid_request",
        detail: `--out ${pack} is the file ${pack} that is read: name another file`,
      }),
    ]);
    expect(readFileSync(pack).equals(before)).toBe(true);
  });
});

it("a table that is reconciled may be written over, as it keeps its cells", async () => {
  const table = join(folder, "rows.csv");
  writeFileSync(table, "name\nAnvil Works\n");
  const { code } = await referent([
    "reconcile",
    table,
    "--name",
    "name",
    "--dataset",
    fresh("list.csv"),
    "--out",
    table,
  ]);
  expect(code).toBe(0);
  expect(readFileSync(table, "utf8")).toMatch(/^name,match_id,.*\nAnvil Works,1,/);
});

function linked(path: string, link: (path: string, name: string) => void): string {
  const name = `${path}.link`;
  rmSync(name, { force: true });
  link(path, name);
  return name;
}

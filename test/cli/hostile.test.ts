import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type ProblemCode, problemTable } from "../../src/contract/index.ts";
import { referent } from "./in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-hostile-"));
const home = process.cwd();
process.chdir(folder);
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const binary = Buffer.from(Array.from({ length: 4_096 }, (_, i) => (i * 197 + (i >> 3)) & 255));
mkdirSync("directory.json");
for (const end of ["jsonl", "json", "ttl", "tsv", "txt", "ann", "csv", "kb"]) {
  mkdirSync(`directory.${end}`, { recursive: true });
  writeFileSync(`empty.${end}`, "");
  writeFileSync(`binary.${end}`, binary);
  writeFileSync(`broken.${end}`, '{"id": "x", \n');
}
writeFileSync("list.json", '[{"id":"a","name":"Anvil Works"}]');
writeFileSync("docs.jsonl", '{"id":"d","text":"Anvil Works.","language":"en","mentions":[]}\n');

/** A command with a place for a file, and the end that its name must have. */
const commands: readonly [command: string, end: string][] = [
  ["resolve Rome --dataset FILE", "json"],
  ["resolve Rome --mentions FILE", "json"],
  ["resolve Rome --graph FILE", "ttl"],
  ["resolve Rome --kb FILE", "kb"],
  ["lint --dataset FILE", "json"],
  ["evaluate --gold FILE --dataset list.json", "jsonl"],
  ["evaluate --gold docs.jsonl --dataset FILE", "json"],
  ["evaluate --gold docs.jsonl --dataset list.json --baseline FILE", "json"],
  ["gold check FILE", "json"],
  ["gold check FILE", "ttl"],
  ["gold convert FILE", "ann"],
  ["compare --kb none --remote http://127.0.0.1:9 --docs FILE", "jsonl"],
  ["kb info FILE", "kb"],
  ["kb get Q1 --kb FILE", "kb"],
  ["kb search Rome --kb FILE", "kb"],
  ["kb verify FILE", "kb"],
  ["kb merge FILE FILE --out out.kb", "kb"],
  ["kb build --csv FILE --out out.kb", "csv"],
  ["kb build --entities FILE --out out.kb", "jsonl"],
  ["kb build --wikidata FILE --workers 0 --out out.kb", "json"],
  ["kb build --rdf FILE --out out.kb", "ttl"],
  ["serve --port 0 --accounts FILE", "json"],
];
const files = ["missing", "directory", "empty", "binary", "broken"];
/** What is not a fault: a graph without triples, no documents to compare, a text without annotations. */
const fine = ["empty.ttl resolve", "empty.jsonl compare", "empty.ann gold", "broken.ann gold"];
/** What is told of it all the same. */
const warnings: Record<string, string> = {
  "empty.ttl": "warning: --graph empty.ttl: it has no statements\n",
};

describe.each(commands)("%s (.%s)", (command, end) => {
  const cases = files.map((kind) => {
    const name = `${kind}.${end}`;
    return [name, fine.includes(`${name} ${command.split(" ")[0]}`)] as const;
  });
  const run = (name: string) => referent(command.replaceAll("FILE", name).split(" "));

  it.each(cases.filter(([, isFine]) => !isFine))(
    "with %s: exit code 1, a problem in words, no file",
    async (name) => {
      const { code, out, err } = await run(name);
      expect([code, out]).toEqual([1, ""]);
      const problem = JSON.parse(err.slice(err.indexOf("{\n"))) as { code: ProblemCode; detail?: string };
      expect(problemTable[problem.code]).toBeDefined();
      expect(problem.code).not.toBe("internal");
      expect(err).not.toMatch(/^\s+at |ENOENT|EISDIR|\.draft|TypeError/m);
      if (name.startsWith("missing")) expect(problem.detail).toContain("there is no such file");
      if (name.startsWith("directory")) expect(problem.detail).toContain("it is a directory");
      expect(readdirSync(folder)).not.toContain("out.kb");
    },
  );

  it.each(cases.filter(([, isFine]) => isFine))("with %s: no fault", async (name) => {
    const { code, err } = await run(name);
    expect([code, err]).toEqual([0, warnings[name] ?? ""]);
  });
});

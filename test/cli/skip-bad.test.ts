import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli } from "../../src/cli/run.ts";
import { ioOfOurs, referent } from "./in-process.ts";

const lines = [
  '{"id":1,"text":"Acme Corporation grows."}',
  "{not json",
  '{"text":"no id"}',
  '{"id":4,"text":""}',
  "",
  '{"id":6,"text":"Acme Corporation.","language":"xx"}',
  '{"id":7,"text":"Acme Corporation again."}',
  '{"id":8,"text":7}',
];

describe("resolve --docs --skip-bad", () => {
  const folder = mkdtempSync(join(tmpdir(), "referent-skip-"));
  const [docs, list, out] = ["docs.jsonl", "list.json", "out.jsonl"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  beforeAll(() => {
    writeFileSync(docs, lines.join("\n"));
    writeFileSync(list, JSON.stringify([{ id: "a", name: "Acme Corporation" }]));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("answers the good lines in order and names each bad one", async () => {
    const { code, err } = await referent(["resolve", "--docs", docs, "-d", list, "--out", out, "--skip-bad"]);
    expect(code).toBe(1);
    const answers = readFileSync(out, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id }) => id)).toEqual([1, 7]);
    expect(answers.every(({ mentions }) => mentions.length === 1)).toBe(true);
    for (const line of [2, 3, 4, 6, 8]) expect(err).toContain(`docs.jsonl, line ${line}`);
    expect(err).toContain("5 lines skipped\n");
  });

  it.skipIf(!existsSync("dist/src/cli/main.js"))(
    "threads, which read ahead, answer the same (npm run build makes them)",
    async () => {
      const many = join(folder, "many.jsonl");
      const text = (i: number) => (i % 7 === 3 ? "" : `Acme Corporation ${i}.`);
      writeFileSync(
        many,
        Array.from({ length: 300 }, (_, id) => JSON.stringify({ id, text: text(id) })).join("\n"),
      );
      const words = ["resolve", "--docs", many, "-d", list, "--skip-bad"];
      const alone = await referent(words);
      const threads = spawnSync(process.execPath, ["dist/src/cli/main.js", ...words, "-w", "2"], {
        encoding: "utf8",
      });
      expect(alone.out.trim().split("\n")).toHaveLength(257);
      expect(threads.stdout).toBe(alone.out);
      expect([threads.status, threads.stderr]).toEqual([1, alone.err]);
    },
  );

  it("a file without a bad line has exit code 0 and says nothing of it", async () => {
    const good = join(folder, "good.jsonl");
    writeFileSync(good, `${lines[0]}\n`);
    const { code, err } = await referent(["resolve", "--docs", good, "-d", list, "--skip-bad"]);
    expect([code, err]).toEqual([0, ""]);
  });

  it("without it the first bad line ends the run, and no file is left", async () => {
    rmSync(out, { force: true });
    const { code } = await referent(["resolve", "--docs", docs, "-d", list, "--out", out]);
    expect([code, existsSync(out)]).toEqual([1, false]);
  });

  const terminal = {
    isTTY: true,
    columns: 120,
    cursorTo() {},
    clearLine() {},
    clearScreenDown() {},
    moveCursor() {},
  };

  it("answers on a terminal are not mixed with a line of progress", async () => {
    const { io, printed } = ioOfOurs();
    for (const stream of [io.stdout, io.stderr]) Object.assign(stream as PassThrough, terminal);
    await runCli(["resolve", "--docs", docs, "-d", list, "--skip-bad"], io);
    expect(printed().err).not.toContain("documents");
    expect(printed().err).toContain("skipped");
  });

  it("on a terminal the progress tells how many documents there are and the time left", async () => {
    const { io, printed } = ioOfOurs();
    Object.assign(io.stderr as PassThrough, terminal);
    await runCli(["resolve", "--docs", docs, "-d", list, "--skip-bad"], io);
    expect(printed().err).toMatch(/of 7 documents .* left/);
  });
});

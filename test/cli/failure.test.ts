import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { runCli } from "../../src/cli/run.ts";
import { ioOfOurs } from "./in-process.ts";

/** Runs a command whose standard error is a terminal, or not. */
async function failing(words: readonly string[], isTTY: boolean): Promise<{ code: number; err: string }> {
  const { io, printed } = ioOfOurs();
  Object.assign(io.stderr as PassThrough, { isTTY });
  const code = await runCli(words, io);
  return { code, err: printed().err };
}

const wrong = ["resolve", "Ada", "-l", "xx"];

describe("a problem", () => {
  it("is said in sentences on a terminal: what, where, what to do", async () => {
    const { code, err } = await failing(wrong, true);
    expect(code).toBe(1);
    expect(err).toMatch(/^error: The language is not supported/);
    expect(err).toContain("Give --language one of en it fr de es pt ja zh");
    expect(err).toContain("(unsupported_language;");
    expect(err).not.toContain("{");
  });

  it("in a line of a file is said once, with the line", async () => {
    const folder = mkdtempSync(join(tmpdir(), "referent-failure-"));
    const docs = join(folder, "docs.jsonl");
    writeFileSync(docs, '{"id":"1","text":""}\n');
    const { err } = await failing(["resolve", "--docs", docs], true);
    rmSync(folder, { recursive: true });
    expect(err).toMatch(/error: .*docs\.jsonl, line 1: \/text must not be empty\n {2}Correct/);
  });

  it("names the file that is not there", async () => {
    const { err } = await failing(["resolve", "Ada", "-d", "no-such.csv"], true);
    expect(err).toMatch(/^error: .*no-such\.csv/);
  });

  it.each([
    ["with --json", [...wrong, "--json"], true],
    ["for a program", wrong, false],
  ])("is a problem document %s", async (_, words, isTTY) => {
    const { code, err } = await failing(words, isTTY);
    expect(code).toBe(1);
    expect(JSON.parse(err)).toMatchObject({ code: "unsupported_language", status: 422 });
  });

  it("cannot steer the terminal with what it quotes", async () => {
    const { err } = await failing(["resolve", "Ada", "-l", "\u001b[2J\u0007"], true);
    expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
  });
});

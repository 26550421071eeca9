import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { referent } from "../cli/in-process.ts";
import { root } from "../package/packed.ts";
import { commandsOf, sessionsOf } from "./sessions.ts";
import { pages } from "./snippets.ts";

const read = (page: string) => readFileSync(join(root, page), "utf8");

describe("the commands of README", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "referent-sessions-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("print what stands below them", () => {
    const sessions = sessionsOf(read("README.md"));
    expect(sessions.length).toBeGreaterThan(3);
    for (const { command, shown } of sessions) {
      const [, file] = /^cat (\S+)$/.exec(command) ?? [];
      if (file !== undefined) writeFileSync(join(folder, file), `${shown.join("\n")}\n`);
      else expect([command, ...printedBy(command, folder)]).toEqual([command, ...inOrder(shown)]);
    }
  }, 60_000);
});

/** What a command prints, warnings and tables alike. */
function printedBy(command: string, cwd: string): string[] {
  const main = join(root, "dist/src/cli/main.js");
  const line = `${command.replace(/^npx referent /, `node "${main}" `)} 2>&1`;
  const printed = execFileSync("sh", ["-c", line], { cwd, encoding: "utf8" });
  return inOrder(printed.split("\n"));
}

/** Lines without the time that a call took. They are sorted: two streams have no order. */
function inOrder(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.replace(/[\d.]+ ms/, "… ms"))
    .filter(Boolean)
    .sort();
}

describe("the commands of README and docs", () => {
  const named = ["CONTRIBUTING.md", ...pages()].flatMap((page) => commandsOf(page, read(page)));

  it("are found, with their options", () => {
    const page =
      'Text.\n\n```sh\nA=1 referent kb get Q1 --kb a.kb   # it\ncat x | referent resolve \\\n  "a --b" --jsonl\n```\n\n    referent demo\n';
    expect(commandsOf("page.md", page)).toEqual([
      { place: "page.md:4", words: ["kb", "get", "Q1", "--kb", "a.kb"] },
      { place: "page.md:5", words: ["resolve", "TEXT", "--jsonl"] },
      { place: "page.md:9", words: ["demo"] },
    ]);
    expect(named.length).toBeGreaterThan(50);
  });

  it("exist, and so do their options", async () => {
    const missing: string[] = [];
    for (const { place, words } of named) {
      const [command, second] = words;
      const isGroup = ["kb", "products", "gold"].includes(command!);
      const help = await referent([command!, ...(isGroup ? [second!] : []), "--help"]);
      const options = words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.split("=")[0]!);
      const unknown = options.filter((option) => !new RegExp(`(?:^|[ ,])${option}\\b`, "m").test(help.out));
      if (help.code !== 0 || unknown.length > 0) missing.push(`${place}: ${words.join(" ")}`);
    }
    expect(missing).toEqual([]);
  }, 60_000);
});

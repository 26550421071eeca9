import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { referent } from "./in-process.ts";

const isThere = (shell: string) => spawnSync(shell, ["-c", "true"]).status === 0;

async function scriptFor(shell: string): Promise<string> {
  const { code, out } = await referent(["completion", shell]);
  expect(code).toBe(0);
  return out;
}

/** What bash offers for a command line whose last word is unfinished. */
function offered(script: string, ...words: string[]): string[] {
  const line = `${script}\nCOMP_WORDS=(referent "$@"); COMP_CWORD=$#; _referent; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync("bash", ["-c", line, "bash", ...words], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
}

describe("shell completion", () => {
  it.skipIf(!isThere("bash"))("bash completes commands, commands of a command, and options", async () => {
    const script = await scriptFor("bash");
    expect(offered(script, "res")).toEqual(["resolve"]);
    expect(offered(script, "kb", "bu")).toEqual(["build"]);
    expect(offered(script, "resolve", "--vi")).toEqual(["--view"]);
    expect(offered(script, "resolve", "Ada", "--ht")).toEqual(["--html"]);
    expect(offered(script, "completion", "--he")).toEqual(["--help"]);
  });

  it.skipIf(!isThere("bash"))("bash is offered no command where a file or a text belongs", async () => {
    expect(offered(await scriptFor("bash"), "resolve", "no-such")).toEqual([]);
  });

  it.each(["zsh", "fish"])("the script for %s is understood by it", async (shell) => {
    const script = await scriptFor(shell);
    expect(script).toContain("resolve");
    if (!isThere(shell)) return void console.warn(`${shell} is not installed: its script is not run`);
    expect(spawnSync(shell, ["-n", "-c", script]).status).toBe(0);
  });

  it("another shell is refused with those that there are", async () => {
    const { code, err } = await referent(["completion", "tcsh"]);
    expect(code).toBe(2);
    expect(err).toContain("bash, zsh, fish");
  });
});

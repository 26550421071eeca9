import { describe, expect, it } from "vitest";
import { referent } from "./in-process.ts";

/** Every command of the help of a command, with its path. */
async function commandsUnder(path: readonly string[]): Promise<string[][]> {
  const { out } = await referent([...path, "--help"]);
  const list = /\nCommands:\n([\s\S]*)$/.exec(out)?.[1] ?? "";
  const names = [...list.matchAll(/^ {2}([a-z]\S*)/gm)]
    .map(([, name]) => name!)
    .filter((one) => one !== "help");
  const below = await Promise.all(names.map((name) => commandsUnder([...path, name])));
  return names.length === 0 ? [[...path]] : below.flat();
}

const commands = await commandsUnder([]);

describe("help", () => {
  it("names all commands", () => {
    const first = new Set(commands.map(([name]) => name));
    expect([...first].sort()).toEqual([
      "compare",
      "completion",
      "demo",
      "enqueue",
      "evaluate",
      "gold",
      "kb",
      "keys",
      "lint",
      "mcp",
      "openapi",
      "products",
      "reconcile",
      "resolve",
      "serve",
      "work",
    ]);
    expect(commands).toContainEqual(["kb", "build"]);
  });

  it.each(commands.map((path) => [path.join(" "), path] as const))(
    "of %s has a usage and an example that begins with the command",
    async (name, path) => {
      const { code, out, err } = await referent([...path, "--help"]);
      expect([code, err]).toEqual([0, ""]);
      expect(out).toMatch(new RegExp(`^Usage: referent ${name}`));
      expect(out).toMatch(new RegExp(`\nExample:\n {2}referent ${name}`));
    },
  );
});

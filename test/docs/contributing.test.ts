import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../package/packed.ts";

const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/** What stands between backticks on one line, fences aside. */
const code = [...text.replace(/```[\s\S]*?```/g, "").matchAll(/`([^`\n]+)`/g)].map(([, part]) => part!);

describe("CONTRIBUTING.md", () => {
  it("has every room of src on its map", () => {
    const rooms = readdirSync(join(root, "src"), { withFileTypes: true }).filter((one) => one.isDirectory());
    const map = text.split("\n").filter((line) => line.startsWith("|"));
    for (const { name } of rooms)
      expect(
        map.some((line) => line.split("|")[1]!.includes(`\`${name}/\``)),
        name,
      ).toBe(true);
  });

  it("names files that are there", () => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!);
    const paths = code.filter((part) => /^(?:\.ci|bench|data|docs|scripts|src|test)\/[\w./-]*$/.test(part));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of [...links, ...paths]) expect(existsSync(join(root, path)), path).toBe(true);
    for (const [, path] of text.matchAll(/node (bench\/\S+\.mjs)/g))
      expect(existsSync(join(root, path!)), path).toBe(true);
  });

  it("names commands that there are", () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(3);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableColumns } from "../../src/datasets/build/table.ts";
import { version } from "../../src/version.ts";
import { installModules, root, run, unpackInto } from "./packed.ts";

const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const bin = (name: string) => join(root, "node_modules/.bin", name);

/** A package in an import, static or not, or in a call of `require`; `node:` and `#` are none. */
const bareImport = /(?:^|[\s;])(?:import|from|require)\s*\(?\s*"(@?[a-z][\w./-]*)"/g;

let folder: string;
let tarball: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "referent-tarball-"));
  tarball = unpackInto(folder);
  installModules(
    folder,
    readdirSync(join(root, "node_modules")).filter((entry) => !entry.startsWith(".")),
  );
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the packed tarball", () => {
  it("has the version that the engine names", () => {
    expect(manifest.version).toBe(version);
  });

  it("holds every file that the manifest points at, and no source or test", () => {
    const inside = (path: string) => existsSync(join(folder, "package", path));
    for (const target of Object.values(manifest.exports) as (string | Record<string, string>)[]) {
      for (const path of typeof target === "string" ? [target] : Object.values(target))
        expect([path, inside(path)]).toEqual([path, true]);
    }
    expect(inside(manifest.bin.referent)).toBe(true);
    expect(["src", "test", "bench", "node_modules"].filter(inside)).toEqual([]);
  });

  it("holds every declaration that the types of its entries need", () => {
    const inside = join(folder, "package");
    const typesIn = (target: unknown): string[] =>
      typeof target === "string" ? [target] : Object.values(target as object).flatMap(typesIn);
    const open = [...typesIn(manifest.exports), ...typesIn(manifest.imports)]
      .filter((path) => /^\.\/dist.*\.d\.ts$/.test(path))
      .map((path) => join(path));
    const needed = new Set(open);
    const missing: string[] = [];
    for (const name of needed) {
      const text = readFileSync(join(inside, name), "utf8");
      for (const [, from] of text.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)\.[jt]s"/g)) {
        const target = join(dirname(name), `${from!.replace(/\.d$/, "")}.d.ts`);
        if (existsSync(join(inside, target))) needed.add(target);
        else missing.push(`${name}: ${target}`);
      }
    }
    expect(missing).toEqual([]);
    expect(needed.size).toBeGreaterThan(200);
  });

  it("holds what its README and its docs link to, and says where it is at home", () => {
    const pages = [
      "README.md",
      ...readdirSync(join(folder, "package/docs"), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".md"))
        .map((name) => join("docs", name)),
    ];
    expect(pages.length).toBeGreaterThan(10);
    const broken = pages.flatMap((page) => {
      const text = readFileSync(join(folder, "package", page), "utf8").replaceAll(/^```[\s\S]*?^```/gm, "");
      return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
        .map(([, target]) => target!)
        .filter((target) => !/^[a-z]+:/.test(target))
        .filter((target) => !existsSync(join(folder, "package", dirname(page), target)))
        .map((target) => `${page}: ${target}`);
    });
    expect(broken).toEqual([]);
    for (const link of [manifest.homepage, manifest.bugs.url, manifest.repository.url])
      expect(link).toMatch(/^(git\+)?https:\/\/\S+$/);
  });

  it("documents every column of `kb build --csv`", () => {
    const guide = readFileSync(join(folder, "package/docs/guides/knowledge-base.md"), "utf8");
    const [, section] = guide.split("### Tables with relations");
    for (const column of tableColumns) expect(section).toContain(`\`${column}\``);
  });

  it("is imported by its name, every entry of it", () => {
    const entries = Object.keys(manifest.exports).filter(
      (entry) => !/package\.json|vitest|starter\.kb/.test(entry),
    );
    const names = entries.map((entry) => join("referent", entry));
    const code = `for (const name of ${JSON.stringify(names)}) { const m = await import(name); if (Object.keys(m).length === 0) throw new Error(name); }`;
    writeFileSync(join(folder, "import.mjs"), code);
    expect(run("node", ["import.mjs"], folder)).toBe("");
  });

  it("resolves from a stranger's folder", () => {
    const dataset = JSON.stringify([{ id: "acme", name: "ACME Corporation" }]);
    const code = `import { createResolver } from "referent";
      const { mentions } = await createResolver().resolve({ text: "ACME Corp opened.", language: "en", dataset: ${dataset} });
      console.log(mentions.map((m) => m.text + "=" + m.entity?.id).join());`;
    writeFileSync(join(folder, "resolve.mjs"), code);
    expect(run("node", ["resolve.mjs"], folder).trim()).toBe("ACME Corp=acme");
  });

  it("has a command that answers in a stranger's folder", () => {
    const command = join(folder, "package", manifest.bin.referent);
    const answer = run(
      "node",
      [command, "resolve", "Jordan and Syria share the Yarmouk River.", "--json"],
      folder,
    );
    expect(JSON.parse(answer).mentions[0]).toMatchObject({ text: "Jordan", entity: { id: "Q810" } });
  });

  it("imports no package that it does not declare", () => {
    const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
    const dist = join(folder, "package/dist");
    const imported = readdirSync(dist, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".js"))
      .flatMap((name) =>
        [...readFileSync(join(dist, name), "utf8").matchAll(bareImport)].map(([, id]) => id!),
      );
    const packages = new Set(imported.map((id) => id.split("/", id.startsWith("@") ? 2 : 1).join("/")));
    expect(packages.size).toBeGreaterThan(10);
    expect([...packages].filter((name) => !declared.includes(name))).toEqual([]);
  });

  it("has no fault that publint knows", () => {
    expect(run(bin("publint"), ["run", join(folder, "package"), "--strict"], folder)).toContain("All good!");
  });

  it("has types that resolve, by attw", () => {
    // It exits with 1, which throws here, when a problem is left.
    expect(run(bin("attw"), [tarball, "--profile", "esm-only", "--no-emoji"], folder)).toContain("OK (ESM)");
  }, 60_000);
});

import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installModules, root, run, unpackInto } from "../package/packed.ts";
import { toolFolder } from "../package/tools.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "referent-types-"));
  unpackInto(folder);
  installModules(
    folder,
    readdirSync(join(root, "node_modules")).filter((entry) => !entry.startsWith(".")),
  );
  copyFileSync(join(root, "test/types/results.ts"), join(folder, "results.ts"));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles the file as an importer would, and gives the faults. */
function faultsOf(compiler: string, module: string, resolution: string): string {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable", "esnext.disposable"],
    module,
    moduleResolution: resolution,
    types: ["node"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["results.ts"] }));
  try {
    return run("node", [compiler, "-p", "tsconfig.json"], folder);
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe("the types of results", () => {
  const own = join(root, "node_modules/typescript/bin/tsc");

  it("hold with TypeScript of this project, in Node and in bundlers", () => {
    expect(faultsOf(own, "nodenext", "nodenext")).toBe("");
    expect(faultsOf(own, "esnext", "bundler")).toBe("");
  }, 60_000);

  it("are checked: what does not hold is a fault", () => {
    copyFileSync(join(root, "test/types/results.ts"), join(folder, "kept.ts"));
    writeFileSync(
      join(folder, "results.ts"),
      'import type { Mention } from "referent"; declare const one: Mention; export const id: string = one.entity.id;',
    );
    expect(faultsOf(own, "nodenext", "nodenext")).toContain("'one.entity' is possibly 'null'");
    copyFileSync(join(folder, "kept.ts"), join(folder, "results.ts"));
  }, 60_000);

  for (const version of ["5.4.5", "5.6.3", "5.8.3", "5.9.3", "7.0.2"]) {
    it(`hold with TypeScript ${version}`, async (context) => {
      const tool = await toolFolder(`typescript@${version}`);
      if ("missing" in tool) return context.skip(tool.missing);
      const compiler = join(tool.folder, "node_modules/typescript/bin/tsc");
      expect(faultsOf(compiler, "nodenext", "nodenext")).toBe("");
      expect(faultsOf(compiler, "esnext", "bundler")).toBe("");
    }, 240_000);
  }
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installModules, root, run, unpackInto } from "../package/packed.ts";
import { printedBy, snippets, snippetsOf } from "./snippets.ts";

let folder: string;
const all = snippets();
const nameOf = (place: string) => place.replaceAll(/[^\w]+/g, "-");

/** Files that snippets read, as their pages describe them. */
const files = {
  "catalogo.csv": "sku,titolo,descrizione\nA-1,Incudine Zanelli,Incudine per officina\n",
  "catalogue.csv": "sku,title\nA-1,Zanelli Anvil\n",
  "feed.xml": `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>1</g:id><g:title>Anvil</g:title>
    <g:link>https://shop.example/anvil</g:link></item></channel></rss>`,
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "referent-snippets-"));
  unpackInto(folder);
  installModules(
    folder,
    readdirSync(join(root, "node_modules")).filter((entry) => !entry.startsWith(".")),
  );
  mkdirSync(join(folder, "out"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  for (const { place, code } of all) writeFileSync(join(folder, `${nameOf(place)}.ts`), code);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles all snippets as an importer would, and gives the faults. */
function compile(module: string, moduleResolution: string): string {
  const compilerOptions = {
    strict: true,
    skipLibCheck: true,
    outDir: "out",
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable", "esnext.disposable"],
    module,
    moduleResolution,
    types: ["node"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  try {
    return run("node", [join(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.json"], folder);
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe("the code in README and docs", () => {
  it("is found, with what the page takes for granted", () => {
    expect(all.length).toBeGreaterThan(15);
    const page = "Text.\n\n<!-- given\nconst a = 1;\n-->\n<!-- not run: no reason -->\n```ts\na;\n```\n";
    expect(snippetsOf("page.md", page)).toEqual([
      { place: "page.md:7", code: "const a = 1;\na;\n\nexport {};\n", notRun: "no reason" },
    ]);
    expect(printedBy('f(); // no\n  console.log(f(1, "2")); // 3 // 4\nconsole.log(5);\n')).toEqual([
      "3 // 4",
    ]);
  });

  it("compiles in a bundler, strictly", () => {
    expect(compile("esnext", "bundler")).toBe("");
  }, 90_000);

  it("compiles in Node, strictly", () => {
    expect(compile("nodenext", "nodenext")).toBe("");
  }, 90_000);

  for (const { place, code, notRun } of all) {
    it.skipIf(notRun !== undefined)(
      `runs, and prints what its comments say: ${place}${notRun === undefined ? "" : ` (not run here: ${notRun})`}`,
      () => {
        const printed = run("node", [join("out", `${nameOf(place)}.js`)], folder).split("\n");
        expect(printed).toEqual(expect.arrayContaining(printedBy(code)));
      },
    );
  }
});

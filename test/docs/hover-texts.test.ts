import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../package/packed.ts";
import { type Seen, seenFrom } from "./hover-texts.ts";

interface Entry {
  readonly types: string;
}

const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  exports: Record<string, Entry | string>;
};
/** The source of each entry point, by the name under which it is imported. */
const entries = new Map(
  Object.entries(exports).flatMap(([name, entry]): [string, string][] => {
    const source = typeof entry === "string" ? undefined : /^\.\/dist\/(src\/.+)\.d\.ts$/.exec(entry.types);
    return source ? [[`referent${name.slice(1)}`, `${source[1]}.ts`]] : [];
  }),
);

const bare = (seen: readonly Seen[] | undefined) =>
  (seen ?? []).filter(({ described }) => !described).map(({ place }) => place);

describe("an editor shows a text", () => {
  let seen: Map<string, Seen[]>;
  beforeAll(() => {
    seen = seenFrom(root, [...entries.values()]);
    // A compiler reads the whole project: 6 s of processor time.
  }, 180_000);

  it.each([...entries])("for all exports of %s and their members", (_, source) => {
    expect(seen.get(source)).not.toHaveLength(0);
    expect(bare(seen.get(source))).toEqual([]);
  });
});

describe("what has no text", () => {
  const folder = mkdtempSync(join(tmpdir(), "referent-hover-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is told with its place: an export, a field, a method, a field of one of several types", () => {
    writeFileSync(join(folder, "tsconfig.json"), '{ "compilerOptions": { "noLib": true, "types": [] } }');
    const lines = [
      "/** One. */",
      "export interface Told {",
      "  /** Two. */",
      "  two: number;",
      "  three: number;",
      "}",
      "export type Either = {",
      "  /** Four. */",
      "  four: number;",
      "} | { five: Told };",
      "/** Six. */",
      "export class Six { #own = 1; seven(): number { return this.#own; } }",
    ];
    writeFileSync(join(folder, "inner.ts"), lines.join("\n"));
    writeFileSync(join(folder, "index.ts"), 'export * from "./inner.ts";');
    expect(bare(seenFrom(folder, ["index.ts"]).get("index.ts"))).toEqual([
      "inner.ts:5 Told.three",
      "inner.ts:7 Either",
      "inner.ts:10 Either.five",
      "inner.ts:12 Six.seven",
    ]);
  });
});

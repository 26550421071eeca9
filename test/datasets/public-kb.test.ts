import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { PackBuilder } from "../../src/datasets/build/pack-builder.ts";
import { openPublicKb } from "../../src/datasets/public-kb.ts";
import { publicKbFrom } from "../../src/node/public-kb.ts";
import { createResolver } from "../../src/resolver.ts";
import { referent } from "../cli/in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-layers-"));
afterAll(() => rmSync(folder, { recursive: true }));

function packOf(path: string, ...names: string[]): string {
  const builder = new PackBuilder();
  for (const [i, name] of names.entries()) builder.add({ id: `http://e.example/${i}`, labels: { en: name } });
  writeFileSync(join(folder, path), Buffer.concat(builder.finish({ source: "", license: "", command: "" })));
  return join(folder, path);
}

const mine = packOf("mine.kb", "Zorblax Industries");
const withComma = packOf("a,b.kb", "Quuxelmann");
const text = "Zorblax Industries opened an office in Paris.";

describe("the layer name starter", () => {
  test("is the pack that a resolver has by default", async () => {
    const [named, byDefault] = [await openPublicKb("starter"), await openPublicKb(undefined)];
    expect(named[0]!.size).toBe(byDefault[0]!.size);
    expect(named[0]!.find("Q90")).toBeDefined();
  });

  test("stands beside packs of one's own, in code", async () => {
    const resolver = createResolver({ publicKb: [mine, "starter"] });
    const { mentions } = await resolver.resolve({ text, language: "en" });
    expect(mentions.map(({ text, entity }) => [text, entity?.id])).toEqual([
      ["Zorblax Industries", "http://e.example/0"],
      ["Paris", "Q90"],
    ]);
  });

  test("and on the command line, separated by a comma or in options of their own", async () => {
    for (const layers of [
      ["--kb", `${mine},starter`],
      ["--kb", mine, "--kb", "starter"],
    ]) {
      const run = await referent(["resolve", ...layers, "--language", "en", "--json", text]);
      const { mentions } = JSON.parse(run.out) as { mentions: { entity: { id: string } }[] };
      expect(mentions.map(({ entity }) => entity.id)).toEqual(["http://e.example/0", "Q90"]);
    }
  });

  test("is known to kb info, too", async () => {
    const { code, out } = await referent(["kb", "info", "starter"]);
    expect([code, JSON.parse(out)]).toMatchObject([0, { command: "npm run kb:starter" }]);
  });
});

describe("layers that are named", () => {
  test("are separated by commas, unless a file has the comma in its name", async () => {
    expect(await publicKbFrom(["one.kb, two.kb", "three.kb"])).toEqual(["one.kb", "two.kb", "three.kb"]);
    expect(await publicKbFrom([withComma])).toEqual([withComma]);
    expect(await publicKbFrom([","])).toBeUndefined();
    expect(await publicKbFrom(["none"])).toBe(false);
    expect(await publicKbFrom(["./none"])).toEqual(["./none"]);
  });

  test("come from REFERENT_KB if none are given", async () => {
    process.env.REFERENT_KB = `${mine},starter`;
    try {
      expect(await publicKbFrom(undefined)).toEqual([mine, "starter"]);
      expect(await publicKbFrom(["other.kb"])).toEqual(["other.kb"]);
    } finally {
      delete process.env.REFERENT_KB;
    }
  });

  test("a layer that is not there is a problem that names it", async () => {
    const run = await referent(["resolve", text, "--kb", `${mine},nowhere.kb`]);
    expect(run.code).toBe(1);
    expect(run.err).toContain("nowhere.kb");
    expect(run.err).toContain("dataset_unavailable");
  });
});

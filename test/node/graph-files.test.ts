import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { openDump } from "../../src/node/dump-file.ts";
import { graphFromFiles } from "../../src/node/graph-files.ts";
import { quadsOf } from "../../src/node/rdf-quads.ts";
import { createResolver } from "../../src/resolver.ts";
import { referent } from "../cli/in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-rdf-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const foaf = file(
  "my foaf.ttl",
  `@prefix foaf: <http://xmlns.com/foaf/0.1/> .
  <> a foaf:PersonalProfileDocument ; foaf:maker <#me> ; foaf:primaryTopic <#me> .
  <#me> a foaf:Person ; foaf:name "Edith Kruger" ; foaf:knows <friends.ttl#otto> .
  <friends.ttl#otto> a foaf:Person ; foaf:name "Otto Lindqvist" .`,
);
const here = pathToFileURL(foaf).href;
const text = "Edith Kruger wrote to Lindqvist.";

/** The same statement, relative, in every format that can say it so. */
const relative = {
  ttl: "<#me> <http://xmlns.com/foaf/0.1/name> 'Edith Kruger' .",
  trig: "{ <#me> <http://xmlns.com/foaf/0.1/name> 'Edith Kruger' }",
  jsonld: '{"@id":"#me","http://xmlns.com/foaf/0.1/name":"Edith Kruger"}',
  rdf: `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description r:ID="me">
    <name xmlns="http://xmlns.com/foaf/0.1/">Edith Kruger</name></r:Description></r:RDF>`,
};

describe("RDF files", () => {
  it("a FOAF file with <#me> loads: people are found by the whole name and the last one", async () => {
    const resolver = createResolver({ publicKb: false, graph: await graphFromFiles([foaf]) });
    const { mentions } = await resolver.resolve({
      text,
      language: "en",
      dataset_uri: "service://dataset/me",
    });
    expect(mentions.map(({ entity }) => entity?.id)).toEqual([
      `${here}#me`,
      new URL("friends.ttl#otto", here).href,
    ]);
  });

  for (const [extension, document] of Object.entries(relative)) {
    it(`resolve relative IRIs against their own URL, or the base that is given (.${extension})`, async () => {
      const path = file(`me.${extension}`, document);
      for (const base of [undefined, "https://people.example/edith"]) {
        const expected = `${base ?? pathToFileURL(path).href}#me`;
        const subjects: string[] = [];
        for await (const { subject } of (await graphFromFiles([path], { base })).read())
          subjects.push(subject.value);
        for await (const quads of quadsOf(path, await openDump(path), { base }))
          subjects.push(...quads.map(({ subject }) => subject.value));
        expect(subjects).toEqual([expected, expected]);
      }
    });
  }

  it("`resolve --graph` and `kb build --rdf` take --base", async () => {
    const base = ["--base", "https://people.example/edith"];
    const resolved = await referent(["resolve", text, "--language", "en", "--json", ...base, "-g", foaf]);
    const { mentions } = JSON.parse(resolved.out);
    expect(mentions[0].entity.id).toBe("https://people.example/edith#me");
    const kb = join(folder, "people.kb");
    await referent(["kb", "build", "--rdf", foaf, "--out", kb, ...base]);
    const { out } = await referent(["kb", "get", "https://people.example/edith#me", "--kb", kb]);
    expect(out).toContain("Edith Kruger");
    const wrong = await referent(["resolve", text, "--base", "people", "-g", foaf]);
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining("must be an absolute IRI") });
  });

  it("may be larger than a document from elsewhere, but not nest deeper", async () => {
    const long = "x".repeat(17 * 1024 * 1024);
    const large = file("large.ttl", `<x:a> <http://www.w3.org/2000/01/rdf-schema#comment> "${long}" .`);
    const store = await graphFromFiles([large]);
    for await (const { object } of store.read()) expect(object.value).toHaveLength(long.length);
    const deep = file("deep.ttl", `<x:a> <x:b> ${"(".repeat(200)}${")".repeat(200)} .`);
    await expect(graphFromFiles([deep])).rejects.toThrow(
      /deep\.ttl: line 1: it nests deeper than 128 levels/,
    );
  });
});

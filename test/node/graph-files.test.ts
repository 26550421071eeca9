import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import type { Quad } from "@rdfjs/types";
import n3 from "n3";
import { afterAll, describe, expect, it } from "vitest";
import {
  createGraphStore,
  openGraphStore,
  parseRdf,
  type QuadPattern,
  serializeRdf,
} from "../../src/graph/index.ts";
import { openDump } from "../../src/node/dump-file.ts";
import { quadsOfFiles } from "../../src/node/graph-files.ts";
import { readGraph } from "../../src/node/own-graph.ts";
import { QuadStore } from "../../src/node/quad-store.ts";
import { quadsOf } from "../../src/node/rdf-quads.ts";
import { createResolver } from "../../src/resolver.ts";
import { referent } from "../cli/in-process.ts";

const { namedNode, literal } = n3.DataFactory;
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

describe("RDF files of other encodings and extensions", () => {
  const skos = "http://www.w3.org/2004/02/skos/core#";
  const xml = (declaration: string) =>
    `${declaration}<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:s="${skos}">
      <s:Concept r:about="http://x/a"><s:prefLabel xml:lang="de">Käse</s:prefLabel></s:Concept></r:RDF>`;
  const turtle = `@prefix s: <${skos}> . <http://x/a> a s:Concept ; s:prefLabel "Käse"@de .`;
  const jsonld = `{"@id":"http://x/a","@type":"${skos}Concept","${skos}prefLabel":{"@value":"Käse","@language":"de"}}`;
  const latin = '<?xml version="1.0" encoding="ISO-8859-1"?>';
  const files: [name: string, bytes: Buffer][] = [
    ["latin.rdf", Buffer.from(xml(latin), "latin1")],
    ["utf-16.rdf", Buffer.from(`\ufeff${xml('<?xml version="1.0" encoding="UTF-16"?>')}`, "utf16le")],
    ["utf-16.ttl", Buffer.from(`\ufeff${turtle}`, "utf16le")],
    ["blanks.rdf", Buffer.from(xml('\r\n <?xml version="1.0" encoding="utf-8"?>'))],
    ["xml.skos", Buffer.from(xml('<?xml version="1.0"?>'))],
    ["bare-latin.skos", Buffer.from(xml(`${latin}\n<!-- Käse -->`), "latin1")],
    ["root.SKOS", Buffer.from(`\ufeff${xml("")}`)],
    ["turtle.skos", Buffer.from(turtle)],
    [
      "lines.skos",
      Buffer.from(`<http://x/a> <${skos}prefLabel> "Käse"@de .\n<http://x/a> a <${skos}Concept> .`),
    ],
    ["json.skos", Buffer.from(`[${jsonld}]`)],
    ["packed.skos.gz", gzipSync(turtle)],
  ];

  it.each(files)("%s is read whole and in pieces", async (name, bytes) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    const pieces: Quad[] = [];
    for await (const quads of quadsOf(path, await openDump(path))) pieces.push(...quads);
    for (const quads of [await quadsOfFiles([path]), pieces])
      expect(quads.map(({ object }) => object.value).sort()).toEqual([`${skos}Concept`, "Käse"].sort());
  });

  it.each([
    ["bytes that are not UTF-8", "wrong.ttl", Buffer.from(turtle, "latin1"), /not UTF-8 text/],
    [
      "half of UTF-16",
      "half.ttl",
      Buffer.from(`\ufeff${turtle}`, "utf16le").subarray(0, -1),
      /not text in utf-16le/,
    ],
    [
      "an unknown encoding",
      "foo.rdf",
      Buffer.from(xml('<?xml version="1.0" encoding="FOO"?>')),
      /"FOO" is not known/,
    ],
    ["an unknown extension", "some.n3", Buffer.from(turtle), /known extensions are .*\.skos/],
  ])("with %s are refused by name, whole and in pieces", async (_, name, bytes, words) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    const inPieces = async () => {
      for await (const _ of quadsOf(path, await openDump(path)));
    };
    for (const read of [() => quadsOfFiles([path]), inPieces])
      await expect(read()).rejects.toMatchObject({
        code: "invalid_rdf",
        document: { detail: expect.stringMatching(new RegExp(`${name}: .*${words.source}`)) },
      });
  });
});

describe("RDF files", () => {
  it("a FOAF file with <#me> loads: people are found by the whole name and the last one", async () => {
    const resolver = createResolver({ publicKb: false, graph: new QuadStore(await quadsOfFiles([foaf])) });
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
        subjects.push(...(await quadsOfFiles([path], { base })).map(({ subject }) => subject.value));
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

  it.each(["ttl", "nt", "nq", "trig", "jsonld", "rdf"])(
    "that are not UTF-8 are refused whether they are read whole or as a stream (.%s)",
    async (extension) => {
      const data = {
        ...relative,
        nt: '<x:a> <http://xmlns.com/foaf/0.1/name> "Edith Kruger" .',
        nq: '<x:a> <http://xmlns.com/foaf/0.1/name> "Edith Kruger" .',
      }[extension]!.replaceAll("Edith Kruger", "Café Roma");
      const streamed = async (name: string, bytes: Buffer) => {
        const path = join(folder, name);
        writeFileSync(path, bytes);
        const values: string[] = [];
        for await (const quads of quadsOf(path, await openDump(path)))
          values.push(...quads.map(({ object }) => object.value));
        return values;
      };
      expect(await streamed(`utf8.${extension}`, Buffer.from(data))).toEqual(["Café Roma"]);
      const latin = streamed(`latin.${extension}`, Buffer.from(data, "latin1"));
      await expect(latin).rejects.toMatchObject({
        code: "invalid_rdf",
        document: { detail: `${join(folder, `latin.${extension}`)}: it is not UTF-8 text` },
      });
      await expect(quadsOfFiles([join(folder, `latin.${extension}`)])).rejects.toThrow(
        /it is not UTF-8 text/,
      );
      // Cut in the middle of a character, behind all that is said.
      const cut = Buffer.concat([Buffer.from(`${data}\n# `), Buffer.from("é").subarray(0, 1)]);
      await expect(streamed(`cut.${extension}`, cut)).rejects.toThrow(/it is not UTF-8 text/);
    },
  );

  it("may be larger than a document from elsewhere, but not nest deeper", async () => {
    const long = "x".repeat(17 * 1024 * 1024);
    const large = file("large.ttl", `<x:a> <http://www.w3.org/2000/01/rdf-schema#comment> "${long}" .`);
    for (const { object } of await quadsOfFiles([large])) expect(object.value).toHaveLength(long.length);
    const deep = file("deep.ttl", `<x:a> <x:b> ${"(".repeat(200)}${")".repeat(200)} .`);
    await expect(quadsOfFiles([deep])).rejects.toThrow(/deep\.ttl: line 1: it nests deeper than 128 levels/);
  });
});

const schema = "https://schema.org/";
const turtle = `<#me> <${schema}name> "Ada"@en , "Zoe" ; <${schema}knows> <#you> . <#you> <${schema}name> "Bob" .`;

async function linesOf(quads: AsyncIterable<Quad>): Promise<string[]> {
  const all: Quad[] = [];
  for await (const quad of quads) all.push(quad);
  return (await serializeRdf(all, "nquads")).split("\n").filter(Boolean).sort();
}

describe("RDF files as a graph", () => {
  it("are read as a store with the same content is, by every pattern, and answer queries", async () => {
    const files = [file("a.ttl", turtle), file("b.nt", `<x:a> <${schema}name> "Ada"@en .`)];
    const quads = await quadsOfFiles(files);
    const store = createGraphStore();
    for (const path of files) {
      const graph = pathToFileURL(path).href;
      await store.write([{ graph, quads: quads.filter((quad) => quad.graph.value === graph) }]);
    }
    const graph = pathToFileURL(files[0]!).href;
    const patterns: QuadPattern[] = [
      {},
      { graph },
      { subject: namedNode(`${graph}#me`) },
      { predicate: namedNode(`${schema}name`), graph },
      { object: literal("Ada", "en") },
      { object: literal("Ada") },
      { subject: null, graph: "x:none" },
    ];
    for (const pattern of patterns)
      expect(await linesOf(new QuadStore(quads).read(pattern))).toEqual(await linesOf(store.read(pattern)));
    expect(await linesOf(new QuadStore(quads).read())).toHaveLength(5);
    const query = `ASK { GRAPH <${graph}> { ?s <${schema}knows> ?o } }`;
    expect(JSON.parse(await new QuadStore(quads).query(query)).boolean).toBe(true);
    await expect(new QuadStore(quads).write()).rejects.toMatchObject({ code: "dataset_unavailable" });
  });

  it("keep blank nodes of two files apart", async () => {
    const text = `_:a <${schema}about> <x:b> .`;
    const quads = await quadsOfFiles([file("c.ttl", text), file("d.ttl", text)]);
    expect(new Set(quads.map(({ subject }) => subject.value)).size).toBe(2);
  });

  it("go to threads as N-Quads: files, or the folder of one store", async () => {
    const path = file("e.ttl", turtle);
    expect(await parseRdf(await readGraph([path]), "nquads")).toHaveLength(4);
    const place = join(folder, "store");
    const store = await openGraphStore(place);
    await store.write([{ graph: "x:g", rdf: { format: "turtle", data: `<x:a> <${schema}name> "A" .` } }]);
    await store.close();
    expect(await readGraph([place])).toBe(`<x:a> <${schema}name> "A" <x:g> .\n`);
    await expect(readGraph([place, path])).rejects.toMatchObject({ code: "invalid_request" });
  });

  it.each([
    ["a file that is missing", ["missing.ttl"], "dataset_unavailable", "there is no such file or folder"],
    ["an extension of no format", ["odd.n3"], "invalid_rdf", "the known extensions are .ttl"],
    ["a document that does not parse", ["bad.ttl"], "invalid_rdf", "bad.ttl"],
  ])("%s is a problem that names it", async (_, names, code, detail) => {
    file("odd.n3", "");
    file("bad.ttl", "<a> <b .");
    const problem = await readGraph(names.map((name) => join(folder, name))).catch((error) => error);
    expect(problem).toMatchObject({ code, document: { detail: expect.stringContaining(detail) } });
    expect(problem.document.detail).toContain(names[0]);
  });
});

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Quad } from "@rdfjs/types";
import n3 from "n3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createGraphStore,
  openGraphStore,
  parseRdf,
  type QuadPattern,
  serializeRdf,
} from "../../src/graph/index.ts";
import { quadsOfFiles } from "../../src/node/graph-files.ts";
import { readGraph } from "../../src/node/own-graph.ts";
import { QuadStore } from "../../src/node/quad-store.ts";

const { namedNode, literal } = n3.DataFactory;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "graph-files-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const schema = "https://schema.org/";
const turtle = `<#me> <${schema}name> "Ada"@en , "Zoe" ; <${schema}knows> <#you> . <#you> <${schema}name> "Bob" .`;

async function linesOf(quads: AsyncIterable<Quad>): Promise<string[]> {
  const all: Quad[] = [];
  for await (const quad of quads) all.push(quad);
  return (await serializeRdf(all, "nquads")).split("\n").filter(Boolean).sort();
}

describe("RDF files as a graph", () => {
  it("are read as a store with the same content is, by every pattern, and answer queries", async () => {
    const files = [await file("a.ttl", turtle), await file("b.nt", `<x:a> <${schema}name> "Ada"@en .`)];
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
    const quads = await quadsOfFiles([await file("c.ttl", text), await file("d.ttl", text)]);
    expect(new Set(quads.map(({ subject }) => subject.value)).size).toBe(2);
  });

  it("go to threads as N-Quads: files, or the folder of one store", async () => {
    const path = await file("e.ttl", turtle);
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
    ["an extension of no format", ["odd.n3"], "invalid_rdf", "known are .ttl"],
    ["a document that does not parse", ["bad.ttl"], "invalid_rdf", "bad.ttl"],
  ])("%s is a problem that names it", async (_, names, code, detail) => {
    await file("odd.n3", "");
    await file("bad.ttl", "<a> <b .");
    const problem = await readGraph(names.map((name) => join(folder, name))).catch((error) => error);
    expect(problem).toMatchObject({ code, document: { detail: expect.stringContaining(detail) } });
    expect(problem.document.detail).toContain(names[0]);
  });
});

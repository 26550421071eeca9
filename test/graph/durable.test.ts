import { cpSync, rmSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Level } from "level";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DurableGraphStore, openGraphStore } from "../../src/graph/index.ts";
import { verifyGraphStore } from "../../src/node/verify-store.ts";
import { graphStoreContract, lines, product } from "../contract/graph-store.ts";

let base: string;
let count = 0;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "referent-store-"));
});
afterAll(() => rm(base, { recursive: true }));

const fresh = () => join(base, String(count++), "store");

graphStoreContract("durable", {
  open: () => openGraphStore(fresh()),
  close: (store) => (store as DurableGraphStore).close(),
});

it("is there when it is opened again, byte for byte", async () => {
  const directory = fresh();
  const store = await openGraphStore(directory);
  await store.write([{ graph: "x:1", quads: product("x:1", "A") }], [["note", "1"]]);
  await store.write([
    { graph: "x:2", rdf: { format: "turtle", data: "<x:2> <x:price> 1.50 ; <x:n> 'a'@EN-US ." } },
  ]);
  await store.close();
  const again = await openGraphStore(directory);
  expect(await lines(again, { graph: "x:1" })).toHaveLength(4);
  expect((await lines(again, { graph: "x:2" })).join("\n")).toContain('"1.50"^^');
  expect(await again.records.get(["note", "other"])).toEqual(["1", undefined]);
  await again.close();
});

it("tells which graphs it holds, those that were removed no more", async () => {
  const store = await openGraphStore(fresh());
  await store.write(["x:1", "x:2"].map((graph) => ({ graph, quads: product(graph, "A") })));
  await store.write([{ graph: "x:2", remove: true }]);
  expect(await store.has(["x:3", "x:1", "x:2"])).toEqual([false, true, false]);
  expect(await store.has([])).toEqual([]);
  await store.close();
});

it("keeps the query index in step with writes, also those made while it is built", async () => {
  const store = await openGraphStore(fresh());
  const graphs = (from: number, to: number, title: string) =>
    Array.from({ length: to - from }, (_, i) => ({
      graph: `x:${from + i}`,
      quads: product(`x:${from + i}`, title),
    }));
  await store.write(graphs(0, 100, "old"));
  const first = store.query("SELECT (COUNT(*) AS ?n) { ?s <https://schema.org/name> ?o }");
  await Promise.all([store.write(graphs(50, 150, "new")), store.write(graphs(0, 1, "newest")), first]);
  const answer = await store.query(
    "SELECT ?o (COUNT(*) AS ?n) { ?s <https://schema.org/name> ?o } GROUP BY ?o ORDER BY ?o",
  );
  const counts = JSON.parse(answer).results.bindings.map((row: Record<string, { value: string }>) => [
    row.o!.value,
    row.n!.value,
  ]);
  expect(counts).toEqual([
    ["new", "100"],
    ["newest", "1"],
    ["old", "49"],
  ]);
  await store.close();
});

it("changes graphs and records in one", async () => {
  const store = await openGraphStore(fresh());
  const bad = store.write([{ graph: "x:1", rdf: { format: "turtle", data: "<" } }], [["a/1", "v"]]);
  await expect(bad).rejects.toMatchObject({ code: "invalid_rdf" });
  expect(await store.records.get(["a/1"])).toEqual([undefined]);
  await store.write(
    [],
    [
      ["a/1", "v"],
      ["a/2", "w"],
      ["b/1", "x"],
      ["a/2", null],
    ],
  );
  const entries: unknown[] = [];
  for await (const entry of store.records.entries("a/")) entries.push(entry);
  expect(entries).toEqual([["a/1", "v"]]);
  await store.close();
});

it("says so when another process has it open, when the place is none for a store, and after it was closed", async () => {
  const directory = fresh();
  const store = await openGraphStore(directory);
  await expect(openGraphStore(directory)).rejects.toThrow(/dataset_unavailable.*open in another process/);
  await store.close();
  await expect(store.write([{ graph: "x:1", quads: [] }])).rejects.toMatchObject({
    code: "dataset_unavailable",
  });
  const file = join(base, "file");
  await writeFile(file, "");
  await expect(openGraphStore(file)).rejects.toMatchObject({ code: "dataset_unavailable" });
});

it("brings a store that was made before values had checksums to the format of today", async () => {
  const directory = fresh();
  const old = new Level<string, string>(directory);
  const graphs = Array.from({ length: 1_200 }, (_, i) => `x:${i}`);
  await old.batch([
    ...graphs.map((graph) => ({
      type: "put" as const,
      key: `g/${graph}`,
      value: `<${graph}> <x:n> "é" <${graph}> .\n`,
    })),
    { type: "put", key: "r/products/default/x:1", value: "abc 1 productkg_preupdate written" },
  ]);
  await old.close();
  // Twice: as it was, and as a process that was killed within leaves it.
  for (const killed of [false, true]) {
    const copy = fresh();
    cpSync(directory, copy, { recursive: true });
    if (killed) {
      await (await openGraphStore(copy)).close();
      const half = new Level<string, Uint8Array>(copy, { valueEncoding: "view" });
      await half.batch([
        { type: "put", key: "m/upgrading", value: new Uint8Array() },
        { type: "put", key: "g/x:7", value: new TextEncoder().encode(`<x:7> <x:n> "é" <x:7> .\n`) },
        { type: "del", key: "m/state" },
      ]);
      await half.close();
      rmSync(join(copy, "referent-state"));
    }
    const store = await openGraphStore(copy);
    expect(await store.has(graphs)).not.toContain(false);
    expect(await lines(store)).toHaveLength(1_200);
    expect(await store.records.get(["products/default/x:1"])).toEqual(["abc 1 productkg_preupdate written"]);
    await store.close();
    expect((await verifyGraphStore(copy)).isSound).toBe(true);
  }
});

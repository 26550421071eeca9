import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkSparqlServer, createSparqlStore, type GraphStore } from "../../src/graph/index.ts";
import { graphStoreContract, lines, product } from "../contract/graph-store.ts";
import { hasVirtuoso, startVirtuoso, type Virtuoso } from "./virtuoso-server.ts";

describe.skipIf(!hasVirtuoso)("Virtuoso (needs virtuoso-t and isql-vt: virtuoso-opensource-7-bin)", () => {
  let server: Virtuoso;
  beforeAll(async () => {
    server = await startVirtuoso();
  }, 90_000);
  afterAll(() => server?.close());

  const open = async () => createSparqlStore(server.options);
  const close = async (store: GraphStore) => {
    const graphs = new Set<string>();
    for await (const { graph } of store.read()) graphs.add(graph.value);
    await store.write(Array.from(graphs, (graph) => ({ graph, remove: true }) as const));
  };

  graphStoreContract("Virtuoso", { open, close });

  it("says of many graphs at once which are there", async () => {
    const store = createSparqlStore(server.options);
    await store.write([{ graph: "x:there", quads: product("x:there", "A") }]);
    expect(await store.has(["x:not", "x:there", "no iri", "x:not"])).toEqual([false, true, false, false]);
    await close(store);
  });

  it("takes graphs of more statements than its parser has room for in one INSERT DATA", async () => {
    const store = createSparqlStore(server.options);
    const data = (n: number) => Array.from({ length: n }, (_, i) => `<x:s${i}> <x:p> "${i}" .`).join("\n");
    await store.write([
      { graph: "x:few", rdf: { format: "ntriples", data: data(700) } },
      { graph: "x:many", rdf: { format: "ntriples", data: data(12_000) } },
      { graph: "x:rest", rdf: { format: "ntriples", data: data(1) } },
    ]);
    const count = async (graph: string) => {
      let quads = 0;
      for await (const _ of store.read({ graph })) quads++;
      return quads;
    };
    expect([await count("x:few"), await count("x:many"), await count("x:rest")]).toEqual([700, 12_000, 1]);
    await close(store);
  });

  it("does all that is needed, but undoes no failure: a check tells both, and leaves nothing", async () => {
    expect(await checkSparqlServer(server.options)).toEqual({ undoesFailures: false });
    expect(await lines(await open())).toEqual([]);
  });

  it("has graphs whole that were written twice, after it was killed", async () => {
    const store = createSparqlStore(server.options);
    const batches = Array.from({ length: 60 }, (_, batch) =>
      Array.from({ length: 20 }, (_, i) => {
        const graph = `https://s.example/${batch}/${i}`;
        const data = Array.from({ length: 13 }, (_, n) => `<${graph}#${n % 3}> <x:p${n}> "${n}" .`).join(
          "\n",
        );
        return { graph, rdf: { format: "ntriples", data } } as const;
      }),
    );
    for (const _ of [1, 2]) for (const batch of batches) await store.write(batch);
    await server.kill();
    await server.start();
    const quads = new Map<string, number>();
    for await (const { graph } of store.read()) quads.set(graph.value, (quads.get(graph.value) ?? 0) + 1);
    expect(quads.size).toBe(1_200);
    expect(Array.from(quads).filter(([, count]) => count !== 13)).toEqual([]);
    await close(store);
  }, 120_000);

  it("that lets nobody write is refused by the check, with its words", async () => {
    await server.allowUpdates(false);
    try {
      await expect(checkSparqlServer(server.options)).rejects.toThrow(
        /dataset_unavailable.*\/sparql: the server does not take updates: .*[Pp]ermission/,
      );
    } finally {
      await server.allowUpdates(true);
    }
  });

  it("what was acknowledged is there after the server was killed", async () => {
    const store = await open();
    const ids = Array.from({ length: 5 }, (_, i) => `x:kept${i}`);
    for (const graph of ids) await store.write([{ graph, quads: product(graph, graph) }]);
    await server.kill();
    await expect(store.write([{ graph: "x:lost", quads: [] }])).rejects.toMatchObject({
      code: "dataset_unavailable",
    });
    await server.start();
    for (const graph of ids) expect(await lines(store, { graph })).toHaveLength(4);
    await close(store);
  }, 90_000);
});

describe.skipIf(!hasVirtuoso)("Virtuoso with a limit of rows (needs virtuoso-t)", () => {
  it("never answers with a part: more rows than the limit are a problem that names it", async () => {
    const server = await startVirtuoso(3);
    try {
      const store = createSparqlStore(server.options);
      await store.write([{ graph: "x:g", quads: product("x:g", "A") }]);
      const cut = {
        code: "dataset_unavailable",
        message: expect.stringContaining("cuts an answer at 3 rows"),
      };
      await expect(lines(store, { graph: "x:g" })).rejects.toMatchObject(cut);
      await expect(store.query("SELECT * { GRAPH <x:g> { ?s ?p ?o } }")).rejects.toMatchObject(cut);
      const two = await store.query("SELECT * { GRAPH <x:g> { ?s ?p ?o } } LIMIT 2");
      expect(JSON.parse(two).results.bindings).toHaveLength(2);
      await expect(checkSparqlServer(server.options)).rejects.toMatchObject(cut);
    } finally {
      await server.close();
    }
  }, 90_000);
});

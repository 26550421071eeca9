import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { createSparqlStore, type GraphStore } from "../../src/graph/index.ts";
import { graphStoreContract, lines, product } from "../contract/graph-store.ts";
import { type SparqlServer, startSparqlServer } from "./sparql-server.ts";

const servers = new Map<GraphStore, SparqlServer>();

async function open(graphs: boolean): Promise<GraphStore> {
  const server = await startSparqlServer();
  const { url } = server;
  const store = createSparqlStore({
    query: `${url}/query`,
    update: `${url}/update`,
    ...(graphs ? { graphs: `${url}/graphs` } : {}),
  });
  servers.set(store, server);
  return store;
}

const close = (store: GraphStore) => servers.get(store)!.close();

graphStoreContract("SPARQL server", { open: () => open(false), close });
graphStoreContract("SPARQL server with the graph store protocol", { open: () => open(true), close });

it("one graph goes by the graph store protocol, several by one update, once the store has asked what server it is", async () => {
  const store = await open(true);
  const { requests } = servers.get(store)!;
  await store.write([{ graph: "x:1", quads: product("x:1", "A") }]);
  await store.write(["x:1", "x:2"].map((graph) => ({ graph, quads: product(graph, "B") })));
  await store.write([{ graph: "x:1", remove: true }]);
  expect(requests).toEqual(["PUT /graphs", "POST /query", "POST /update", "DELETE /graphs"]);
  expect(await lines(store, { graph: "x:2" })).toHaveLength(4);
  await close(store);
});

it("says which server failed and what it said, without its query string", async () => {
  const store = await open(false);
  await close(store);
  await expect(store.query("ASK {}")).rejects.toMatchObject({ code: "dataset_unavailable" });
  const server = createServer((_, response) => {
    response.writeHead(500);
    response.end("no space\n left");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/u?key=secret`;
  const broken = createSparqlStore({ query: url, update: url });
  const writing = broken.write([{ graph: "x:1", quads: [] }]);
  await expect(writing).rejects.toThrow(/dataset_unavailable.*\/u: 500 no space left/);
  await expect(broken.query("ASK {}")).rejects.not.toThrow(/secret/);
  server.close();
});

it("gives up a request after the time-out", async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const store = createSparqlStore({ query: url, update: url, timeout: 100 });
  await expect(store.query("ASK {}")).rejects.toMatchObject({ code: "dataset_unavailable" });
  server.closeAllConnections();
  server.close();
});

describe("reading an answer", () => {
  const row = (n: number) =>
    `{ "s": { "type": "uri", "value": "x:s" }, "p": { "type": "uri", "value": "x:p" },
       "o": { "type": "literal", "value": "bindings [${n}] \\"}" }, "g": { "type": "uri", "value": "x:g" } }`;
  const head = '{ "head": { "link": [], "vars": ["s", "p", "o", "g"] }, "results": { "bindings": [';

  /** A store whose server answers in its own way. */
  async function served(answer: (response: ServerResponse) => void, timeout?: number) {
    const server = createServer((_, response) => {
      response.setHeader("Content-Type", "application/sparql-results+json");
      answer(response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return {
      store: createSparqlStore({ query: url, update: url, timeout }),
      close: () => {
        server.closeAllConnections();
        server.close();
      },
    };
  }

  it("gives rows as they come, and the time that their reader takes is not the server's", async () => {
    let more = (): void => {};
    const { store, close } = await served((response) => {
      response.write(`${head}${row(1)}`);
      more = () => response.end(`, ${row(2)}] } }`);
    }, 1_000);
    const quads = store.read()[Symbol.asyncIterator]();
    expect((await quads.next()).value.object.value).toBe('bindings [1] "}');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    more();
    expect((await quads.next()).value.object.value).toBe('bindings [2] "}');
    expect((await quads.next()).done).toBe(true);
    close();
  });

  it("that breaks off or stops is a problem after the rows that came", async () => {
    for (const [end, timeout] of [
      [(response: ServerResponse) => response.destroy(), undefined],
      [() => {}, 300],
    ] as const) {
      const { store, close } = await served((response) => {
        response.write(`${head}${row(1)}`, () => setTimeout(() => end(response), 100));
      }, timeout);
      const quads = store.read()[Symbol.asyncIterator]();
      expect((await quads.next()).done).toBe(false);
      await expect(quads.next()).rejects.toThrow(/dataset_unavailable.*the answer broke off/);
      close();
    }
  });

  it("with a row that is not a statement, or not in UTF-8, is a problem", async () => {
    const uri = (value: string) => ({ type: "uri", value });
    const whole = { s: uri("x:s"), p: uri("x:p"), o: uri("x:o"), g: uri("x:g") };
    const { o: _, ...part } = whole;
    const rows: object[] = [
      part,
      { ...whole, g: undefined },
      { ...whole, o: { type: "number", value: "1" } },
      { ...whole, o: { type: "literal", value: 1 } },
      { ...whole, o: null },
      { ...whole, o: { type: "triple", value: { subject: uri("x:s") } } },
    ];
    for (const one of rows) {
      const { store, close } = await served((response) => response.end(`${head}${JSON.stringify(one)}] } }`));
      await expect(lines(store), JSON.stringify(one)).rejects.toThrow(
        /dataset_unavailable.*the answer has a row that is not a statement: \{/,
      );
      close();
    }
    const latin = Buffer.from(`${head}${row(1).replace("bindings", "Größe")}] } }`, "latin1");
    const { store, close } = await served((response) => response.end(latin));
    await expect(lines(store)).rejects.toThrow(/dataset_unavailable.*the answer broke off/);
    close();
  });

  it("of a query that is a page, empty or another document is a problem, not a result", async () => {
    for (const body of [
      "<html>log in</html>",
      "",
      '{"error":"no such repository"}',
      "null",
      '{"results":{}}',
    ]) {
      const { store, close } = await served((response) => response.end(body));
      for (const query of ["SELECT * { ?s ?p ?o }", "ASK {}"])
        await expect(store.query(query), body).rejects.toThrow(
          /dataset_unavailable.*the answer is not SPARQL results JSON/,
        );
      close();
    }
    for (const [type, body, detail] of [
      ["text/html; charset=utf-8", "<html>log in</html>", /the answer is declared as text\/html.*not RDF/],
      ["application/n-triples", "<html>log in</html>", /the answer cannot be read: ntriples/],
      ["text/turtle", "<x:a> <x:b> ", /the answer cannot be read: turtle/],
    ] as const) {
      const { store, close } = await served((response) => response.setHeader("Content-Type", type).end(body));
      const asked = store.query("CONSTRUCT WHERE { ?s ?p ?o }");
      await expect(asked).rejects.toMatchObject({ code: "dataset_unavailable" });
      await expect(asked).rejects.toThrow(detail);
      close();
    }
    const { store, close } = await served((response) =>
      response.setHeader("Content-Type", "text/plain").end("<x:a> <x:b> <x:c> ."),
    );
    expect(await store.query("CONSTRUCT WHERE { ?s ?p ?o }")).toBe("<x:a> <x:b> <x:c> .\n");
    close();
  });

  it("that is not SPARQL results JSON, or ends early, is a problem that says so", async () => {
    for (const body of [
      "<html>",
      "",
      '{ "head": {}, "boolean": true }',
      '[{ "s": 1 }]',
      '{ "results": [{ "bindings": [] }] }',
      `${head}${row(1)}`,
      `${head}${row(1)}, null] } }`,
      `${head}[${row(1)}]] } }`,
      `${head}{ "s": x }] } }`,
    ]) {
      const { store, close } = await served((response) => response.end(body));
      await expect(lines(store), body).rejects.toThrow(/dataset_unavailable.*not SPARQL results JSON/);
      close();
    }
    const { store, close } = await served((response) => response.end(`${head} ] } }`));
    expect(await lines(store)).toEqual([]);
    close();
  });
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
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

it("one graph goes by the graph store protocol, several by one update", async () => {
  const store = await open(true);
  const { requests } = servers.get(store)!;
  await store.write([{ graph: "x:1", quads: product("x:1", "A") }]);
  await store.write(["x:1", "x:2"].map((graph) => ({ graph, quads: product(graph, "B") })));
  await store.write([{ graph: "x:1", remove: true }]);
  expect(requests).toEqual(["PUT /graphs", "POST /update", "DELETE /graphs"]);
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

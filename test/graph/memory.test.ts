import { expect, it } from "vitest";
import { createGraphStore } from "../../src/graph/index.ts";
import { graphStoreContract, product } from "../contract/graph-store.ts";

graphStoreContract("in memory", { open: async () => createGraphStore(), close: async () => {} });

it("queries see the union of all graphs as the default graph", async () => {
  const store = createGraphStore();
  await store.write([{ graph: "x:g", quads: product("x:p", "A") }]);
  const answer = JSON.parse(await store.query("SELECT ?o { ?s <https://schema.org/name> ?o }"));
  expect(answer.results.bindings).toHaveLength(1);
});

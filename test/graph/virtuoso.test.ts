import { afterAll, beforeAll, describe } from "vitest";
import { createSparqlStore, type GraphStore } from "../../src/graph/index.ts";
import { graphStoreContract } from "../contract/graph-store.ts";
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
});

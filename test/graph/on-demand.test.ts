import { createGraphStore } from "../../src/graph/on-demand.ts";
import { graphStoreContract } from "../contract/graph-store.ts";

graphStoreContract("in memory, loaded at the first call", {
  open: async () => createGraphStore(),
  close: async () => {},
});

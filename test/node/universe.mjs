// The local resolver for threads, over a public knowledge base of one entity.
import { compileList } from "../../dist/src/datasets/lists/compile-dataset.js";
import { createResolver } from "../../dist/src/resolver.js";

export const openResolver = async () =>
  createResolver({ publicKb: compileList([{ id: "Q1", name: "Universe" }]) });

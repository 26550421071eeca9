import type { Resolver } from "../../src/contract/index.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { createResolver } from "../../src/resolver.ts";

/** The local resolver, over a public knowledge base of one entity: what is tested here lies above linking. */
export function localResolver(): Resolver {
  return createResolver({ publicKb: compileList([{ id: "Q1", name: "Universe" }]) });
}

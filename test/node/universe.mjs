// The local resolver for threads, over a public knowledge base of one entity.
import { InlineList } from "../../dist/src/datasets/lists/inline.js";
import { createResolver } from "../../dist/src/resolver.js";

export const openResolver = async () =>
  createResolver({ publicKb: new InlineList([{ id: "Q1", name: "Universe" }]) });

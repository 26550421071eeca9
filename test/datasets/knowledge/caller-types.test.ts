import { expect, it } from "vitest";
import { PERSON } from "../../../src/datasets/knowledge/kinds.ts";
import { buildKb, openKb } from "../../../src/kb/index.ts";

// This file has one test, as its process must not have used such a type before.
it("a type that callers write has its kind in a pack of a fresh process", async () => {
  const { parts } = await buildKb([{ id: "Q1", name: "Elena Novak", types: ["physician"] }]);
  const kb = await openKb(Buffer.concat(parts));
  expect(kb.size).toBe(1);
  expect(kb.evidence.kinds(0) & PERSON).toBe(PERSON);
});

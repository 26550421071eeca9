import { describe, expect, it } from "vitest";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { createResolver, type ResolveRequest } from "../../src/index.ts";

const text = "We met Anna in the Copper Kettle. Then Anna left the Kettle.";
const list = () =>
  compileList([
    { id: "anna", name: "Anna Maria Weidner", types: ["person"] },
    { id: "kettle", name: "Copper Kettle", types: ["restaurant"] },
    { id: "second", name: "Copper Kettle", types: ["pub"] },
  ]);

const inline = createResolver({ publicKb: false });
const include: ResolveRequest["include"] = ["candidates", "evidence"];
const answerOf = async (dataset: ReturnType<typeof list>) =>
  (await inline.resolve({ text, language: "en", dataset, include })).mentions;

describe("what is kept of a dataset from call to call does not change the answer of another call", () => {
  it.each<[string, (dataset: ReturnType<typeof list>) => Promise<unknown>]>([
    [
      "the same list as a public knowledge base",
      (publicKb) => createResolver({ publicKb }).resolve({ text }),
    ],
    [
      "a plug-in that offers an entity",
      (dataset) =>
        createResolver({
          publicKb: false,
          candidates: async () => [{ id: "anna", score: 0.9 }],
        }).resolve({ text, language: "en", dataset }),
    ],
    [
      "an aborted call",
      async (dataset) => {
        const abort = new AbortController();
        const call = inline.resolve({ text: text.repeat(200), language: "en", dataset }, abort);
        setImmediate(() => abort.abort());
        await call.catch(() => undefined);
      },
    ],
    [
      "the names in capitals and in small letters",
      (dataset) => inline.resolve({ text: `${text.toUpperCase()} ${text.toLowerCase()}`, dataset }),
    ],
  ])("%s", async (_, callBefore) => {
    const shared = list();
    await callBefore(shared);
    expect(await answerOf(shared)).toEqual(await answerOf(list()));
  });
});

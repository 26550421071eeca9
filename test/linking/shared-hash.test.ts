import { expect, test } from "vitest";
import { EntityIds } from "../../src/datasets/build/entity-ids.ts";
import { textHash, textHash2 } from "../../src/datasets/pack/text-hash.ts";
import { createResolver } from "../../src/resolver.ts";

// Each two share one hash of 32 bits.
const words = ["zweite", "oublis"] as const;
const iris = ["urn:x:1439599", "urn:x:1622382"] as const;

test("the end of a run of capitals says nothing of a word that only shares its hash", async () => {
  const resolver = createResolver({ publicKb: false });
  const dataset = [{ id: "1", name: "Ada" }];
  const detection = async (name: string) => {
    const text = `Karl ${name} came. We asked Oublis.`;
    const { mentions } = await resolver.resolve({
      text,
      language: "de",
      include: ["evidence"],
      dataset,
      confidence: 0.01,
    });
    return mentions.find((one) => one.text === "Oublis")?.evidence?.detection;
  };
  expect(words).toContain("oublis");
  expect(await detection("Zweite")).toBe(await detection("Dritte"));
  expect(await detection("Oublis")).not.toBe(await detection("Dritte"));
});

test("a build finds an entity by an IRI, not by the hash of one", () => {
  expect(textHash(iris[0])).toBe(textHash(iris[1]));
  expect(textHash2(iris[0])).not.toBe(textHash2(iris[1]));
  const ids = new EntityIds();
  ids.identify(textHash(iris[0]), textHash2(iris[0]), ids.add(1));
  const { byIri } = ids.entityFinder();
  expect([byIri(iris[0]), byIri(iris[1])]).toEqual([0, -1]);
});

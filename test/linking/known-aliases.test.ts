import { describe, expect, it } from "vitest";
import { knownAliases } from "../../data/lexicon/aliases.ts";
import type { Entity } from "../../src/contract/index.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { createResolver } from "../../src/resolver.ts";
import { foldText } from "../../src/text/fold.ts";

const list: Entity[] = [
  { id: "reserve", name: "Federal Reserve System", types: ["organization"] },
  { id: "g7", name: "G7", types: ["organization"] },
  { id: "italy", name: { it: "Banca d'Italia", en: "Bank of Italy" }, types: ["organization"] },
  { id: "waugh", name: "Steve Waugh", types: ["person"] },
];
const resolver = createResolver({ publicKb: compileList(list) });

async function found(text: string, language: string): Promise<(string | undefined)[][]> {
  const { mentions } = await resolver.resolve({ text, language });
  return mentions.map((mention) => [mention.text, mention.entity?.id]);
}

async function marked(
  text: string,
  name: string,
  language: string,
  own?: Entity[],
): Promise<string | undefined> {
  const start = text.indexOf(name);
  const mentions = [{ start, end: start + name.length }];
  const request = own ? { dataset: own } : {};
  const answer = await resolver.resolve({ text, language, mentions, ...request });
  return answer.mentions[0]!.entity?.id;
}

describe("a well-known alias", () => {
  it("leads to what the public knowledge base has under its label only", async () => {
    expect(await marked("Prices fell after the Fed raised rates.", "Fed", "en")).toBe("reserve");
    expect(await found("Ministers of the Group of Seven met.", "en")).toContainEqual([
      "Group of Seven",
      "g7",
    ]);
    expect(await marked("Ieri ha parlato Bankitalia.", "Bankitalia", "it")).toBe("italy");
  });

  it("is one of the language of the text", async () => {
    expect(await marked("Yesterday Bankitalia spoke.", "Bankitalia", "en")).toBeUndefined();
  });

  it("is none of a caller's list", async () => {
    expect(await marked("Prices fell after the Fed raised rates.", "Fed", "en", list)).toBeUndefined();
  });

  it("stands in one line of its language, with the labels behind it", () => {
    for (const lines of Object.values(knownAliases)) {
      const seen = new Set<string>();
      for (const line of lines.trim().split("\n")) {
        const [aliases, labels, ...more] = line.split(" = ");
        expect([line, !!aliases, !!labels, more]).toEqual([line, true, true, []]);
        for (const alias of aliases!.split("; ").map(foldText)) {
          expect([alias, seen.has(alias)]).toEqual([alias, false]);
          seen.add(alias);
        }
      }
    }
  });
});

describe("an initial before a last name", () => {
  it("is the person whom the text names in full", async () => {
    const text = "Steve Waugh made fifty. Later S. Waugh was out.";
    expect(await found(text, "en")).toEqual([
      ["Steve Waugh", "waugh"],
      ["S. Waugh", "waugh"],
    ]);
  });

  it("is somebody else where the initial is another", async () => {
    const text = "Steve Waugh made fifty. Later M. Waugh was out.";
    expect((await found(text, "en"))[1]).toEqual(["M. Waugh", undefined]);
  });
});

import { describe, expect, it } from "vitest";
import type { Entity } from "../../src/contract/index.ts";
import { InlineList } from "../../src/datasets/inline.ts";
import { createResolver } from "../../src/resolver.ts";

const list: Entity[] = [
  { id: "granary", name: { en: "granary", de: "Kornhaus", it: "Granaio" } },
  { id: "walden", name: { en: "Walden", de: "Walden" } },
  { id: "lac", name: { fr: "lac Taney" } },
  { id: "digue", name: { fr: "digue" } },
  { id: "ebay", name: { en: "eBay" } },
];
const resolver = createResolver({ publicKb: new InlineList(list) });

async function resolved(text: string, language: string): Promise<string[]> {
  const { mentions } = await resolver.resolve({ text, language });
  return mentions.filter(({ status }) => status === "resolved").map((mention) => mention.text);
}

describe("a kind of thing", () => {
  it("is no name that a text has, though it is written with a capital", async () => {
    expect(await resolved("They met at the old Granary and in Walden.", "en")).toEqual(["Walden"]);
    expect(await resolved("Am Abend sah man das Kornhaus und Walden.", "de")).toEqual(["Walden"]);
    expect(await resolved("Parlano del Granaio e di Walden.", "it")).toEqual(["Walden"]);
  });

  it("is told by the label of the text's language where there is no English one", async () => {
    expect(await resolved("On parle de la Digue et du lac Taney.", "fr")).toEqual(["lac Taney"]);
  });

  it("has no capital inside its label", async () => {
    expect(await resolved("They sold it on Ebay and in Walden.", "en")).toEqual(["Ebay", "Walden"]);
  });

  it("is answered where it is marked, or in the caller's own list", async () => {
    const text = "They met at the old Granary.";
    const marked = await resolver.resolve({ text, language: "en", mentions: [{ start: 20, end: 27 }] });
    expect(marked.mentions[0]?.entity?.id).toBe("granary");
    const own = createResolver({ publicKb: false });
    const dataset: Entity[] = [{ id: "granary", name: { en: "granary" }, aliases: ["Granary"] }];
    const { mentions } = await own.resolve({ text, language: "en", dataset });
    expect(mentions.map((mention) => mention.entity?.id)).toEqual(["granary"]);
  });

  it("says that the everyday word explains it", async () => {
    const { mentions } = await resolver.resolve({
      text: "They met at the old Granary.",
      language: "en",
      include: ["evidence"],
    });
    const mention = mentions.find(({ text }) => text === "Granary");
    expect(mention?.reason).toBe("no_suitable_candidate");
    expect(mention?.evidence?.competitor?.kind).toBe("common_word");
  });
});

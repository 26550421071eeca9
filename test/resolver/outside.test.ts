import { beforeAll, describe, expect, it } from "vitest";
import type { CompiledDataset } from "../../src/datasets/dataset.ts";
import { openPublicKb } from "../../src/datasets/public-kb.ts";
import { HidingDataset } from "../../src/evaluation/index.ts";
import { buildKb, type KbEntity, openKb } from "../../src/kb/index.ts";
import { createResolver, type ResolverOptions } from "../../src/resolver.ts";
import { built } from "../node/built.ts";

const packOf = async (entities: readonly KbEntity[]) =>
  Buffer.concat((await buildKb(entities, { origin: { source: "a test", license: "CC0-1.0" } })).parts);

/** Entities that only make a knowledge base large enough. */
const others = (count: number, id: (n: number) => string): KbEntity[] =>
  Array.from({ length: count }, (_, n) => ({ id: id(n), name: `Filler Town ${n}`, types: ["city"] }));

const leopold: KbEntity = {
  id: "Q156280",
  name: { en: "Leopold Mozart" },
  aliases: { en: ["Mozart"] },
  description: { en: "composer and violinist" },
  types: ["person"],
};
const salzburg: KbEntity = { id: "Q34713", name: { en: "Salzburg" }, types: ["city"] };
const vienna: KbEntity = { id: "Q1741", name: { en: "Vienna" }, types: ["city"] };
const text = "Mozart wrote the Magic Flute in Vienna.";

describe("a well-known entity that the public knowledge base lacks", () => {
  let packed: Uint8Array<ArrayBuffer>;
  let large: CompiledDataset;
  beforeAll(async () => {
    packed = await packOf([leopold, salzburg, vienna, ...others(1_000, (n) => `Q${900_000_000 + n}`)]);
    large = await openKb(packed);
  });

  const mozart = async (options: ResolverOptions, asked = text) => {
    const { mentions } = await createResolver(options).resolve({
      text: asked,
      language: "en",
      include: ["evidence"],
    });
    return mentions.find(({ text }) => text === "Mozart")!;
  };

  it("takes the answer from a namesake, is named as the competitor, and tells what to add", async () => {
    const mention = await mozart({ publicKb: large });
    expect(mention).toMatchObject({
      status: "unresolved",
      entity: null,
      reason: "no_suitable_candidate",
      next_action: "Add Wolfgang Amadeus Mozart (Q254) to the knowledge base, which lacks it.",
      evidence: { competitor: { kind: "entity", id: "Q254", label: "Wolfgang Amadeus Mozart" } },
    });
    expect(mention.evidence!.competitor).not.toHaveProperty("dataset_uri");
  });

  it("leaves the answer where the text is about the namesake", async () => {
    const mention = await mozart({ publicKb: large }, "Leopold Mozart played. Mozart came from Augsburg.");
    expect(mention.entity?.id).toBe("Q156280");
  });

  it("is never an answer itself, nor does it change other mentions", async () => {
    const answered = async (outside: ResolverOptions["outside"]) => {
      const { mentions } = await createResolver({ publicKb: large, outside }).resolve({
        text,
        language: "en",
      });
      return mentions.filter(({ text }) => text !== "Mozart").map(({ text, entity }) => [text, entity?.id]);
    };
    expect(await answered(undefined)).toEqual(await answered(false));
    expect(await answered(undefined)).toContainEqual(["Vienna", "Q1741"]);
  });

  it("is not asked for with `outside: false`", async () => {
    expect((await mozart({ publicKb: large, outside: false })).entity?.id).toBe("Q156280");
  });

  it("is not asked for beside a knowledge base of fewer than 1,000 entities, unless a pack is given", async () => {
    const small = await openKb(await packOf([leopold, salzburg, vienna]));
    expect((await mozart({ publicKb: small })).entity?.id).toBe("Q156280");
    expect((await mozart({ publicKb: small, outside: "starter" })).reason).toBe("no_suitable_candidate");
  });

  it("is not asked for beside a knowledge base whose ids mean other things", async () => {
    const own = others(1_500, (n) => `Q${n + 1}`).filter(({ id }) => id !== "Q254");
    const wikibase = await openKb(await packOf([{ ...leopold, id: "Q2000000" }, ...own]));
    expect((await mozart({ publicKb: wikibase })).entity?.id).toBe("Q2000000");
  });

  it("is not asked for where the starter is a layer, nor where it lacks a single entity", async () => {
    expect((await mozart({ publicKb: [large, "starter"] })).entity?.id).toBe("Q156280");
    const [starter] = await openPublicKb(undefined);
    const hiding = new HidingDataset(starter!);
    hiding.hide(["Q254"]);
    expect((await mozart({ publicKb: hiding })).reason).not.toBe("no_suitable_candidate");
  });

  it("does not contest the candidates that a caller sends, nor the entities of a list", async () => {
    const resolver = createResolver({ publicKb: large });
    const [sent] = (
      await resolver.resolve({
        text,
        language: "en",
        mentions: [{ start: 0, end: 6, candidates: [{ id: "Q156280" }] }],
      })
    ).mentions;
    expect(sent!.entity?.id).toBe("Q156280");
    const [listed] = (
      await resolver.resolve({
        text,
        language: "en",
        dataset: [{ id: "own", name: "Mozart", types: ["person"] }],
      })
    ).mentions;
    expect(listed!.entity?.id).toBe("own");
  });

  it("counts in threads as it does in this one", async () => {
    const { createWorkerResolver } = (await import(
      built("node/worker-resolver.js").href
    )) as typeof import("../../src/node/worker-resolver.ts");
    await using threads = createWorkerResolver({ publicKb: packed, workers: 1 });
    const { mentions } = await threads.resolve({ text, language: "en", include: ["evidence"] });
    const mention = mentions.find(({ text }) => text === "Mozart");
    expect(mention).toEqual(await mozart({ publicKb: large }));
    await using alone = createWorkerResolver({ publicKb: packed, outside: false, workers: 1 });
    const answers = (await alone.resolve({ text, language: "en" })).mentions;
    expect(answers.find(({ text }) => text === "Mozart")?.entity?.id).toBe("Q156280");
  });

  it.each([
    ["several packs", ["starter"]],
    ["true", true],
    ["an empty path", ""],
  ])("is one pack or false: %s is refused", (_, outside) => {
    const refused = () => createResolver({ outside: outside as "starter" });
    expect(refused).toThrow(
      expect.objectContaining({
        code: "invalid_request",
        document: expect.objectContaining({ errors: [expect.objectContaining({ pointer: "/outside" })] }),
      }),
    );
  });
});

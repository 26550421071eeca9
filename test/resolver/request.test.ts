import { describe, expect, it } from "vitest";
import { type ProblemCode, type ProblemDocument, ProblemError } from "../../src/contract/index.ts";
import { createGraphStore } from "../../src/graph/index.ts";
import { createResolver } from "../../src/resolver.ts";

const resolver = createResolver({ publicKb: false });
const rome = [{ id: "rome", name: "Rome" }];

async function problemOf(request: unknown): Promise<ProblemDocument> {
  try {
    await resolver.resolve(request as Parameters<typeof resolver.resolve>[0]);
  } catch (error) {
    expect(error).toBeInstanceOf(ProblemError);
    return (error as ProblemError).document;
  }
  throw new Error("no problem");
}

async function pointersOf(request: unknown, code: ProblemCode): Promise<string[]> {
  const document = await problemOf(request);
  expect(document.code).toBe(code);
  expect(document.type.endsWith(code)).toBe(true);
  expect(document.status).toBe(422);
  return (document.errors ?? []).map(({ pointer }) => pointer);
}

describe("text: the text to analyse, at most 100,000 characters", () => {
  it("takes 100,000 code points, astral ones counting one", async () => {
    const { mentions } = await resolver.resolve({
      text: "🚀".repeat(100_000),
      language: "en",
      dataset: rome,
    });
    expect(mentions).toEqual([]);
  });

  it("refuses 100,001", async () => {
    expect(await pointersOf({ text: "a".repeat(100_001), dataset: rome }, "text_too_long")).toEqual([
      "/text",
    ]);
    expect(await pointersOf({ text: "🚀".repeat(100_001), dataset: rome }, "text_too_long")).toEqual([
      "/text",
    ]);
  });

  it("refuses an empty text, no text, and anything that is not a text", async () => {
    expect(await pointersOf({ text: "" }, "invalid_request")).toEqual(["/text"]);
    expect(await pointersOf({}, "invalid_request")).toEqual(["/text"]);
    expect(await pointersOf({ text: 5 }, "invalid_request")).toEqual(["/text"]);
    expect(await pointersOf(null, "invalid_request")).toEqual([""]);
  });
});

describe("language: code of the text, region ignored", () => {
  for (const tag of [
    "en",
    "it",
    "fr",
    "de",
    "es",
    "pt",
    "ja",
    "zh",
    "pt-BR",
    "zh-Hant-TW",
    "zh-cmn-Hans",
    "EN",
  ]) {
    it(`takes ${tag}`, async () => {
      const { language } = await resolver.resolve({ text: "Rome", language: tag, dataset: rome });
      expect(language).toBe(tag.slice(0, 2).toLowerCase());
    });
  }

  it("refuses a well-formed tag of another language", async () => {
    for (const language of ["sv", "x-private", "i-klingon", "ar-arb"]) {
      const sent = { text: "Rome", language, dataset: rome };
      expect(await pointersOf(sent, "unsupported_language"), language).toEqual(["/language"]);
    }
  });

  it("refuses anything that is not a tag", async () => {
    expect(await pointersOf({ text: "Rome", language: "e", dataset: rome }, "invalid_request")).toEqual([
      "/language",
    ]);
  });

  it("is detected when absent", async () => {
    const { language } = await resolver.resolve({
      text: "Il presidente della Repubblica ha incontrato i sindaci.",
      dataset: rome,
    });
    expect(language).toBe("it");
  });
});

describe("dataset_uri", () => {
  it("is echoed as sent", async () => {
    const answer = await resolver.resolve({
      text: "Rome",
      language: "en",
      dataset_uri: " inline ",
      dataset: rome,
    });
    expect(answer.dataset_uri).toBe(" inline ");
    expect(answer.mentions[0]?.dataset_uri).toBe("inline");
  });

  it("is inline when only a dataset is sent", async () => {
    expect((await resolver.resolve({ text: "Rome", language: "en", dataset: rome })).dataset_uri).toBe(
      "inline",
    );
  });

  it("inline without a dataset is refused", async () => {
    expect(await pointersOf({ text: "Rome", dataset_uri: "inline" }, "dataset_required")).toEqual([
      "/dataset",
    ]);
  });

  it("of a dataset that is not served is refused", async () => {
    for (const uri of ["service://dataset/me", "hosted://public", "wikidata://public"]) {
      expect(
        await pointersOf({ text: "Rome", language: "en", dataset_uri: uri }, "dataset_not_supported"),
      ).toEqual(["/dataset_uri"]);
    }
  });

  it("with an empty place in its list is refused", async () => {
    expect(
      await pointersOf({ text: "Rome", dataset_uri: "inline,,inline", dataset: rome }, "invalid_request"),
    ).toEqual(["/dataset_uri"]);
  });

  it("may be an alias of the caller's own", async () => {
    const aliased = createResolver({
      publicKb: false,
      graph: createGraphStore(),
      datasetAliases: { "hosted://mine": "service://dataset/me" },
    });
    expect(
      (await aliased.resolve({ text: "Rome", language: "en", dataset_uri: "hosted://mine" })).dataset_uri,
    ).toBe("hosted://mine");
  });
});

describe("dataset: at most 5,000 entities", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ id: `e${i}`, name: `Name ${i}` }));

  it("takes 5,000, as an array or wrapped", async () => {
    expect((await resolver.resolve({ text: "x", language: "en", dataset: many(5_000) })).mentions).toEqual(
      [],
    );
    expect(
      (await resolver.resolve({ text: "x", language: "en", dataset: { entities: many(5_000) } })).mentions,
    ).toEqual([]);
  });

  it("refuses 5,001", async () => {
    expect(await pointersOf({ text: "x", dataset: many(5_001) }, "dataset_too_large")).toEqual(["/dataset"]);
    expect(await pointersOf({ text: "x", dataset: { entities: many(5_001) } }, "dataset_too_large")).toEqual([
      "/dataset/entities",
    ]);
  });

  it("points at every fault of its entities", async () => {
    const dataset = [
      { id: "a", name: "A" },
      { id: "a", name: "B" },
      { id: "", name: "C" },
      { id: "d", name: " " },
      { id: "e" },
      { id: "f", name: "F", aliases: "F" },
      { id: 7, name: "G" },
      { id: "h", name: { en: "" } },
      { id: "i", label: "I", same_as: "wd:Q1" },
      "j",
    ];
    expect(await pointersOf({ text: "x", dataset }, "invalid_dataset")).toEqual([
      "/dataset/1/id",
      "/dataset/2/id",
      "/dataset/3/name",
      "/dataset/4/name",
      "/dataset/5/aliases",
      "/dataset/6/id",
      "/dataset/7/name",
      "/dataset/8/same_as",
      "/dataset/9",
    ]);
  });

  it("points at every fault of one entity, and at an id that a faulty entity had before", async () => {
    const dataset = [
      { id: "", name: "" },
      { id: 7 },
      { id: "a", name: "A", types: 5 },
      { id: "a", name: "B" },
      { id: "c", name: " ", aliases: "C" },
      null,
    ];
    expect(await pointersOf({ text: "x", dataset }, "invalid_dataset")).toEqual([
      "/dataset/0/id",
      "/dataset/0/name",
      "/dataset/1/id",
      "/dataset/1/name",
      "/dataset/2/types",
      "/dataset/3/id",
      "/dataset/4/name",
      "/dataset/4/aliases",
      "/dataset/5",
    ]);
  });

  it("takes a language map with any tag, also one that is a name of every object", async () => {
    const dataset = JSON.parse(
      '[{"id":"r","name":{"__proto__":"Roma","constructor":"Urbs"},"aliases":{"constructor":["Rome"]}}]',
    );
    const { mentions } = await resolver.resolve({ text: "We saw Rome.", language: "en", dataset });
    expect(mentions.map(({ entity }) => [entity?.id, entity?.label])).toEqual([["r", "Roma"]]);
  });

  it("points at no more than 20", async () => {
    const dataset = Array.from({ length: 30 }, () => ({ id: "", name: "" }));
    expect(await pointersOf({ text: "x", dataset }, "invalid_dataset")).toHaveLength(20);
  });

  it("that is not a list is refused", async () => {
    for (const dataset of [5, "list", {}, { entities: {} }, { entities: null }]) {
      expect((await problemOf({ text: "x", dataset })).code).toBe("invalid_dataset");
    }
  });

  it("takes label for name, type for types, and language maps", async () => {
    const dataset = [
      {
        id: "r",
        label: { en: "Rome", it: "Roma" },
        aliases: { en: ["Eternal City"] },
        type: "city",
        description: { en: "capital of Italy" },
      },
    ];
    const { mentions } = await resolver.resolve({ text: "Roma, the Eternal City", language: "it", dataset });
    expect(mentions.map(({ entity }) => entity?.label)).toEqual(["Roma", "Roma"]);
    expect(mentions[0]?.entity).toMatchObject({ id: "r", types: ["city"], description: "capital of Italy" });
  });
});

describe("mentions: the caller's own spans", () => {
  const text = "🚀 Rome and Roma";

  it("give one row a span, in order, and nothing else", async () => {
    const mentions = [
      { start: 11, end: 15 },
      { start: 2, end: 6, text: "Rome" },
      { start: 2, end: 6 },
      { start: 7, end: 10 },
      { start: 0, end: 1 },
    ];
    const answer = await resolver.resolve({ text, language: "en", dataset: rome, mentions });
    expect(answer.mentions.map((m) => [m.start, m.end, m.text, m.entity?.id ?? m.reason])).toEqual([
      [11, 15, "Roma", expect.any(String)],
      [2, 6, "Rome", "rome"],
      [2, 6, "Rome", "rome"],
      [7, 10, "and", "no_candidates"],
      [0, 1, "🚀", "no_candidates"],
    ]);
  });

  it("that do not fit the text are refused, each with its pointer", async () => {
    const mentions = [
      { start: 2, end: 2 },
      { start: 14, end: 16 },
      { start: 2, end: 6, text: "Roma" },
      { start: 3, end: 2 },
    ];
    expect(await pointersOf({ text, dataset: rome, mentions }, "invalid_span")).toEqual([
      "/mentions/0/end",
      "/mentions/1/end",
      "/mentions/2/text",
      "/mentions/3/end",
    ]);
  });

  it("that are not spans are refused", async () => {
    const mentions = [
      { start: -1, end: 2 },
      { start: 0.5, end: 2 },
      { start: 0 },
      { start: 0, end: 1, type: "" },
    ];
    expect(await pointersOf({ text, dataset: rome, mentions }, "invalid_request")).toEqual([
      "/mentions/0/start",
      "/mentions/1/start",
      "/mentions/2/end",
      "/mentions/3/type",
    ]);
  });

  it("with candidates need the public dataset alone", async () => {
    const mentions = [{ start: 2, end: 6, candidates: [{ id: "Q220" }] }];
    expect(await pointersOf({ text, dataset: rome, mentions }, "candidates_not_supported")).toEqual([
      "/mentions/0/candidates",
    ]);
  });

  it("with candidates that are not identities are refused", async () => {
    const mentions = [{ start: 2, end: 6, candidates: [{ id: "Q220" }, { id: "Rome" }, { id: "wd:Q0" }] }];
    expect(await pointersOf({ text, mentions }, "invalid_identity")).toEqual([
      "/mentions/0/candidates/1/id",
      "/mentions/0/candidates/2/id",
    ]);
  });
});

describe("include and confidence", () => {
  it("refuses an unknown include", async () => {
    expect(
      await pointersOf({ text: "x", dataset: rome, include: ["evidence", "all"] }, "unknown_include"),
    ).toEqual(["/include/1"]);
  });

  it("takes 0 and 1 and refuses what is beyond", async () => {
    for (const confidence of [0, 1])
      await resolver.resolve({ text: "Rome", language: "en", dataset: rome, confidence });
    for (const confidence of [-0.01, 1.01, "0.5"]) {
      expect(await pointersOf({ text: "x", dataset: rome, confidence }, "invalid_request")).toEqual([
        "/confidence",
      ]);
    }
  });

  it("moves the gate of the detector", async () => {
    const found = async (confidence: number) => {
      const answer = await resolver.resolve({
        text: "In Rome they saw Blorkin, and rome too.",
        language: "en",
        dataset: rome,
        confidence,
      });
      return answer.mentions.map(({ text }) => text);
    };
    expect(await found(0.5)).toEqual(["Rome", "Blorkin"]);
    expect(await found(0.9)).toEqual(["Rome"]);
    expect(await found(1)).toEqual([]);
  });
});

describe("unknown fields", () => {
  it("are ignored", async () => {
    const request = { text: "Rome", language: "en", dataset: rome, color: "red" };
    expect((await resolver.resolve(request)).mentions).toHaveLength(1);
  });
});

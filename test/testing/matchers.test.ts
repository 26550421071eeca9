import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { createResolver, type ResolveResponse } from "../../src/index.ts";
import { assertHasMention, assertResolvesTo, assertUnresolved } from "../../src/testing/index.ts";
import { mentionOf } from "../../src/testing/vitest.ts";

const dataset = [
  { id: "Q41421", name: "Michael Jordan", aliases: ["Jordan"], description: "basketball player" },
  { id: "Q810", name: "Jordan", description: "country in Western Asia" },
];

let response: ResolveResponse;
let bare: ResolveResponse;
beforeAll(async () => {
  const resolver = createResolver({ publicKb: false });
  const mentions = [
    { start: 0, end: 14 },
    { start: 19, end: 32 },
  ];
  const request = { text: "Michael Jordan met Wendelin Quux.", language: "en", dataset, mentions };
  response = await resolver.resolve({ ...request, include: ["candidates", "evidence"] });
  bare = await resolver.resolve(request);
});

const messageOf = (check: () => void): string => {
  try {
    check();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("it passed");
};

describe("toResolveTo", () => {
  it("passes for the entity under any form of its id", () => {
    expect(mentionOf(response, "Michael Jordan")).toResolveTo("Q41421");
    expect(mentionOf(response, "Michael Jordan")).toResolveTo("http://www.wikidata.org/entity/Q41421");
    assertResolvesTo(mentionOf(response, "Michael Jordan"), "wd:Q41421");
  });
  it("fails for another entity, and shows candidates and scores", () => {
    const message = messageOf(() => expect(mentionOf(response, "Michael Jordan")).toResolveTo("Q810"));
    expect(message).toContain("should resolve to Q810; it is Michael Jordan (Q41421)");
    expect(message).toMatch(/1\. Michael Jordan \(Q41421\) {2}0\.\d{3} {2}exact/);
    expect(() => expect(mentionOf(response, "Michael Jordan")).not.toResolveTo("Q41421")).toThrow(
      "should not",
    );
  });
  it("says how to see the candidates when the response has none", () => {
    expect(messageOf(() => assertResolvesTo(mentionOf(bare, "Michael Jordan"), "Q1"))).toContain("include:");
  });
});

it("the failure that the guide shows is the one that its list and text give, scores aside", async () => {
  const guide = readFileSync(new URL("../../docs/guides/testing.md", import.meta.url), "utf8");
  const [, shown] = /^```\n("Lumen" should [\s\S]*?)\n```$/m.exec(guide)!;
  const lumen = await createResolver().resolve({
    text: "The Lumen flickers.",
    language: "en",
    dataset: [
      { id: "app:lumen", name: "Lumen Desk Lamp", aliases: ["Lumen"] },
      { id: "app:lumen-floor", name: "Lumen Floor Lamp", aliases: ["Lumen"] },
    ],
    include: ["candidates", "evidence"],
  });
  const message = messageOf(() => expect(mentionOf(lumen, "Lumen")).toResolveTo("app:lumen"));
  const withoutScores = (text: string) => text.replaceAll(/0\.\d{3}/g, "0.…");
  expect(withoutScores(message)).toBe(withoutScores(shown!));
});

describe("a value that is not a mention", () => {
  const values: [what: string, value: () => unknown][] = [
    ["undefined", () => bare.mentions[99]],
    ["a whole response", () => bare],
    ["an entity", () => mentionOf(bare, "Michael Jordan").entity],
    ["a list of 2", () => bare.mentions],
    ['the string "Q1"', () => "Q1"],
    ["an object with id", () => ({ id: "Q1" })],
  ];
  for (const [what, value] of values)
    it(`is told as ${what}, also where the matcher is negated`, () => {
      const matches = [
        () => expect(value()).toResolveTo("Q1"),
        () => expect(value()).not.toResolveTo("Q1"),
        () => expect(value()).toBeUnresolved(),
        () => assertResolvesTo(value() as never, "Q1"),
      ];
      for (const match of matches) {
        expect(messageOf(match)).toContain(`This is not a mention but ${what}.`);
        expect(messageOf(match)).toContain("mentionOf(response");
      }
    });

  it("is told as a promise that is not awaited", () => {
    const promise = Promise.resolve(mentionOf(bare, "Michael Jordan"));
    expect(messageOf(() => expect(promise).toResolveTo("Q1"))).toBe(
      "This is not a mention but a promise. Await the answer first.",
    );
  });

  it("comes with what it is and what it should be, for the runner's diff", () => {
    const failureOf = (check: () => void) => {
      try {
        check();
      } catch (error) {
        return error as { actual: unknown; expected: unknown };
      }
      throw new Error("it passed");
    };
    const misuse = failureOf(() => assertResolvesTo(undefined as never, "Q1"));
    expect(misuse).toMatchObject({ actual: undefined, expected: { status: "resolved or unresolved" } });
    const wrong = failureOf(() => expect(mentionOf(bare, "Michael Jordan")).toResolveTo("Q810"));
    expect(wrong.actual).toMatchObject({ text: "Michael Jordan", entity: { id: "Q41421" } });
    expect(wrong.expected).toMatchObject({ text: "Michael Jordan", entity: { id: "Q810" } });
    const asserted = failureOf(() => assertResolvesTo(mentionOf(bare, "Michael Jordan"), "Q810"));
    expect(asserted).toMatchObject({ actual: wrong.actual, expected: wrong.expected, showDiff: true });
  });
});

describe("a value that is not an id", () => {
  it.each([
    [undefined, "undefined"],
    [null, "null"],
    ["", "empty"],
    [312, "the number 312"],
  ])("%s is told, also where the matcher is negated", (id, what) => {
    const mention = mentionOf(bare, "Michael Jordan");
    for (const match of [
      () => expect(mention).toResolveTo(id as never),
      () => expect(mention).not.toResolveTo(id as never),
      () => assertResolvesTo(mention, id as never),
    ])
      expect(messageOf(match)).toContain(`The expected id is ${what}, not an id such as "Q312".`);
  });
});

describe("a value that is not a response", () => {
  it.each([
    ["undefined", () => undefined],
    ["a promise", () => Promise.resolve(bare)],
    ["a mention", () => bare.mentions[0]],
    ["a list of 2", () => bare.mentions],
  ])("is told as %s", (what, value) => {
    for (const match of [
      () => expect(value()).toHaveMention("Ada"),
      () => expect(value()).not.toHaveMention("Ada"),
      () => assertHasMention(value() as never, "Ada"),
      () => mentionOf(value() as never, "Ada"),
    ])
      expect(messageOf(match)).toContain(`This is not a response but ${what}.`);
  });
});

describe("toBeUnresolved", () => {
  it("passes with and without the reason", () => {
    expect(mentionOf(response, "Wendelin Quux")).toBeUnresolved();
    expect(mentionOf(response, "Wendelin Quux")).toBeUnresolved("no_candidates");
    assertUnresolved(mentionOf(response, "Wendelin Quux"), "no_candidates");
  });
  it("fails for another reason and for a resolved mention, and shows the next action", () => {
    const message = messageOf(() =>
      expect(mentionOf(response, "Wendelin Quux")).toBeUnresolved("type_conflict"),
    );
    expect(message).toContain("unresolved: no_candidates");
    expect(message).toContain("Next action: Add alias");
    expect(() => assertUnresolved(mentionOf(response, "Michael Jordan"))).toThrow(
      "it is Michael Jordan (Q41421)",
    );
  });
});

describe("toHaveMention", () => {
  it("passes for the text alone and for what is expected of it", () => {
    expect(response).toHaveMention("Michael Jordan");
    expect(response).toHaveMention("Michael Jordan", { entity: "Q41421", start: 0, end: 14 });
    expect(response).toHaveMention("Wendelin Quux", { entity: null, reason: "no_candidates" });
    expect(response).not.toHaveMention("Michael Jordan", { start: 3 });
    assertHasMention(response, "Wendelin Quux", { start: 19 });
  });
  it("fails with every difference, or with the mentions there are", () => {
    expect(
      messageOf(() => assertHasMention(response, "Michael Jordan", { entity: "Q810", start: 2 })),
    ).toContain("start should be 2, is 0; should resolve to Q810");
    expect(messageOf(() => expect(response).toHaveMention("Berlin"))).toContain(
      '"Wendelin Quux" at 19: unresolved',
    );
    expect(() => mentionOf(response, "Michael Jordan", 1)).toThrow("number 1");
  });
});

describe("an expectation that is misspelled", () => {
  // biome-ignore lint/suspicious/noExplicitAny: these expectations have wrong types on purpose
  const untyped = (value: unknown): any => value;
  const quux = () => mentionOf(response, "Wendelin Quux");

  it.each<[says: string, check: () => void]>([
    [
      '"entiti" is not a field that can be expected; did you mean "entity"?',
      () => assertHasMention(response, "Michael Jordan", untyped({ entiti: "Q1" })),
    ],
    [
      "the fields are entity, reason, start, end, type",
      () => expect(response).not.toHaveMention("Michael Jordan", untyped({ score: 1 })),
    ],
    ["What is expected is the string", () => assertHasMention(response, "Michael Jordan", untyped("Q41421"))],
    [
      "The expected id is an object with id",
      () => assertHasMention(response, "Michael Jordan", untyped({ entity: { id: "Q41421" } })),
    ],
    [
      '"no_candidate" is not a reason; did you mean "no_candidates"?',
      () => expect(quux()).not.toBeUnresolved(untyped("no_candidate")),
    ],
    [
      "is not a reason; the reasons are no_candidates, type_conflict",
      () => assertUnresolved(quux(), untyped("nothing")),
    ],
    [
      '"no_candidate" is not a reason',
      () => expect(response).not.toHaveMention("Wendelin Quux", { reason: untyped("no_candidate") }),
    ],
  ])("is told, also where the matcher is negated: %s", (says, check) => {
    expect(check).toThrow(TypeError);
    expect(messageOf(check)).toContain(says);
  });

  it("a row of a service that is away has a reason that can be expected", () => {
    expect(quux()).not.toBeUnresolved(untyped("resolver_unavailable"));
  });
});

import { describe, expect, it } from "vitest";
import type { Entity, Mention, ResolveRequest } from "../../src/contract/index.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { createResolver } from "../../src/resolver.ts";

const publicKb = compileList([
  {
    id: "Q41421",
    name: "Michael Jordan",
    aliases: ["Jordan"],
    description: "basketball player of the Chicago Bulls",
  },
]);
const resolver = createResolver({ publicKb });

async function first(request: ResolveRequest): Promise<Mention> {
  const { mentions } = await resolver.resolve({ language: "en", include: ["evidence"], ...request });
  return mentions[0]!;
}

/** Each reason: how it comes about, what the next action says, and the request after that was done. */
const cases: {
  readonly name: string;
  readonly reason: Mention["reason"];
  readonly request: ResolveRequest;
  readonly says: RegExp;
  readonly done: (request: ResolveRequest) => ResolveRequest;
}[] = [
  {
    name: "no_candidates: an alias",
    reason: "no_candidates",
    request: { text: "We met Zorblax.", dataset: [{ id: "z", name: "Quib", types: ["person"] }] },
    says: /^Add alias "Zorblax" to the entity that it means, or add that entity to inline\.$/,
    done: (request) => ({ ...request, dataset: [{ id: "z", name: "Quib", aliases: ["Zorblax"] }] }),
  },
  {
    name: "type_conflict: no type",
    reason: "type_conflict",
    request: {
      text: "Rome won.",
      dataset: [{ id: "rome", name: "Rome", types: ["city"] }],
      mentions: [{ start: 0, end: 4, type: "person" }],
    },
    says: /^Send no type, or add type "person" to Rome \(rome\)\.$/,
    done: (request) => ({ ...request, mentions: [{ start: 0, end: 4 }] }),
  },
  {
    name: "type_conflict: another type of the entity",
    reason: "type_conflict",
    request: {
      text: "Rome won.",
      dataset: [{ id: "rome", name: "Rome", types: ["city"] }],
      mentions: [{ start: 0, end: 4, type: "person" }],
    },
    says: /add type "person"/,
    done: (request) => ({ ...request, dataset: [{ id: "rome", name: "Rome", types: ["city", "person"] }] }),
  },
  {
    name: "no_suitable_candidate, two alike: a description",
    reason: "no_suitable_candidate",
    request: {
      text: "The planet Mercury is bright.",
      dataset: [
        { id: "a", name: "Mercury" },
        { id: "b", name: "Mercury" },
      ],
    },
    says: /^Add a description that tells Mercury \(a\) from Mercury \(b\)\.$/,
    done: (request) => ({
      ...request,
      dataset: [
        { id: "a", name: "Mercury", description: "bright planet" },
        { id: "b", name: "Mercury" },
      ],
    }),
  },
  {
    name: "no_suitable_candidate, two of different types: the type",
    reason: "no_suitable_candidate",
    request: {
      text: "They saw Mercury.",
      dataset: [
        { id: "a", name: "Mercury", types: ["award"] },
        { id: "b", name: "Mercury", types: ["currency"] },
      ],
    },
    says: /, or send the mention's type, such as "award"\.$/,
    done: (request) => ({ ...request, mentions: [{ start: 9, end: 16, type: "award" }] }),
  },
  {
    name: "no_suitable_candidate, two of the type that was sent: a description",
    reason: "no_suitable_candidate",
    request: {
      text: "They saw the bright Mercury.",
      dataset: [
        { id: "a", name: "Mercury", types: ["planet"] },
        { id: "b", name: "Mercury", types: ["planet"] },
        { id: "c", name: "Mercury", types: ["person"] },
      ],
      mentions: [{ start: 20, end: 27, type: "planet" }],
    },
    says: /^Add a description that tells Mercury \(a\) from Mercury \(b\)\.$/,
    done: (request) => ({
      ...request,
      dataset: [
        { id: "a", name: "Mercury", types: ["planet"], description: "bright planet" },
        { id: "b", name: "Mercury", types: ["planet"] },
        { id: "c", name: "Mercury", types: ["person"] },
      ],
    }),
  },
  {
    name: "no_suitable_candidate, two candidates of the caller: a score",
    reason: "no_suitable_candidate",
    request: {
      text: "Jordan won.",
      mentions: [
        {
          start: 0,
          end: 6,
          candidates: [
            { id: "Q1", label: "Jordan" },
            { id: "Q2", label: "Jordan" },
          ],
        },
      ],
    },
    says: /^Send Jordan \(Q1\) with a clearly higher score than Jordan \(Q2\)\.$/,
    done: (request) => ({
      ...request,
      mentions: [
        {
          start: 0,
          end: 6,
          candidates: [
            { id: "Q1", label: "Jordan", score: 1 },
            { id: "Q2", label: "Jordan", score: 0 },
          ],
        },
      ],
    }),
  },
  {
    name: "no_candidates, none of the caller: another list of candidates",
    reason: "no_candidates",
    request: { text: "Jordan won.", mentions: [{ start: 0, end: 6, candidates: [] }] },
    says: /^Send the entity that it means among its candidates, or send none\.$/,
    done: (request) => ({ ...request, mentions: [{ start: 0, end: 6, candidates: [{ id: "Q41421" }] }] }),
  },
  {
    name: "no_candidates, a span without letter or digit: another span",
    reason: "no_candidates",
    request: { text: "🚀 Ada!", dataset: [{ id: "a", name: "Ada" }], mentions: [{ start: 0, end: 1 }] },
    says: /^Mark a span with a letter or a digit: no name is without one\.$/,
    done: (request) => ({ ...request, mentions: [{ start: 0, end: 5 }] }),
  },
  {
    name: "no_candidates in several worlds: an entity of the caller's own",
    reason: "no_candidates",
    request: {
      text: "We met Zorblax.",
      dataset: [{ id: "q", name: "Quib" }],
      dataset_uri: "inline,wikidata://public",
    },
    says: / or add that entity to inline\.$/,
    done: (request) => ({ ...request, dataset: [{ id: "z", name: "Zorblax" }] }),
  },
  {
    name: "no_suitable_candidate, an everyday word: this spelling as an alias",
    reason: "no_suitable_candidate",
    request: {
      text: "An apple a day.",
      dataset: [{ id: "firm", name: "Apple" }],
      mentions: [{ start: 3, end: 8 }],
    },
    says: /^If Apple \(firm\) is meant, add "apple" in this spelling as an alias of it\.$/,
    done: (request) => ({ ...request, dataset: [{ id: "firm", name: "Apple", aliases: ["apple"] }] }),
  },
  {
    name: "no_suitable_candidate, a public entity fits better: a description",
    reason: "no_suitable_candidate",
    request: {
      text: "Jordan was the best basketball player of the Chicago Bulls.",
      dataset: [{ id: "j", name: "Jordan", description: "sales manager in Leeds" }],
    },
    says: /add a description to it that says more of this context than Michael Jordan \(Q41421\) does\.$/,
    done: (request) => ({
      ...request,
      dataset: [{ id: "j", name: "Jordan", description: "best basketball player of the Chicago Bulls" }],
    }),
  },
  {
    name: "low_relevance: a description, or an alias",
    reason: "low_relevance",
    request: {
      text: "We met Volkswagn there.",
      dataset: [{ id: "vw", name: "Wolkswagen" }],
      mentions: [{ start: 7, end: 16 }],
    },
    says: /^Add alias "Volkswagn" to Wolkswagen \(vw\), or a description with words of this context\.$/,
    done: (request) => ({ ...request, dataset: [{ id: "vw", name: "Wolkswagen", aliases: ["Volkswagn"] }] }),
  },
  {
    name: "low_relevance by the probability that the caller asked for: a lower one",
    reason: "low_relevance",
    request: {
      text: "We met Volkswagn there.",
      dataset: [{ id: "vw", name: "Volkswagen", description: "maker of cars" }],
      mentions: [{ start: 7, end: 16 }],
      min_probability: 1,
    },
    says: /^Send a min_probability of 0\.\d+ or less, or add a description to Volkswagen \(vw\) with words of/,
    done: (request) => ({ ...request, min_probability: 0.5 }),
  },
];

describe("the next action makes an unresolved mention resolve", () => {
  it.each(cases)("$name", async ({ reason, request, says, done }) => {
    const { mentions } = await resolver.resolve({ language: "en", include: ["evidence"], ...request });
    const open = mentions.find((mention) => mention.reason === reason);
    expect(open).toMatchObject({ status: "unresolved", reason });
    expect(open!.next_action).toMatch(says);
    const again = (await resolver.resolve({ language: "en", ...done(request) })).mentions;
    expect(again.find(({ start }) => start === open!.start)).toMatchObject({ status: "resolved" });
  });

  it("low_relevance with a description: words of this context", async () => {
    const dataset: Entity[] = [{ id: "vw", name: "Wolkswagen", description: "maker of cars" }];
    const mention = await first({
      text: "We met Volkswagn there.",
      dataset,
      mentions: [{ start: 7, end: 16 }],
    });
    expect(mention.next_action).toBe(
      'Add alias "Volkswagn" to Wolkswagen (vw), or words of this context to its description.',
    );
  });

  it("names the competitor in the language of the text", async () => {
    const name = { en: "Mercury", it: "Mercurio" };
    const mention = await first({
      text: "Abbiamo visto Mercurio.",
      language: "it",
      dataset: [
        { id: "a", name },
        { id: "b", name },
      ],
    });
    expect(mention.next_action).toBe("Add a description that tells Mercurio (a) from Mercurio (b).");
    expect(mention.evidence!.competitor!.label).toBe("Mercurio");
  });

  it("a resolved mention has none", async () => {
    const mention = await first({ text: "We met Ada.", dataset: [{ id: "a", name: "Ada" }] });
    expect([mention.status, mention.next_action]).toEqual(["resolved", undefined]);
  });
});

it("tells to mark a mention that is weak, and it is resolved then", async () => {
  const starter = createResolver();
  const text = "The Sun rose.";
  const [found] = (await starter.resolve({ text, language: "en" })).mentions;
  expect(found).toMatchObject({
    text: "The Sun",
    reason: "low_relevance",
    next_action: "If The Sun (Q208875) is meant, mark it as a mention.",
  });
  const { start, end } = found!;
  const sent = await starter.resolve({ text, language: "en", mentions: [{ start, end }] });
  expect(sent.mentions).toMatchObject([{ start, end, status: "resolved", entity: { id: "Q208875" } }]);
});

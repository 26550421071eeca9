import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  limits,
  ProblemError,
  type ResolveRequest,
  type ResolveResponse,
  type Resolver,
} from "../../src/contract/index.ts";
import { allNull, nullRequests } from "./nulls.ts";
import { atTheLimits, resolverProblems } from "./problems.ts";

/** A resolver to put under the contract, and how to end it. */
export interface Subject {
  resolver: Resolver;
  close?(): Promise<void>;
}

const dataset = [{ id: "people/1", name: "Ada Lovelace", same_as: ["http://www.wikidata.org/entity/Q7259"] }];

/** One span that is in the dataset, and one that is nowhere. */
export const ada: ResolveRequest = {
  text: "Ada Lovelace wrote to Zorblax Quib.",
  language: "en",
  dataset,
  mentions: [
    { start: 0, end: 12 },
    { start: 22, end: 34 },
  ],
};

/** A text whose mentions are to be found. */
export function about(text: string): ResolveRequest {
  return { text, language: "en", dataset };
}

/** What two answers to the same question have in common. */
function comparable({ mentions, dataset_uri, language, warnings }: ResolveResponse) {
  return { mentions, dataset_uri, language, warnings };
}

/** What every resolver does, wherever it runs. */
export function resolverContract(name: string, open: () => Promise<Subject>): void {
  describe(`the resolver contract, ${name}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(async () => {
      await subject?.close?.();
    });
    const resolve = (request: ResolveRequest, signal?: AbortSignal) =>
      subject.resolver.resolve(request, { signal });

    it("has one entry per mention found, not per distinct entity", async () => {
      const { mentions } = await resolve(about("Ada Lovelace met Ada Lovelace."));
      expect(mentions.map((m) => [m.start, m.end, m.entity?.id])).toEqual([
        [0, 12, "people/1"],
        [17, 29, "people/1"],
      ]);
    });

    it("marks a mention resolved with an entity, or unresolved with a reason", async () => {
      const { mentions } = await resolve(ada);
      expect(mentions.map((m) => [m.text, m.status, m.entity?.id, m.reason])).toEqual([
        ["Ada Lovelace", "resolved", "people/1", undefined],
        ["Zorblax Quib", "unresolved", undefined, "no_candidates"],
      ]);
      expect(mentions[0]!.entity!.same_as).toContain("http://www.wikidata.org/entity/Q7259");
      expect(mentions[1]!.entity).toBeNull();
    });

    it("counts positions in Unicode code points", async () => {
      const { mentions } = await resolve(about("\u{1F600}\u{1F600} Ada Lovelace wrote."));
      expect(mentions.map((m) => [m.text, m.start, m.end])).toEqual([["Ada Lovelace", 3, 15]]);
    });

    it("answers spans of the caller with exactly one row per span, in order", async () => {
      const spans = [
        { start: 22, end: 34 },
        { start: 0, end: 12 },
        { start: 0, end: 12 },
      ];
      const { mentions } = await resolve({ ...ada, mentions: spans });
      expect(mentions.map(({ start, end }) => ({ start, end }))).toEqual(spans);
      expect(mentions.map((m) => m.entity?.id)).toEqual([undefined, "people/1", "people/1"]);
    });

    it("carries dataset_uri as sent, `inline` where only a dataset is sent, the public one otherwise", async () => {
      expect((await resolve(ada)).dataset_uri).toBe("inline");
      expect((await resolve({ ...ada, dataset_uri: "inline,wikidata://public" })).dataset_uri).toBe(
        "inline,wikidata://public",
      );
      expect((await resolve({ text: "nothing here", language: "en" })).dataset_uri).toBe("wikidata://public");
    });

    it("accepts the dataset as a list or as an object around it", async () => {
      const entities = dataset;
      const answers = [await resolve(ada), await resolve({ ...ada, dataset: { entities } })];
      expect(answers[0]!.mentions[0]!.entity?.id).toBe("people/1");
      expect(answers[0]!.mentions).toEqual(answers[1]!.mentions);
    });

    it("takes null in every optional field as a field that was not sent", async () => {
      const answer = await resolve(allNull);
      expect(answer).toMatchObject({ dataset_uri: "inline", language: "en" });
      expect(answer.mentions.map((m) => [m.text, m.entity?.id])).toEqual([["Ada Lovelace", "people/1"]]);
      expect(answer.mentions[0]).not.toHaveProperty("type");
      expect(answer.mentions[0]?.entity).not.toHaveProperty("description");
      await fc.assert(
        fc.asyncProperty(nullRequests, async ({ sent, meant }) => {
          const [one, other] = [await resolve(sent), await resolve(meant)];
          expect(comparable(one)).toEqual(comparable(other));
        }),
        { numRuns: 30 },
      );
    });

    it("takes null in a required field for what it is", async () => {
      for (const [request, code, pointer] of [
        [{ text: null }, "invalid_request", "/text"],
        [{ text: "A", mentions: [{ start: null, end: 1 }] }, "invalid_request", "/mentions/0/start"],
        [{ text: "A", dataset: [{ id: null, name: "A" }] }, "invalid_dataset", "/dataset/0/id"],
        [
          { text: "A", dataset: [{ id: "1", name: null, label: null }] },
          "invalid_dataset",
          "/dataset/0/name",
        ],
        [{ text: "A", dataset: [null] }, "invalid_dataset", "/dataset/0"],
      ] as const) {
        const problem = await resolve(request as unknown as ResolveRequest).catch((error) => error);
        expect(problem).toMatchObject({ code, document: { errors: [{ pointer }] } });
      }
    });

    it("never ignores a dataset: beside URIs that do not name it, it is the one that is meant", async () => {
      for (const uri of ["wikidata://public", "service://dataset/me", "somebody://else"]) {
        const answer = await resolve({ ...ada, dataset_uri: uri });
        expect(answer.dataset_uri).toBe("inline");
        expect(answer.mentions[0]).toMatchObject({ dataset_uri: "inline", entity: { id: "people/1" } });
      }
    });

    it("counts a dataset that is named twice once, at its first place", async () => {
      const twice = await resolve({
        ...ada,
        dataset_uri: "inline, wikidata://public,inline,wikidata://public",
      });
      const once = await resolve({ ...ada, dataset_uri: "inline,wikidata://public" });
      expect(comparable(twice).mentions).toEqual(comparable(once).mentions);
    });

    it("names unknown fields in warnings, with the known field that is near", async () => {
      const request = {
        ...ada,
        datset: [],
        whatever: { a: 1 },
        dataset: [{ ...dataset[0], sameAs: [], whatever: 1 }],
        mentions: [{ start: 0, end: 12, lable: "x" }],
      } as unknown as ResolveRequest;
      const answer = await resolve(request);
      expect(answer.mentions[0]?.entity?.id).toBe("people/1");
      expect(answer.warnings).toEqual([
        { pointer: "/datset", detail: 'is unknown and not read; did you mean "dataset"?' },
        { pointer: "/whatever", detail: "is unknown and not read" },
        { pointer: "/mentions/0/lable", detail: "is unknown and not read" },
        { pointer: "/dataset/0/sameAs", detail: 'is unknown and not read; did you mean "same_as"?' },
        { pointer: "/dataset/0/whatever", detail: "is unknown and not read" },
      ]);
      expect(await resolve(ada)).not.toHaveProperty("warnings");
    });

    it("names an unknown field of many entities once", async () => {
      const many = Array.from({ length: 500 }, (_, i) => ({ id: `${i}`, name: `Name ${i}`, rank: i }));
      const answer = await resolve({ text: "x", language: "en", dataset: many } as ResolveRequest);
      expect(answer.warnings).toEqual([{ pointer: "/dataset/0/rank", detail: "is unknown and not read" }]);
    });

    it("names its engine", async () => {
      expect((await resolve(ada)).engine).toMatch(/^referent\/.+/);
    });

    it(`accepts ${limits.textCodePoints} code points, astral ones counting one`, async () => {
      const { mentions } = await resolve({ text: "\u{1F600}".repeat(limits.textCodePoints), language: "en" });
      expect(mentions).toEqual([]);
    });

    it("gives up with the signal's reason when it is aborted", async () => {
      const reason = new Error("enough");
      await expect(resolve(ada, AbortSignal.abort(reason))).rejects.toBe(reason);
    });

    for (const { code, status, when, request, pointer } of resolverProblems) {
      it(`throws ${code} (${status}) when ${when}`, async () => {
        const error = await resolve(request as ResolveRequest).then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        expect(error).toBeInstanceOf(ProblemError);
        const problem = error as ProblemError;
        expect({ code: problem.code, status: problem.status }).toEqual({ code, status });
        expect(problem.document.type.endsWith(code)).toBe(true);
        if (pointer !== undefined) expect(problem.document.errors?.[0]?.pointer).toBe(pointer);
        expect(problem.document.detail).toMatch(/\w/);
      });
    }

    for (const { what, request } of atTheLimits) {
      it(`accepts ${what}`, async () => {
        expect((await resolve(request)).mentions).toEqual(expect.any(Array));
      });
    }
  });
}

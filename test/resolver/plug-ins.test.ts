import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createResolver,
  type Mention,
  type PlugInCandidate,
  type PlugInMention,
  type PlugIns,
  ProblemError,
  type ResolveRequest,
} from "../../src/index.ts";

const rome = [
  { id: "rome", name: "Rome", description: "capital of Italy" },
  { id: "cheese", name: "Copper Kettle", description: "a cheese" },
];

function resolve(plugIns: PlugIns, request: ResolveRequest, signal?: AbortSignal) {
  return createResolver({ publicKb: false, ...plugIns }).resolve({ language: "en", ...request }, { signal });
}

/** Surface, span and outcome of each mention. */
const told = (mentions: readonly Mention[]) =>
  mentions.map(({ text, start, end, entity, reason }) => [text, start, end, entity?.id ?? reason]);

async function problemOf(promise: Promise<unknown>): Promise<ProblemError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProblemError);
  return error as ProblemError;
}

const pointers = ({ document }: ProblemError) => (document.errors ?? []).map(({ pointer }) => pointer);

/** What adds up in `features`, as log-odds. */
const sumOf = (features: Record<string, number> = {}) =>
  Object.values(features).reduce((sum, value) => sum + value, 0);

/** The log-odds of a score. */
const logit = (score: number) => Math.log(score / (1 - score));

describe("a detector", () => {
  const text = "🚀 He bought the copper kettle in rome.";
  const span = (surface: string) => {
    const start = [...text.slice(0, text.indexOf(surface))].length;
    return { start, end: start + [...surface].length };
  };

  it("adds mentions in code points, with its score and its type, and gets text and language", async () => {
    const asked: unknown[] = [];
    const { mentions } = await resolve(
      {
        async detector(...args) {
          asked.push(args.slice(0, 2));
          return [{ ...span("copper kettle"), score: 0.9, type: "product" }];
        },
      },
      { text, dataset: rome, include: ["evidence"] },
    );
    expect(asked).toEqual([[text, "en"]]);
    expect(told(mentions)).toContainEqual(["copper kettle", 16, 29, "cheese"]);
    expect(mentions.find(({ start }) => start === 16)).toMatchObject({
      type: "product",
      evidence: { detection: 0.9 },
    });
  });

  it("finds what the resolver alone does not", async () => {
    const alone = await resolve({}, { text, dataset: rome });
    expect(told(alone.mentions)).toEqual([]);
  });

  it("counts against the resolver where its score is low", async () => {
    const request = { text: "We saw Rome.", dataset: rome };
    expect(told((await resolve({}, request)).mentions)).toEqual([["Rome", 7, 11, "rome"]]);
    const detector = () => [{ start: 7, end: 11, score: 0 }];
    expect(told((await resolve({ detector }, request)).mentions)).toEqual([]);
  });

  it("is held to the confidence of the request", async () => {
    const detector = () => [{ ...span("kettle"), score: 0.6 }];
    const at = async (confidence: number) =>
      told((await resolve({ detector }, { text, dataset: rome, confidence })).mentions).length;
    expect([await at(0.5), await at(0.7)]).toEqual([1, 0]);
  });

  it("passes every confidence with a score of 1", async () => {
    const detector = () => [{ ...span("rome"), score: 1 }];
    const { mentions } = await resolve({ detector }, { text, dataset: rome, confidence: 1 });
    expect(told(mentions)).toEqual([["rome", 33, 37, "rome"]]);
  });

  it("keeps its own borders inside a word and where no word stands, and the surer of two over one word", async () => {
    const detector = () => [
      { start: 0, end: 1, score: 0.9 },
      { start: 7, end: 10, score: 0.8 },
      { start: 7, end: 11, score: 0.7 },
    ];
    const { mentions } = await resolve({ detector }, { text: "🚀 saw Romes.", dataset: rome });
    expect(told(mentions).map((one) => one.slice(0, 3))).toEqual([
      ["🚀", 0, 1],
      ["ome", 7, 10],
    ]);
  });

  it("keeps the surer of two spans that share no word but a code point", async () => {
    const marked = async (text: string, some: readonly (readonly [number, number, number])[]) => {
      const detector = () => some.map(([start, end, score]) => ({ start, end, score }));
      return told((await resolve({ detector }, { text, dataset: rome })).mentions).map((one) =>
        one.slice(0, 3),
      );
    };
    const dot = [7, 8, 0.5] as const;
    expect(await marked("RomeU.S.Rome", [[4, 8, 0.6], dot])).toEqual([
      ["U.S.", 4, 8],
      ["Rome", 8, 12],
    ]);
    expect(
      await marked("RomeU.S.Rome", [
        [4, 8, 0.6],
        [7, 12, 0.9],
      ]),
    ).toEqual([[".Rome", 7, 12]]);
  });

  it("may tell any spans of any text: mentions are in order, share no code point and are slices of the text", async () => {
    const words = fc.constantFrom(
      "Rome",
      "Berlins",
      "the",
      "🚀",
      "東京都",
      " ",
      ", ",
      ". ",
      "\n",
      "L'Aquila",
      "U.S.",
    );
    const texts = fc.array(words, { minLength: 1, maxLength: 12 }).map((some) => some.join(""));
    const spans = fc.array(
      fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 9 }), fc.double({ min: 0, max: 1, noNaN: true })),
    );
    const languages = fc.constantFrom("en", "de", "it", "ja");
    await fc.assert(
      fc.asyncProperty(texts, spans, languages, async (text, some, language) => {
        const points = [...text];
        const told = some
          .map(([start, length, score]) => ({ start, end: start + length, score }))
          .filter(({ end }) => end <= points.length);
        const detector = async () => told;
        const asked = createResolver({ publicKb: false, detector });
        const answers = await asked.resolve({ text, language, dataset: rome });
        let last = 0;
        for (const { text: surface, start, end } of answers.mentions) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(surface).toBe(points.slice(start, end).join(""));
          last = end;
        }
      }),
      { numRuns: 200 },
    );
  });

  it("is not asked where the request marks its mentions", async () => {
    const detector = () => {
      throw new Error("asked");
    };
    const { mentions } = await resolve(
      { detector },
      { text: "We saw Rome.", dataset: rome, mentions: [{ start: 7, end: 11 }] },
    );
    expect(told(mentions)).toEqual([["Rome", 7, 11, "rome"]]);
  });

  it.each([
    ["no list", {}, "/detector"],
    ["undefined", undefined, "/detector"],
    ["an item that is not an object", [1], "/detector/0"],
    ["a start that is not a whole number", [{ start: 0.5, end: 1, score: 1 }], "/detector/0/start"],
    ["a start below 0", [{ start: -1, end: 1, score: 1 }], "/detector/0/start"],
    ["an end that is NaN", [{ start: 0, end: Number.NaN, score: 1 }], "/detector/0/end"],
    ["an empty span", [{ start: 2, end: 2, score: 1 }], "/detector/0/end"],
    [
      "an end behind the text",
      [
        { start: 0, end: 4, score: 1 },
        { start: 0, end: 13, score: 1 },
      ],
      "/detector/1/end",
    ],
    ["no score", [{ start: 0, end: 4 }], "/detector/0/score"],
    ["a score of NaN", [{ start: 0, end: 4, score: Number.NaN }], "/detector/0/score"],
    ["a score above 1", [{ start: 0, end: 4, score: 1.01 }], "/detector/0/score"],
    ["a type that is not a text", [{ start: 0, end: 4, score: 1, type: 5 }], "/detector/0/type"],
  ])("is refused for %s", async (_, given, pointer) => {
    const error = await problemOf(
      resolve({ detector: () => given as never }, { text: "We saw Rome.", dataset: rome }),
    );
    expect([error.code, ...pointers(error)]).toEqual(["invalid_response", pointer]);
  });

  it("may give as many spans, as long as they may be, and no more", async () => {
    const request = { text: "a b c d", dataset: rome };
    const run = (spans: number, length: number) =>
      createResolver({
        publicKb: false,
        limits: { mentions: 2, spanCodePoints: 3 },
        detector: () => Array.from({ length: spans }, (_, i) => ({ start: i, end: i + length, score: 0 })),
      }).resolve({ language: "en", ...request });
    expect((await run(2, 3)).mentions).toEqual([]);
    expect(pointers(await problemOf(run(3, 1)))).toEqual(["/detector"]);
    expect(pointers(await problemOf(run(1, 4)))).toEqual(["/detector/0/end"]);
  });
});

describe("candidates of a plug-in", () => {
  const text = "She moved to the Old Brickyard in May.";
  const mentions = [{ start: 17, end: 30 }];

  it("resolve a mention whose name nothing has, as given, with their score as a feature", async () => {
    const seen: PlugInMention[] = [];
    const resolver = createResolver({
      async candidates(mention) {
        seen.push(mention);
        return [{ id: "wd:Q84", score: 0.9 }];
      },
    });
    const { mentions: answers } = await resolver.resolve({
      text,
      language: "en",
      mentions,
      include: ["evidence"],
    });
    expect(seen).toEqual([
      { text: "Old Brickyard", start: 17, end: 30, context: text, document: text, language: "en" },
    ]);
    expect(answers[0]).toMatchObject({
      status: "resolved",
      entity: { id: "Q84" },
      signals: { match_kind: "given" },
    });
    const { features } = answers[0]!.signals;
    expect(features?.offered).toBeCloseTo(logit(0.9), 9);
    expect(sumOf(features)).toBeCloseTo(logit(answers[0]!.score!), 2);
  });

  it("are an alias of the caller's own entity, too", async () => {
    const candidates = ({ text }: PlugInMention) => (text === "Old Brickyard" ? [{ id: "rome" }] : []);
    const { mentions: answers } = await resolve({ candidates }, { text, dataset: rome, mentions });
    expect(told(answers)).toEqual([["Old Brickyard", 17, 30, "rome"]]);
  });

  it("speak for or against a name that is known", async () => {
    const text = "They talked about Jordan for an hour.";
    const mentions = [{ start: 18, end: 24 }];
    const scoreWith = async (score: number | undefined) => {
      const resolver = createResolver({ candidates: () => [{ id: "Q810", score }] });
      const answer = await resolver.resolve({ text, language: "en", mentions, include: ["candidates"] });
      return answer.mentions[0]!.candidates!.find(({ id }) => id === "Q810")!;
    };
    const [low, none, high] = [await scoreWith(0.1), await scoreWith(undefined), await scoreWith(0.9)];
    expect(low.score!).toBeLessThan(none.score!);
    expect(none.score!).toBeLessThan(high.score!);
    expect(high.match_kind).toBe("exact");
  });

  it("that no dataset has are left out", async () => {
    const { mentions: answers } = await resolve(
      { candidates: () => [{ id: "nobody", score: 1 }] },
      { text, dataset: rome, mentions, include: ["candidates"] },
    );
    expect(answers[0]).toMatchObject({ reason: "no_candidates", candidates: [] });
  });

  it("are asked for once a mention, whatever the worlds are, and not where the request sends some", async () => {
    const asked: string[] = [];
    const resolver = createResolver({
      candidates: ({ text }) => {
        asked.push(text);
        return [];
      },
    });
    await resolver.resolve({
      text,
      language: "en",
      dataset: rome,
      dataset_uri: "inline,wikidata://public",
      mentions,
    });
    expect(asked).toEqual(["Old Brickyard"]);
    const sent = [{ start: 17, end: 30, candidates: [{ id: "Q84" }] }];
    await resolver.resolve({ text, language: "en", mentions: sent });
    expect(asked).toEqual(["Old Brickyard"]);
    // The public world competes with the caller's Rome.
    const known = { text: "She saw Rome.", dataset: rome, mentions: [{ start: 8, end: 12 }] };
    await resolver.resolve({ ...known, language: "en", dataset_uri: "inline,wikidata://public" });
    expect(asked).toEqual(["Old Brickyard", "Rome"]);
  });

  it("are thirty at most, the surest", async () => {
    const dataset = Array.from({ length: 40 }, (_, i) => ({ id: `e${i}`, name: `Name ${i}` }));
    const candidates = () => dataset.map(({ id }, i) => ({ id, score: (i + 1) / 41 }));
    const { mentions: answers } = await resolve(
      { candidates },
      { text, dataset, mentions, include: ["candidates"] },
    );
    const ids = answers[0]!.candidates!.map(({ id }) => id);
    expect(ids.sort()).toEqual(
      dataset
        .slice(10)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it.each([
    ["no list", "Q84", "/candidates"],
    ["an item that is not an object", [null], "/candidates/0"],
    ["no id", [{ score: 1 }], "/candidates/0/id"],
    ["an empty id", [{ id: "rome" }, { id: " " }], "/candidates/1/id"],
    ["a score of NaN", [{ id: "rome", score: Number.NaN }], "/candidates/0/score"],
    ["a score below 0", [{ id: "rome", score: -0.1 }], "/candidates/0/score"],
    ["more than there may be", Array(101).fill({ id: "rome" }), "/candidates"],
  ])("are refused for %s", async (_, given, pointer) => {
    const error = await problemOf(
      resolve({ candidates: () => given as never }, { text, dataset: rome, mentions }),
    );
    expect([error.code, ...pointers(error)]).toEqual(["invalid_response", pointer]);
  });

  it("are bounded for a whole text", async () => {
    const run = (requestCandidates: number) =>
      createResolver({
        publicKb: false,
        limits: { requestCandidates },
        candidates: () => [{ id: "rome" }, { id: "b" }],
      }).resolve({ text, language: "en", dataset: rome, mentions: [...mentions, { start: 0, end: 3 }] });
    expect((await run(4)).mentions).toHaveLength(2);
    expect(pointers(await problemOf(run(3)))).toEqual(["/candidates"]);
  });
});

describe("features of a plug-in", () => {
  const text = "They talked about Jordan for an hour.";
  const request = {
    text,
    language: "en",
    mentions: [{ start: 18, end: 24 }],
    include: ["candidates", "evidence"],
  } as const;
  const asArrays = { ...request, mentions: [...request.mentions], include: [...request.include] };

  it("add weight × value under their own name, so that contributions add up to the score", async () => {
    const plain = await createResolver().resolve(asArrays);
    const seen: PlugInCandidate[] = [];
    const resolver = createResolver({
      features: async (mention, candidate) => {
        expect(mention.text).toBe("Jordan");
        seen.push(candidate);
        return candidate.id === "Q41421" ? { fan: 2 } : {};
      },
      featureWeights: { fan: 3 },
    });
    const [mention] = (await resolver.resolve(asArrays)).mentions;
    const [before] = plain.mentions;
    const find = (one: Mention | undefined) => one!.candidates!.find(({ id }) => id === "Q41421")!;
    expect(find(mention).features?.fan).toBe(6);
    expect(logit(find(mention).score!) - logit(find(before).score!)).toBeCloseTo(6, 1);
    expect(mention!.entity?.id).toBe("Q41421");
    expect(before!.entity?.id).not.toBe("Q41421");
    for (const { features, score } of mention!.candidates!)
      expect(sumOf(features)).toBeCloseTo(logit(score!), 1);
    expect(seen).toContainEqual({
      id: "Q810",
      label: "Jordan",
      description: expect.any(String),
      types: expect.any(Array),
      match_kind: "exact",
      prior: expect.any(Number),
      dataset_uri: "wikidata://public",
    });
  });

  it.each([
    ["no object", 5, "/features"],
    ["a list", [1], "/features"],
    ["null", null, "/features"],
    ["NaN", { fan: Number.NaN }, "/features/fan"],
    ["infinity", { fan: Number.POSITIVE_INFINITY }, "/features/fan"],
    ["a text", { fan: "1" }, "/features/fan"],
    ["a name without a weight", { fun: 1 }, "/features/fun"],
    ["a name of another plug-in", { embedding: 1 }, "/features/embedding"],
    ["more than a score can bear", { fan: 501 }, "/features"],
  ])("are refused for %s", async (_, given, pointer) => {
    const error = await problemOf(
      resolve(
        { features: () => given as never, featureWeights: { fan: 1 } },
        { text: "We saw Rome.", dataset: rome },
      ),
    );
    expect([error.code, ...pointers(error)]).toEqual(["invalid_response", pointer]);
  });

  it("may add 500, and the probability is still a number", async () => {
    const features = () => ({ fan: 500 });
    const { mentions } = await resolve(
      { features, featureWeights: { fan: 1 } },
      { text: "We saw Rome.", dataset: rome },
    );
    expect(mentions[0]).toMatchObject({ score: 1, signals: { match_probability: expect.any(Number) } });
  });

  it.each([
    ["a plug-in that is not a function", { detector: [] }, "/detector"],
    ["weights that are not an object", { features: () => ({}), featureWeights: [1] }, "/featureWeights"],
    [
      "a weight that is not a number",
      { features: () => ({}), featureWeights: { fan: Number.NaN } },
      "/featureWeights/fan",
    ],
    [
      "a name that is taken",
      { features: () => ({}), featureWeights: { context: 1 } },
      "/featureWeights/context",
    ],
    [
      "a name that is not a name",
      { features: () => ({}), featureWeights: { "a/b": 1 } },
      "/featureWeights/a~1b",
    ],
    ["a weight of no plug-in", { featureWeights: { fan: 1 } }, "/featureWeights/fan"],
    ["a weight of `embed` without it", { featureWeights: { embedding: 1 } }, "/featureWeights/embedding"],
  ])("cannot be asked for with %s", async (_, options, pointer) => {
    const error = await problemOf(Promise.resolve().then(() => createResolver(options as never)));
    expect([error.code, ...pointers(error)]).toEqual(["invalid_request", pointer]);
  });
});

describe("embed", () => {
  const dataset = [
    { id: "city", name: "Zan", description: "a town by the sea" },
    { id: "band", name: "Zan", description: "musicians on a stage" },
    { id: "bare", name: "Zan" },
  ];
  const text = "First. We heard Zan play their songs. Last.";
  const request: ResolveRequest = {
    text,
    dataset,
    mentions: [{ start: 16, end: 19 }],
    include: ["candidates", "evidence"],
  };
  /** Two axes: what sounds, and what does not. */
  const vectorOf = (text: string) => (/songs|musicians/.test(text) ? [2, 0] : [0, 3]);
  const embeddingOf = async (plugIns: PlugIns) => {
    const { mentions } = await resolve(plugIns, request);
    return Object.fromEntries(
      mentions[0]!.candidates!.map(({ id, features }) => [id, features?.embedding ?? 0]),
    );
  };

  it("compares the sentence of the mention with descriptions: the cosine less the mean, by the weight", async () => {
    const texts: string[][] = [];
    const embed = async (some: readonly string[]) => {
      texts.push([...some]);
      return some.map(vectorOf);
    };
    expect(await embeddingOf({ embed })).toEqual({ band: 2, city: -2, bare: 0 });
    expect(texts.map((some) => some.sort())).toEqual([
      ["We heard Zan play their songs.", "a town by the sea", "musicians on a stage"],
    ]);
    expect(await embeddingOf({ embed, featureWeights: { embedding: 1 } })).toEqual({
      band: 0.5,
      city: -0.5,
      bare: 0,
    });
    expect(
      await embeddingOf({ embed: (some) => some.map((one) => Float32Array.from(vectorOf(one))) }),
    ).toEqual({
      band: 2,
      city: -2,
      bare: 0,
    });
  });

  it("keeps the vectors of descriptions, and asks nothing where there is nothing to compare", async () => {
    let count = 0;
    const resolver = createResolver({
      publicKb: false,
      embed: (some) => {
        count += some.length;
        return some.map(vectorOf);
      },
    });
    await resolver.resolve({ language: "en", ...request });
    await resolver.resolve({ language: "en", ...request });
    expect(count).toBe(4);
    await resolver.resolve({ language: "en", text: "We saw Rome.", dataset: rome });
    expect(count).toBe(4);
  });

  it("gets at most 64 texts of at most 1,000 units at a time", async () => {
    const many = Array.from({ length: 100 }, (_, i) => [
      { id: `a${i}`, name: `Zan ${i} Zen`, description: `${"🚀".repeat(600)} ${i}` },
      { id: `b${i}`, name: `Zan ${i} Zen`, description: `thing ${i}` },
    ]).flat();
    const sizes: number[] = [];
    let longest = 0;
    const embed = (some: readonly string[]) => {
      sizes.push(some.length);
      longest = Math.max(longest, ...some.map(({ length }) => length));
      return some.map(vectorOf);
    };
    const names = Array.from({ length: 100 }, (_, i) => `We met Zan ${i} Zen.`).join(" ");
    await resolve({ embed }, { text: names, dataset: many });
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBe(64);
    expect(longest).toBe(1_000);
  });

  it.each([
    ["no list", {}, "/embed"],
    ["too few vectors", [[1, 0]], "/embed"],
    ["a vector that is none", [[1], "x", [1]], "/embed/1"],
    ["an empty vector", [[], [], []], "/embed/0"],
    ["vectors of other lengths", [[1, 0], [1, 0], [1]], "/embed/2"],
    [
      "NaN",
      [
        [1, 0],
        [1, Number.NaN],
        [1, 0],
      ],
      "/embed/1/1",
    ],
    [
      "a text in a vector",
      [
        ["1", 0],
        [1, 0],
        [1, 0],
      ],
      "/embed/0/0",
    ],
  ])("is refused for %s", async (_, given, pointer) => {
    const error = await problemOf(resolve({ embed: () => given as never }, request));
    expect([error.code, ...pointers(error)]).toEqual(["invalid_response", pointer]);
  });

  it("may give zeros and the greatest numbers", async () => {
    const embed = (some: readonly string[]) =>
      some.map((one) => (one.includes("sea") ? [0, 0] : [Number.MAX_VALUE, Number.MAX_VALUE]));
    expect(await embeddingOf({ embed })).toEqual({
      band: expect.closeTo(2, 5),
      city: expect.closeTo(-2, 5),
      bare: 0,
    });
  });
});

describe("a plug-in that fails", () => {
  const request: ResolveRequest = {
    text: "We saw Zan.",
    dataset: [
      { id: "a", name: "Zan", description: "one" },
      { id: "b", name: "Zan", description: "two" },
    ],
  };
  const calls: [keyof PlugIns, (run: () => never) => PlugIns][] = [
    ["detector", (run) => ({ detector: run })],
    ["candidates", (run) => ({ candidates: run })],
    ["embed", (run) => ({ embed: run })],
    ["features", (run) => ({ features: run, featureWeights: { fan: 1 } })],
  ];

  it.each(calls)("%s: an error becomes one problem that names it and has the cause", async (name, plugIn) => {
    const cause = new TypeError("no model");
    for (const run of [
      () => {
        throw cause;
      },
      (): never => Promise.reject(cause) as never,
    ]) {
      const error = await problemOf(resolve(plugIn(run), request));
      expect(error.code).toBe("invalid_response");
      expect(error.document.detail).toBe(`the plug-in \`${name}\` failed: no model`);
      expect(error.cause).toBe(cause);
    }
  });

  it.each(calls)("%s: a problem of its own is passed on", async (_, plugIn) => {
    const own = new ProblemError("overloaded", { retryAfter: 3 });
    expect(
      await problemOf(
        resolve(
          plugIn(() => {
            throw own;
          }),
          request,
        ),
      ),
    ).toBe(own);
  });

  it.each(calls)("%s: something else that is thrown is told without it", async (name, plugIn) => {
    const error = await problemOf(
      resolve(
        plugIn(() => {
          throw null;
        }),
        request,
      ),
    );
    expect(error.document.detail).toBe(`the plug-in \`${name}\` failed`);
  });

  it("an abort is seen between calls that do not wait for anything", async () => {
    const stop = new AbortController();
    let calls = 0;
    const features = () => {
      calls++;
      for (const until = performance.now() + 2; performance.now() < until; );
      return {};
    };
    setTimeout(() => stop.abort(new Error("enough")), 20);
    const text = "We saw Zan. ".repeat(500);
    await expect(resolve({ features }, { ...request, text }, stop.signal)).rejects.toThrow("enough");
    expect(calls).toBeLessThan(500);
  });

  it.each(calls)("%s: an abort ends the call at once, though the plug-in goes on", async (_, plugIn) => {
    const stop = new AbortController();
    const reason = new Error("enough");
    let given: AbortSignal | undefined;
    const waiting = resolve(
      plugIn(((...args: { signal: AbortSignal }[]) => {
        given = args.at(-1)!.signal;
        setTimeout(() => stop.abort(reason), 5);
        return new Promise(() => {});
      }) as never),
      request,
      stop.signal,
    );
    await expect(waiting).rejects.toBe(reason);
    expect(given).toBe(stop.signal);
  });
});

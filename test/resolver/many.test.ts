import { describe, expect, it } from "vitest";
import type { Entity, ResolveRequest } from "../../src/contract/index.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { InlineList } from "../../src/datasets/lists/inline.ts";
import { createResolver } from "../../src/resolver.ts";

const dataset: Entity[] = [
  { id: "acme", name: "ACME" },
  { id: "rome", name: "Rome", description: "city in Italy" },
];
const resolver = createResolver({ publicKb: false });
const about = (text: string): ResolveRequest => ({ text, language: "en", dataset });

describe("resolveMany", () => {
  it("answers in the order of the requests", async () => {
    const texts = Array.from({ length: 40 }, (_, i) => `${"word ".repeat((i * 37) % 200)} ACME ${i}`);
    const starts: (number | undefined)[] = [];
    for await (const { mentions } of resolver.resolveMany(texts.map(about))) starts.push(mentions[0]?.start);
    expect(starts).toEqual(texts.map((text) => text.indexOf("ACME")));
  });

  it("takes a request when its answer is wanted, and not before", async () => {
    const taken: number[] = [];
    async function* requests() {
      for (let i = 0; ; i++) {
        taken.push(i);
        yield about(`ACME ${i}`);
      }
    }
    const answers = resolver.resolveMany(requests());
    expect(taken).toEqual([]);
    for (let wanted = 1; wanted <= 3; wanted++) {
      await answers.next();
      await new Promise((next) => setTimeout(next, 5));
      expect(taken).toHaveLength(wanted);
    }
    await answers.return(undefined);
    expect(taken).toHaveLength(3);
  });

  it("tells the source when the caller has enough", async () => {
    let ended = false;
    async function* requests() {
      try {
        for (;;) yield about("ACME");
      } finally {
        ended = true;
      }
    }
    for await (const _ of resolver.resolveMany(requests())) break;
    expect(ended).toBe(true);
  });

  it("ends with the first failure, after the answers before it", async () => {
    const taken: string[] = [];
    function* requests() {
      for (const text of ["ACME one", "ACME two", "", "ACME four"]) {
        taken.push(text);
        yield about(text);
      }
    }
    const answers: number[] = [];
    const run = async () => {
      for await (const { mentions } of resolver.resolveMany(requests())) answers.push(mentions.length);
    };
    await expect(run()).rejects.toMatchObject({ code: "invalid_request" });
    expect([answers, taken]).toEqual([
      [1, 1],
      ["ACME one", "ACME two", ""],
    ]);
  });

  it("ends with the failure of its source, and with the reason of its signal", async () => {
    const failure = new Error("the file is gone");
    async function* requests() {
      yield about("ACME");
      throw failure;
    }
    const all = async (signal?: AbortSignal) => {
      for await (const _ of resolver.resolveMany(requests(), { signal }));
    };
    await expect(all()).rejects.toBe(failure);
    const reason = new Error("enough");
    await expect(all(AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe("a signal of resolveMany", () => {
  const many = (requests: AsyncIterable<ResolveRequest>, signal: AbortSignal) =>
    (async () => {
      for await (const _ of resolver.resolveMany(requests, { signal }));
    })();

  it("ends the wait for a source that gives nothing", async () => {
    const reason = new Error("enough");
    const controller = new AbortController();
    async function* silent() {
      yield about("ACME");
      setTimeout(() => controller.abort(reason), 1);
      await new Promise(() => {});
    }
    await expect(many(silent(), controller.signal)).rejects.toBe(reason);
  });

  it("that is not aborted changes nothing: the source ends, fails, and is told that the caller has enough", async () => {
    const { signal } = new AbortController();
    const failure = new Error("the file is gone");
    let ended = 0;
    async function* two(fails: boolean) {
      try {
        yield about("ACME");
        if (fails) throw failure;
        yield about("ACME");
      } finally {
        ended++;
      }
    }
    await many(two(false), signal);
    await expect(many(two(true), signal)).rejects.toBe(failure);
    for await (const _ of resolver.resolveMany(two(false), { signal })) break;
    expect(ended).toBe(3);
    const answers = [];
    for await (const one of resolver.resolveMany([about("ACME"), about("Rome")], { signal }))
      answers.push(one);
    expect(answers).toHaveLength(2);
  });
});

describe("a signal", () => {
  const names = Array.from({ length: 2_000 }, (_, i) => `Name${i}`);
  const long = Array.from({ length: 20_000 }, (_, i) => `Name${(i * 7) % 2_000}`)
    .join(" ")
    .slice(0, 100_000);
  const list = names.map((name, i): Entity => ({ id: `e${i}`, name, description: `number ${i}` }));

  it("stops the work in the middle of a text of 100,000 code points", async () => {
    const request: ResolveRequest = { text: long, language: "en", dataset: list };
    const whole = await resolver.resolve(request);
    expect(whole.mentions.length).toBeGreaterThan(10_000);
    const reason = new Error("enough");
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 1);
    await expect(resolver.resolve(request, { signal: controller.signal })).rejects.toBe(reason);
  });

  it("stops it also when the mentions are looked up and their candidates are scored", async () => {
    const reason = new Error("enough");
    const controller = new AbortController();
    class Slow extends InlineList {
      override record(entity: number) {
        if (!controller.signal.aborted) {
          controller.abort(reason);
          const until = performance.now() + 20;
          while (performance.now() < until);
        }
        return super.record(entity);
      }
    }
    const list = compileList([{ id: "Q1", name: "ACME", description: "a maker" }]);
    const slow = createResolver({ publicKb: new Slow(list.entities, list.names) });
    const request = { text: "We saw ACME.", language: "en" };
    await expect(slow.resolve(request, { signal: controller.signal })).rejects.toBe(reason);
  });

  it("that is aborted already stops it before it begins, whatever was sent", async () => {
    const reason = new Error("enough");
    const signal = AbortSignal.abort(reason);
    await expect(resolver.resolve(about("ACME"), { signal })).rejects.toBe(reason);
  });

  it("that is aborted afterwards harms nothing", async () => {
    const controller = new AbortController();
    const answer = await resolver.resolve(about("ACME won."), { signal: controller.signal });
    controller.abort();
    expect(answer.mentions[0]!.entity?.id).toBe("acme");
    expect((await resolver.resolve(about("ACME won."))).mentions).toEqual(answer.mentions);
  });

  it("lets the event loop run while a long text is worked on", async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await resolver.resolve({ text: long, language: "en", dataset: list });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
  });
});

describe("the same request", () => {
  const request: ResolveRequest = {
    text: "ACME Corp. of Rome met Zorblax Quib. Later Quib asked ACME about Rom, ACMEE and the apple.",
    language: "en",
    include: ["candidates", "evidence"],
    dataset: [
      ...dataset,
      { id: "acme2", name: "ACME", description: "maker of anvils" },
      { id: "apple", name: "Apple" },
    ],
    dataset_uri: "inline,wikidata://public",
  };
  const publicKb = () => compileList([{ id: "Q220", name: "Rome", description: "capital of Italy" }]);

  it("has the same answer byte for byte: again, after other texts, in other resolvers, from many at once", async () => {
    const resolvers = [createResolver({ publicKb: publicKb() }), createResolver({ publicKb: publicKb() })];
    const answer = async (i: number) => JSON.stringify((await resolvers[i]!.resolve(request)).mentions);
    const first = await answer(0);
    expect(JSON.parse(first).length).toBeGreaterThan(3);
    await resolvers[0]!.resolve(about("Quib of Rome and ACME."));
    expect(await answer(0)).toBe(first);
    expect(await answer(1)).toBe(first);
    const many = await Promise.all(Array.from({ length: 20 }, (_, i) => answer(i % 2)));
    expect(new Set(many)).toEqual(new Set([first]));
  });

  it("is not changed by the call", async () => {
    const before = structuredClone(request);
    await createResolver({ publicKb: publicKb() }).resolve(request);
    expect(request).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WorkerResolver } from "../../src/node/index.ts";
import { ada, resolverContract } from "../contract/resolver.ts";
import { built } from "./built.ts";

type Node = typeof import("../../src/node/index.ts");

async function start(module: string, settings: unknown, workers = 1): Promise<WorkerResolver> {
  const { startWorkers } = (await import(built("node/index.js").href)) as Node;
  return startWorkers({ module, settings }, workers);
}

const fixture = new URL("./slow-resolver.mjs", import.meta.url).href;

describe("threads", () => {
  let resolver: WorkerResolver;
  beforeAll(async () => {
    resolver = await start(fixture, { answer: "yes" }, 2);
  });
  afterAll(() => resolver.close());

  it("compute at the same time, beside a free event loop", async () => {
    const ticks: number[] = [];
    const timer = setInterval(() => ticks.push(performance.now()), 5);
    const engines = await Promise.all(
      [1, 2].map(async () => (await resolver.resolve({ text: "150" })).engine),
    );
    clearInterval(timer);
    expect(new Set(engines).size).toBe(2);
    expect(ticks.length).toBeGreaterThan(3);
  });

  it("get the settings", async () => {
    expect((await resolver.resolve({ text: "0" })).dataset_uri).toBe("yes");
  });

  it("stop computing what is aborted", async () => {
    const reason = new Error("enough");
    const controller = new AbortController();
    const start = performance.now();
    const call = resolver.resolve({ text: "20000" }, { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 50);
    await expect(call).rejects.toBe(reason);
    expect(performance.now() - start).toBeLessThan(15_000);
    expect((await resolver.resolve({ text: "0" })).mentions).toEqual([]);
  });

  it("hand problems on with their class, and other errors as errors", async () => {
    await expect(resolver.resolve({ text: "problem" })).rejects.toMatchObject({
      name: "ProblemError",
      code: "dataset_warming",
      retryAfter: 7,
    });
    await expect(resolver.resolve({ text: "error" })).rejects.toThrow("no problem of ours");
  });

  it("say at the start what keeps them from opening their resolver", async () => {
    await expect(start(fixture, { fail: true })).rejects.toMatchObject({ code: "invalid_pack" });
  });
});

resolverContract("in threads", async () => {
  const resolver = await start(new URL("./universe.mjs", import.meta.url).href, {}, 1);
  expect((await resolver.resolve(ada)).mentions).toHaveLength(2);
  return { resolver: asSource(resolver), close: () => resolver.close() };
});

/** The compiled package has a ProblemError of its own; the suite asks for that of the sources. */
function asSource(resolver: WorkerResolver): WorkerResolver {
  return {
    ...resolver,
    async resolve(request, options) {
      const { ProblemError } = await import("../../src/contract/index.ts");
      return resolver.resolve(request, options).catch((error) => {
        throw error?.name === "ProblemError" ? new ProblemError(error.code, error.document) : error;
      });
    },
  };
}

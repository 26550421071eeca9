import { spawn } from "node:child_process";
import { getEventListeners, once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type LimitChanges,
  ProblemError,
  type ResolveRequest,
  type ResolveResponse,
} from "../../src/contract/index.ts";
import { createGraphStore } from "../../src/graph/index.ts";
import type { WorkerResolver } from "../../src/node/index.ts";
import { ada, resolverContract } from "../contract/resolver.ts";
import { built } from "./built.ts";

type Threads = typeof import("../../src/node/worker-resolver.ts");

const module = new URL("./slow-resolver.mjs", import.meta.url).href;
const open: WorkerResolver[] = [];
afterEach(async () => {
  for (const resolver of open.splice(0)) await resolver.close();
});

/** Threads with the slow resolver. */
async function slow(settings: unknown, workers = 1, limits?: LimitChanges): Promise<WorkerResolver> {
  const { overThreads } = (await import(built("node/worker-resolver.js").href)) as Threads;
  const resolver = overThreads(async () => async () => ({ module, settings }), workers, limits);
  open.push(resolver);
  await resolver.warm();
  return resolver;
}

async function threads(options: Parameters<Threads["createWorkerResolver"]>[0]): Promise<WorkerResolver> {
  const { createWorkerResolver } = (await import(built("node/worker-resolver.js").href)) as Threads;
  const resolver = createWorkerResolver(options);
  open.push(resolver);
  return resolver;
}

/** Runs a module in a process of its own. */
async function script(
  code: string,
  env: NodeJS.ProcessEnv = {},
  args = ["--input-type=module", "-e", code],
): Promise<{ code: number; out: string }> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  let out = "";
  child.stdout.on("data", (data) => {
    out += data;
  });
  const [exit] = await once(child, "close");
  return { code: exit, out };
}

const engineOf = async (resolver: WorkerResolver, text = "0") => (await resolver.resolve({ text })).engine;

describe("threads", () => {
  it("compute at the same time, beside a free event loop", async () => {
    const resolver = await slow({ answer: "yes" }, 2);
    const ticks: number[] = [];
    const timer = setInterval(() => ticks.push(performance.now()), 5);
    const engines = await Promise.all([1, 2].map(() => engineOf(resolver, "150")));
    clearInterval(timer);
    expect(new Set(engines).size).toBe(2);
    expect(ticks.length).toBeGreaterThan(3);
  });

  it("get the settings", async () => {
    expect((await (await slow({ answer: "yes" })).resolve({ text: "0" })).dataset_uri).toBe("yes");
  });

  it("stop computing what is aborted, while the caller goes on at once", async () => {
    const resolver = await slow({});
    const first = await engineOf(resolver);
    const reason = new Error("enough");
    const controller = new AbortController();
    const call = resolver.resolve({ text: "20000" }, { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 50);
    await expect(call).rejects.toBe(reason);
    expect(await engineOf(resolver)).toBe(first);
  });

  it.each(["resolve", "resolveMany", "resolveToJson"] as const)(
    "do not keep the caller of %s who aborts while they are started, and then answer others",
    async (way) => {
      const { overThreads } = (await import(built("node/worker-resolver.js").href)) as Threads;
      let start = () => {};
      const started = new Promise<void>((resolve) => {
        start = resolve;
      });
      const resolver = overThreads(async () => {
        await started;
        return async () => ({ module, settings: {} });
      }, 1);
      open.push(resolver);
      const controller = new AbortController();
      const { signal } = controller;
      async function* one() {
        yield { text: "0" };
      }
      const call =
        way === "resolve"
          ? resolver.resolve({ text: "0" }, { signal })
          : resolver[way](one(), { signal })[Symbol.asyncIterator]().next();
      setTimeout(() => controller.abort(new Error("enough")), 20);
      await expect(call).rejects.toThrow("enough");
      expect(getEventListeners(signal, "abort")).toEqual([]);
      start();
      await engineOf(resolver);
    },
  );

  it("leave the queue when they are aborted while they wait", async () => {
    const resolver = await slow({});
    const controller = new AbortController();
    const running = resolver.resolve({ text: "200" });
    const waiting = resolver.resolve({ text: "problem" }, { signal: controller.signal });
    controller.abort(new Error("enough"));
    await expect(waiting).rejects.toThrow("enough");
    await running;
  });

  it("leave a signal that many calls share as they found it, without a warning of a leak", async () => {
    const warned: Error[] = [];
    const listen = (warning: Error) => void warned.push(warning);
    process.on("warning", listen);
    try {
      const resolver = await slow({ answer: "yes" });
      const { signal } = new AbortController();
      await Promise.all(Array.from({ length: 40 }, () => resolver.resolve({ text: "0" }, { signal })));
      expect(getEventListeners(signal, "abort")).toEqual([]);
    } finally {
      process.off("warning", listen);
    }
    expect(warned).toEqual([]);
  });

  it("hand problems on with their class, and other errors as errors", async () => {
    const resolver = await slow({});
    await expect(resolver.resolve({ text: "problem" })).rejects.toMatchObject({
      name: "ProblemError",
      code: "dataset_warming",
      retryAfter: 7,
    });
    await expect(resolver.resolve({ text: "error" })).rejects.toThrow("no problem of ours");
  });

  it("say at the start what keeps them from opening their resolver, and try again with the next call", async () => {
    await expect(slow({ fail: true })).rejects.toMatchObject({ code: "invalid_pack" });
    await expect(open.at(-1)!.resolve({ text: "0" })).rejects.toMatchObject({ code: "invalid_pack" });
  });

  it("finish what runs and waits when they are closed, and take nothing new", async () => {
    const resolver = await slow({ answer: "yes" });
    const calls = [resolver.resolve({ text: "200" }), resolver.resolve({ text: "0" })];
    const closed = resolver.close();
    await expect(Promise.all(calls)).resolves.toHaveLength(2);
    await closed;
    const unavailable = { code: "resolver_unavailable", document: { detail: "the resolver was closed" } };
    await expect(resolver.resolve({ text: "0" })).rejects.toMatchObject(unavailable);
    await expect(resolver.warm()).rejects.toMatchObject(unavailable);
  });

  it("are not started by a call after the end, when none came before it", async () => {
    const resolver = await threads({ publicKb: false, workers: 1 });
    await resolver.close();
    await expect(resolver.resolve({ text: "A" })).rejects.toMatchObject({ code: "resolver_unavailable" });
  });

  it("may be closed several times at once", async () => {
    const resolver = await slow({});
    const call = resolver.resolve({ text: "200" });
    await Promise.all([resolver.close(), resolver.close(), resolver[Symbol.asyncDispose]()]);
    await expect(call).resolves.toMatchObject({ mentions: [] });
  });

  it("are at most four for each processor", async () => {
    const { workers } = await threads({ publicKb: false, workers: 100_000 });
    expect(workers).toBe(4 * availableParallelism());
  });

  it("are sent no values of fields that are not read", async () => {
    const resolver = await slow({ answer: "yes" });
    const posted = vi.spyOn(Worker.prototype, "postMessage");
    const dataset = [{ id: "1", name: "A", rank: [[[]]] }];
    await resolver.resolve({ text: "0", dataset, x: [[[]]] } as ResolveRequest);
    const [[{ requests }]] = posted.mock.calls as unknown as [[{ requests: unknown[] }]];
    posted.mockRestore();
    expect(requests).toEqual([{ text: "0", dataset: [{ id: "1", name: "A", rank: true }], x: true }]);
  });

  it("take a request that holds what cannot be sent as it would go over HTTP", async () => {
    const resolver = await slow({ answer: "yes" });
    const request = { text: "0", include: [() => {}] } as unknown as ResolveRequest;
    expect((await resolver.resolve(request)).dataset_uri).toBe("yes");
  });
});

describe("the watch over threads", () => {
  it("ends a call that is over its processor time with its thread, replaces it within a second, and the others answer", async () => {
    const resolver = await slow({ answer: "yes" }, 2, { callMs: 600 });
    const engines = new Set(await Promise.all([1, 2].map(() => engineOf(resolver, "50"))));
    const start = performance.now();
    const spun = resolver.resolve({ text: "spin" }).catch((error) => error);
    const meanwhile: number[] = [];
    while (performance.now() - start < 400) {
      const before = performance.now();
      await resolver.resolve({ text: "0" });
      meanwhile.push(performance.now() - before);
    }
    expect(await spun).toMatchObject({
      code: "overloaded",
      retryAfter: 1,
      document: { detail: "the call took more than 600 ms of processor time and was ended" },
    });
    const ended = performance.now();
    expect(meanwhile.length).toBeGreaterThan(20);
    // Both threads are at work again when two calls of 50 ms are answered side by side by two of them.
    let now = new Set<string>();
    while (now.size < 2) now = new Set(await Promise.all([1, 2].map(() => engineOf(resolver, "50"))));
    expect(performance.now() - ended).toBeLessThan(1_000);
    expect([...now].some((engine) => !engines.has(engine))).toBe(true);
  });

  it("counts processor time, not waiting", async () => {
    const resolver = await slow({ answer: "yes" }, 1, { callMs: 200 });
    expect((await resolver.resolve({ text: "sleep" })).dataset_uri).toBe("yes");
  });

  it("ends a call that was aborted and does not notice it", async () => {
    const resolver = await slow({ answer: "yes" });
    const before = await engineOf(resolver);
    const spun = resolver.resolve({ text: "spin" }, { signal: AbortSignal.timeout(50) });
    await expect(spun).rejects.toMatchObject({ name: "TimeoutError" });
    expect(await engineOf(resolver)).not.toBe(before);
  });

  it.each(["exit", "crash"])("replaces a thread that dies: %s", async (way) => {
    const resolver = await slow({ answer: "yes" }, 2);
    const died = resolver.resolve({ text: way }).catch((error) => error);
    expect((await resolver.resolve({ text: "0" })).dataset_uri).toBe("yes");
    expect(await died).toMatchObject({
      code: "overloaded",
      document: { detail: "the thread of the call died" },
    });
    let engines = new Set<string>();
    while (engines.size < 2) engines = new Set(await Promise.all([1, 2].map(() => engineOf(resolver, "50"))));
  });

  it("replaces a thread that ran out of memory", async () => {
    const { out, code } = await script(
      `import { overThreads } from "${built("node/worker-resolver.js").href}";
      const setup = { module: "${module}", settings: { answer: "yes" } };
      const resolver = overThreads(async () => async () => setup, 1);
      const { code, document } = await resolver.resolve({ text: "memory" }).catch((error) => error);
      console.log(code, document.detail, (await resolver.resolve({ text: "0" })).dataset_uri);`,
      // A heap that is full soon.
      { NODE_OPTIONS: "--max-old-space-size=100" },
    );
    expect([code, out.trim()]).toEqual([0, "overloaded the thread of the call died yes"]);
  });

  const flags = ["--max-old-space-size=2048", "--expose-gc", "--stack-size=900", "--title=x"];
  flags.push("--disable-proto=delete", "--import=data:text/javascript,globalThis.before=1");
  const asking = `import { overThreads } from "${built("node/worker-resolver.js").href}";
    const setup = { module: "${module}", settings: { answer: "yes" } };
    const resolver = overThreads(async () => async () => setup, 1);
    console.log((await resolver.resolve({ text: "0" })).dataset_uri);`;

  it.each([
    ["a flag", flags.slice(0, 1)],
    ["many flags", flags],
  ])("has threads in a process that is started with %s of V8 and of Node", async (_, options) => {
    const folder = await mkdtemp(join(tmpdir(), "referent-"));
    const file = join(folder, "asking.mjs");
    await writeFile(file, asking);
    for (const started of [[file], ["--input-type=module", "-e", asking]])
      expect(await script(asking, {}, [...options, ...started])).toEqual({ code: 0, out: "yes\n" });
    await rm(folder, { recursive: true });
  });

  it("tells the caller of a thread that cannot be made", async () => {
    const { out, code } = await script(
      `import { syncBuiltinESMExports } from "node:module";
      import threads from "node:worker_threads";
      threads.Worker = class { constructor() { throw new Error("no thread can be made"); } };
      syncBuiltinESMExports();
      const { overThreads } = await import("${built("node/worker-resolver.js").href}");
      const setup = { module: "${module}", settings: { answer: "yes" } };
      const resolver = overThreads(async () => async () => setup, 2);
      for (let i = 0; i < 2; i++) console.log(await resolver.resolve({ text: "0" }).catch(({ message }) => message));`,
    );
    expect([code, out]).toEqual([0, "no thread can be made\n".repeat(2)]);
  });

  it("tries again when a thread cannot be replaced, while the others answer", async () => {
    const first = Number((await engineOf(await slow({}))).split("/")[1]);
    const resolver = await slow({ answer: "yes", failLater: first + 2 }, 2);
    for (const way of ["exit", "exit"]) {
      await resolver.resolve({ text: way }).catch(() => {});
    }
    await expect(resolver.resolve({ text: "0" })).rejects.toMatchObject({
      code: "dataset_unavailable",
      document: { detail: "the pack is gone" },
    });
  });

  it("reads what is open by its own clock: a queue after a long call is not its time", async () => {
    const resolver = await slow({ answer: "yes" }, 1, { callMs: 400 });
    const calls = Array.from({ length: 6 }, () => resolver.resolve({ text: "150" }));
    expect(await Promise.all(calls)).toHaveLength(6);
  });
});

describe("many texts in threads", () => {
  const answered = async (answers: AsyncIterable<ResolveResponse>) => {
    const all: ResolveResponse[] = [];
    for await (const answer of answers) all.push(answer);
    return all;
  };

  it("come in order, from all threads", async () => {
    const resolver = await threads({ publicKb: false, workers: 2 });
    const requests = Array.from({ length: 300 }, (_, i) => ({
      text: `${"word ".repeat(i % 50)}Item ${i}.`,
      language: "en",
      dataset: [{ id: `${i}`, name: `Item ${i}` }],
    }));
    const ids = (await answered(resolver.resolveMany(requests))).map(
      ({ mentions }) => mentions[0]?.entity?.id,
    );
    expect(ids).toEqual(requests.map((_, i) => `${i}`));
  });

  it("are read no further ahead than the threads have work", async () => {
    const resolver = await slow({ answer: "yes" }, 2);
    let read = 0;
    const requests = (function* () {
      for (;;) yield { text: `${read++ % 2}` };
    })();
    for await (const _ of resolver.resolveMany(requests)) if (read > 0) break;
    expect(read).toBeLessThanOrEqual(5 * 32);
  });

  it("do not wait for a source that waits for answers", async () => {
    const resolver = await slow({ answer: "yes" }, 2);
    let answers = 0;
    const requests = (async function* () {
      for (let i = 0; i < 5; i++) {
        while (answers < i) await new Promise((next) => setTimeout(next, 1));
        yield { text: "0" };
      }
    })();
    for await (const _ of resolver.resolveMany(requests)) answers++;
    expect(answers).toBe(5);
  });

  it("end with the first failure, after the answers before it", async () => {
    const resolver = await slow({ answer: "yes" }, 2);
    const texts = Array.from({ length: 100 }, (_, i) => ({ text: i === 70 ? "problem" : "0" }));
    let count = 0;
    const run = async () => {
      for await (const _ of resolver.resolveMany(texts)) count++;
    };
    await expect(run()).rejects.toMatchObject({ code: "dataset_warming" });
    expect(count).toBe(70);
  });

  it("give the answers before a call that took its thread with it", async () => {
    const resolver = await slow({ answer: "yes" }, 1, { callMs: 300 });
    for (const way of ["spin", "exit"]) {
      const texts = Array.from({ length: 20 }, (_, i) => ({ text: i === 9 ? way : "1" }));
      let count = 0;
      const run = async () => {
        for await (const _ of resolver.resolveMany(texts)) count++;
      };
      await expect(run()).rejects.toMatchObject({ code: "overloaded" });
      expect(count).toBe(9);
    }
  });

  it("settle each request in its place: a failure, and a problem that came in place of a request", async () => {
    const resolver = await slow({ answer: "yes" }, 2);
    const requests = (async function* () {
      for (let i = 0; i < 100; i++)
        if (i % 10 === 3) yield new ProblemError("invalid_json", { detail: `${i}` });
        else yield { text: i % 10 === 7 ? "problem" : "0" };
    })();
    const settled = [];
    for await (const one of resolver.resolveToJson(requests))
      settled.push(one.status === "fulfilled" ? "answer" : one.reason.document.detail || one.reason.code);
    expect(settled).toEqual(
      Array.from({ length: 100 }, (_, i) =>
        i % 10 === 3 ? `${i}` : i % 10 === 7 ? expect.stringMatching(/./) : "answer",
      ),
    );
    expect(settled[7]).not.toBe("answer");
  });

  it("end with the fault of their source, after the answers before it", async () => {
    const resolver = await slow({ answer: "yes" }, 2);
    const requests = (async function* () {
      for (let i = 0; i < 40; i++) yield { text: "0" };
      throw new Error("the source broke off");
    })();
    let count = 0;
    const run = async () => {
      for await (const _ of resolver.resolveMany(requests)) count++;
    };
    await expect(run()).rejects.toThrow("the source broke off");
    expect(count).toBe(40);
  });

  it("stop with the signal's reason, and end their source", async () => {
    const resolver = await slow({ answer: "yes" }, 2);
    const controller = new AbortController();
    let ended = false;
    const requests = (async function* () {
      try {
        for (;;) yield { text: "5" };
      } finally {
        ended = true;
      }
    })();
    const run = async () => {
      for await (const _ of resolver.resolveMany(requests, { signal: controller.signal })) controller.abort();
    };
    await expect(run()).rejects.toMatchObject({ name: "AbortError" });
    expect(ended).toBe(true);
  });
});

describe("createWorkerResolver", () => {
  it("links to the starter, to lists, compiled lists and a graph that it follows", async () => {
    const graph = createGraphStore();
    const name = (id: string, text: string) => ({
      graph: id,
      rdf: { format: "turtle" as const, data: `<${id}> <https://schema.org/name> "${text}" .` },
    });
    await graph.write([name("x:1", "Zorblax Quib")]);
    const resolver = await threads({ graph, workers: 2 });
    const ids = async (request: ResolveRequest) =>
      (await resolver.resolve({ language: "en", ...request })).mentions.map(({ entity }) => entity?.id);
    expect(await ids({ text: "We flew to Berlin." })).toEqual(["Q64"]);
    const mentions = [
      { start: 0, end: 12 },
      { start: 17, end: 28 },
    ];
    const own = { text: "Zorblax Quib met Anvil Works.", dataset_uri: "service://dataset/me", mentions };
    expect(await ids(own)).toEqual(["x:1", undefined]);
    await graph.write([name("x:2", "Anvil Works"), { graph: "x:1", remove: true }]);
    const both = await Promise.all(Array.from({ length: 8 }, () => ids(own)));
    expect(both).toEqual(both.map(() => [undefined, "x:2"]));
    const { compileDataset } = (await import(built("index.js").href)) as typeof import("../../src/index.ts");
    const dataset = compileDataset([{ id: "acme", name: "ACME Corporation" }]);
    expect(await ids({ text: "We saw ACME Corporation.", dataset })).toEqual(["acme"]);
  });

  it("gives a thread that takes another's place the graph as it is", async () => {
    const graph = createGraphStore();
    // The first call of a thread takes 0.1 s of its processor (0.25 s on a busy machine), the long text 1 to 2 s.
    const resolver = await threads({ graph, publicKb: false, workers: 1, limits: { callMs: 600 } });
    await resolver.warm();
    const data = '<x:1> <https://schema.org/name> "Zorblax Quib" .';
    await graph.write([{ graph: "x:1", rdf: { format: "turtle", data } }]);
    const own = { text: "Zorblax Quib", language: "en", dataset_uri: "service://dataset/me" };
    const long = { ...own, text: "Zorblax Quib met Zorblax Quib. ".repeat(3_000) };
    await expect(resolver.resolve(long)).rejects.toMatchObject({ code: "overloaded" });
    const { mentions } = await resolver.resolve(own);
    expect(mentions[0]?.entity?.id).toBe("x:1");
  });

  it("says what is wrong with a pack, a limit or a number of threads", async () => {
    await expect((await threads({ publicKb: "missing.kb" })).resolve(ada)).rejects.toMatchObject({
      code: "dataset_unavailable",
      document: { detail: "missing.kb: there is no such file" },
    });
    await expect((await threads({ publicKb: new Uint8Array(100) })).warm()).rejects.toMatchObject({
      code: "invalid_pack",
    });
    await expect(threads({ workers: 0 })).rejects.toMatchObject({ code: "invalid_request" });
    const plugIn = { features: () => ({}) } as Parameters<typeof threads>[0];
    await expect(threads(plugIn)).rejects.toMatchObject({
      code: "invalid_request",
      document: { errors: [{ pointer: "/features" }] },
    });
    await expect(threads({ limits: { nothing: 1 } as LimitChanges })).rejects.toMatchObject({
      code: "invalid_request",
    });
  });

  it("lets the process end without being closed", async () => {
    const { out, code } = await script(`import { createWorkerResolver } from "${built("node/index.js").href}";
      const resolver = createWorkerResolver({ publicKb: false, workers: 2 });
      const dataset = [{ id: "a", name: "Ada" }];
      const { mentions } = await resolver.resolve({ text: "Ada wrote.", language: "en", dataset });
      console.log(mentions[0].entity.id);`);
    expect([code, out.trim()]).toEqual([0, "a"]);
  });
});

let contracted: WorkerResolver;
resolverContract("in threads", async () => {
  const universe = new URL("./universe.mjs", import.meta.url).href;
  const { overThreads } = (await import(built("node/worker-resolver.js").href)) as Threads;
  contracted = overThreads(async () => async () => ({ module: universe, settings: {} }), 1);
  return { resolver: asSource(contracted), close: () => contracted.close() };
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

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noRedis, startRedis } from "../../bench/redis.mjs";
import { ProblemError, type ResolveRequest, type Resolver } from "../../src/contract/index.ts";
import { engineFingerprint } from "../../src/node/engine-fingerprint.ts";
import {
  type DocumentAnswer,
  type DocumentQueue,
  openDocumentQueue,
  type QueueWorkerOptions,
  startQueueWorker,
} from "../../src/queue/index.ts";
import { connectRedis, endWhileAnswering, leaveRedis } from "../../src/queue/redis.ts";
import { createResolver } from "../../src/resolver.ts";
import { referent } from "../cli/in-process.ts";

const missing = noRedis();
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Answers with its text as type of an only mention; what it is asked is counted. */
class Echo implements Resolver {
  readonly asked: string[] = [];
  async resolve({ text }: ResolveRequest) {
    this.asked.push(text);
    if (text === "wrong") throw new ProblemError("text_too_long", { detail: "wrong" });
    if (text === "busy") throw new ProblemError("overloaded", { detail: "no time" });
    return { mentions: [{ text }] } as unknown as Awaited<ReturnType<Resolver["resolve"]>>;
  }
}

describe("a queue of another place", () => {
  it.each([
    ["http://127.0.0.1:1", "begins with redis:// or rediss://"],
    ["redis://user:secret@127.0.0.1:1", "redis://127.0.0.1:1 cannot be reached: connect ECONNREFUSED"],
  ])(
    "%s is a problem that tells no secret",
    async (redis, detail) => {
      const opening = openDocumentQueue({ redis, engine: "e" });
      await expect(opening).rejects.toMatchObject({
        document: { code: "invalid_request", detail: expect.stringContaining(detail) },
      });
      await expect(opening).rejects.not.toThrow("secret");
    },
    15_000,
  );
});

describe("a Redis that answers and cannot hold a queue", () => {
  /** A server that says that it is of a version; every other command is fine with it. */
  async function redisOf(version: string) {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on("data", (data) => {
        const info = `redis_version:${version}\r\nloading:0\r\n`;
        for (const command of String(data).split("*").slice(1))
          socket.write(/info/i.test(command) ? `$${info.length}\r\n${info}\r\n` : "+PONG\r\n");
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const stop = () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
    return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets, stop };
  }

  it("is refused by sender and worker with its version, and left", async () => {
    const { url, sockets, stop } = await redisOf("4.9.3");
    const place = { redis: url, engine: "e" };
    for (const opening of [openDocumentQueue(place), startQueueWorker({ ...place, resolver: new Echo() })])
      await expect(opening).rejects.toMatchObject({
        code: "invalid_request",
        document: { detail: `${url} cannot be reached: it has version 4.9.3, and queues need 5 or newer` },
      });
    for (let left = 100; left > 0 && [...sockets].some((socket) => !socket.readableEnded); left--)
      await pause(20);
    expect([...sockets].map((socket) => socket.readableEnded)).toEqual([true, true]);
    stop();
  });

  it("is taken when it is of version 5", async () => {
    const { url, stop } = await redisOf("5.0.0");
    await (await openDocumentQueue({ redis: url, engine: "e" })).close();
    stop();
  });
});

describe.skipIf(missing)(`documents over Redis${missing ? ` (skipped: ${missing})` : ""}`, () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  const open: { close(): Promise<void> }[] = [];
  const children: ChildProcess[] = [];
  let engines = 0;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    for (const one of open) await one.close();
    for (const child of children) child.kill("SIGKILL");
    await redis.stop();
  });

  async function queueOf(engine: string): Promise<DocumentQueue> {
    const queue = await openDocumentQueue({ redis: redis.url, engine });
    open.push(queue);
    return queue;
  }

  async function workOn(engine: string, options: Partial<QueueWorkerOptions> = {}): Promise<Echo> {
    const echo = new Echo();
    open.push(await startQueueWorker({ redis: redis.url, engine, resolver: echo, ...options }));
    return echo;
  }

  async function* documents(...texts: string[]) {
    for (const [id, text] of texts.entries()) yield { id, request: { text } };
  }

  async function answersTo(queue: DocumentQueue, ...texts: string[]): Promise<DocumentAnswer[]> {
    const answers: DocumentAnswer[] = [];
    for await (const some of queue.answers(documents(...texts), 50)) answers.push(...some);
    return answers;
  }

  const nextEngine = () => `engine${engines++}`;

  it("are answered in order by several workers, and forgotten when their answers were taken", async () => {
    const engine = nextEngine();
    const queue = await queueOf(engine);
    const workers = [await workOn(engine, { concurrency: 4 }), await workOn(engine, { concurrency: 4 })];
    const texts = Array.from({ length: 300 }, (_, i) => `text ${i}`);
    const answers = await answersTo(queue, ...texts);
    expect(answers).toEqual(texts.map((text, id) => ({ id, mentions: [{ text }] })));
    expect(workers.flatMap(({ asked }) => asked).sort()).toEqual([...texts].sort());
    expect(redis.ask("--raw", "keys", `bull:referent.${engine}:????????????????????????????????`)).toBe("");
  });

  it("are refused by a Redis that is full, with its reason, and taken when there is room", async () => {
    const engine = nextEngine();
    const queue = await queueOf(engine);
    redis.ask("config", "set", "maxmemory", "1");
    try {
      const full = { code: "overloaded", message: expect.stringContaining("maxmemory") };
      await expect(queue.add(documents("a"))).rejects.toMatchObject(full);
      await expect(answersTo(queue, "a")).rejects.toMatchObject(full);
    } finally {
      redis.ask("config", "set", "maxmemory", "0");
    }
    await workOn(engine);
    expect(await answersTo(queue, "a")).toEqual([{ id: 0, mentions: [{ text: "a" }] }]);
  });

  it("are refused by a Redis that is or becomes a read-only replica, which is said and not asked all the time", async () => {
    const own = await startRedis();
    const place = { redis: own.url, engine: "e" };
    const lost: string[] = [];
    const echo = new Echo();
    const worker = await startQueueWorker({
      ...place,
      resolver: echo,
      onLost: (reason) => lost.push(reason),
    });
    const queue = await openDocumentQueue(place);
    own.ask("replicaof", "127.0.0.1", `${redis.port}`);
    // Waits for documents until it is woken, and may write nothing then.
    await expect
      .poll(() => own.ask("info", "replication"), { timeout: 20_000 })
      .toMatch(/master_link_status:up/);
    const refused = { code: "overloaded", message: expect.stringContaining("READONLY") };
    await expect(queue.add(documents("a"))).rejects.toMatchObject(refused);
    await expect(queue.forgetDead()).rejects.toMatchObject(refused);
    await expect.poll(() => lost.join(), { timeout: 20_000 }).toContain("READONLY");
    await pause(500);
    // It is told once a second.
    expect(lost.length).toBeLessThan(10);
    const detail = `${own.url} cannot be reached: it is a read-only replica: give the address of its primary`;
    for (const open of [() => openDocumentQueue(place), () => startQueueWorker({ ...place, resolver: echo })])
      await expect(open()).rejects.toMatchObject({ code: "invalid_request", document: { detail } });
    own.ask("replicaof", "no", "one");
    expect(await answersTo(queue, "a")).toEqual([{ id: 0, mentions: [{ text: "a" }] }]);
    await queue.close();
    await worker.close();
    await own.stop();
  }, 60_000);

  it("do not go into another database when there is none of the number", async () => {
    const opening = openDocumentQueue({ redis: `${redis.url}/99`, engine: nextEngine() });
    await expect(opening).rejects.toThrow(/cannot be reached: ERR DB index is out of range/);
  });

  it("are read no further ahead than 64 Mi characters of them, whatever the window", async () => {
    const queue = await openDocumentQueue({ redis: redis.url, engine: nextEngine() });
    const text = "x".repeat(4 * 1024 * 1024);
    let read = 0;
    async function* large() {
      for (; read < 20; read++) yield { id: read, request: { text, language: `${read}` } };
    }
    const first = queue.answers(large()).next();
    while (read < 15) await pause(20);
    await pause(1_000);
    expect(read).toBeLessThan(17);
    await queue.close();
    await expect(first).rejects.toThrow("Connection is closed");
  }, 60_000);

  it.each([0, -1, Number.NaN, 1.5])("need a window of one or more, not %d", async (window) => {
    const queue = await queueOf(nextEngine());
    expect(() => queue.answers(documents("a"), window)).toThrow(
      /\/window must be a whole number of 1 or more/,
    );
  });

  it("are computed once, however often they are sent", async () => {
    const engine = nextEngine();
    const queue = await queueOf(engine);
    for (let i = 0; i < 3; i++) expect(await queue.add(documents("a", "b"))).toBe(2);
    const echo = await workOn(engine);
    expect(await answersTo(queue, "a", "b")).toHaveLength(2);
    expect(echo.asked).toEqual(["a", "b"]);
  });

  it("are forgotten by a sender that goes on, when the one before it died with their answers written", async () => {
    const engine = await engineFingerprint({ publicKb: undefined, graph: undefined, base: undefined });
    const folder = mkdtempSync(join(tmpdir(), "referent-enqueue-"));
    const [docs, out] = [join(folder, "docs.jsonl"), join(folder, "out.jsonl")];
    const texts = ["1", "2", "busy", "4"];
    writeFileSync(docs, texts.map((text, id) => `${JSON.stringify({ id, text })}\n`).join(""));
    const echo = await workOn(engine);
    const queue = await queueOf(engine);
    const lines = (await answersTo(queue, ...texts)).map((answer) => `${JSON.stringify(answer)}\n`);
    expect(await queue.add(documents(...texts))).toBe(4);
    while (echo.asked.length < 9) await pause(20);
    // The first three were written before the sender died.
    const run = await engineFingerprint({ publicKb: undefined, graph: undefined, base: undefined }, {});
    writeFileSync(`${out}.${run}.partial`, lines.slice(0, 3).join(""));
    const { code } = await referent(["enqueue", docs, "--redis", redis.url, "--out", out, "--resume"]);
    expect(code).toBe(0);
    expect(readFileSync(out, "utf8")).toBe(lines.join(""));
    const left = redis.ask("--raw", "keys", `bull:referent.${engine}:????????????????????????????????`);
    expect(left.split("\n")).toHaveLength(1);
    expect(redis.ask("--raw", "hget", left, "failedReason")).toContain("no time");
    rmSync(folder, { recursive: true });
  });

  it("wait for the engine that they were sent to", async () => {
    const [mine, other] = [nextEngine(), nextEngine()];
    const queue = await queueOf(mine);
    const echo = await workOn(other);
    await queue.add(documents("a"));
    await pause(300);
    expect([echo.asked, await queue.workers()]).toEqual([[], 0]);
  });

  it("that are at fault have their problem for an answer, and are not tried again", async () => {
    const engine = nextEngine();
    const echo = await workOn(engine);
    const answers = await answersTo(await queueOf(engine), "a", "wrong", "b");
    expect(answers.map((one) => ("problem" in one ? one.problem.code : one.id))).toEqual([
      0,
      "text_too_long",
      2,
    ]);
    expect(echo.asked.filter((text) => text === "wrong")).toHaveLength(1);
  });

  it("that failed for a time and are answered at a later attempt have that answer, and are forgotten", async () => {
    const engine = nextEngine();
    const echo = new Echo();
    const failsOnce: Resolver = {
      async resolve(request) {
        if (echo.asked.length === 0) await echo.resolve({ text: "busy" });
        return await echo.resolve(request);
      },
    };
    await workOn(engine, { resolver: failsOnce });
    expect(await answersTo(await queueOf(engine), "a")).toEqual([{ id: 0, mentions: [{ text: "a" }] }]);
    expect(echo.asked).toEqual(["busy", "a"]);
    expect(redis.ask("--raw", "keys", `bull:referent.${engine}:????????????????????????????????`)).toBe("");
  });

  it("without data, as another program may send them, have a problem for an answer at once", async () => {
    const engine = nextEngine();
    const told: unknown[] = [];
    const resolver = createResolver({ publicKb: false });
    await workOn(engine, { resolver, onEvent: (event) => told.push(event) });
    const connection = new Redis(redis.url, { maxRetriesPerRequest: null });
    const jobs = new Queue(`referent.${engine}`, { connection });
    const { id } = await jobs.add("document", null, { attempts: 5 });
    let job = await jobs.getJob(id!);
    for (let left = 200; left > 0 && job!.finishedOn === undefined; left--) {
      await pause(20);
      job = await jobs.getJob(id!);
    }
    expect(job).toMatchObject({ attemptsMade: 1, returnvalue: { problem: { code: "invalid_request" } } });
    // Redis knows the answer before the worker hears that it does.
    await expect.poll(() => told, { timeout: 4000 }).toEqual([{ kind: "answered", id: undefined }]);
    await jobs.close();
    connection.disconnect();
  });

  it("of which something else than JSON is stored are dead letters at once, for the sender too, and are told", async () => {
    const engine = nextEngine();
    const queue = await queueOf(engine);
    const told: unknown[] = [];
    const lost: string[] = [];
    await queue.add(documents("a", "broken", "b"));
    for (const key of redis
      .ask("--raw", "keys", `bull:referent.${engine}:????????????????????????????????`)
      .split("\n"))
      if (redis.ask("--raw", "hget", key, "data").includes("broken"))
        redis.ask("hset", key, "data", '{"id":1,');
    await workOn(engine, { onEvent: (event) => told.push(event), onLost: (reason) => lost.push(reason) });
    const reason = "invalid_json: the document that is stored for it is not JSON";
    expect(await answersTo(queue, "a", "broken", "b")).toEqual([
      { id: 0, mentions: [{ text: "a" }] },
      { id: 1, problem: expect.objectContaining({ code: "internal", detail: `dead letter: ${reason}` }) },
      { id: 2, mentions: [{ text: "b" }] },
    ]);
    expect(told.filter((event) => (event as { kind: string }).kind !== "answered")).toEqual([
      { kind: "dead", id: undefined, reason },
    ]);
    expect(lost).toEqual([]);
    // It can be sent again when it is forgotten.
    await queue.forgetDead();
    expect(await answersTo(queue, "a", "broken")).toMatchObject([
      { id: 0 },
      { id: 1, mentions: [{ text: "broken" }] },
    ]);
  });

  it("that fail three times are dead letters with the reason, until they are forgotten", async () => {
    const engine = nextEngine();
    const queue = await queueOf(engine);
    const echo = await workOn(engine);
    const dead = { problem: { code: "internal", detail: "dead letter: overloaded: no time" } };
    expect(await answersTo(queue, "busy", "a")).toMatchObject([dead, { mentions: [{ text: "a" }] }]);
    expect(echo.asked.filter((text) => text === "busy")).toHaveLength(3);
    expect(await answersTo(queue, "busy")).toMatchObject([dead]);
    expect(echo.asked.filter((text) => text === "busy")).toHaveLength(3);
    await queue.forgetDead();
    expect(await answersTo(queue, "busy")).toMatchObject([dead]);
    expect(echo.asked.filter((text) => text === "busy")).toHaveLength(6);
  });

  it("go on to another queue, each answer once", async () => {
    const engine = nextEngine();
    const queue = await queueOf(engine);
    await workOn(engine, { to: `to.${engine}` });
    await queue.add(documents("a", "b", "c"));
    const count = () => Number(redis.ask("--raw", "llen", `bull:to.${engine}:wait`));
    while (count() < 3) await pause(20);
    await queue.add(documents("a", "b", "c"));
    await pause(300);
    expect(count()).toBe(3);
  });

  it("whose process dies are taken over; one that kills three processes is a dead letter", async () => {
    const engine = nextEngine();
    const queue = await queueOf(engine);
    const script = fileURLToPath(new URL("dying-worker.mjs", import.meta.url));
    let deaths = 0;
    const keepAlive = () => {
      const child = spawn(process.execPath, [script, redis.url, engine], { stdio: "ignore" });
      children.push(child);
      child.once("exit", (_, signal) => {
        if (signal !== "SIGKILL" || deaths > 10 || done) return;
        deaths++;
        keepAlive();
      });
    };
    let done = false;
    keepAlive();
    const answers = await answersTo(queue, "1", "poison", "2");
    done = true;
    expect(deaths).toBe(3);
    expect(answers).toMatchObject([
      { id: 0, mentions: [] },
      {
        id: 1,
        problem: { detail: expect.stringContaining("dead letter: each process that worked on it died") },
      },
      { id: 2, mentions: [] },
    ]);
  }, 60_000);

  it("that were begun are finished at a SIGTERM, and the others are left", async () => {
    const engine = nextEngine();
    const queue = await queueOf(engine);
    await queue.add(documents("1500", "1501"));
    const script = fileURLToPath(new URL("dying-worker.mjs", import.meta.url));
    const child = spawn(process.execPath, [script, redis.url, engine], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    await once(child.stdout, "data");
    const inList = (list: string) => redis.ask("--raw", "llen", `bull:referent.${engine}:${list}`);
    while (inList("active") !== "1") await pause(10);
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    expect([inList("active"), inList("wait")]).toEqual(["0", "1"]);
    expect(redis.ask("--raw", "zcard", `bull:referent.${engine}:completed`)).toBe("1");
  }, 30_000);

  it.each(["SIGKILL", "SIGSTOP"] as const)(
    "do not keep a worker that is to end when Redis is gone or silent (%s)",
    async (signal) => {
      const own = await startRedis();
      const lost: string[] = [];
      const worker = await startQueueWorker({
        redis: own.url,
        engine: "e",
        resolver: new Echo(),
        onLost: (reason) => lost.push(reason),
      });
      const closing = own.kill(signal).then(() => worker.close());
      await expect(Promise.race([closing.then(() => "closed"), pause(30_000)])).resolves.toBe("closed");
      expect(new Set(lost.filter((reason) => !reason.startsWith(own.url)))).toEqual(new Set());
      await own.stop();
    },
    40_000,
  );

  it.each(["SIGKILL", "SIGSTOP"] as const)(
    "leave no socket behind that keeps the process of a worker whose Redis is gone or silent (%s)",
    async (signal) => {
      const own = await startRedis();
      const script = fileURLToPath(new URL("dying-worker.mjs", import.meta.url));
      const child = spawn(process.execPath, [script, own.url, "e"], { stdio: ["ignore", "pipe", "inherit"] });
      children.push(child);
      await once(child.stdout, "data");
      await own.kill(signal);
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await expect(Promise.race([ended, pause(30_000)])).resolves.toEqual([0, null]);
      await own.stop();
    },
    40_000,
  );

  it("leave no timer of their end behind, which would keep a process", async () => {
    const client = await connectRedis(redis.url, () => {});
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
    const before = timers();
    // More ends than timers that others may start meanwhile.
    for (let i = 0; i < 50; i++) await endWhileAnswering(client, Promise.resolve());
    expect(timers()).toBeLessThan(before + 50);
    leaveRedis(client);
  });

  it("are taken by a queue that is opened while Redis is being started", async () => {
    const started = redis.restart("SIGKILL", 700);
    // The port is closed from here on.
    await pause(100);
    const queue = await queueOf(nextEngine());
    await started;
    expect(await queue.add(documents("late"))).toBe(1);
  }, 30_000);

  it("are each answered once, as one process does, while workers, sender and Redis are killed", async () => {
    const bench = fileURLToPath(new URL("../../bench/queue.mjs", import.meta.url));
    const child = spawn(process.execPath, [bench, "600"], { stdio: ["ignore", "pipe", "inherit"] });
    children.push(child);
    let out = "";
    child.stdout.on("data", (data) => (out += data));
    const [code] = await once(child, "close");
    expect(JSON.parse(out)).toMatchObject({ lines: 600, equal: true, left_in_redis: 0 });
    expect(code).toBe(0);
  }, 180_000);
});

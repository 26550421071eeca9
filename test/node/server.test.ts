import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Resolver } from "../../src/contract/index.ts";
import { createHandler, type Handler } from "../../src/http/index.ts";
import { type RunningServer, startServer } from "../../src/node/server.ts";
import { httpContract } from "../contract/http.ts";
import { localResolver } from "../contract/local-resolver.ts";
import { ada, resolverContract } from "../contract/resolver.ts";
import { checkDocumented } from "../http/documented.ts";
import { overHttp } from "../http/over-http.ts";
import { post, type Send, servedResolver, testOptions } from "../http/service.ts";

async function serve(): Promise<{ send: Send; close(): Promise<void> }> {
  const server = await startServer(createHandler(servedResolver(), await testOptions()));
  return {
    send: async (path, init) =>
      checkDocumented(init?.method ?? "GET", path, await fetch(server.url + path, init)),
    close: () => server.close(),
  };
}

resolverContract("through a real server", async () => {
  const { send, close } = await serve();
  return { resolver: overHttp(send), close };
});
httpContract("through a real server", serve);

/** A resolver whose calls wait until they are let go, and that knows what became of them. */
function heldResolver() {
  const held: (() => void)[] = [];
  const aborted: unknown[] = [];
  const resolver: Resolver = {
    async resolve(request, options) {
      await new Promise<void>((go, stop) => {
        held.push(go);
        options?.signal?.addEventListener("abort", () => {
          aborted.push(options.signal?.reason);
          stop(options.signal?.reason);
        });
      });
      return localResolver().resolve(request);
    },
  };
  return { resolver, held, aborted };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((next) => setTimeout(next, 5));
}

describe("a server", () => {
  it("binds to 127.0.0.1 by default", async () => {
    const server = await startServer(createHandler(localResolver()));
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await server.close();
  });

  it("takes a time of any milliseconds that a timer can wait", async () => {
    for (const timeoutMs of [10, 1_500.5, 2 ** 30]) {
      const server = await startServer(async () => new Response("x"), { timeoutMs });
      // A busy machine may need longer than the 10 ms.
      expect(timeoutMs === 10 ? [200, 408] : [200]).toContain((await fetch(server.url)).status);
      await server.close();
    }
  });

  it.each([
    ["throws", () => Promise.reject(new Error("secret")), /^secret$/],
    [
      "throws at once",
      () => {
        throw new Error("secret");
      },
      /^secret$/,
    ],
    ["forgets to return", async () => undefined, /^the handler returned undefined, not a Response$/],
    ["returns something else at once", () => 5, /^the handler returned number, not a Response$/],
    [
      "returns a body that was read",
      async () => {
        const answer = new Response("x");
        await answer.text();
        return answer;
      },
      /^the handler returned a Response whose body was read$/,
    ],
    ["returns no answer but its error", () => Response.error(), /^the handler returned Response.error\(\)/],
  ])(
    "answers 500 for a handler that %s, and writes the error with the id of the answer",
    async (_, handler, message) => {
      const written = vi.spyOn(console, "error").mockImplementation(() => {});
      const server = await startServer(handler as unknown as Handler);
      try {
        const response = await fetch(server.url);
        const problem = (await response.json()) as { code: string; instance: string };
        expect([response.status, response.headers.get("content-type"), problem.code]).toEqual([
          500,
          "application/problem+json",
          "internal",
        ]);
        expect(JSON.stringify(problem)).not.toMatch(/secret|Response/);
        expect(written.mock.calls).toEqual([
          [
            `The handler failed (${problem.instance}):`,
            expect.objectContaining({ message: expect.stringMatching(message) }),
          ],
        ]);
      } finally {
        written.mockRestore();
        await server.close();
      }
    },
  );

  const encoder = new TextEncoder();
  it.each([
    ["at once", 0, 0],
    ["behind its first piece, which is not sent yet", 1, 0],
    ["behind pieces that were sent", 1, 50],
  ])("does not tell the error of a body that fails %s, and writes it", async (_, pieces, ms) => {
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    let left = pieces;
    const pull = async (controller: ReadableStreamDefaultController) => {
      if (left-- > 0) return controller.enqueue(encoder.encode("piece"));
      if (ms > 0) await new Promise((next) => setTimeout(next, ms));
      throw new Error("secret");
    };
    const server = await startServer(async () => new Response(new ReadableStream({ pull })));
    const { answer, socket } = raw(server.url);
    socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    const told = await answer;
    const [[error]] = written.mock.calls as [[Error]];
    written.mockRestore();
    await server.close();
    expect(told).not.toContain("secret");
    if (ms > 0) {
      expect(told).toMatch(/^HTTP\/1\.1 200 OK/);
      expect(told).not.toMatch(/\r\n0\r\n\r\n$/);
      expect(error.message).toBe("secret");
    } else {
      expect(told).toMatch(/^HTTP\/1\.1 500 .*application\/problem\+json/is);
      const { code, instance } = JSON.parse(told.split("\r\n\r\n")[1]!) as Record<string, string>;
      expect([code, error.message]).toEqual(["internal", `The handler failed (${instance})`]);
      expect(error.cause).toEqual(new Error("secret"));
    }
  });

  it("says when an address is taken", async () => {
    const server = await startServer(createHandler(localResolver()));
    const port = Number(new URL(server.url).port);
    await expect(startServer(createHandler(localResolver()), { port })).rejects.toThrow(
      `cannot listen on 127.0.0.1:${port}: another process listens on it`,
    );
    await server.close();
  });

  it("refuses what does not fit in the queue with 503 and Retry-After, at once, and answers the rest", async () => {
    const { resolver, held } = heldResolver();
    const server = await startServer(createHandler(resolver, { queue: { running: 1, waiting: 2 } }));
    const calls = Array.from({ length: 3 }, () => fetch(`${server.url}/v1/resolve`, post(ada)));
    await until(() => held.length === 1);
    await new Promise((next) => setTimeout(next, 50));
    const refused = await fetch(`${server.url}/v1/resolve`, post(ada));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(((await refused.json()) as { code: string }).code).toBe("overloaded");
    const unread = await fetch(`${server.url}/v1/resolve`, post("{"));
    expect(unread.status).toBe(503);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    for (let i = 0; i < 3; i++) {
      await until(() => held.length > i);
      held[i]!();
    }
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await server.close();
  });

  it("stops computing what its client aborted, while it runs and while it waits, and books nothing", async () => {
    const { resolver, held, aborted } = heldResolver();
    const statuses: number[] = [];
    const onAnswer = ({ status }: { status: number }) => void statuses.push(status);
    const queue = { running: 1, waiting: 2 };
    const server = await startServer(createHandler(resolver, { queue, onAnswer }));
    const [running, waiting] = [new AbortController(), new AbortController()];
    const send = (signal: AbortSignal) =>
      fetch(`${server.url}/v1/resolve`, { ...post(ada), signal }).catch((error: Error) => error.name);
    const calls = [send(running.signal)];
    await until(() => held.length === 1);
    calls.push(send(waiting.signal));
    await new Promise((next) => setTimeout(next, 50));
    waiting.abort();
    await until(() => statuses.length === 1);
    running.abort();
    await until(() => statuses.length === 2);
    expect(await Promise.all(calls)).toEqual(["AbortError", "AbortError"]);
    expect([statuses, aborted.length, held.length]).toEqual([[499, 499], 1, 1]);
    const next = fetch(`${server.url}/v1/resolve`, post(ada));
    await until(() => held.length === 2);
    held[1]!();
    expect((await next).status).toBe(200);
    expect(((await (await fetch(`${server.url}/accounts/me`)).json()) as { used: number }).used).toBe(2);
    await server.close();
  });

  it("is not held up by a client that sends its body slowly, and cuts it off", async () => {
    const { resolver, held } = heldResolver();
    const handler = createHandler(resolver, { queue: { running: 1, waiting: 0 } });
    const server = await startServer(handler, { timeoutMs: 300 });
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write(
      "POST /v1/resolve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
    );
    const ended = new Promise<string>((done) => {
      let text = "";
      socket.on("data", (data) => {
        text += data;
      });
      socket.on("error", () => done(text));
      socket.on("close", () => done(text));
    });
    await new Promise((next) => setTimeout(next, 50));
    const call = fetch(`${server.url}/v1/resolve`, post(ada));
    await until(() => held.length === 1);
    held[0]!();
    expect((await call).status).toBe(200);
    expect(await ended).toContain("408");
    await server.close();
  });

  it("answers calls that wait and run longer than a client may be silent", async () => {
    const { resolver, held } = heldResolver();
    const handler = createHandler(resolver, { queue: { running: 1, waiting: 1 } });
    const server = await startServer(handler, { timeoutMs: 100 });
    const calls = [1, 2].map(() => fetch(`${server.url}/v1/resolve`, post(ada)));
    for (const count of [1, 2]) {
      await until(() => held.length === count);
      await new Promise((next) => setTimeout(next, 500));
      held[count - 1]!();
    }
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    await server.close();
  });

  it("cuts off who does not read an answer, also with a request behind it that waits for its own", async () => {
    const behind: (() => void)[] = [];
    const handler = async ({ url }: Request) => {
      if (url.endsWith("/long")) return new Response("x".repeat(50_000_000));
      return new Promise<Response>((done) => behind.push(() => done(new Response("y"))));
    };
    const server = await startServer(handler, { timeoutMs: 100 });
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1").on("error", () => {});
    socket.pause();
    const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
    socket.write(ask("/long") + ask("/behind"));
    await until(() => behind.length === 1);
    // The bytes that are on their way are read, and no more come.
    await new Promise((next) => setTimeout(next, 1_000));
    let read = 0;
    socket.on("data", ({ length }) => (read += length)).resume();
    await once(socket, "close");
    expect(read).toBeLessThan(50_000_000);
    behind[0]!();
    await server.close();
  });

  it("finishes what runs when it is closed, and takes nothing new", async () => {
    const { resolver, held } = heldResolver();
    const server = await startServer(createHandler(resolver));
    const call = fetch(`${server.url}/v1/resolve`, post(ada));
    await until(() => held.length === 1);
    const closed = server.close();
    await new Promise((next) => setTimeout(next, 20));
    await expect(fetch(`${server.url}/health`)).rejects.toThrow();
    held[0]!();
    const response = await call;
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ mentions: [{}, {}] });
    await closed;
  });

  it("cuts anything that is not finished in time when it is closed", async () => {
    const { resolver, held, aborted } = heldResolver();
    const server = await startServer(createHandler(resolver));
    const call = fetch(`${server.url}/v1/resolve`, post(ada));
    call.catch(() => {});
    await until(() => held.length === 1);
    await server.close(20);
    await expect(call).rejects.toThrow();
    await until(() => aborted.length === 1);
  });
});

/** A connection that is written to by hand: what came back until it was closed. */
function raw(url: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const answer = new Promise<string>((done) => {
    let text = "";
    socket.on("data", (data) => {
      text += data;
    });
    socket.on("error", () => {});
    socket.on("close", () => done(text));
  });
  return { socket, answer };
}

const head = (length: number) =>
  `POST /v1/resolve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const health = "GET /health HTTP/1.1\r\nHost: x\r\n\r\n";

describe("a server's connections", () => {
  it.each([{ connections: 4 }, { peerConnections: 4 }])(
    "are let in up to the limit %j; one more is told so and closed, more than twice as many are closed at once",
    async (limits) => {
      const server = await startServer(createHandler(localResolver()), { limits });
      const open = [];
      for (let i = 0; i < 9; i++) {
        open.push(raw(server.url));
        await once(open[i]!.socket, "connect");
      }
      for (const { socket } of open) socket.write(health);
      const refused = await Promise.all(open.slice(4).map(({ answer }) => answer));
      for (const answer of refused.slice(0, 4)) {
        expect(answer).toMatch(/^HTTP\/1\.1 503 /);
        expect(answer).toMatch(/retry-after: 1/i);
        expect(answer).toContain('"code":"overloaded"');
      }
      expect(refused[4]).toBe("");
      for (const { socket } of open.slice(0, 4)) socket.end();
      for (const { answer } of open.slice(0, 4)) expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      await server.close();
    },
  );

  it("tell the answer that is being made that they close, when the server is drained", async () => {
    let finish = () => {};
    const begun = new Promise<void>((begin) => {
      finish = begin;
    });
    let arrived = () => {};
    const asked = new Promise<void>((ask) => {
      arrived = ask;
    });
    const server = await startServer(async () => {
      arrived();
      await begun;
      return new Response("done");
    });
    const { socket, answer } = raw(server.url);
    socket.write(health);
    await asked;
    const closed = server.close();
    finish();
    expect(/connection: ([\w-]+)/i.exec(await answer)?.[1]).toBe("close");
    await closed;
  });

  it("tell the next answer that they close, while the server is drained", async () => {
    const server = await startServer(createHandler(localResolver()));
    const [kept, idle] = [raw(server.url), raw(server.url)];
    for (const { socket } of [kept, idle]) {
      socket.write(health);
      await once(socket, "data");
    }
    const closed = server.close();
    await new Promise((next) => setTimeout(next, 50));
    kept.socket.write(health);
    const answers = (await kept.answer).split("HTTP/1.1 200 OK").slice(1);
    expect(answers.map((answer) => /connection: ([\w-]+)/i.exec(answer)?.[1])).toEqual([
      "keep-alive",
      "close",
    ]);
    await idle.answer;
    await closed;
  });
});

describe("the bodies that a server reads", () => {
  const limits = { bodiesBytes: 1_000_000, peerConnections: 0 };

  it("have a budget together: a large one that is beyond it is told to come again, small ones always fit", async () => {
    const server = await startServer(createHandler(localResolver(), { limits }), { limits });
    const slow = Array.from({ length: 3 }, () => raw(server.url));
    for (const { socket } of slow) socket.write(head(600_000) + " ".repeat(400_000));
    const refused = await Promise.race(slow.map(({ answer }, i) => answer.then((text) => ({ text, i }))));
    expect(refused.text).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused.text).toContain("too many large bodies are being read");
    expect((await fetch(`${server.url}/v1/resolve`, post(ada))).status).toBe(200);
    const large = post({ ...ada, note: " ".repeat(400_000) });
    expect((await fetch(`${server.url}/v1/resolve`, large)).status).toBe(503);
    for (const { socket } of slow) socket.destroy();
    await Promise.all(slow.map(({ answer }) => answer));
    let status = 503;
    for (let i = 0; i < 100 && status === 503; i++) {
      status = (await fetch(`${server.url}/v1/resolve`, large)).status;
      await new Promise((next) => setTimeout(next, 10));
    }
    expect(status).toBe(200);
    await server.close();
  });

  it("give back what they took, whatever became of them", async () => {
    const handler = createHandler(localResolver(), { limits: { bodiesBytes: 300_000, bodyBytes: 250_000 } });
    const send = async (body: string) =>
      (await handler(new Request("http://localhost/v1/resolve", post(body)))).status;
    const padded = (size: number) => JSON.stringify({ ...ada, note: " ".repeat(size) });
    for (let i = 0; i < 10; i++) {
      expect(await send(padded(240_000))).toBe(200);
      expect(await send("x".repeat(240_000))).toBe(400);
      expect(await send(padded(400_000))).toBe(413);
      expect(await send(padded(240_000).replace('"en"', '"nl"'))).toBe(422);
    }
  });
});

describe("a kept connection", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(createHandler(servedResolver(), { limits: { bodyBytes: 100 } }));
  });
  afterAll(() => server.close());

  it("serves further calls after a refused body", async () => {
    for (let i = 0; i < 3; i++) {
      const refused = await fetch(`${server.url}/v1/resolve`, post("x".repeat(500_000)));
      expect(refused.status).toBe(413);
      await refused.text();
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
    }
  });
});

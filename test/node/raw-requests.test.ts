import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createHandler, type HandlerOptions } from "../../src/http/index.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../src/node/server.ts";
import { localResolver } from "../contract/local-resolver.ts";
import { ada } from "../contract/resolver.ts";
import { serveCli } from "./built.ts";

const servers: RunningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close(0);
});

async function serve(
  handler: Parameters<typeof startServer>[0] | HandlerOptions = {},
  options: ServerOptions = {},
): Promise<number> {
  const answer = typeof handler === "function" ? handler : createHandler(localResolver(), handler);
  const server = await startServer(answer, options);
  servers.push(server);
  return Number(new URL(server.url).port);
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** All that a server says to these bytes until it closes the connection. */
async function said(port: number, ...parts: (string | Buffer)[]): Promise<string> {
  const socket = await open(port);
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  for (const part of parts) {
    socket.write(part);
    await new Promise((next) => setTimeout(next, 20));
  }
  if (!socket.closed) await once(socket, "close");
  return text;
}

/** What was said, up to a text that is awaited; the connection stays open. */
async function heard(socket: Socket, awaited: string): Promise<string> {
  let text = "";
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += chunk;
    if (text.includes(awaited)) return text;
  }
  return text;
}

const body = JSON.stringify(ada);
const head = "POST /v1/resolve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
const length = `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
const call = head + length + body;
const statuses = (text: string) =>
  Array.from(text.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => Number(status));
const documentOf = (text: string) => JSON.parse(text.slice(text.lastIndexOf("\r\n\r\n")));

describe("what is not HTTP", () => {
  it.each([
    ["an unknown method", "BREW /health HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["the beginning of TLS", Buffer.from("16030100a5010000a10303", "hex"), 400],
    ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["HTTP/1.1 without a host", "GET /health HTTP/1.1\r\n\r\n", 400],
    ["two hosts", "GET /health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400],
    ["a host that is none", "GET /health HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
    ["a path that is none", "GET * HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["headers of 20,000 characters", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
    ["two lengths", `${head}Content-Length: 5\r\n${length}${body}`, 400],
    ["a length and chunks", `${head}Transfer-Encoding: chunked\r\n${length}${body}`, 400],
    ["a chunk of no length", `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
    ["a chunk that is longer than it says", `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n${body}`, 400],
    ["a long chunk extension", `${head}Transfer-Encoding: chunked\r\n\r\n1;${"a".repeat(100_000)}\r\n`, 413],
    ["a request to a proxy", "CONNECT x:443 HTTP/1.1\r\nHost: x:443\r\n\r\n", 405],
  ])("is answered with a problem document and the end of the connection: %s", async (_, sent, status) => {
    const port = await serve();
    const text = await said(port, sent);
    expect(statuses(text)).toEqual([status]);
    expect(text).toMatch(/content-type: application\/problem\+json/i);
    expect(documentOf(text)).toMatchObject({
      type: "about:blank",
      status,
      detail: expect.stringMatching(/\w/),
    });
  });

  it("is told as such when it comes behind requests, which are answered first", async () => {
    const port = await serve();
    for (const parts of [
      [`${call}${call}rubbish\r\n\r\n`],
      [call + call, "rubbish\r\n\r\n", "more\r\n\r\n"],
    ]) {
      const text = await said(port, ...parts);
      expect(statuses(text)).toEqual([200, 200, 400]);
      expect(documentOf(text).type).toBe("about:blank");
    }
  });

  it("is told in a request that ends too early, and the call is not made", async () => {
    const resolved: unknown[] = [];
    const port = await serve(
      createHandler({
        async resolve(request) {
          resolved.push(request);
          return localResolver().resolve(request);
        },
      }),
    );
    const socket = await open(port);
    socket.end(`${head}Content-Length: 1000\r\n\r\n${body}`);
    expect(documentOf(await heard(socket, "whole"))).toMatchObject({
      status: 400,
      detail: "the request ended before it was whole",
    });
    expect(resolved).toEqual([]);
  });

  it("is also a request that does not arrive in time", async () => {
    const port = await serve({}, { timeoutMs: 200 });
    const text = await said(port, "GET /health HTTP/1.1\r\nHost:");
    expect(statuses(text)).toEqual([408]);
    expect(documentOf(text).detail).toBe("the request did not arrive in time");
  });
});

describe("HTTP/1.0", () => {
  it("is answered without a host, as probes send it, and closed", async () => {
    const port = await serve();
    const text = await said(port, "GET /health HTTP/1.0\r\n\r\n");
    expect(statuses(text)).toEqual([200]);
    expect(documentOf(text)).toEqual({ status: "ok" });
  });
});

it("OPTIONS of * tells the methods of the server, and its connection is kept", async () => {
  const socket = await open(await serve());
  socket.write("OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n");
  const told = await heard(socket, "\r\n\r\n");
  expect([statuses(told), told]).toEqual([
    [204],
    expect.stringMatching(/^allow: GET, HEAD, POST, OPTIONS\r$/im),
  ]);
  socket.write(call);
  expect(statuses(await heard(socket, '"mentions"'))).toEqual([200]);
  socket.destroy();
});

describe("a client that waits to be told to send its body", () => {
  const waiting = `${head}Expect: 100-continue\r\n`;
  const tooLarge = "Content-Length: 99999999\r\n\r\n";

  it("is told when the body is read, and its connection is kept", async () => {
    const socket = await open(await serve());
    socket.write(waiting + length);
    expect(await heard(socket, "\r\n\r\n")).toBe("HTTP/1.1 100 Continue\r\n\r\n");
    socket.write(body);
    expect(statuses(await heard(socket, '"mentions"'))).toEqual([200]);
    socket.write(call);
    expect(statuses(await heard(socket, '"mentions"'))).toEqual([200]);
    socket.destroy();
  });

  it.each([
    ["of a body that is too large", waiting + tooLarge, 413],
    ["to a path that there is not", waiting.replace("/v1/resolve", "/nothing") + length, 404],
    ["with a type that is not read", waiting.replace("json", "pdf") + length, 415],
  ])("is refused at once and without the body %s", async (_, sent, status) => {
    const text = await said(await serve(), sent);
    expect(statuses(text)).toEqual([status]);
    expect(text).toContain("Connection: close");
    expect(documentOf(text).status).toBe(status);
  });

  it("is refused without a key before it sends anything", async () => {
    const port = await serve({ accounts: { accounts: [] } });
    expect(statuses(await said(port, waiting + length))).toEqual([401]);
  });

  it("is served where it expects something else", async () => {
    const socket = await open(await serve());
    socket.write(`${head}Expect: applause\r\n${length}${body}`);
    expect(statuses(await heard(socket, '"mentions"'))).toEqual([200]);
    socket.destroy();
  });
});

describe("calls that are sent one behind the other", () => {
  it("all end when their client leaves", async () => {
    let running = 0;
    const ended: number[] = [];
    const handler = createHandler(
      {
        resolve: (_, options) =>
          new Promise((_, stop) => {
            const number = running++;
            options?.signal?.addEventListener("abort", () => {
              ended.push(number);
              stop(options.signal?.reason);
            });
          }),
      },
      { queue: { running: 3, waiting: 0 } },
    );
    const socket = await open(await serve(handler));
    socket.write(call + call + call);
    while (running < 3) await new Promise((next) => setTimeout(next, 5));
    socket.destroy();
    while (ended.length < 3) await new Promise((next) => setTimeout(next, 5));
    expect(ended.sort()).toEqual([0, 1, 2]);
  });
});

describe("the command `serve`", () => {
  it("can be ended as soon as it says that it listens", async () => {
    const { child, ended } = await serveCli("--workers", "1");
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  }, 30_000);
});

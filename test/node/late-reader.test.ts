import { execFile } from "node:child_process";
import { connect } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHandler } from "../../src/http/index.ts";
import { type RunningServer, startServer } from "../../src/node/server.ts";
import { localResolver } from "../contract/local-resolver.ts";

const run = promisify(execFile);
const megabyte = 1024 * 1024;
const headers = { "Content-Type": "application/json" };
const hasPython = await run("python3", ["-c", ""]).then(
  () => true,
  () => false,
);

/** A client that sends all before it reads, in pieces with a pause between: what came back. */
function sendThenRead(url: string, megabytes: number, pauseMs: number, head: string): Promise<string> {
  const { port } = new URL(url);
  return new Promise((done) => {
    const socket = connect(Number(port), "127.0.0.1");
    let answer = "";
    socket.pause();
    socket.on("error", () => {});
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("close", () => done(answer));
    socket.write(`POST /v1/resolve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}\r\n\r\n`);
    const chunked = head.startsWith("Transfer");
    let sent = 0;
    const next = () => {
      if (sent++ === megabytes) {
        if (chunked) socket.write("0\r\n\r\n");
        socket.end();
        socket.resume();
        return;
      }
      if (chunked) socket.write(`${megabyte.toString(16)}\r\n`);
      socket.write(Buffer.alloc(megabyte, 32), () => setTimeout(next, pauseMs));
      if (chunked) socket.write("\r\n");
    };
    next();
  });
}

describe("a request that is refused while it is being sent", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(createHandler(localResolver(), { limits: { bodyBytes: megabyte } }));
  });
  afterAll(() => server.close());

  it.each([2, 20, 60])("gets its problem document through fetch: %i MB with a length", async (size) => {
    for (let i = 0; i < 5; i++) {
      const response = await fetch(`${server.url}/v1/resolve`, {
        method: "POST",
        headers,
        body: new Uint8Array(size * megabyte).fill(32),
      });
      expect([response.status, await response.json()]).toMatchObject([413, { code: "payload_too_large" }]);
    }
  });

  it.each([2, 20, 60])("gets its problem document through fetch: a stream of %i MB", async (size) => {
    for (let i = 0; i < 5; i++) {
      let left = size;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (left-- > 0) controller.enqueue(new Uint8Array(megabyte).fill(32));
          else controller.close();
        },
      });
      const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
      const response = await fetch(`${server.url}/v1/resolve`, init);
      expect([response.status, await response.json()]).toMatchObject([413, { code: "payload_too_large" }]);
    }
  });

  it.each(["Content-Length: 20971520", "Transfer-Encoding: chunked"])(
    "gets it in a client that sends for seconds and reads then: %s",
    async (head) => {
      const answer = await sendThenRead(server.url, 20, 100, head);
      expect(answer).toContain("HTTP/1.1 413");
      expect(answer).toContain('"code":"payload_too_large"');
    },
  );

  it.skipIf(!hasPython)("gets it in Python's urllib, which sends all before it reads", async () => {
    const script = `
import json, urllib.error, urllib.request
request = urllib.request.Request("${server.url}/v1/resolve", b" " * (30 << 20), {"Content-Type": "application/json"})
try:
    urllib.request.urlopen(request)
except urllib.error.HTTPError as error:
    print(error.code, json.load(error)["code"])
`;
    const env = { ...process.env, NO_PROXY: "127.0.0.1", no_proxy: "127.0.0.1" };
    expect((await run("python3", ["-c", script], { env })).stdout.trim()).toBe("413 payload_too_large");
  });

  it("is cut off when it sends more than is read on, while others are served", async () => {
    const other = setInterval(() => void fetch(`${server.url}/health`).then((r) => r.text()), 50);
    const answer = await sendThenRead(server.url, 200, 0, `Content-Length: ${200 * megabyte}`);
    clearInterval(other);
    expect(answer === "" || answer.includes("413")).toBe(true);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });
});

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ada } from "../contract/resolver.ts";
import { serveCli } from "../node/built.ts";

/** A server that tells its live memory, in MB: what is on the heap and in buffers after a collection. */
async function measuredServer(
  ...args: string[]
): Promise<Awaited<ReturnType<typeof serveCli>> & { live(): Promise<number>; [Symbol.dispose](): void }> {
  const folder = mkdtempSync(join(tmpdir(), "referent-live-"));
  const file = join(folder, "megabytes");
  const { NODE_OPTIONS = "" } = process.env;
  process.env.LIVE_MEMORY_FILE = file;
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --require=${resolve(import.meta.dirname, "live-memory.cjs")}`;
  const starting = serveCli(...args);
  process.env.NODE_OPTIONS = NODE_OPTIONS;
  const server = await starting;
  return {
    ...server,
    async live() {
      server.child.kill("SIGUSR2");
      while (!existsSync(file)) await new Promise((next) => setTimeout(next, 10));
      let told = "";
      while (told === "") told = readFileSync(file, "utf8");
      rmSync(file);
      return Number(told);
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Connections that each send a body in pieces, slowly, until they are answered or closed. */
async function slowBodies(url: string, count: number, bytes: number): Promise<() => void> {
  const piece = Buffer.alloc(64 * 1024, 0x20);
  const sockets: Socket[] = [];
  const sent: Promise<void>[] = [];
  for (let i = 0; i < count; i++) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write(
      `POST /v1/resolve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes + 1}\r\n\r\n`,
    );
    sent.push(
      new Promise((done) => {
        let left = bytes;
        const next = () => {
          if (left <= 0 || socket.destroyed) return done();
          left -= piece.length;
          socket.write(piece, () => setTimeout(next, 1));
        };
        socket.once("data", () => {
          left = 0;
          socket.destroy();
        });
        socket.once("close", () => done());
        next();
      }),
    );
  }
  await Promise.all(sent);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

describe("a server that many connections send large bodies to, slowly", () => {
  it.each([
    [150, []],
    [150, ["--limit", "peerConnections=0"]],
    [1_500, ["--limit", "peerConnections=0", "--limit", "connections=0"]],
  ])(
    "holds 64 MiB of the bodies of %i connections and what their sockets buffer, and answers others (%j)",
    async (count, options) => {
      using server = await measuredServer("--workers", "1", ...options);
      const { url, child, ended } = server;
      const before = await server.live();
      let most = 0;
      let sending = true;
      const watching = (async () => {
        while (sending) {
          most = Math.max(most, await server.live());
          // A budget that is spent is free again within a second, so the watch looks often.
          await new Promise((next) => setTimeout(next, 50));
        }
      })();
      const release = await slowBodies(url, count, 4_000_000);
      sending = false;
      await watching;
      // Without the bound 600; a socket that is not read yet has two buffers of 64 KiB.
      expect(most - before).toBeGreaterThan(16);
      expect(most - before).toBeLessThan(64 + 16 + count / 8);
      if (options.length > 0) expect((await fetch(`${url}/health`)).status).toBe(200);
      release();
      let status = 0;
      while (status !== 200) {
        status = await fetch(`${url}/v1/resolve`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(ada),
        }).then(
          (response) => response.status,
          () => 0,
        );
      }
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
    },
    180_000,
  );
});

/** How one call ended: a status, no connection, or one that broke. */
type Outcome = number | "refused" | "broken";

/** One call with an id of its own. */
function call(url: string, agent: Agent | undefined, id: string): Promise<Outcome> {
  return new Promise((done) => {
    const headers = { "Content-Type": "application/json", "X-Request-Id": id };
    const sent = request(
      `${url}/v1/resolve`,
      { method: "POST", agent: agent ?? false, headers },
      (response) => {
        response.on("error", () => done("broken"));
        response.on("end", () => done(response.complete ? response.statusCode! : "broken"));
        response.resume();
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) =>
      done(error.code === "ECONNREFUSED" ? "refused" : "broken"),
    );
    sent.end(JSON.stringify(ada));
  });
}

describe("a server that is ended under load", () => {
  it("answers every request that it took, in 20 rounds of SIGTERM", async () => {
    const outcomes = new Map<Outcome, number>();
    let calls = 0;
    const lost: string[] = [];
    const round = async () => {
      const { url, child, ended, output } = await serveCli("--workers", "1");
      const broken: string[] = [];
      const client = async (agent: Agent | undefined) => {
        for (;;) {
          const id = `call-${calls++}`;
          const outcome = await call(url, agent, id);
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          if (outcome === "broken") broken.push(id);
          if (outcome === "refused") return;
        }
      };
      const clients = [
        ...Array.from({ length: 8 }, () => client(new Agent({ keepAlive: true, maxSockets: 1 }))),
        ...Array.from({ length: 4 }, () => client(undefined)),
      ];
      await new Promise((next) => setTimeout(next, 300));
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
      await Promise.all(clients);
      // The log has a line for each request that came in. A connection that the system made and the server did not
      // take when it stopped listening is reset by the system.
      lost.push(...broken.filter((id) => output().includes(`"${id}"`)));
    };
    const lane = async () => {
      for (let i = 0; i < 10; i++) await round();
    };
    await Promise.all([lane(), lane()]);
    expect(outcomes.get(200)).toBeGreaterThan(200);
    expect(lost).toEqual([]);
    expect(outcomes.get("broken") ?? 0).toBeLessThan(60);
    expect(outcomes.has(500)).toBe(false);
  }, 240_000);
});

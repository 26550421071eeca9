import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../../src/node/server.ts";

const servers: RunningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close(0);
});

describe("answers that nobody reads", () => {
  const mega = 2 ** 20;
  const get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

  /** Which of so many connections still are, each of which got 16 MiB and read the beginning. */
  async function stillOpen(count: number, answersBytes: number): Promise<boolean[]> {
    const large = "x".repeat(16 * mega);
    const server = await startServer(async () => new Response(large), { limits: { answersBytes } });
    servers.push(server);
    const port = Number(new URL(server.url).port);
    const sockets: Socket[] = [];
    for (let i = 0; i < count; i++) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      sockets.push(socket);
      socket.write(get);
      await once(socket, "readable");
      socket.read(1);
    }
    const reader = await fetch(`http://127.0.0.1:${port}/`);
    expect((await reader.text()).length).toBe(16 * mega);
    const lengths = await Promise.all(
      sockets.map(async (socket) => {
        let length = 1;
        socket.on("data", (chunk) => {
          length += chunk.length;
          if (length > 16 * mega) socket.destroy();
        });
        await once(socket, "close");
        return length;
      }),
    );
    return lengths.map((length) => length > 16 * mega);
  }

  it("are cut off, those first that have waited longest, where they are more than the limit", async () => {
    expect(await stillOpen(4, 40 * mega)).toEqual([false, false, false, true]);
  }, 20_000);

  it("wait where they are not more, or where there is no limit", async () => {
    expect(await stillOpen(4, 100 * mega)).toEqual([true, true, true, true]);
    expect(await stillOpen(4, 0)).toEqual([true, true, true, true]);
  }, 20_000);
});

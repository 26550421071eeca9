import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { openFeed } from "../../src/node/feed-source.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-position-"));
afterAll(() => rmSync(folder, { recursive: true }));
const rows = Array.from({ length: 20_000 }, (_, i) => `${i},Product number ${i},https://s.example/${i}\n`);
const text = `id,title,link\n${rows.join("")}`;

async function positions(source: string): Promise<{ read: number; total: number | undefined }[]> {
  const feed = openFeed(source);
  const seen = [];
  for await (const _ of feed) seen.push({ ...feed.position });
  return [...seen, { ...feed.position }];
}

it("a file tells its size and how much of it was worked on, also compressed", async () => {
  for (const [name, bytes] of [
    ["feed.csv", Buffer.from(text)],
    ["feed.csv.gz", gzipSync(text)],
  ] as const) {
    writeFileSync(join(folder, name), bytes);
    const seen = await positions(join(folder, name));
    expect(seen.at(-1)).toEqual({ read: bytes.length, total: bytes.length });
    expect(seen[0]!.total).toBe(bytes.length);
    for (const [i, { read }] of seen.entries()) expect(read).toBeGreaterThanOrEqual(seen[i - 1]?.read ?? 0);
  }
});

it("a URL tells its length where the answer has one that is of the bytes read", async () => {
  const server = createServer((request, response) => {
    const length = { "content-length": Buffer.byteLength(text) };
    const headers = { "content-type": "text/csv", ...(request.url === "/length" ? length : {}) };
    response.writeHead(200, headers).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const size = Buffer.byteLength(text);
  expect((await positions(`${base}/length`)).at(-1)).toEqual({ read: size, total: size });
  server.removeAllListeners("request");
  server.on("request", (_, response) => {
    const bytes = gzipSync(text);
    response.writeHead(200, { "content-encoding": "gzip", "content-length": bytes.length }).end(bytes);
  });
  expect((await positions(`${base}/encoded`)).at(-1)).toEqual({ read: size, total: undefined });
  server.close();
});

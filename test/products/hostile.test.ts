import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createGraphStore, createRecords, type GraphStore } from "../../src/graph/index.ts";
import { guardedFetch } from "../../src/node/guarded-fetch.ts";
import { heldProducts } from "../../src/products/replay.ts";
import { type StoreOptions, syncProducts } from "../../src/products/sync.ts";
import { createWebhookSender } from "../../src/webhook/index.ts";
import { lines } from "../contract/graph-store.ts";
import { type Answer, startEndpoint } from "../webhook/endpoint.ts";
import { catalogue } from "./catalogue.ts";

const json = { "Content-Type": "application/json" };
const good = '<x:s> <x:p> "o" .';

/** Answers every item by its own rule. */
const each =
  (rule: (id: string, format: string, data: string) => unknown): Answer =>
  ({ body }) => ({ items: body.items.flatMap(({ id, rdf }) => rule(id, rdf.format, rdf.data)) });

/** What a hostile endpoint does, and the fault under which each of its items is held. */
const hostile: Record<string, [fault: string, attempts: number, answer: Answer]> = {
  "500s": ["status", 3, (_, response) => void response.writeHead(500).end("boom")],
  "a 503 that asks to wait for an hour": [
    "status",
    1,
    (_, response) => void response.writeHead(503, { "Retry-After": "3600" }).end(),
  ],
  "a 429 that asks to wait for nothing": [
    "status",
    3,
    (_, response) => void response.writeHead(429, { "Retry-After": "0" }).end(),
  ],
  "a 404": ["status", 1, (_, response) => void response.writeHead(404).end()],
  "a 204": ["no_answer", 1, (_, response) => void response.writeHead(204).end()],
  "time-outs": ["timeout", 3, () => {}],
  "slow drip": [
    "timeout",
    3,
    (_, response) => {
      response.writeHead(200, json);
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
    },
  ],
  "headers and then nothing": [
    "timeout",
    3,
    (_, response) => void response.writeHead(200, json).flushHeaders(),
  ],
  "200 with wrong ids": [
    "missing",
    1,
    each((id, format, data) => ({ id: `${id}/other`, rdf: { format, data } })),
  ],
  "missing items": ["missing", 1, () => ({ items: [] })],
  duplicates: ["duplicate", 1, each((id, format, data) => [1, 2].map(() => ({ id, rdf: { format, data } })))],
  "an unknown format": ["unknown_format", 1, each((id, _, data) => ({ id, rdf: { format: "hdt", data } }))],
  "broken Turtle": [
    "invalid_rdf",
    1,
    each((id, format, data) => ({ id, rdf: { format, data: data.slice(0, -3) } })),
  ],
  "Turtle with an IRI that is none": [
    "invalid_rdf",
    1,
    each((id, format) => ({ id, rdf: { format, data: "<> <p> <x:a b> ." } })),
  ],
  "JSON-LD with a remote context": [
    "invalid_rdf",
    1,
    each((id) => ({
      id,
      rdf: { format: "jsonld", data: '{"@context":"http://127.0.0.1:1/c","@id":"x:a","name":"b"}' },
    })),
  ],
  "empty graphs": ["empty_graph", 1, each((id, format) => ({ id, rdf: { format, data: "# nothing" } }))],
  "items of a wrong shape": ["invalid_body", 1, each((id) => ({ id, rdf: good }))],
  "no items": ["invalid_body", 1, () => ({ products: [] })],
  "an array": ["invalid_body", 1, () => []],
  null: ["invalid_body", 1, (_, response) => void response.writeHead(200, json).end("null")],
  "a 50 MB answer": [
    "too_large",
    1,
    (_, response) => {
      response.writeHead(200, json);
      const chunk = Buffer.alloc(1024 * 1024, " ");
      let left = 50;
      const more = () => {
        while (left-- > 0) if (!response.write(chunk)) return void response.once("drain", more);
        response.end();
      };
      more();
    },
  ],
  "a redirect to a private address": [
    "redirect",
    1,
    (_, response) =>
      void response.writeHead(307, { Location: "http://169.254.169.254/latest/meta-data" }).end(),
  ],
  "closed sockets": ["network", 3, (_, response) => void response.socket!.destroy()],
  "a socket closed in the middle of the answer": [
    "network",
    3,
    (_, response) => {
      response.writeHead(200, { ...json, "Content-Length": "1000" });
      response.write('{"items":[', () => response.socket!.destroy());
    },
  ],
  HTML: [
    "content_type",
    1,
    (_, response) => void response.writeHead(200, { "Content-Type": "text/html" }).end("<html>"),
  ],
  "HTML that says it is JSON": [
    "invalid_json",
    1,
    (_, response) => void response.writeHead(200, json).end("<html>"),
  ],
  "a wrong content type": [
    "content_type",
    1,
    ({ body }, response) =>
      void response
        .writeHead(200, { "Content-Type": "text/plain" })
        .end(JSON.stringify({ items: body.items })),
  ],
  "no content type": [
    "content_type",
    1,
    ({ body }, response) => void response.writeHead(200).end(JSON.stringify({ items: body.items })),
  ],
  "bytes that are not UTF-8": [
    "invalid_json",
    1,
    (_, response) => void response.writeHead(200, json).end(Buffer.from([0x22, 0xff, 0x22])),
  ],
  "JSON that is cut off": [
    "invalid_json",
    1,
    ({ raw }, response) => void response.writeHead(200, json).end(raw.slice(0, -5)),
  ],
  "JSON nested a million deep": [
    "invalid_json",
    1,
    (_, response) => void response.writeHead(200, json).end("[".repeat(1e6)),
  ],
  "a gzip bomb": ["too_large", 1, bomb("gzip", (bytes) => gzipSync(bytes))],
  "a brotli bomb": [
    "too_large",
    1,
    bomb("br", (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })),
  ],
  "a body that is not the gzip it says": [
    "network",
    3,
    (_, response) => void response.writeHead(200, { ...json, "Content-Encoding": "gzip" }).end("not gzip"),
  ],
};

function bomb(encoding: string, compress: (bytes: Buffer) => Buffer): Answer {
  let bytes: Buffer | undefined;
  return (_, response) => {
    bytes ??= compress(Buffer.alloc(20 * 1024 * 1024, " "));
    response.writeHead(200, { ...json, "Content-Encoding": encoding }).end(bytes);
  };
}

async function run(answer: Answer, timeout = 10_000) {
  const store = createGraphStore();
  const options: StoreOptions = { store, records: createRecords() };
  await syncProducts(catalogue(0, 4), options);
  const before = await lines(store);
  const endpoint = await startEndpoint(answer);
  const send = createWebhookSender({
    url: endpoint.url,
    timeout,
    responseBytes: 1024 * 1024,
    retries: { attempts: 3, firstWait: 1, longestWait: 1000 },
    fetch: guardedFetch({ loopback: true }),
  });
  const summary = await syncProducts(
    catalogue(0, 8, (i) => `new ${i}`),
    { ...options, send },
  );
  await endpoint.close();
  const held = [];
  for await (const { item, fault } of heldProducts(options)) held.push([item.id, fault.code]);
  return { store, before, summary, held, attempts: endpoint.received.length };
}

const names = async (store: GraphStore) =>
  (await lines(store)).filter((line) => line.includes("/name>")).join("\n");

describe("a hostile webhook is survived with the store intact and every item accounted for", () => {
  it.each(Object.entries(hostile))("%s", async (_, [fault, attempts, answer]) => {
    const result = await run(answer, fault === "timeout" ? 600 : undefined);
    expect(result.summary).toMatchObject({
      read: 8,
      unchanged: 0,
      sent: 8,
      created: 4,
      changed: 4,
      written: 0,
      held: 8,
      rejected: 0,
    });
    expect(await lines(result.store)).toEqual(result.before);
    expect(new Set(result.held.map(([id]) => id)).size).toBe(8);
    expect(new Set(result.held.map(([, code]) => code))).toEqual(new Set([fault]));
    // Two batches: one of each event.
    expect(result.attempts).toBe(2 * attempts);
  });

  it("extra items: those sent are written, nothing of the others", async () => {
    const { store, summary } = await run(({ body }) => ({
      items: [
        ...body.items,
        { id: "https://shop.example/p/999", rdf: { format: "turtle", data: good } },
        7,
        null,
        {},
      ],
    }));
    expect(summary).toMatchObject({ sent: 8, written: 8, held: 0 });
    expect(await lines(store, { graph: "https://shop.example/p/999" })).toEqual([]);
    expect(await names(store)).toContain('"new 7"');
  });

  it("another format: written", async () => {
    const { store, summary } = await run(
      each((id) => ({ id, rdf: { format: "jsonld", data: `{"@id":"${id}","x:p":"jsonld"}` } })),
    );
    expect(summary).toMatchObject({ written: 8, held: 0 });
    expect((await lines(store)).filter((line) => line.includes('"jsonld"'))).toHaveLength(8);
  });

  it("good and bad items in one answer: each judged by itself", async () => {
    const { summary, store, held } = await run(
      each((id, format, data) =>
        /[13]$/.test(id) ? { id, rdf: { format, data: "<" } } : { id, rdf: { format, data } },
      ),
    );
    expect(summary).toMatchObject({ sent: 8, written: 6, held: 2 });
    expect(held.map(([id]) => id)).toEqual([1, 3].map((i) => `https://shop.example/p/${i}`));
    expect(await names(store)).toContain('"Product 1 日本"');
  });

  it("failing twice, then answering: written, nothing held", async () => {
    const attempts = new Map<unknown, number>();
    const { summary } = await run(({ body, headers }, response) => {
      const attempt = (attempts.get(headers["webhook-id"]) ?? 0) + 1;
      attempts.set(headers["webhook-id"], attempt);
      return attempt < 3 ? void response.writeHead(502).end() : { items: body.items };
    });
    expect(summary).toMatchObject({ sent: 8, held: 0, written: 8 });
    expect([...attempts.values()]).toEqual([3, 3]);
  });

  it("a private address, by number or by name, is refused before anything is sent", async () => {
    let calls = 0;
    const server = createServer(() => calls++);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    for (const host of [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "0x7f000001",
      "2130706433",
      "0.0.0.0",
      "10.0.0.1",
      "169.254.169.254",
    ]) {
      const send = createWebhookSender({
        url: `http://${host}:${port}/`,
        fetch: guardedFetch(),
        timeout: 2000,
      });
      const { outcomes } = await send("productkg_preupdate", [
        { id: "x:a", rdf: { format: "turtle", data: good } },
      ]);
      expect(outcomes, host).toMatchObject([{ fault: { code: "address_refused" } }]);
    }
    expect(calls).toBe(0);
    server.close();
  });
});

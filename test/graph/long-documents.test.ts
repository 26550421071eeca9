import { describe, expect, it } from "vitest";
import { createGraphStore, parseRdf } from "../../src/graph/index.ts";
import { readFeed } from "../../src/products/index.ts";
import { createWebhookHandler } from "../../src/webhook/index.ts";

/** A thousand times as many quads as one step reads would take too long; these are some steps of each kind of work. */
const count = 30_000;
const range = Array.from({ length: count }, (_, i) => i);
const longDocuments = {
  nquads: range.map((i) => `<http://e.x/${i}> <http://e.x/p> "${i}" .\n`).join(""),
  turtle: `@prefix e: <http://e.x/> .\n${range.map((i) => `e:i${i} e:p "é ${i}" ; e:q [ e:r "𝔸" ] .`).join(" ")}`,
  jsonld: JSON.stringify(range.map((i) => ({ "@id": `http://e.x/${i}`, "http://e.x/p": `${i}` }))),
  rdfxml: `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:e="http://e.x/">${range
    .map((i) => `<rdf:Description rdf:about="http://e.x/${i}"><e:p>${i}</e:p></rdf:Description>`)
    .join("")}</rdf:RDF>`,
} as const;

/** Counts the turns of the event loop until it is asked. */
function turns(): () => number {
  let count = 0;
  let next = setImmediate(function turn() {
    count++;
    next = setImmediate(turn);
  });
  return () => {
    clearImmediate(next);
    return count;
  };
}

describe("a long document", () => {
  it.each(Object.entries(longDocuments))(
    "of %s lets the event loop run while it is read",
    async (format, text) => {
      const counted = turns();
      const quads = await parseRdf(text, format);
      expect(counted()).toBeGreaterThan(2);
      expect(quads).toHaveLength(format === "turtle" ? 3 * count : count);
    },
  );

  it.each(Object.entries(longDocuments))(
    "of %s is given up when its signal is aborted meanwhile",
    async (format, text) => {
      const controller = new AbortController();
      const reason = new Error("enough");
      setImmediate(() => controller.abort(reason));
      await expect(parseRdf(text, format, { signal: controller.signal })).rejects.toBe(reason);
      await expect(parseRdf("<a:a> <a:a> <a:a> .", "turtle", { signal: controller.signal })).rejects.toBe(
        reason,
      );
    },
  );

  it("is written as it was when the call was made, even if its owner changes the list meanwhile", async () => {
    const quads = await parseRdf(longDocuments.nquads, "nquads");
    const store = createGraphStore();
    const written = store.write([{ graph: "http://e.x/g", quads }]);
    quads.length = 1;
    await written;
    const read = [];
    for await (const quad of store.read()) read.push(quad);
    expect(read).toHaveLength(count);
  });

  it("is read as if it came in one piece, wherever a step ends", async () => {
    const line = (i: number) =>
      `<http://e.x/𝔸${i}> e:p "a # \\" ${"é𝔸".repeat(i % 7)}"@de-at , 1.5 , _:b${i}.x . # it's "𝔸"\r\n`;
    const lines = Array.from({ length: 8_000 }, (_, i) => line(i));
    const prefix = "@prefix e: <http://e.x/> .\n";
    const whole = await parseRdf(prefix + lines.join(""), "turtle");
    const values = whole.map(({ subject, object }) => `${subject.value} ${object.termType} ${object.value}`);
    const parts: string[] = [];
    for (let at = 0; at < lines.length; at += 100)
      for (const { subject, object } of await parseRdf(prefix + lines.slice(at, at + 100).join(""), "turtle"))
        parts.push(`${subject.value} ${object.termType} ${object.value}`);
    const plain = (text: string) => text.replace(/(BlankNode )b\d+_/, "$1");
    expect(values.map(plain)).toEqual(parts.map(plain));
  });

  it("is written into a store before a short one that is written after it", async () => {
    const store = createGraphStore();
    const graph = "urn:x:g";
    const counted = turns();
    await Promise.all([
      store.write([{ graph, rdf: { format: "nquads", data: longDocuments.nquads } }]),
      store.write([{ graph, rdf: { format: "turtle", data: "<a:a> <a:a> <a:a> ." } }]),
    ]);
    expect(counted()).toBeGreaterThan(2);
    const left: string[] = [];
    for await (const { subject } of store.read({ graph })) left.push(subject.value);
    expect(left).toEqual(["a:a"]);
  });
});

describe("a call of a webhook with many graphs", () => {
  const items = Array.from({ length: 1_000 }, (_, i) => ({
    id: `http://e.x/${i}`,
    rdf: { format: "turtle", data: `<> <http://e.x/p> ${range.slice(0, 50).join(", ")} .` },
  }));
  const call = (signal?: AbortSignal) =>
    new Request("http://e.x/", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ webhook_name: "before_productkg_create", items }),
      ...(signal ? { signal } : {}),
    });

  it("lets the event loop run between them", async () => {
    const counted = turns();
    const response = await createWebhookHandler(() => {})(call());
    expect([response.status, counted() > 2]).toEqual([200, true]);
  });

  it("is given up when the caller is gone, and is no error of the function", async () => {
    const controller = new AbortController();
    const told: unknown[] = [];
    const handle = createWebhookHandler(() => void told.push("called"), {
      onError: (error) => told.push(error),
    });
    const answer = handle(call(controller.signal));
    setTimeout(() => controller.abort());
    expect((await answer).status).toBe(499);
    expect(told).toEqual([]);
  });
});

describe("a feed that is at hand whole", () => {
  it.each(["json", "jsonl"] as const)("of %s lets the event loop run while it is read", async (format) => {
    const products = range.map((i) =>
      JSON.stringify({ "@type": "Product", sku: `${i}`, name: `Product ${i}` }),
    );
    const text = format === "json" ? `[${products.join(",")}]` : products.join("\n");
    const counted = turns();
    let read = 0;
    for await (const _ of readFeed([new TextEncoder().encode(text)], { format })) read++;
    expect([read, counted() > 2]).toEqual([count, true]);
  });
});

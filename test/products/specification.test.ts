import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createGraphStore,
  createRecords,
  type GraphStore,
  inDefaultGraph,
  parseRdf,
  type Records,
  sameRdf,
} from "../../src/graph/index.ts";
import { readFeed } from "../../src/products/feeds/read.ts";
import { productGraph } from "../../src/products/graph.ts";
import { syncProducts } from "../../src/products/index.ts";
import { createWebhookSender } from "../../src/webhook/index.ts";
import { dataPath, noData } from "../data-folder.ts";
import { type Answer, type Endpoint, startEndpoint } from "../webhook/endpoint.ts";

/**
 * The sentences of the webhook's half of the specification, each with a test of the whole flow: a feed of
 * three products, a real endpoint, a store. What goes over the wire in detail is in test/webhook.
 */

const ids = [1, 2, 3].map((number) => `https://shop.example/p/${number}`);
const feedOf = (title: string) =>
  `id,title,link,price\n${[1, 2, 3].map((n) => `${n},${title} ${n},https://shop.example/p/${n},${n}.50 EUR\n`).join("")}`;

/** Adds a statement to every graph. */
const enrich: Answer = ({ body }) => ({
  items: body.items.map(({ id, rdf }) => ({
    id,
    rdf: { ...rdf, data: `${rdf.data}<${id}> <x:seen> "yes" .\n` },
  })),
});

let endpoint: Endpoint;
let answer: Answer;
let store: GraphStore;
let records: Records;

beforeAll(async () => {
  endpoint = await startEndpoint((...call) => answer(...call));
});
afterAll(() => endpoint.close());
beforeEach(() => {
  endpoint.received.length = 0;
  answer = enrich;
  store = createGraphStore();
  records = createRecords();
});

async function* graphs(title: string) {
  for await (const product of readFeed(Readable.from([Buffer.from(feedOf(title))])))
    yield productGraph(product);
}

/** One run of the service with that feed. */
function run(title = "Teapot", batch = 2) {
  const send = createWebhookSender({ url: endpoint.url, retries: { attempts: 1 } });
  return syncProducts(graphs(title), { store, records, send, batch: { items: batch }, concurrency: 1 });
}

async function objectsOf(id: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { object } of store.read({ graph: id })) found.push(object.value);
  return found;
}

const itemsSent = () => endpoint.received.flatMap(({ body }) => body.items);

describe("1.A", () => {
  it("1.A The service queries a merchant product catalogue and retrieves product data.", async () => {
    expect((await run()).read).toBe(3);
  });

  it("1.A It builds one product graph (RDF) for each product from the imported feed data.", async () => {
    await run();
    expect(itemsSent().map(({ id }) => id)).toEqual(ids);
    const built = await parseRdf(itemsSent()[1]!.rdf.data, "turtle");
    expect(built.map(({ object }) => object.value)).toEqual(
      expect.arrayContaining(["Teapot 2", "2.50", "EUR"]),
    );
  });

  it("1.A It sends the product graphs in batches to the integrator's webhook endpoint with an HTTP POST request.", async () => {
    await run();
    expect(endpoint.received.map(({ method, body }) => [method, body.items.length])).toEqual([
      ["POST", 2],
      ["POST", 1],
    ]);
  });

  it("1.A The webhook may enhance, validate or modify the RDF.", async () => {
    answer = ({ body }) => ({
      items: body.items.flatMap(({ id, rdf }) => {
        if (id === ids[0]) return { id, rdf: { ...rdf, data: `${rdf.data}<${id}> <x:added> "more" .` } };
        if (id === ids[1]) return { id, rdf: { ...rdf, data: rdf.data.replaceAll("Teapot", "Kettle") } };
        return [];
      }),
    });
    const summary = await run("Teapot", 3);
    expect(await objectsOf(ids[0]!)).toContain("more");
    expect(await objectsOf(ids[1]!)).toContain("Kettle 2");
    expect(summary).toMatchObject({ written: 2, held: 1 });
  });

  it("1.A The webhook answers with the updated RDF graphs.", async () => {
    expect(await run()).toMatchObject({ sent: 3, written: 3, held: 0 });
  });

  it("1.A The service then writes the updated data to its graph store.", async () => {
    await run();
    for (const id of ids) expect(await objectsOf(id)).toContain("yes");
  });

  it("1.A Purpose: let the integrator change product graphs before they are committed to the graph store.", async () => {
    let stored: string[] = [];
    answer = async (...call) => {
      stored = (await Promise.all(ids.map(objectsOf))).flat();
      return enrich(...call);
    };
    await run("Teapot", 3);
    expect(stored).toEqual([]);
    expect(await objectsOf(ids[0]!)).toContain("yes");
  });
});

describe("2.1", () => {
  it("2.1 JSON object, sent with Content-Type `application/json; charset=utf-8`.", async () => {
    await run("Théière 茶壺");
    expect(endpoint.received).toHaveLength(2);
    for (const { headers, raw } of endpoint.received) {
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(raw.startsWith("{")).toBe(true);
      expect(raw).toContain("Théière 茶壺");
    }
  });

  it("2.1 webhook_name | string | Identifier of the event that triggers the call.", async () => {
    await run();
    expect(endpoint.received[0]!.body.webhook_name).toBe("before_productkg_create");
  });

  it("2.1 items | array of item | Product graphs of the batch.", async () => {
    await run();
    for (const { body } of endpoint.received) expect(Object.keys(body)).toEqual(["webhook_name", "items"]);
    expect(itemsSent()).toHaveLength(3);
  });
});

describe("2.2", () => {
  it("2.2 id | string | Unique identifier of the product, typically a URL.", async () => {
    await run();
    expect(new Set(itemsSent().map(({ id }) => id)).size).toBe(3);
    for (const { id } of itemsSent()) expect(URL.canParse(id)).toBe(true);
  });

  it("2.2 rdf | object | RDF payload.", async () => {
    await run();
    expect(itemsSent()).toHaveLength(3);
    for (const item of itemsSent()) {
      expect(Object.keys(item)).toEqual(["id", "rdf"]);
      expect(Object.keys(item.rdf)).toEqual(["format", "data"]);
    }
  });

  it('2.2 rdf.format | string | RDF serialisation name; the value "turtle" is the one shown.', async () => {
    await run();
    expect(itemsSent().map(({ rdf }) => rdf.format)).toEqual(["turtle", "turtle", "turtle"]);
  });

  it("2.2 rdf.data | string | The RDF document as a string in the stated format.", async () => {
    await run();
    expect(itemsSent()).toHaveLength(3);
    for (const { id, rdf } of itemsSent()) {
      const quads = await parseRdf(rdf.data, rdf.format);
      expect(quads.some(({ subject }) => subject.value === id)).toBe(true);
    }
  });
});

describe("2.3", () => {
  it("2.3 JSON object with `items`: array of item (2.2), containing the updated RDF exactly as the webhook processed it.", async () => {
    const data = (id: string) => `<${id}> <x:price> 1.50 , "é\\n😀"@it ; <x:part> [ <x:p> <x:o> ] .`;
    answer = ({ body }) => ({
      items: body.items.map(({ id }) => ({ id, rdf: { format: "turtle", data: data(id) } })),
    });
    await run();
    for (const id of ids) {
      const quads = [];
      for await (const quad of store.read({ graph: id })) quads.push(quad);
      expect(await sameRdf(inDefaultGraph(quads), await parseRdf(data(id), "turtle"))).toBe(true);
    }
  });

  it("2.3 Content-Type `application/json`.", async () => {
    answer = ({ body }, response) => {
      const type = body.items.length === 2 ? "application/json" : "text/html";
      response.writeHead(200, { "Content-Type": type }).end(JSON.stringify({ items: body.items }));
    };
    expect(await run()).toMatchObject({ written: 2, held: 1 });
  });
});

describe("4.1", () => {
  it("4.1 Method: POST", async () => {
    await run();
    expect(new Set(endpoint.received.map(({ method }) => method))).toEqual(new Set(["POST"]));
  });

  it("4.1 Path: {webhook_url}, an address chosen by the integrator (shape e.g. `/webhook/calls`).", async () => {
    const paths: (string | undefined)[] = [];
    answer = (call, response, request) => {
      paths.push(request.url);
      return enrich(call, response, request);
    };
    await run();
    expect(new Set(paths)).toEqual(new Set(["/webhook/calls"]));
  });

  it("4.1 Request header: `Content-Type: application/json; charset=utf-8`.", async () => {
    await run();
    expect(endpoint.received[0]!.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("4.1 Request body: 2.1.", async () => {
    await run();
    const { webhook_name, items } = JSON.parse(endpoint.received[0]!.raw);
    expect([webhook_name, items.length]).toEqual(["before_productkg_create", 2]);
  });

  it("4.1 One request carries a batch of items.", async () => {
    await run("Teapot", 3);
    expect(endpoint.received.map(({ body }) => body.items.length)).toEqual([3]);
  });

  it("4.1 Success: HTTP 200 with body 2.3.", async () => {
    answer = ({ body }, response) => {
      const status = body.items.length === 2 ? 400 : 200;
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ items: body.items }));
    };
    expect(await run()).toMatchObject({ written: 1, held: 2 });
  });

  it("4.1 The response has one item per product, each with the same `id` and updated `rdf`.", async () => {
    answer = ({ body }) => ({
      items: [...body.items, body.items[0]!, { ...body.items[0]!, id: "https://x.example/" }],
    });
    // The first product is answered twice, a stranger once: neither is written.
    expect(await run("Teapot", 3)).toMatchObject({ written: 2, held: 1 });
    expect(await objectsOf(ids[0]!)).toEqual([]);
    expect(await objectsOf("https://x.example/")).toEqual([]);
    expect(await objectsOf(ids[1]!)).toContain("Teapot 2");
  });

  it("4.1 When the service receives the 200 response, then it writes the returned graphs to the graph store.", async () => {
    answer = ({ body }, response) => {
      if (body.items.length === 2) return enrich({ body } as never, response, undefined as never);
      response.writeHead(500).end();
      return undefined;
    };
    await run();
    expect((await objectsOf(ids[0]!)).includes("yes")).toBe(true);
    expect((await objectsOf(ids[1]!)).includes("yes")).toBe(true);
    expect(await objectsOf(ids[2]!)).toEqual([]);
  });
});

describe("6", () => {
  it("6 The webhook call (4.1) is the event delivery.", async () => {
    await run();
    expect(endpoint.received).toHaveLength(2);
    await run();
    expect(endpoint.received, "no event, no call").toHaveLength(2);
  });

  it("6 Its `webhook_name` identifies the event.", async () => {
    await run();
    await run("Kettle");
    const names = endpoint.received.map(({ body }) => body.webhook_name);
    expect(names.slice(0, 2)).not.toEqual(names.slice(2));
  });

  it("6 Values that appear: `before_productkg_create` and `productkg_preupdate`.", async () => {
    await run();
    await run("Kettle");
    expect(endpoint.received.map(({ body }) => body.webhook_name)).toEqual([
      "before_productkg_create",
      "before_productkg_create",
      "productkg_preupdate",
      "productkg_preupdate",
    ]);
  });

  it("6 The event fires for product graphs before they are committed to the graph store.", async () => {
    await run();
    const before: string[] = [];
    answer = async (...call) => {
      before.push(...(await objectsOf(ids[0]!)).filter((value) => /^(Teapot|Kettle)/.test(value)));
      return enrich(...call);
    };
    await run("Kettle", 3);
    expect(before).toEqual(["Teapot 1"]);
    expect(await objectsOf(ids[0]!)).toContain("Kettle 1");
  });
});

const specification = dataPath("spec", "service.md");

it.skipIf(!specification)(
  `every sentence of these sections has a test named by it${specification ? "" : ` (skipped: ${noData})`}`,
  () => {
    const text = readFileSync(specification!, "utf8");
    const own = readFileSync(import.meta.filename, "utf8");
    const names = [...own.matchAll(/^ {2}it\((["'])(.*)\1, async/gm)].map(([, , name]) => plain(name!));
    const sections = {
      "1.A": /^### A\..*\n/m,
      "2.1": /^### 2\.1 .*\n/m,
      "2.2": /^### 2\.2 .*\n/m,
      "2.3": /^### 2\.3 .*\n/m,
      "4.1": /^### 4\.1 .*\n/m,
      "6": /^## 6\. .*\n/m,
    };
    const missing: string[] = [];
    let count = 0;
    for (const [section, heading] of Object.entries(sections)) {
      for (const sentence of sentencesOf(text, heading)) {
        count++;
        if (!names.some((name) => name.startsWith(`${section} `) && name.includes(sentence)))
          missing.push(`${section} ${sentence}`);
      }
    }
    expect(missing).toEqual([]);
    expect(count).toBeGreaterThan(25);
  },
);

/** The sentences and table rows of a section, except for what the document leaves open. */
function sentencesOf(text: string, heading: RegExp): string[] {
  const start = heading.exec(text)!;
  const body = text.slice(start.index + start[0].length).split(/^##/m, 1)[0]!;
  return body
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\|(?:---| Field)/.test(line))
    .flatMap((line) =>
      line
        .replace(/^(?:\d+\.|-) /, "")
        .split(/(?<=[.:]) (?=[A-Z])(?<!Path: )(?<!Method: )(?<!Purpose: )(?<!header: )(?<!Success: )/),
    )
    .map(plain)
    .filter((sentence) => sentence !== "" && !sentence.includes("not shown"));
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replaceAll(/[`|\\]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

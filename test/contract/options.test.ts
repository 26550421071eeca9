import { describe, expect, it } from "vitest";
import { evaluationReport, htmlReport, runSet, score } from "../../src/evaluation/index.ts";
import { createGraphStore, createSparqlStore, parseRdf, serializeRdf } from "../../src/graph/index.ts";
import { createHandler, createRemoteResolver, limitQueue, openApiDocument } from "../../src/http/index.ts";
import { createResolver, type ProblemError } from "../../src/index.ts";
import { buildKb, fetchKb, openKb, readEntities } from "../../src/kb/index.ts";
import { createMatcher } from "../../src/matching/index.ts";
import { mcpMount } from "../../src/mcp/index.ts";
import { createNifHandler } from "../../src/nif/index.ts";
import {
  createWorkerResolver,
  guardedFetch,
  openFeed,
  startServer,
  startService,
  verifyGraphStore,
} from "../../src/node/index.ts";
import { heldProducts, readFeed, readObjects, replayHeld, syncProducts } from "../../src/products/index.ts";
import { openDocumentQueue, startQueueWorker } from "../../src/queue/index.ts";
import { createReconciliationHandler } from "../../src/reconciliation/index.ts";
import { toAnsi, toHtml } from "../../src/view/index.ts";
import {
  createSeenCalls,
  createWebhookHandler,
  createWebhookSender,
  testCall,
  type WebhookOptions,
} from "../../src/webhook/index.ts";

/** What somebody without a compiler writes. */
// biome-ignore lint/suspicious/noExplicitAny: these values have wrong types on purpose
const untyped = (value: unknown): any => value;

const resolver = createResolver();
const text = "Paris is nice.";
const redis = "redis://127.0.0.1:1";
const sparql = { query: "http://127.0.0.1:1/", update: "http://127.0.0.1:1/" };
const sender = (options: Partial<WebhookOptions>) =>
  createWebhookSender({ url: "http://127.0.0.1:1/", ...options });
async function* none(): AsyncGenerator<never> {}

/** The problem that a call ends with, thrown or rejected. */
async function problemOf(call: () => unknown): Promise<ProblemError> {
  try {
    await call();
  } catch (error) {
    return error as ProblemError;
  }
  throw new Error("nothing was thrown");
}

describe("an option that there is not is refused, with the one that is near", () => {
  it.each<[name: string, option: string, near: string, call: (options: object) => unknown]>([
    ["createResolver", "publicKB", "publicKb", (o) => createResolver(o)],
    ["resolve", "signall", "signal", (o) => resolver.resolve({ text }, o)],
    ["resolveMany", "signall", "signal", (o) => resolver.resolveMany([{ text }], o).next()],
    ["createWorkerResolver", "worker", "workers", (o) => createWorkerResolver(o)],
    ["createRemoteResolver", "baseURL", "baseUrl", (o) => createRemoteResolver(untyped(o))],
    ["createHandler", "account", "accounts", (o) => createHandler(resolver, o)],
    ["openApiDocument", "basepath", "basePath", (o) => openApiDocument(o)],
    ["limitQueue", "runing", "running", (o) => limitQueue(resolver, untyped(o))],
    ["createMatcher", "datset", "dataset", (o) => createMatcher(o)],
    ["matchRow", "limits", "limit", (o) => createMatcher().matchRow({ name: "x" }, o)],
    ["openKb", "maped", "mapped", (o) => openKb("starter", o)],
    ["buildKb", "language", "languages", (o) => buildKb([{ id: "a", name: "A" }], o)],
    ["fetchKb", "id", "ids", (o) => fetchKb(o)],
    ["readEntities", "column", "columns", (o) => readEntities("id,name\n1,a", o).next()],
    ["toAnsi", "color", "colour", (o) => toAnsi("", [], o)],
    ["toHtml", "them", "theme", (o) => toHtml("", [], o)],
    ["parseRdf", "baseIri", "base", (o) => parseRdf("", "turtle", o)],
    ["serializeRdf", "prefix", "prefixes", (o) => serializeRdf([], "turtle", o)],
    ["createSparqlStore", "updat", "update", (o) => createSparqlStore(untyped(o))],
    ["mcpMount", "origin", "origins", (o) => mcpMount(createMatcher(), o)],
    ["createNifHandler", "datasetURI", "datasetUri", (o) => createNifHandler(resolver, o)],
    ["createReconciliationHandler", "views", "view", (o) => createReconciliationHandler(createMatcher(), o)],
    ["startServer", "prt", "port", (o) => startServer(async () => new Response(), o)],
    ["startService", "log_", "log", (o) => startService(untyped(o))],
    ["verifyGraphStore", "salvages", "salvage", (o) => verifyGraphStore("x", o)],
    ["syncProducts", "cataloge", "catalogue", (o) => syncProducts(untyped([]), untyped(o))],
    ["createWebhookSender", "secrets", "secret", (o) => createWebhookSender(untyped(o))],
    ["createWebhookHandler", "secrets", "secret", (o) => createWebhookHandler(() => {}, o)],
    ["startQueueWorker", "concurency", "concurrency", (o) => startQueueWorker(untyped(o))],
    ["readFeed", "currenci", "currency", (o) => readFeed([], o)],
    ["readObjects", "baseURL", "baseUrl", (o) => readObjects([], o)],
    ["openFeed", "encodings", "encoding", (o) => openFeed("feed.xml", o)],
    ["replayHeld", "onFailur", "onFailure", (o) => replayHeld(untyped(o))],
    ["heldProducts", "catalog", "catalogue", (o) => heldProducts(untyped(o))],
    ["guardedFetch", "loopbak", "loopback", (o) => guardedFetch(o)],
    ["createSeenCalls", "mosts", "most", (o) => createSeenCalls(o)],
    ["testCall", "secrets", "secret", (o) => testCall(async () => new Response(), untyped(o))],
    ["openDocumentQueue", "engin", "engine", (o) => openDocumentQueue(untyped(o))],
    ["score", "resample", "resamples", (o) => score([], o)],
    ["evaluationReport", "probe", "probes", (o) => evaluationReport([], o)],
    ["htmlReport", "titel", "title", (o) => htmlReport(untyped({}), o)],
    ["runSet", "dataset_uri", "datasetUri", (o) => runSet(resolver, untyped({ documents: [] }), o)],
  ])("%s: %s", async (_, option, near, call) => {
    const problem = await problemOf(() => call({ [option]: 1 }));
    expect(problem).toMatchObject({
      code: "invalid_request",
      document: {
        errors: expect.arrayContaining([
          { pointer: `/${option}`, detail: `is not an option; did you mean "${near}"?` },
        ]),
      },
    });
  });

  it("an option that is like none has all of them in its sentence", async () => {
    const { message } = await problemOf(() => createMatcher(untyped({ foo: 1 })));
    expect(message).toContain(
      "/foo is not an option; the options are dataset, graph, publicKb, threshold, limits",
    );
  });

  it("undefined is an absent option, also where one is required", async () => {
    expect(createMatcher({ threshold: undefined })).toBeDefined();
    const { message } = await problemOf(() =>
      createRemoteResolver(untyped({ baseUrl: undefined, key: "k" })),
    );
    expect(message).toContain("/baseUrl is required");
  });
});

describe("a value that an option cannot have is refused where the thing is made", () => {
  const made = createGraphStore();
  it.each<[what: string, pointer: string, says: string, call: () => unknown]>([
    ["a threshold in per cent", "/threshold", "from 0 to 1", () => createMatcher({ threshold: 95 })],
    ["half a thread", "/workers", "whole number of 1", () => createWorkerResolver({ workers: 0.5 })],
    ["no layer", "/publicKb", "has no layer", () => createResolver({ publicKb: [] })],
    ["null", "/publicKb", "must be a pack", () => createResolver(untyped({ publicKb: null }))],
    ["a number", "/publicKb", "must be a pack", () => createResolver(untyped({ publicKb: 3 }))],
    ["a slip", "/publicKb", 'mean "mapped"', () => createResolver(untyped({ publicKb: { map: "a.kb" } }))],
    ["a promise", "/publicKb", "await", () => createResolver(untyped({ publicKb: openKb("starter") }))],
    ["a path", "/graph", "createGraphStore", () => createResolver(untyped({ graph: "x.ttl" }))],
    ["no store", "/graph", "createGraphStore", () => createResolver(untyped({ graph: {} }))],
    ["a promise", "/graph", "await", () => createResolver(untyped({ graph: Promise.resolve(made) }))],
    ["a promise", "/graph", "await", () => createMatcher(untyped({ graph: Promise.resolve(made) }))],
    [
      "a list",
      "/datasetAliases",
      "must be an object",
      () => createResolver(untyped({ datasetAliases: ["a=b"] })),
    ],
    [
      "a slip",
      "/datasetAliases",
      "unknown dataset",
      () => createResolver({ datasetAliases: { "a://b": "wikidta://public" } }),
    ],
    ["null", "/limits", "must be an object", () => createResolver(untyped({ limits: null }))],
    ["a string", "/signal", "AbortSignal", () => resolver.resolve({ text }, untyped({ signal: "x" }))],
    ["a word", "/format", '"google-xml" or', () => readFeed([], untyped({ format: "xml" }))],
    ["a word", "/strict", "true or false", () => readFeed([], untyped({ strict: "yes" }))],
    ["null", "/limits", "must be an object", () => readFeed([], untyped({ limits: null }))],
    ["a slip", "/limits/dept", 'mean "depth"', () => readFeed([], untyped({ limits: { dept: 9 } }))],
    [
      "a slip",
      "/batch/item",
      'mean "items"',
      () => syncProducts(none(), untyped({ store: made, batch: { item: 9 } })),
    ],
    ["no items", "/batch/items", "1 or more", () => replayHeld({ store: made, batch: { items: 0 } })],
    ["no store", "/store", "graph store", () => syncProducts(none(), untyped({ store: {} }))],
    [
      "no records",
      "/records",
      "get, entries, write",
      () => heldProducts(untyped({ store: made, records: {} })),
    ],
    ["a word", "/loopback", "true or false", () => guardedFetch(untyped({ loopback: "no" }))],
    ["a slip", "/retries/attemps", 'mean "attempts"', () => sender({ retries: untyped({ attemps: 9 }) })],
    ["two lines", "/userAgent", "one line", () => sender({ userAgent: "a\nb" })],
    ["for ever", "/timeout", "2147483647", () => sender({ timeout: Number.POSITIVE_INFINITY })],
    [
      "for ever",
      "/timeout",
      "2147483647",
      () => createSparqlStore({ ...sparql, timeout: Number.POSITIVE_INFINITY }),
    ],
    [
      "25 days",
      "/timeoutMs",
      "2147483647",
      () => startServer(async () => new Response(), { timeoutMs: 2 ** 31 }),
    ],
    ["no secret", "/secret", "at least one", () => createWebhookHandler(() => {}, { secret: [] })],
    [
      "a set",
      "/secret",
      "at least one",
      () => createWebhookHandler(() => {}, untyped({ secret: new Set(["s"]) })),
    ],
    [
      "no store of calls",
      "/seen",
      "add, delete",
      () => createWebhookHandler(() => {}, untyped({ seen: {} })),
    ],
    ["a colon", "/queue", "without a colon", () => openDocumentQueue({ redis, engine: "e", queue: "a:b" })],
    ["nothing", "/engine", "not empty", () => openDocumentQueue({ redis, engine: "" })],
    [
      "a colon",
      "/to",
      "without a colon",
      () => startQueueWorker({ redis, engine: "e", resolver, to: "a:b" }),
    ],
    [
      "no resolver",
      "/resolver",
      "resolve",
      () => startQueueWorker(untyped({ redis, engine: "e", resolver: {} })),
    ],
    ["a list", "/kb", "with has", () => score([], untyped({ kb: ["Q1"] }))],
    ["no end", "/resamples", "10000000", () => score([], { resamples: Number.POSITIVE_INFINITY })],
    ["a word", "/task", '"forced-nil"', () => evaluationReport([], untyped({ task: "nil" }))],
    [
      "a path",
      "/baseline",
      "evaluationReport",
      () => htmlReport(untyped({}), untyped({ baseline: "a.json" })),
    ],
    ["no URL", "/baseUrl", "http(s) URL", () => createRemoteResolver({ baseUrl: "kg.example", key: "k" })],
    [
      "a word",
      "/timeoutMs",
      "number from 1",
      () => createRemoteResolver(untyped({ baseUrl: "http://a", key: "k", timeoutMs: "1s" })),
    ],
    ["a port", "/port", "65535", () => startServer(async () => new Response(), { port: 70_000 })],
    ["a theme", "/theme", '"auto" or "light" or "dark"', () => toHtml("", [], untyped({ theme: "blue" }))],
    [
      "a slip in an entity",
      "/0",
      'did you mean "aliases"',
      () => buildKb(untyped([{ id: "a", name: "A", alias: ["B"] }])),
    ],
    [
      "a slip in an entity",
      "/0",
      'did you mean "aliases"',
      () => createMatcher(untyped({ dataset: [{ id: "a", name: "A", alias: ["B"] }] })).warm(),
    ],
    [
      "a slip in a row",
      "/propertys",
      'did you mean "properties"',
      () => createMatcher().matchRow(untyped({ name: "a", propertys: {} })),
    ],
    [
      "a text in place of a row",
      "",
      "must be an object with a name",
      () => createMatcher().matchRow(untyped("Ada")),
    ],
    [
      "a column in a row",
      "/founded",
      "goes into properties",
      () => createMatcher().matchRow(untyped({ name: "a", founded: 1 })),
    ],
    [
      "a slip in a write",
      "/0",
      'the unknown field "turtle"',
      () => made.write(untyped([{ graph: "http://a/", turtle: "" }])),
    ],
    ["no content", "/0", "has no content", () => made.write(untyped([{ graph: "http://a/" }]))],
    [
      "a text as quads",
      "/0",
      "quads that are not a list",
      () => made.write(untyped([{ graph: "http://a/", quads: "<a>" }])),
    ],
  ])("%s as %s", async (_, pointer, says, call) => {
    const problem = await problemOf(call);
    expect(problem.document?.errors?.[0]).toMatchObject({ pointer, detail: expect.stringContaining(says) });
  });

  it.each<[what: string, says: string, call: () => unknown]>([
    ["null in place of options", "must be an object, not null", () => createResolver(untyped(null))],
    ["a text in place of options", "must be an object, not a string", () => createResolver(untyped("x.kb"))],
    ["a list in place of options", "must be an object, not a list", () => createMatcher(untyped([]))],
    [
      "a signal in place of options",
      "{ signal }, not the signal itself",
      () => resolver.resolve({ text }, untyped(new AbortController().signal)),
    ],
    ["a change in place of a list", "a list of changes", () => made.write(untyped({ graph: "http://a/" }))],
    ["a path in place of entities", "the source must be entities", () => buildKb(untyped("a.csv"))],
  ])("%s", async (_, says, call) => {
    expect((await problemOf(call)).document).toMatchObject({
      code: "invalid_request",
      detail: expect.stringContaining(says),
    });
  });

  it("what is right is taken: bytes, a URL, layers, a file that is mapped, an open pack", async () => {
    const kb = await openKb("starter");
    for (const publicKb of [
      new Uint8Array(1),
      new ArrayBuffer(1),
      new URL("file:///a.kb"),
      ["a.kb", kb],
      { mapped: "a.kb" },
      kb,
      false as const,
    ])
      expect(createResolver({ publicKb })).toBeDefined();
  });

  it("fields of an entity's own record that are like none that it lacks may stand", async () => {
    const record = { id: "a", name: "A", identifier: "a", names: 1, price: 3, description: "x", desc: "y" };
    expect((await buildKb(untyped([record]))).counts.entities).toBe(1);
  });
});

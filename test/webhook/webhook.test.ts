import n3 from "n3";
import { Webhook } from "standardwebhooks";
import { describe, expect, it, vi } from "vitest";
import { ProblemError } from "../../src/contract/problem.ts";
import { retryAfterOf } from "../../src/contract/retry-after.ts";
import type { WebhookItem } from "../../src/contract/webhook.ts";
import { parseRdf, rdfFormatOf, serializeRdf } from "../../src/graph/index.ts";
import { CallError } from "../../src/webhook/fault.ts";
import {
  type ChangeProducts,
  createSeenCalls,
  createWebhookHandler,
  createWebhookSender,
  testCall,
} from "../../src/webhook/index.ts";
import { withRetries } from "../../src/webhook/retry.ts";
import { signedHeaders } from "../../src/webhook/sign.ts";
import { echo, startEndpoint } from "./endpoint.ts";

const { literal, namedNode, quad } = n3.DataFactory;
const id = "https://shop.example/p/1";
const turtle = `@prefix schema: <https://schema.org/> .\n<${id}> a schema:Product ; schema:name "Tè"@it .\n`;
const item: WebhookItem = { id, rdf: { format: "turtle", data: turtle } };

describe("specification 2.1 to 2.3, 4.1 and 6: what goes over the wire", () => {
  async function sent(secret?: string) {
    const endpoint = await startEndpoint(echo);
    const send = createWebhookSender({ url: endpoint.url, secret });
    const items = [item, { ...item, id: `${id}0` }];
    const judgement = await send("before_productkg_create", items);
    await endpoint.close();
    return { request: endpoint.received[0]!, judgement, items, calls: endpoint.received.length };
  }

  it("4.1 Method: POST; one request carries a batch of items", async () => {
    const { request, calls } = await sent();
    expect(request.method).toBe("POST");
    expect(calls).toBe(1);
    expect(request.body.items).toHaveLength(2);
  });

  it("4.1 Path: {webhook_url}, an address chosen by the integrator", async () => {
    const endpoint = await startEndpoint((_, __, request) => ({
      items: [{ ...item, id, path: request.url }],
    }));
    const { outcomes } = await createWebhookSender({ url: `${endpoint.url}?x=1` })("productkg_preupdate", [
      item,
    ]);
    await endpoint.close();
    expect(outcomes).toMatchObject([{ id, quads: undefined }]);
    expect(() => createWebhookSender({ url: "ftp://x.example/" })).toThrow(/http or https/);
    expect(() => createWebhookSender({ url: "http://u:p@x.example/" })).toThrow(/without user/);
    expect(() => createWebhookSender({ url: "webhook" })).toThrow(/invalid_request/);
  });

  it("4.1 Request header: Content-Type: application/json; charset=utf-8", async () => {
    const { request } = await sent();
    expect(request.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("2.1 JSON object with webhook_name, identifier of the event, and items, product graphs of the batch; nothing else", async () => {
    const { request, items } = await sent();
    expect(request.body).toEqual({ webhook_name: "before_productkg_create", items });
  });

  it("2.2 item: id, rdf.format, rdf.data, and nothing else", async () => {
    const { request } = await sent();
    for (const one of request.body.items) {
      expect(Object.keys(one)).toEqual(["id", "rdf"]);
      expect(Object.keys(one.rdf)).toEqual(["format", "data"]);
      expect(one.rdf.format).toBe("turtle");
      expect(await parseRdf(one.rdf.data, one.rdf.format)).toHaveLength(2);
    }
  });

  it("4.1 Success: HTTP 200 with one item per product, each with the same id and updated rdf", async () => {
    const { judgement, items } = await sent();
    expect(judgement).toEqual({
      extra: [],
      outcomes: items.map((one) => ({ id: one.id, item: one, quads: undefined })),
    });
  });

  it("2.3 the response's graphs are taken exactly as the webhook processed them, in any order", async () => {
    const endpoint = await startEndpoint(({ body }) => ({
      items: body.items
        .map((one) => ({ id: one.id, rdf: { format: "ntriples", data: `<${one.id}> <x:p> "1.50" .` } }))
        .reverse(),
    }));
    const send = createWebhookSender({ url: endpoint.url });
    const { outcomes } = await send("productkg_preupdate", [item, { ...item, id: `${id}0` }]);
    await endpoint.close();
    expect(
      outcomes.map((one) => ("quads" in one ? [one.id, one.quads!.map(({ object }) => object.value)] : one)),
    ).toEqual([
      [id, ["1.50"]],
      [`${id}0`, ["1.50"]],
    ]);
  });

  it("names a redirect as one only where there is an address to go to", async () => {
    for (const [status, headers, code] of [
      [307, { Location: "http://169.254.169.254/" }, "redirect"],
      [304, {}, "status"],
      [300, {}, "status"],
    ] as const) {
      const endpoint = await startEndpoint((_, response) => void response.writeHead(status, headers).end());
      const { outcomes } = await createWebhookSender({ url: endpoint.url })("productkg_preupdate", [item]);
      expect(endpoint.received).toHaveLength(1);
      await endpoint.close();
      expect(outcomes[0], String(status)).toMatchObject({ fault: { code } });
    }
  });

  it("has an idempotency key that is the same in every attempt, also where nobody names the run", async () => {
    const keys: unknown[] = [];
    const endpoint = await startEndpoint((received, response) => {
      keys.push(received.headers["idempotency-key"]);
      if (keys.length < 3) return void response.writeHead(503).end();
      return echo(received, response, undefined!);
    });
    const send = createWebhookSender({ url: endpoint.url, retries: { firstWait: 1 } });
    await send("productkg_preupdate", [item]);
    await send("productkg_preupdate", [item]);
    await send("productkg_preupdate", [item], undefined, "run");
    await send("productkg_preupdate", [item], undefined, "run");
    await send("productkg_preupdate", [item], undefined, "another run");
    await endpoint.close();
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[5]).toBe(keys[4]);
    expect(new Set([keys[0], ...keys.slice(3)]).size).toBe(4);
  });

  it("tells what the endpoint says of its error, and when it wants to be called again", async () => {
    const handler = createWebhookHandler(() => {}, { secret: "another" });
    const unsigned = await handler(
      new Request("http://x.example/", {
        method: "POST",
        body: "{}",
        headers: { "Content-Type": "application/json" },
      }),
    );
    const problem = await unsigned.text();
    const json = { "Content-Type": "application/json" };
    for (const [status, headers, text, detail] of [
      [
        401,
        json,
        problem,
        "401: invalid_signature: missing: webhook-id, webhook-timestamp, webhook-signature",
      ],
      [400, json, '{"error":"no items"}', "400: no items"],
      [403, json, "{", "403"],
      [404, json, "null", "404"],
      [400, { "Content-Type": "text/html" }, "<h1>no</h1>", "400"],
      [400, json, JSON.stringify({ detail: "x".repeat(20_000) }), "400"],
      [400, json, '{"error":{"code":"E7","message":"no items"}}', "400: E7: no items"],
      [422, json, '{"detail":[{"loc":["body"],"msg":"field required"}]}', "422: field required"],
      [422, json, '{"errors":[{"title":"no items"}]}', "422: no items"],
      [400, json, '{"error":{"error":{"error":{"message":"deep"}}},"errors":[]}', "400"],
      [503, { ...json, "Retry-After": "7200" }, "{}", "503, asks to be called again in 7200 s"],
    ] as const) {
      const endpoint = await startEndpoint(
        (_, response) => void response.writeHead(status, headers).end(text),
      );
      const { outcomes } = await createWebhookSender({ url: endpoint.url })("productkg_preupdate", [item]);
      expect(endpoint.received).toHaveLength(1);
      await endpoint.close();
      expect(outcomes[0]).toMatchObject({ fault: { code: "status", detail } });
    }
  });

  it("says what is wrong with an answer: its content type, an id, the type of a member", async () => {
    const json = "application/json";
    const answers: [type: string | undefined, items: unknown[], fault: object][] = [
      [
        "text/plain",
        [],
        { code: "content_type", detail: "the answer is declared as text/plain; it must be application/json" },
      ],
      [
        undefined,
        [],
        { code: "content_type", detail: "the answer has no Content-Type; it must be application/json" },
      ],
      [json, [], { code: "missing", detail: "the answer has no item with this id" }],
      [
        json,
        [{ ...item, id: `${id}/` }],
        {
          code: "missing",
          detail: `the answer has no item with this id; it has "${id}/", which was not sent`,
        },
      ],
      [
        json,
        [{ id, rdf: { format: "jsonld", data: {} } }],
        { code: "invalid_body", detail: "/rdf/data must be a string, not an object" },
      ],
      [json, [{ id, rdf: { data: "" } }], { code: "invalid_body", detail: "/rdf/format is required" }],
    ];
    for (const [type, items, fault] of answers) {
      const endpoint = await startEndpoint((_, response) => {
        response.writeHead(200, type === undefined ? {} : { "Content-Type": type });
        response.end(JSON.stringify({ items }));
      });
      const { outcomes } = await createWebhookSender({ url: endpoint.url })("productkg_preupdate", [item]);
      await endpoint.close();
      expect(outcomes).toEqual([{ id, fault }]);
    }
  });

  it("does not wait for the end of what an endpoint says of its error", async () => {
    const endpoint = await startEndpoint((_, response) => {
      response.writeHead(400, { "Content-Type": "application/json" }).write('{"detail":');
    });
    const send = createWebhookSender({ url: endpoint.url, timeout: 600_000 });
    const { outcomes } = await send("productkg_preupdate", [item]);
    expect(outcomes[0]).toMatchObject({ fault: { code: "status", detail: "400" } });
    await endpoint.close();
  });

  it("takes a time-out of a part of a millisecond", async () => {
    const endpoint = await startEndpoint(echo);
    const send = createWebhookSender({ url: endpoint.url, timeout: 20_000.5 });
    const { outcomes } = await send("productkg_preupdate", [item]);
    await endpoint.close();
    expect(outcomes[0]).toHaveProperty("item");
  });

  it("takes every 2xx with a body for an answer, and none without one", async () => {
    for (const status of [200, 201, 202, 203, 299]) {
      const endpoint = await startEndpoint(({ body }, response) => {
        response.writeHead(status, { "Content-Type": "application/json" });
        response.end(JSON.stringify({ items: body.items }));
      });
      const { outcomes } = await createWebhookSender({ url: endpoint.url })("productkg_preupdate", [item]);
      await endpoint.close();
      expect(outcomes[0], String(status)).toHaveProperty("item");
    }
    for (const [status, text] of [
      [204, ""],
      [205, ""],
      [200, ""],
      [202, " \n"],
    ] as const) {
      const endpoint = await startEndpoint((_, response) => {
        response.writeHead(status, status === 204 ? {} : { "Content-Type": "application/json" }).end(text);
      });
      const { outcomes } = await createWebhookSender({ url: endpoint.url })("productkg_preupdate", [item]);
      expect(endpoint.received).toHaveLength(1);
      await endpoint.close();
      const fault = { code: "no_answer", detail: `${status} without a body` };
      expect(outcomes, String(status)).toEqual([{ id, fault }]);
    }
  });

  it("takes returned graphs under every usual name of their format, with relative IRIs of the item", async () => {
    const documents: [format: string, data: string][] = [
      ["Turtle", "<#part> <x:p> <> ."],
      ["TTL", "<#part> <x:p> <> ."],
      ["text/turtle; charset=utf-8", "<#part> <x:p> <> ."],
      ["N-Triples", `<${id}#part> <x:p> <${id}> .`],
      [".nt", `<${id}#part> <x:p> <${id}> .`],
      ["N-QUADS", `<${id}#part> <x:p> <${id}> <x:g> .`],
      ["TriG", "<x:g> { <#part> <x:p> <> . }"],
      ["JSON-LD", '{"@id":"#part","x:p":{"@id":""}}'],
      ["application/ld+json", '{"@id":"#part","x:p":{"@id":""}}'],
      [
        "RDF/XML",
        '<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description r:about="#part"><p xmlns="x:" r:resource=""/></r:Description></r:RDF>',
      ],
    ];
    for (const [format, data] of documents) {
      const endpoint = await startEndpoint(() => ({ items: [{ id, rdf: { format, data } }] }));
      const { outcomes } = await createWebhookSender({ url: endpoint.url })("productkg_preupdate", [item]);
      await endpoint.close();
      const [outcome] = outcomes;
      const quads = outcome && "quads" in outcome ? outcome.quads : undefined;
      expect(
        quads?.map(({ subject, predicate, object }) => [subject.value, predicate.value, object.value]),
        `${format} ${JSON.stringify(outcome)}`,
      ).toEqual([[`${id}#part`, "x:p", id]]);
    }
  });

  it("2.3 a response of Content-Type application/json with a charset or a +json type is taken too", async () => {
    for (const type of ["application/json; charset=utf-8", "Application/JSON", "application/vnd.x+json"]) {
      const endpoint = await startEndpoint(({ body }, response) => {
        response.writeHead(200, { "Content-Type": type }).end(JSON.stringify({ items: body.items }));
      });
      const { outcomes } = await createWebhookSender({ url: endpoint.url })("productkg_preupdate", [item]);
      await endpoint.close();
      expect(outcomes[0], type).toHaveProperty("item");
    }
  });

  it("5 calls are signed with Standard Webhooks when there is a secret, and only then", async () => {
    expect((await sent()).request.headers).not.toHaveProperty("webhook-signature");
    for (const secret of ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "schlüssel"]) {
      const { request } = await sent(secret);
      const verifier = secret.startsWith("whsec_")
        ? new Webhook(secret)
        : new Webhook(new TextEncoder().encode(secret), { format: "raw" });
      expect(verifier.verify(request.raw, request.headers as Record<string, string>)).toEqual(request.body);
    }
    for (const secret of ["", "whsec_%%%"])
      expect(() => createWebhookSender({ url: "http://x.example/", secret })).toThrow(/secret/);
  });
});

describe("retries", () => {
  it("wait with full jitter: between nothing and a bound that doubles up to the longest", async () => {
    const waits: number[] = [];
    const failing = () => Promise.reject(new CallError("network", "", { retryable: true }));
    const schedule = { attempts: 6, firstWait: 2, longestWait: 9 };
    await expect(withRetries(failing, schedule, undefined, ({ wait }) => waits.push(wait))).rejects.toThrow(
      "network",
    );
    expect(waits).toHaveLength(5);
    waits.forEach((wait, i) => {
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual([2, 4, 8, 9, 9][i]!);
    });
  });

  it("Retry-After in seconds or as a date; anything else is none", () => {
    expect(retryAfterOf("120")).toBe(120_000);
    expect(retryAfterOf(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50_000);
    expect(retryAfterOf(new Date(0).toUTCString())).toBe(0);
    expect(retryAfterOf("0.5")).toBe(500);
    expect(retryAfterOf("9".repeat(400))).toBe(Number.MAX_SAFE_INTEGER);
    const later = new Date(Date.now() + 60_000);
    expect(retryAfterOf(later.toISOString())).toBeGreaterThan(50_000);
    // asctime: GMT, though it does not say so.
    const [weekday, day, month, year, time] = later.toUTCString().replace(",", "").split(" ");
    expect(retryAfterOf(`${weekday} ${month} ${day} ${time} ${year}`)).toBeGreaterThan(50_000);
    for (const none of ["soon", "-5", "1e3", "2, 3", "May 5", "120 seconds"])
      expect(retryAfterOf(none), none).toBeUndefined();
    expect(retryAfterOf(null)).toBeUndefined();
  });

  it("wait no less than Retry-After says, and no less than without it", async () => {
    const asked = [0, 0, 0, 0, 5];
    const waits: number[] = [];
    const failing = (attempt: number) =>
      Promise.reject(new CallError("status", "503", { retryable: true, retryAfter: asked[attempt - 1] }));
    const schedule = { attempts: 6, firstWait: 4, longestWait: 8 };
    await expect(withRetries(failing, schedule, undefined, ({ wait }) => waits.push(wait))).rejects.toThrow();
    expect(Math.max(...waits.slice(0, 4))).toBeGreaterThan(0);
    expect(waits[4]).toBeGreaterThanOrEqual(5);
  });

  it("a wait ends when the run is stopped", async () => {
    const controller = new AbortController();
    const failing = () =>
      Promise.reject(new CallError("network", "", { retryable: true, retryAfter: 50_000 }));
    const running = withRetries(failing, {}, controller.signal, () => controller.abort(new Error("stopped")));
    await expect(running).rejects.toThrow("stopped");
  });
});

describe("receiver", () => {
  const sameAs = quad(
    namedNode(id),
    namedNode("https://schema.org/sameAs"),
    namedNode("http://www.wikidata.org/entity/Q1"),
  );
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const handler = createWebhookHandler(
    (items) => {
      for (const { dataset } of items) dataset.add(sameAs);
    },
    { secret, requestBytes: 2000, items: 2 },
  );
  const post = (body: BodyInit, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
    new Request("http://x.example/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  const problem = async (response: Response) => {
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const document = await response.json();
    expect(document.status).toBe(response.status);
    return document as { code: string; errors?: { pointer: string }[]; instance?: string };
  };

  it("gives datasets in, takes datasets out, one item per id in the format received", async () => {
    for (const format of ["turtle", "ntriples", "nquads", "trig", "jsonld", "rdfxml"] as const) {
      const quads = await parseRdf(turtle, "turtle");
      const { graphs, faults, status } = await testCall(handler, {
        items: { [id]: quads, "x:2": quads },
        format,
        secret,
      });
      expect({ status, faults }, format).toEqual({ status: 200, faults: {} });
      expect(
        graphs[id]!.some((one) => one.equals(sameAs)),
        format,
      ).toBe(true);
      expect(graphs["x:2"]).toHaveLength(3);
    }
  });

  it("knows formats by every usual name, and answers with the name that it received", async () => {
    const open = createWebhookHandler(() => {});
    const iris = ["Turtle", "N-Triples", "JSON-LD", "RDF_XML"].map(
      (name) => `http://www.w3.org/ns/formats/${name}`,
    );
    const names = ["Turtle", "ttl", "text/turtle", "text/x-turtle", "N-Triples", "json-ld", "RDF/XML", "xml"];
    for (const format of [...names, ".nq", ...iris]) {
      const known = rdfFormatOf(format);
      const data = await serializeRdf([sameAs], known);
      const request = post(JSON.stringify({ webhook_name: "e", items: [{ id, rdf: { format, data } }] }));
      const [back] = (await (await open(request)).json()).items;
      expect(back.rdf.format).toBe(format);
      expect((await parseRdf(back.rdf.data, known))[0]!.equals(sameAs), format).toBe(true);
    }
  });

  it("answers in the format that it received, also where the function names another", async () => {
    const renaming = createWebhookHandler((items) => {
      for (const one of items) Object.assign(one, { format: "jsonld" });
    });
    const request = post(
      JSON.stringify({ webhook_name: "e", items: [{ id, rdf: { format: "ttl", data: turtle } }] }),
    );
    const [back] = (await (await renaming(request)).json()).items;
    expect(back.rdf.format).toBe("ttl");
    expect(await parseRdf(back.rdf.data, "turtle")).toHaveLength((await parseRdf(turtle, "turtle")).length);
  });

  it("takes the encoding of a body that is not compressed in any case, and refuses others", async () => {
    const open = createWebhookHandler(() => {});
    const body = JSON.stringify({ webhook_name: "e", items: [] });
    const statusOf = async (encoding: string) =>
      (await open(post(body, { "Content-Type": "application/json", "Content-Encoding": encoding }))).status;
    expect([await statusOf("identity"), await statusOf("Identity"), await statusOf("")]).toEqual([
      200, 200, 200,
    ]);
    expect([await statusOf("gzip"), await statusOf("identity, gzip")]).toEqual([415, 415]);
  });

  it("reads JSON-LD with the context of schema.org, and resolves relative IRIs against the item's id", async () => {
    const seen: string[][] = [];
    const open = createWebhookHandler(([one]) => {
      for (const { subject, predicate, object } of one!.dataset)
        seen.push([subject.value, predicate.value, object.termType, object.value]);
    });
    const data = JSON.stringify({
      "@context": "https://schema.org",
      "@id": "#me",
      name: "Teapot",
      url: "/p/1",
      releaseDate: "2026-01-01",
    });
    const request = post(
      JSON.stringify({ webhook_name: "e", items: [{ id, rdf: { format: "jsonld", data } }] }),
    );
    expect((await open(request)).status).toBe(200);
    expect(seen.sort()).toEqual([
      [`${id}#me`, "http://schema.org/name", "Literal", "Teapot"],
      [`${id}#me`, "http://schema.org/releaseDate", "Literal", "2026-01-01"],
      [`${id}#me`, "http://schema.org/url", "NamedNode", new URL("/p/1", id).href],
    ]);
  });

  it("tells the function event and call, and takes a dataset put in place of the old one", async () => {
    const calls: unknown[] = [];
    const replacing = createWebhookHandler(async (items, { event, id: call, idempotencyKey }) => {
      calls.push(event, call, idempotencyKey);
      items[0]!.dataset = new n3.Store([sameAs]);
    });
    const { graphs } = await testCall(replacing, { items: { [id]: turtle }, event: "productkg_preupdate" });
    expect(graphs[id]).toHaveLength(1);
    expect(calls).toEqual(["productkg_preupdate", expect.stringMatching(/^msg_/), calls[1]]);
  });

  it("refuses a call that is not signed, wrongly signed or old; takes any of several secrets", async () => {
    const items = { [id]: turtle };
    for (const wrong of [undefined, "other"]) {
      const answer = await testCall(handler, { items, secret: wrong });
      expect(answer).toMatchObject({ status: 401, problem: { code: "invalid_signature" }, graphs: {} });
    }
    const old = new Date(Date.now() - 6 * 60_000);
    const body = JSON.stringify({ webhook_name: "x", items: [] });
    const headers = {
      "Content-Type": "application/json",
      "webhook-id": "msg_1",
      "webhook-timestamp": String(Math.floor(old.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("msg_1", old, body),
    };
    expect((await problem(await handler(post(body, headers)))).code).toBe("invalid_signature");
    const two = createWebhookHandler(() => {}, { secret: ["new", secret] });
    expect((await testCall(two, { items, secret })).status).toBe(200);
    expect((await testCall(two, { items, secret: "new" })).status).toBe(200);
  });

  it("tells why a call is not taken for signed: headers, time, or secret and body", async () => {
    const body = JSON.stringify({ webhook_name: "e", items: [] });
    const signedAt = (seconds: number, secretOf = secret) =>
      signedHeaders(
        "msg_1",
        new TextEncoder().encode(body),
        secretOf,
        new Date(Date.now() + seconds * 1_000),
      );
    const { "webhook-signature": _, ...unsigned } = signedAt(0);
    for (const [headers, text, detail] of [
      [{}, body, /^missing: webhook-id, webhook-timestamp, webhook-signature$/],
      [unsigned, body, /^missing: webhook-signature$/],
      [{ ...signedAt(0), "webhook-timestamp": `${Date.now()}` }, body, /number of seconds since 1970/],
      [signedAt(-400), body, /^webhook-timestamp is 40\d s behind the time here; at most 300 s/],
      [signedAt(400), body, /^webhook-timestamp is (?:399|400) s ahead of the time here/],
      [signedAt(0, "other"), body, /not signed with a secret that is known here/],
      [signedAt(0), `${body} `, /^the body as it arrived was not signed/],
    ] as const) {
      const answer = await handler(post(text, { "Content-Type": "application/json", ...headers }));
      expect(await problem(answer)).toMatchObject({
        code: "invalid_signature",
        detail: expect.stringMatching(detail),
      });
    }
    for (const seconds of [-295, 295]) {
      const headers = { "Content-Type": "application/json", ...signedAt(seconds) };
      expect((await handler(post(body, headers))).status).toBe(200);
    }
  });

  describe("refuses a call before its signature is compared", () => {
    const body = JSON.stringify({ webhook_name: "e", items: [] });
    const open = createWebhookHandler(() => {}, { secret });
    const signed = (text: string, timestamp?: string) => {
      const headers = signedHeaders("msg_1", new TextEncoder().encode(text), secret);
      return {
        "Content-Type": "application/json",
        ...headers,
        ...(timestamp === undefined ? {} : { "webhook-timestamp": timestamp }),
      };
    };
    const now = () => String(Math.floor(Date.now() / 1000));

    it("when its time is not a plain number", async () => {
      expect((await open(post(body, signed(body)))).status).toBe(200);
      for (const timestamp of [
        `${now()}abc`,
        `${now()}.5`,
        ` 0x${now()}`,
        "1e9",
        "-1",
        "",
        "NaN",
        `+${now()}`,
      ]) {
        const refused = await problem(await open(post(body, signed(body, timestamp))));
        expect(refused.code, timestamp).toBe("invalid_signature");
      }
    });

    it("when its body begins with a byte order mark", async () => {
      for (const headers of [signed(body), signed(`\ufeff${body}`)]) {
        const refused = await problem(await open(post(`\ufeff${body}`, headers)));
        expect(refused).toMatchObject({
          code: "invalid_json",
          detail: expect.stringContaining("byte order"),
        });
      }
    });
  });

  describe("with a store of seen calls", () => {
    const headersOf = (text: string, call: string, seconds = 0) => ({
      "Content-Type": "application/json",
      ...signedHeaders(call, new TextEncoder().encode(text), secret, new Date(Date.now() + seconds * 1000)),
    });
    const body = JSON.stringify({ webhook_name: "e", items: [] });

    it("takes a call once, refuses its replay, and takes the sender's own later attempt", async () => {
      let calls = 0;
      const once = createWebhookHandler(() => void calls++, { secret, seen: createSeenCalls() });
      const first = headersOf(body, "msg_1");
      expect((await once(post(body, first))).status).toBe(200);
      for (let i = 0; i < 3; i++)
        expect(await problem(await once(post(body, first)))).toMatchObject({ code: "replayed_call" });
      expect(calls).toBe(1);
      expect((await once(post(body, headersOf(body, "msg_1", 2)))).status).toBe(200);
      expect((await problem(await once(post(body, first)))).code).toBe("replayed_call");
      expect((await once(post(body, headersOf(body, "msg_2")))).status).toBe(200);
    });

    it("takes a call again that failed, and one whose signature was wrong is not noted", async () => {
      let fails = true;
      const options = { secret, seen: createSeenCalls(), onError: () => {} };
      const failing = createWebhookHandler(() => {
        if (fails) throw new Error("not now");
      }, options);
      const headers = headersOf(body, "msg_1");
      const forged = { ...headers, "webhook-signature": "v1,AAAA" };
      expect((await problem(await failing(post(body, forged)))).code).toBe("invalid_signature");
      expect((await problem(await failing(post(body, headers)))).code).toBe("internal");
      fails = false;
      expect((await failing(post(body, headers))).status).toBe(200);
    });

    it("keeps as many calls as it may and then refuses new ones, until old signatures no longer hold", async () => {
      const seen = createSeenCalls({ most: 2 });
      const now = Math.floor(Date.now() / 1000);
      expect([await seen.add("a", now), await seen.add("b", now - 400)]).toEqual([true, true]);
      expect(await seen.add("c", now)).toBe(true);
      expect(() => seen.add("d", now)).toThrow(/overloaded/);
      expect(await seen.add("a", now)).toBe(false);
    });

    it("takes an id of 255 characters and refuses one more, which it does not keep", async () => {
      let calls = 0;
      const taking = createWebhookHandler(() => void calls++, { secret, seen: createSeenCalls({ most: 1 }) });
      const answerTo = async (id: string) => taking(post(body, headersOf(body, id)));
      expect(await problem(await answerTo("x".repeat(256)))).toMatchObject({
        code: "invalid_request",
        detail: "webhook-id has 256 characters; at most 255 are accepted",
      });
      expect((await answerTo("x".repeat(255))).status).toBe(200);
      expect(calls).toBe(1);
    });

    it("tells a sender when there is room, and it calls again then", async () => {
      const seen = createSeenCalls({ most: 1 });
      // A second more than the last moment, so that there is no room yet when the call arrives.
      await seen.add("full", Math.floor(Date.now() / 1000) - 299);
      const taking = createWebhookHandler(() => {}, { secret, seen });
      const waits: (string | null)[] = [];
      const endpoint = await startEndpoint(async ({ raw, headers }, response) => {
        const answer = await taking(post(raw, headers as Record<string, string>));
        waits.push(answer.headers.get("retry-after"));
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
      });
      const notices: number[] = [];
      const send = createWebhookSender({
        url: endpoint.url,
        secret,
        retries: { firstWait: 1 },
        onRetry: ({ wait }) => notices.push(wait),
      });
      const { outcomes } = await send("productkg_preupdate", [item]);
      await endpoint.close();
      expect(outcomes[0]).not.toHaveProperty("fault");
      expect(waits[0]).toMatch(/^[12]$/);
      expect(waits.at(-1)).toBeNull();
      expect(notices[0]).toBe(Number(waits[0]) * 1_000);
    });

    it("tells why a call failed, also when the store of calls fails after it", async () => {
      const told: unknown[] = [];
      const seen = { add: () => true, delete: () => Promise.reject(new Error("store is gone")) };
      const failing = createWebhookHandler(() => Promise.reject(new Error("no disk")), {
        secret,
        seen,
        onError: (error) => told.push((error as Error).message),
      });
      expect((await testCall(failing, { items: { [id]: turtle }, secret })).status).toBe(500);
      expect(told).toEqual(["no disk"]);
    });

    it("keeps the note of a later attempt that was taken, when the earlier one fails after it", async () => {
      const seen = createSeenCalls();
      const now = Math.floor(Date.now() / 1000);
      expect([await seen.add("a", now - 1), await seen.add("a", now)]).toEqual([true, true]);
      await seen.delete("a", now - 1);
      expect(await seen.add("a", now)).toBe(false);
      await seen.delete("a", now);
      expect(await seen.add("a", now)).toBe(true);
    });

    it("keeps the note of an earlier attempt that was taken, when a later one fails", async () => {
      let fails = false;
      const options = { secret, seen: createSeenCalls(), onError: () => {} };
      const failing = createWebhookHandler(() => {
        if (fails) throw new Error("not now");
      }, options);
      const [first, second] = [headersOf(body, "msg_1", -1), headersOf(body, "msg_1")];
      expect((await failing(post(body, first))).status).toBe(200);
      fails = true;
      expect((await failing(post(body, second))).status).toBe(500);
      fails = false;
      expect((await problem(await failing(post(body, first)))).code).toBe("replayed_call");
      expect((await failing(post(body, second))).status).toBe(200);
    });

    it("but without a secret, takes no call whose note would never be old", async () => {
      const taking = createWebhookHandler(() => {}, { seen: createSeenCalls({ most: 1 }) });
      const unsigned = (seconds: number) => {
        const at = new Date(Date.now() + seconds * 1000);
        const headers = signedHeaders("msg_1", new TextEncoder().encode(body), undefined, at);
        return { "Content-Type": "application/json", ...headers };
      };
      for (const seconds of [400, -400, 1e9])
        expect(await problem(await taking(post(body, unsigned(seconds)))), `${seconds}`).toMatchObject({
          code: "invalid_signature",
          detail: expect.stringContaining("at most 300 s are accepted"),
        });
      expect((await taking(post(body, unsigned(0)))).status).toBe(200);
    });

    it("a sender whose answer was lost is not taken for a replay when it tries again at once", async () => {
      const taking = createWebhookHandler(() => {}, { secret, seen: createSeenCalls() });
      let lost = 2;
      const endpoint = await startEndpoint(async ({ raw, headers }, response) => {
        const answer = await taking(post(raw, headers as Record<string, string>));
        if (lost-- > 0) return void response.destroy();
        response.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
      });
      const send = createWebhookSender({ url: endpoint.url, secret, retries: { firstWait: 1 } });
      const { outcomes } = await send("productkg_preupdate", [item]);
      await endpoint.close();
      expect(endpoint.received).toHaveLength(3);
      expect(outcomes[0]).toHaveProperty("item");
    });
  });

  it("answers faults with problem documents", async () => {
    const open = createWebhookHandler(() => {}, { requestBytes: 3000, items: 2 });
    const code = async (request: Request) => (await problem(await open(request))).code;
    expect(await code(new Request("http://x.example/"))).toBe("method_not_allowed");
    expect(await code(post("{}", { "Content-Type": "text/plain" }))).toBe("unsupported_media_type");
    expect(await code(post("{}", { "Content-Type": "application/json", "Content-Encoding": "gzip" }))).toBe(
      "unsupported_media_type",
    );
    expect(await code(post("{"))).toBe("invalid_json");
    expect(await code(post(new Uint8Array([0xff])))).toBe("invalid_json");
    expect(await code(post('{"items":[]}'))).toBe("invalid_request");
    const body = (items: unknown[]) => post(JSON.stringify({ webhook_name: "e", items }));
    expect(await code(body([item, item]))).toBe("invalid_request");
    const small = (n: number) => ({ id: `x:${n}`, rdf: { format: "n3", data: "" } });
    expect(await code(body([small(1), small(2), small(3)]))).toBe("invalid_request");
    const unreadable = await problem(
      await open(body([{ id: "x:1", rdf: { format: "turtle", data: "<" } }, small(2)])),
    );
    expect(unreadable.code).toBe("invalid_rdf");
    expect(unreadable.errors!.map(({ pointer }) => pointer)).toEqual(["/items/0/rdf", "/items/1/rdf"]);
  });

  it.each([
    ["levels", `${"[".repeat(4_000_000)}${"]".repeat(4_000_000)}`, "invalid_json", "invalid_json"],
    ["items", `{"items":[${Array(2_500_000).fill("{}").join()}]}`, "payload_too_large", "too_large"],
    [
      "names",
      `{${Array.from({ length: 300_000 }, (_, i) => `"n${i}":1`).join()}}`,
      "payload_too_large",
      "too_large",
    ],
  ])(
    "refuses JSON of too many %s before it is parsed, as a receiver and as a sender",
    async (_, body, code, fault) => {
      const { code: said } = await problem(await createWebhookHandler(() => {})(post(body)));
      expect(said).toBe(code);
      const send = createWebhookSender({
        url: "http://x.example/",
        fetch: async () => new Response(body, { headers: { "Content-Type": "application/json" } }),
      });
      const { outcomes } = await send("before_productkg_create", [item]);
      expect(outcomes).toEqual([
        { id: item.id, fault: { code: fault, detail: expect.stringMatching(/^at most \d+ .* are read$/) } },
      ]);
    },
  );

  it("takes a body at the limit and refuses one byte more while it is read", async () => {
    const text = JSON.stringify({ webhook_name: "e", items: [] });
    const limit = text.length + 10;
    const open = createWebhookHandler(() => {}, { requestBytes: limit });
    expect((await open(post(text.padEnd(limit)))).status).toBe(200);
    expect((await problem(await open(post(text.padEnd(limit + 1))))).code).toBe("payload_too_large");
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(100).fill(32));
      },
    });
    expect((await open(post(endless))).status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  it("hides an error of the function after an instance that the log has", async () => {
    const errors: unknown[] = [];
    const onError = (...told: unknown[]) => void errors.push(...told);
    const broken = createWebhookHandler(() => Promise.reject(new Error("secret path /x")), { onError });
    const answer = await testCall(broken, { items: { [id]: turtle } });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.problem)).not.toContain("secret");
    expect(errors).toEqual([expect.any(Error), answer.problem!.instance]);
  });

  it("writes an error of the function to the console where nobody asked for it, and a ProblemError nowhere", async () => {
    const written = vi.spyOn(console, "error").mockImplementation(() => {});
    try {
      const error = new Error("no disk");
      const failing = createWebhookHandler(() => Promise.reject(error));
      const { status, problem } = await testCall(failing, { items: { [id]: turtle } });
      expect(status).toBe(500);
      expect(written.mock.calls).toEqual([[expect.stringContaining(problem!.instance!), error]]);
      const busy = createWebhookHandler(() => Promise.reject(new ProblemError("overloaded")));
      expect((await testCall(busy, { items: { [id]: turtle } })).status).toBe(503);
      expect(written).toHaveBeenCalledTimes(1);
    } finally {
      written.mockRestore();
    }
  });

  it("a function that throws fails its whole call; an item that it takes out of the list is held alone", async () => {
    const statuses: number[] = [];
    const outcomesOf = async (change: ChangeProducts) => {
      const taking = createWebhookHandler(change, { onError: () => {} });
      const endpoint = await startEndpoint(async ({ raw, headers }, response) => {
        const answer = await taking(post(raw, headers as Record<string, string>));
        statuses.push(answer.status);
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
      });
      const send = createWebhookSender({ url: endpoint.url, retries: { attempts: 2, firstWait: 1 } });
      const { outcomes } = await send("productkg_preupdate", [item, { ...item, id: `${id}0` }]);
      await endpoint.close();
      return outcomes.map((one) => ("fault" in one ? one.fault.code : "written"));
    };
    const throwing = await outcomesOf((items) => {
      for (const one of items) if (one.id === id) throw new Error("not this one");
    });
    expect([throwing, statuses.splice(0)]).toEqual([
      ["status", "status"],
      [500, 500],
    ]);
    const leaving = await outcomesOf((items) => {
      items.splice(
        items.findIndex((one) => one.id === id),
        1,
      );
    });
    expect([leaving, statuses]).toEqual([["missing", "written"], [200]]);
  });

  it("testCall tells what the service would not write", async () => {
    const emptying = createWebhookHandler((items) => {
      for (const one of items) one.dataset = new n3.Store();
    });
    const { faults, graphs } = await testCall(emptying, {
      items: { [id]: [quad(sameAs.subject, sameAs.predicate, literal("x"))] as never },
    });
    expect(faults[id]).toMatch(/^empty_graph/);
    expect(graphs).toEqual({});
  });
});

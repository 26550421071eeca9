import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openGraphStore } from "../../src/graph/index.ts";
import { hashKey, type OpenApiDocument } from "../../src/http/index.ts";
import { addKey, readAccounts } from "../../src/node/accounts-file.ts";
import { createLog } from "../../src/node/log.ts";
import { type ServiceOptions, startService } from "../../src/node/service.ts";
import { ada } from "../contract/resolver.ts";
import { post, servedResolver } from "../http/service.ts";
import { runCli, serveCli } from "./built.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "service-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the accounts file", () => {
  it("holds hashes only, is readable by its owner only, and gains keys and accounts", async () => {
    const path = join(folder, "accounts.json");
    const keys = [
      await addKey(path, "acme"),
      await addKey(path, "acme", "ignored"),
      await addKey(path, "other"),
    ];
    const text = await readFile(path, "utf8");
    for (const key of keys) expect(text).not.toContain(key);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const { accounts } = await readAccounts(path);
    expect(accounts.map((a) => [a.accountId, a.plan, a.keys.length])).toEqual([
      ["acme", "free", 2],
      ["other", "free", 1],
    ]);
  });

  it("is refused with a pointer when it is wrong, and left as it was", async () => {
    const path = join(folder, "accounts.json");
    await writeFile(path, '{"accounts":[{"accountId":"a","keys":["plain"]}]}');
    await expect(addKey(path, "b")).rejects.toMatchObject({ code: "invalid_request" });
    await writeFile(path, "{");
    await expect(readAccounts(path)).rejects.toMatchObject({ code: "invalid_json" });
    expect(await readFile(path, "utf8")).toBe("{");
    await expect(addKey(join(folder, "new.json"), "b", "gold")).rejects.toMatchObject({
      code: "invalid_request",
    });
  });
});

describe("a log", () => {
  it.each([
    ["an unknown level", ["loud"]],
    ["a path as destination, which pino would open as a file", ["info", "app.log"]],
    ["a destination without write", ["info", {}]],
  ])("refuses %s", async (_, args) => {
    const wrong = createLog(...(args as Parameters<typeof createLog>));
    await expect(wrong).rejects.toMatchObject({ code: "invalid_request" });
  });
});

describe("a service", () => {
  it("logs a line for each answer, with the error of a fault and never a key or a text", async () => {
    const lines: string[] = [];
    const log = await createLog("info", { write: (line: string) => void lines.push(line) });
    const service = await startService({ resolver: servedResolver(), log, running: 1, waiting: 1 });
    await fetch(`${service.url}/v1/resolve`, post(ada, { "X-Request-Id": "one" }));
    const failed = await fetch(
      `${service.url}/v1/resolve`,
      post({ ...ada, dataset_uri: "service://dataset/faulty" }),
    );
    const { instance } = (await failed.json()) as { instance: string };
    await service.close();
    const [first, second] = lines.map((line) => JSON.parse(line));
    expect(first).toMatchObject({
      requestId: "one",
      route: "/v1/resolve",
      status: 200,
      cost: 2,
      account: "local",
    });
    expect(second).toMatchObject({ status: 500, code: "internal", err: { type: "TypeError" } });
    expect(second.err.stack).toContain("failing-resolver");
    expect(instance).toBe(`urn:referent:request:${second.requestId}`);
    expect(lines.join("")).not.toMatch(/rk_acme|Lovelace/);
  });

  it("answers /metrics in the Prometheus text format", async () => {
    const service = await startService({
      resolver: servedResolver(),
      log: await createLog("silent"),
      running: 1,
      waiting: 1,
    });
    await fetch(`${service.url}/v1/resolve`, post(ada));
    await fetch(`${service.url}/nowhere/1`);
    const response = await fetch(`${service.url}/metrics`);
    const text = await response.text();
    await service.close();
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toContain('referent_http_requests_total{route="/v1/resolve",method="POST",status="200"} 1');
    expect(text).toContain('referent_http_requests_total{route="none",method="GET",status="404"} 1');
    expect(text).toContain("referent_units_total 2");
    expect(text).toContain("referent_queue_running 0");
    expect(text).toContain("nodejs_eventloop_lag_seconds");
  });
});

describe("the metrics of a service", () => {
  const start = async (options: Partial<ServiceOptions>) =>
    startService({
      resolver: servedResolver(),
      log: await createLog("silent"),
      running: 1,
      waiting: 1,
      ...options,
    });
  const accounts = async () => ({
    accounts: [{ accountId: "acme", keys: [await hashKey("rk_acme")] }],
  });

  it("are never shown without a key where there are accounts", async () => {
    const service = await start({ accounts: await accounts() });
    const get = (headers: Record<string, string> = {}) => fetch(`${service.url}/metrics`, { headers });
    for (const headers of [{}, { Authorization: "Key nobody" }, { Authorization: "Bearer rk_acme" }]) {
      const refused = await get(headers as Record<string, string>);
      expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Key"]);
      expect(await refused.json()).toMatchObject({ code: "unauthorized" });
    }
    const shown = await get({ Authorization: "Key rk_acme" });
    expect([shown.status, await shown.text()]).toEqual([
      200,
      expect.stringContaining("referent_units_total"),
    ]);
    await service.close();
  });

  it("are on the admin port alone where there is one, with the health", async () => {
    for (const options of [{}, { accounts: await accounts() }]) {
      const service = await start({ ...options, admin: { port: 0 } });
      expect(
        (await fetch(`${service.url}/metrics`, { headers: { Authorization: "Key rk_acme" } })).status,
      ).toBe(404);
      expect((await fetch(`${service.url}/health`)).status).toBe(200);
      const metrics = await fetch(`${service.adminUrl}/metrics`);
      expect([metrics.status, await metrics.text()]).toEqual([
        200,
        expect.stringContaining("referent_units_total"),
      ]);
      for (const path of ["/health", "/healthz"])
        expect(await (await fetch(service.adminUrl + path)).json()).toEqual({ status: "ok" });
      const other = await fetch(`${service.adminUrl}/v1/resolve`, post(ada));
      expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([404, "not_found"]);
      await service.close();
    }
  });

  it("are routes like the others: a slash at the end, HEAD, OPTIONS, 405 with Allow", async () => {
    const service = await start({ admin: { port: 0 } });
    const alone = await start({});
    const own = [
      `${alone.url}/metrics`,
      `${service.adminUrl}/metrics`,
      `${service.adminUrl}/health`,
      `${service.adminUrl}/healthz`,
    ];
    for (const url of own) {
      expect([url, (await fetch(`${url}/`)).status]).toEqual([url, 200]);
      const head = await fetch(url, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      const options = await fetch(url, { method: "OPTIONS" });
      expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
      const posted = await fetch(url, { method: "POST" });
      expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
      expect(await posted.json()).toMatchObject({ code: "method_not_allowed" });
    }
    await service.close();
    await alone.close();
  });

  it("have an address that is free, or the service does not start", async () => {
    const service = await start({ admin: { port: 0 } });
    const port = Number(new URL(service.adminUrl!).port);
    await expect(start({ admin: { port } })).rejects.toThrow("another process listens on it");
    await service.close();
  });
});

describe("referent serve", () => {
  it("serves with keys, logs, and ends well on SIGTERM", async () => {
    const accounts = join(folder, "accounts.json");
    const made = runCli("keys", "--accounts", accounts, "--account", "acme");
    expect(await made.ended).toBe(0);
    const key = made.output().trim();
    const { url, child, output, ended } = await serveCli("--accounts", accounts, "--workers", "1");
    expect(
      (await fetch(`${url}/accounts/acme/resolve`, post(ada, { Authorization: `Key ${key}` }))).status,
    ).toBe(200);
    expect((await fetch(`${url}/accounts/acme/resolve`, post(ada))).status).toBe(401);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(output()).toContain('"route":"/accounts/:account/resolve","status":200');
    expect(output()).not.toContain(key);
  });

  it("resolves against the caller's own graph, and leaves the folder to others meanwhile", async () => {
    const graph = join(folder, "graph");
    const data = '<https://shop.example/p/1> <https://schema.org/name> "Zorblax Quib" .';
    const write = async () => {
      const store = await openGraphStore(graph);
      await store.write([{ graph: "https://shop.example/p/1", rdf: { format: "turtle", data } }]);
      await store.close();
    };
    await write();
    const { url, child, ended } = await serveCli("--graph", graph, "--workers", "1");
    await write();
    const request = { text: "Zorblax Quib", language: "en", dataset_uri: "service://dataset/me" };
    const response = await fetch(`${url}/v1/resolve`, post(request));
    expect(await response.json()).toMatchObject({
      mentions: [{ entity: { id: "https://shop.example/p/1" } }],
    });
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  it("resolves against RDF files, under the dataset URIs and within the limits that it is given", async () => {
    const one = join(folder, "one.ttl");
    const two = join(folder, "two.nt");
    await writeFile(one, '<#1> <https://schema.org/name> "Zorblax Quib" .');
    await writeFile(two, '<x:2> <https://schema.org/name> "Anvil Works" .');
    const { url, child, ended } = await serveCli(
      ...["--graph", one, two, "--workers", "1", "--cost-header", "X-Units", "--cost-header", "X-Calls"],
      ...["--dataset-alias", "hosted://a=b/mine=service://dataset/me", "--limit", "textCodePoints=40"],
    );
    const request = {
      text: "Zorblax Quib sued Anvil Works.",
      language: "en",
      dataset_uri: "hosted://a=b/mine",
    };
    const response = await fetch(`${url}/resolve`, post(request));
    expect([response.headers.get("x-units"), response.headers.get("x-calls")]).toEqual(["2", "2"]);
    expect(await response.json()).toMatchObject({
      dataset_uri: "hosted://a=b/mine",
      mentions: [{ entity: { id: `${pathToFileURL(one).href}#1` } }, { entity: { id: "x:2" } }],
    });
    const long = await fetch(`${url}/resolve`, post({ ...request, text: "a".repeat(41) }));
    expect(await long.json()).toMatchObject({
      code: "text_too_long",
      detail: "41 code points; at most 40 are accepted",
    });
    const document = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApiDocument;
    expect(document.components.schemas).toMatchObject({
      ResolveRequest: { properties: { text: { maxLength: 40 } } },
    });
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  it("ends a call that takes too much processor time, does not charge it, and goes on", async () => {
    const accounts = join(folder, "accounts.json");
    const key = await addKey(accounts, "acme");
    const { url, child, ended, output } = await serveCli(
      "--accounts",
      accounts,
      "--limit",
      "callMs=30",
      "--workers",
      "1",
    );
    const auth = { Authorization: `Key ${key}` };
    const dataset = Array.from({ length: 3_000 }, (_, i) => ({ id: `${i}`, name: `Ada ${i} Lovelace ${i}` }));
    const long = {
      ...ada,
      dataset,
      mentions: undefined,
      text: "Ada 1 Lovelace 2 met Ada 3 Lovelace. ".repeat(2_700),
    };
    const over = await fetch(`${url}/resolve`, post(long, auth));
    expect([over.status, over.headers.get("retry-after"), over.headers.get("x-ratelimit-remaining")]).toEqual(
      [503, "1", "1000"],
    );
    expect(await over.json()).toMatchObject({
      code: "overloaded",
      detail: "the call took more than 30 ms of processor time and was ended",
    });
    for (;;) {
      const next = await fetch(`${url}/resolve`, post({ text: "x", language: "en", dataset: [] }, auth));
      if (next.status === 200) break;
    }
    const me = (await (await fetch(`${url}/accounts/me`, { headers: auth })).json()) as { used: number };
    expect(me.used).toBe(2);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(output()).toContain('"status":503');
  });

  it.each([
    [["--dataset-alias", "hosted://public"], "must be of the form name=value"],
    [["--dataset-alias", "hosted://public=other"], "other is not one of wikidata://public"],
    [["--dataset-alias", "a,b=inline"], "an alias is a URI without commas"],
    [["--dataset-alias", "inline=wikidata://public"], "inline is the name of a dataset"],
    [["--limit", "mentions=many"], "must be a whole number of 0 or more"],
    [["--limit", "spans=7"], "spans is not one of textCodePoints"],
  ])("refuses %j with the usage code", async (options, reason) => {
    const { ended, output } = runCli("serve", ...options);
    expect(await ended).toBe(2);
    expect(output()).toContain(reason);
  });

  it("serves metrics and health on the admin port", async () => {
    const { child, ended, output } = await serveCli("--admin-port", "0", "--workers", "1");
    const [, admin] = /"adminUrl":"([^"]+)"/.exec(output())!;
    expect((await fetch(`${admin}/metrics`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  it("refuses a header that says something else as the cost", async () => {
    const { ended, output } = runCli("serve", "--kb", "none", "--cost-header", "Content-Type");
    expect(await ended).toBe(1);
    expect(output()).toContain("already has another meaning");
  });

  it("does not open itself to the world without being told to", async () => {
    const { ended, output } = runCli("serve", "--host", "0.0.0.0", "--kb", "none");
    expect(await ended).toBe(1);
    expect(output()).toContain("give --accounts, or --open");
  });

  it("refuses a wrong option with the usage code", async () => {
    const { ended, output } = runCli("serve", "--port", "70000");
    expect(await ended).toBe(2);
    expect(output()).toContain("must be a whole number from 0 to 65535");
  });
});

describe("referent openapi", () => {
  it("prints the document", async () => {
    const { ended, output } = runCli("openapi", "--base-path", "/kg");
    expect(await ended).toBe(0);
    expect(JSON.parse(output())).toMatchObject({ openapi: "3.1.0", servers: [{ url: "/kg" }] });
  });
});

describe("referent compare", () => {
  it("tells mention by mention how two resolvers agree", async () => {
    const docs = join(folder, "docs.jsonl");
    await writeFile(docs, `${JSON.stringify({ id: "d1", ...ada })}\n`);
    const service = await startService({
      resolver: servedResolver(),
      log: await createLog("silent"),
      running: 1,
      waiting: 1,
    });
    const { ended, output } = runCli(
      "compare",
      "--local",
      "--remote",
      service.url,
      "--docs",
      docs,
      "--kb",
      "none",
    );
    expect(await ended).toBe(0);
    await service.close();
    expect(output()).toMatch(/same +d1:0-12 +"Ada Lovelace" +local people\/1 +remote people\/1/);
    expect(output()).toMatch(
      /both_unresolved +d1:22-34 +"Zorblax Quib" +local no_candidates +remote no_candidates/,
    );
    expect(output()).toMatch(/same +1 +50\.0 %/);
  });
});

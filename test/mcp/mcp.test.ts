import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHandler, hashKey } from "../../src/http/index.ts";
import { createResolver } from "../../src/index.ts";
import { createMatcher } from "../../src/matching/index.ts";
import { mcpMount } from "../../src/mcp/index.ts";
import { type RunningServer, startServer } from "../../src/node/index.ts";
import { referent } from "../cli/in-process.ts";
import { built } from "../limits/child.ts";

// biome-ignore lint/suspicious/noExplicitAny: JSON documents, walked by key
type Json = any;

const program = new URL("../../dist/src/cli/main.js", import.meta.url).pathname;
const url = (server: RunningServer) => new URL(`${server.url}/mcp`);

let server: RunningServer;
const answered: { route: string; account?: string; cost?: number; status: number }[] = [];

beforeAll(async () => {
  const matcher = createMatcher();
  await matcher.warm();
  const handler = createHandler(createResolver(), {
    mounts: [mcpMount(matcher)],
    onAnswer: (one) => answered.push(one),
    accounts: {
      plans: { small: { allowance: 20 } },
      accounts: [{ accountId: "acme", plan: "small", keys: [await hashKey("rk_secret")] }],
    },
  });
  server = await startServer(handler);
}, 60_000);

afterAll(async () => {
  await server.close();
});

/** A client of the official SDK, connected. */
async function connected(kind: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const transport =
    kind === "stdio"
      ? new StdioClientTransport({ command: process.execPath, args: [program, "mcp"], stderr: "ignore" })
      : new StreamableHTTPClientTransport(url(server), {
          requestInit: { headers: { Authorization: "Key rk_secret" } },
        });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return client;
}

describe.each(["stdio", "streamable HTTP"])("the SDK's client over %s", (kind) => {
  let client: Client;

  beforeAll(async () => {
    if (kind === "stdio" && !built) return;
    client = await connected(kind);
    // From here on the client checks structured content against the schemas that it was told.
    await client.listTools();
  }, 60_000);

  afterAll(async () => {
    await client?.close();
  });

  const when = it.skipIf(kind === "stdio" && !built);

  when("lists the tools with schemas of what they take and give", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "resolve_text",
      "search_entities",
      "get_entity",
      "match_record",
    ]);
    for (const { inputSchema, outputSchema } of tools)
      expect([inputSchema.type, outputSchema?.type]).toEqual(["object", "object"]);
  });

  when("tells what a dataset is, which includes there are, and what may be null", async () => {
    const { tools } = await client.listTools();
    const { dataset, include, language } = tools[0]!.inputSchema.properties as Json;
    const list = dataset.anyOf.find((one: Json) => one.type === "array");
    expect(list.maxItems).toBe(5_000);
    expect(list.items.properties).toHaveProperty("id");
    expect(include.items).toMatchObject({ enum: ["candidates", "evidence"] });
    expect(language.type).toEqual(["string", "null"]);
  });

  // The client throws where structured content is not valid by the schema of its tool.
  when("gets structured answers that are valid by their schemas", async () => {
    const resolved = (await client.callTool({
      name: "resolve_text",
      arguments: { text: "Berlin is the capital of Germany.", include: ["candidates", "evidence"] },
    })) as Json;
    expect(resolved.structuredContent.mentions[0]).toMatchObject({ text: "Berlin", entity: { id: "Q64" } });
    const found = (await client.callTool({
      name: "search_entities",
      arguments: { query: "Pari", limit: 3 },
    })) as Json;
    expect(found.structuredContent.entities.map(({ id }: Json) => id)).toContain("Q90");
    const entity = (await client.callTool({
      name: "get_entity",
      arguments: { id: "Q90", language: "it" },
    })) as Json;
    expect(entity.structuredContent).toMatchObject({ id: "Q90", label: "Parigi" });
    const matched = (await client.callTool({
      name: "match_record",
      arguments: { name: "Lovelace, Ada", type: "Person" },
    })) as Json;
    expect(matched.structuredContent.candidates[0]).toMatchObject({ label: "Ada Lovelace" });
    expect(JSON.parse(matched.content[0].text)).toEqual(matched.structuredContent);
  });

  when.each([
    ["resolve_text", { text: "" }, "invalid_request", "/text"],
    ["resolve_text", { text: "Ada", mentions: [{ start: 0, end: 99 }] }, "invalid_span", "/mentions/0/end"],
    ["match_record", { name: 7 }, "invalid_request", "/name"],
    [
      "match_record",
      { name: "Paris", properties: { country: { id: 5 } } },
      "invalid_request",
      "/properties/country/id",
    ],
    ["search_entities", { query: "a", limit: 51 }, "invalid_request", "/limit"],
    ["get_entity", { id: "Q99999999999" }, "not_found", "/id"],
  ])("gets a problem of %s as an error with its code and pointer", async (name, sent, code, pointer) => {
    const answer = (await client.callTool({ name, arguments: sent })) as Json;
    expect(answer.isError).toBe(true);
    const problem = JSON.parse(answer.content[0].text);
    expect(problem.code).toBe(code);
    expect(problem.errors[0].pointer).toBe(pointer);
  });

  when("reads an entity as a resource", async () => {
    const { contents } = (await client.readResource({ uri: "referent://entity/Q64" })) as Json;
    expect(JSON.parse(contents[0].text)).toMatchObject({ id: "Q64", label: "Berlin" });
    await expect(client.readResource({ uri: "referent://entity/none" })).rejects.toMatchObject({
      code: -32002,
      data: { code: "not_found", errors: [{ pointer: "/id" }] },
    });
    await expect(client.readResource({ uri: "other://thing" })).rejects.toMatchObject({ code: -32002 });
    await expect(client.readResource({ uri: "referent://entity/%" })).rejects.toMatchObject({
      code: -32602,
      data: { code: "invalid_request", errors: [{ pointer: "/uri" }] },
    });
  });

  when.each(["__proto__", "constructor", "toString"])(
    "has the texts of an entity for a language that is the name of a method: %s",
    async (language) => {
      const asked = async (sent: object) =>
        ((await client.callTool({ name: "get_entity", arguments: { id: "Q64", ...sent } })) as Json)
          .structuredContent;
      const { label, description } = await asked({ language });
      expect({ label, description }).toMatchObject({ label: "Berlin", description: expect.any(String) });
    },
  );
});

it.skipIf(!built)(
  "mcp --graph resolves with the graph that it matches with",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "mcp-"));
    const file = join(folder, "own.ttl");
    writeFileSync(file, '<http://e.org/zork> <https://schema.org/name> "Zorkatron Industries" .');
    const args = [program, "mcp", "--graph", file];
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }));
    try {
      const text = "Zorkatron Industries was founded.";
      const sent = { text, dataset_uri: "service://dataset/me" };
      const resolved = (await client.callTool({ name: "resolve_text", arguments: sent })) as Json;
      expect(resolved.structuredContent?.mentions[0]).toMatchObject({ entity: { id: "http://e.org/zork" } });
      const found = (await client.callTool({
        name: "search_entities",
        arguments: { query: "Zork" },
      })) as Json;
      expect(found.structuredContent.entities[0]).toMatchObject({ id: "http://e.org/zork" });
    } finally {
      await client.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  60_000,
);

describe("mcp on standard input", () => {
  const ping = '{"jsonrpc":"2.0","id":7,"method":"ping"}\n';
  const pong = '{"result":{},"jsonrpc":"2.0","id":7}\n';

  it("tells of lines that are not messages, and answers those behind them", async () => {
    const run = await referent(["mcp"], `not JSON\n{"id":1}\n${ping}`);
    expect([run.code, run.out]).toEqual([0, pong]);
    expect(run.err).toBe(
      "warning: a line of standard input is not JSON, and is left out\n" +
        "warning: a line of standard input is not a message of JSON-RPC, and is left out\n",
    );
  });

  it("tells why it ends at a message that is too long, and fails", async () => {
    const run = await referent(["mcp"], `${ping}${"x".repeat(11 << 20)}\n${ping}`);
    expect([run.code, run.out.length <= pong.length]).toEqual([1, true]);
    expect(run.err).toContain('"code": "payload_too_large"');
    expect(run.err).toMatch(/maximum size of 10485760 bytes/);
  });
});

describe("the protocol in a service with accounts", () => {
  const call = (headers: Record<string, string>, body = "{}") =>
    fetch(url(server), { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body });

  it("needs a key, refuses pages of other origins, other methods and broken JSON", async () => {
    const key = { Authorization: "Key rk_secret" };
    expect((await call({})).status).toBe(401);
    expect((await call({ ...key, Origin: "http://evil.example" })).status).toBe(403);
    const read = await fetch(url(server), { headers: key });
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect((await call(key, "{")).status).toBe(400);
  });

  it("tells of a spent allowance as an error of the tool, and logs costs without the key", async () => {
    const client = await connected("streamable HTTP");
    let problem: Json;
    for (let i = 0; i < 20 && problem === undefined; i++) {
      const answer = (await client.callTool({ name: "match_record", arguments: { name: "Berlin" } })) as Json;
      if (answer.isError) problem = JSON.parse(answer.content[0].text);
    }
    await client.close();
    expect(problem).toMatchObject({ code: "quota_exceeded", status: 429 });
    expect(answered).toContainEqual(expect.objectContaining({ account: "acme", cost: 1, route: "/mcp" }));
    expect(JSON.stringify(answered)).not.toContain("rk_secret");
  });
});

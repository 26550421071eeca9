import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { registerProducts } from "../../src/cli/products.ts";
import { type SparqlServer, startSparqlServer } from "../graph/sparql-server.ts";
import { type Endpoint, startEndpoint } from "../webhook/endpoint.ts";
import { ioOfOurs } from "./in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-sparql-"));
const feed = join(folder, "feed.csv");
writeFileSync(
  feed,
  "id,title,link,price\n1,Teapot,https://s.example/1,1.00 EUR\n2,Cup é 😀,https://s.example/2,2.00 EUR\n",
);
const token = "Bearer let-me-in";
let server: SparqlServer;
let endpoint: Endpoint;
let takes: (id: string) => boolean = () => true;

beforeAll(async () => {
  server = await startSparqlServer({ authorization: token });
  endpoint = await startEndpoint(({ body }) => ({ items: body.items.filter(({ id }) => takes(id)) }));
});
afterAll(async () => {
  await Promise.all([server.close(), endpoint.close()]);
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Runs `referent products …` with the server as its store. */
async function run(...args: string[]): Promise<{ out: string; code: number }> {
  const { io, printed } = ioOfOurs();
  const program = new Command("referent").exitOverride();
  registerProducts(program, io);
  await program.parseAsync(["node", "referent", "products", ...args]);
  return { out: printed().out, code: io.exitCode };
}

const place = () => ["--store", `${server.url}/query`];
const notes = ["--notes", join(folder, "notes")];

describe("referent products with a SPARQL 1.1 server as its store", () => {
  it("syncs, holds, lists, replays, queries and exports; a second run sends nothing", async () => {
    vi.stubEnv("REFERENT_STORE_AUTHORIZATION", token);
    const sync = ["sync", "--feed", feed, ...place(), ...notes, "--webhook", endpoint.url, "--json"];
    takes = (id) => id !== "https://s.example/2";
    const first = await run(...sync);
    expect(first.code).toBe(1);
    expect(JSON.parse(first.out)).toMatchObject({ read: 2, sent: 2, written: 1, held: 1 });
    expect((await run("held", ...place(), ...notes)).out).toMatch(/s\.example\/2[\s\S]*1 held/);
    takes = () => true;
    const replayed = await run("replay", ...place(), ...notes, "--webhook", endpoint.url, "--json");
    expect(JSON.parse(replayed.out)).toMatchObject({ sent: 1, written: 1, held: 0 });
    expect(JSON.parse((await run(...sync)).out)).toMatchObject({ read: 2, unchanged: 2, sent: 0 });
    const query = await run(
      "query",
      ...place(),
      "SELECT ?name { GRAPH ?g { ?g <https://schema.org/name> ?name } } ORDER BY ?name",
    );
    const names = JSON.parse(query.out).results.bindings.map(
      (row: { name: { value: string } }) => row.name.value,
    );
    expect(names).toEqual(["Cup é 😀", "Teapot"]);
    expect((await run("export", ...place())).out).toMatch(/Teapot.*<https:\/\/s\.example\/1> \.$/m);
  });

  it("puts one graph by the graph store protocol when it is given, and asks for updates where it is told", async () => {
    vi.stubEnv("REFERENT_STORE_AUTHORIZATION", token);
    server.requests.length = 0;
    const one = join(folder, "one.csv");
    writeFileSync(one, "id,title,link\n3,Jug,https://s.example/3\n");
    const other = ["--notes", join(folder, "other"), "--store-graphs", `${server.url}/graphs`];
    await run("sync", "--feed", one, ...place(), ...other, "--store-update", `${server.url}/update`);
    // Before the product the server is asked whether it does all that is needed; that takes updates, too.
    const writes = server.requests.filter((request) => request !== "POST /query");
    expect(writes.lastIndexOf("POST /update")).toBeLessThan(writes.length - 1);
    expect(writes.at(-1)).toBe("PUT /graphs");
  });

  it("says what is missing or wrong: notes, authorization, a server, options of a server with a directory", async () => {
    const fault = (...args: string[]) => run(...args).then(String, (error) => error);
    const pointer = (name: string) => ({ document: { errors: [{ pointer: name }] } });
    expect(await fault("held", ...place())).toMatchObject(pointer("/notes"));
    expect(await fault("query", ...place(), "ASK {}")).toMatchObject({
      code: "dataset_unavailable",
      message: expect.stringContaining("401"),
    });
    const gone = await startSparqlServer();
    await gone.close();
    expect(await fault("query", "--store", `${gone.url}/query`, "ASK {}")).toMatchObject({
      code: "dataset_unavailable",
      message: expect.stringContaining("ECONNREFUSED"),
    });
    expect(await fault("query", "--store", "https://u:p@h.example/", "ASK {}")).toMatchObject(
      pointer("/store"),
    );
    expect(await fault("query", "--store", "sparql://h.example/", "ASK {}")).toMatchObject(pointer("/store"));
    expect(await fault("query", "--store", "", "ASK {}")).toMatchObject(pointer("/store"));
    expect(
      await fault("query", "--store", folder, "--store-update", "http://x.example/", "ASK {}"),
    ).toMatchObject(pointer("/store"));
    expect(await fault("held", "--store", folder, "--notes", folder)).toMatchObject(pointer("/notes"));
  });

  it("a server that cannot be written to is told of at the start, before the webhook is called", async () => {
    vi.stubEnv("REFERENT_STORE_AUTHORIZATION", token);
    const calls = endpoint.received.length;
    const readOnly = ["--store-update", `${server.url}/query`, "--notes", join(folder, "read-only")];
    const fault = await run("sync", "--feed", feed, ...place(), ...readOnly, "--webhook", endpoint.url).catch(
      (error) => error,
    );
    expect(fault).toMatchObject({
      code: "dataset_unavailable",
      message: expect.stringMatching(/\/query: the server does not take updates: .*415/),
    });
    expect(endpoint.received).toHaveLength(calls);
  });

  it("a dry run writes nothing to the server, not even to try it", async () => {
    vi.stubEnv("REFERENT_STORE_AUTHORIZATION", token);
    server.requests.length = 0;
    const dry = ["--notes", join(folder, "dry"), "--webhook", endpoint.url, "--dry-run"];
    await run("sync", "--feed", feed, ...place(), ...dry);
    expect(new Set(server.requests)).toEqual(new Set(["POST /query"]));
  });

  it("a directory without a store is none to read, and none is made", async () => {
    const absent = join(folder, "absent");
    await expect(run("query", "--store", absent, "ASK {}")).rejects.toThrow(/there is no store at/);
    await expect(run("held", "--store", absent)).rejects.toThrow(/there is no store at/);
    expect(() => rmSync(absent)).toThrow(/ENOENT/);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createHandler } from "../../src/http/index.ts";
import { type RunningServer, startServer } from "../../src/node/server.ts";
import { createResolver } from "../../src/resolver.ts";
import { ada } from "../contract/resolver.ts";
import { dataset, gold } from "../evaluation/small-run.ts";
import { key, testOptions } from "../http/service.ts";
import { problemOf, referent } from "./in-process.ts";

/** A service with accounts, on this machine. */
let server: RunningServer;
const folder = mkdtempSync(join(tmpdir(), "referent-remote-"));
const jsonl = (name: string, ...values: unknown[]): string => {
  const path = join(folder, name);
  writeFileSync(path, values.map((value) => `${JSON.stringify(value)}\n`).join(""));
  return path;
};
const goldFile = jsonl("gold.jsonl", ...gold.documents);
const list = join(folder, "list.json");
writeFileSync(list, JSON.stringify(dataset));
const docs = jsonl(
  "docs.jsonl",
  { id: "known", ...ada },
  { text: "Nobody is here.", language: "en", dataset: ada.dataset },
);

beforeAll(async () => {
  server = await startServer(createHandler(createResolver({ publicKb: false }), await testOptions()));
});
afterAll(async () => {
  await server.close(0);
  rmSync(folder, { recursive: true });
});

describe("referent evaluate --against", () => {
  const evaluate = (...words: string[]) =>
    referent(["evaluate", "--gold", goldFile, "--dataset", list, "--resamples", "0", "--json", ...words]);

  it("measures a service over HTTP, to the figures of the same resolver here", async () => {
    const remote = await evaluate("--against", server.url, "--key", key, "--spans");
    expect([remote.code, remote.err]).toEqual([0, ""]);
    const local = await evaluate("--spans");
    expect(JSON.parse(remote.out).overall).toEqual(JSON.parse(local.out).overall);
    expect(JSON.parse(remote.out).overall.d2kb.linked).toBe(5);
  });

  it("takes the key of the environment if none is given, and tells a wrong one", async () => {
    vi.stubEnv("REFERENT_KEY", key);
    expect((await evaluate("--against", server.url)).code).toBe(0);
    vi.stubEnv("REFERENT_KEY", "rk_wrong");
    const refused = await evaluate("--against", server.url);
    vi.unstubAllEnvs();
    expect([refused.code, refused.out, problemOf(refused).code]).toEqual([1, "", "unauthorized"]);
    expect(problemOf(refused).detail).toContain("document right");
  });

  it("limits figures to a file of ids, which it needs there", async () => {
    const ids = join(folder, "ids.txt");
    writeFileSync(ids, "# the cities\nQ64\thttp://www.wikidata.org/entity/Q64\nwd:Q90\n\n");
    const limited = await evaluate("--against", server.url, "--key", key, "--spans", "--in-kb", ids);
    expect(JSON.parse(limited.out).overall.d2kb.inKb).toMatchObject({ linked: 3, outOfKb: 2 });
    const without = await evaluate("--against", server.url, "--key", key, "--in-kb");
    expect([without.code, problemOf(without).detail]).toEqual([
      1,
      "--in-kb needs a file of ids with --against",
    ]);
  });

  it("tells a service that is not there, and a URL that is none", async () => {
    const gone = await evaluate("--against", "http://127.0.0.1:9", "--key", key);
    expect([gone.code, problemOf(gone).code]).toEqual([1, "resolver_unavailable"]);
    for (const url of ["kg.example", "ftp://kg.example", "http://"]) {
      const wrong = await evaluate("--against", url);
      expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("must be an http(s) URL")]);
    }
  });
});

describe("referent compare", () => {
  const compare = (...words: string[]) =>
    referent(["compare", "--remote", server.url, "--key", key, "--kb", "none", ...words]);

  it("tells mention by mention how two resolvers agree, and sums up", async () => {
    const { code, out, err } = await compare("--docs", docs);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/same +known:0-12 +"Ada Lovelace" +local people\/1 +remote people\/1\n/);
    expect(out).toMatch(/both_unresolved +known:22-34 +"Zorblax Quib"/);
    expect(out).toMatch(/\nsame +1 +\d+\.\d %\n/);
  });

  it("--differences leaves out what agrees, --json gives rows; documents without an id have their line's number", async () => {
    expect((await compare("--docs", docs, "--differences")).out).toMatch(/^\nsame /);
    const { out } = await compare("--docs", docs, "--json");
    const rows = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(rows[0]).toMatchObject({
      document: "known",
      first: "people/1",
      second: "people/1",
      verdict: "same",
    });
    expect(rows.every(({ document }) => ["known", "2"].includes(document))).toBe(true);
  });

  it("takes documents from standard input, none giving no share", async () => {
    const { code, out } = await referent(
      ["compare", "--remote", server.url, "--key", key, "--kb", "none", "--docs", "-"],
      "\n\n",
    );
    expect([code, out]).toEqual([0, expect.stringMatching(/same +0\n/)]);
    expect(out).not.toContain("%");
  });

  it("tells a document without a text by its line, and a service that is not there", async () => {
    const bad = await compare("--docs", jsonl("bad.jsonl", ada, { id: 7 }));
    expect([bad.code, problemOf(bad)]).toEqual([
      1,
      expect.objectContaining({
        code: "invalid_request",
        detail: expect.stringContaining("bad.jsonl, line 2"),
        errors: [{ pointer: "/text", detail: "is required" }],
      }),
    ]);
    const gone = await compare("--remote", "http://127.0.0.1:9", "--docs", docs);
    expect([gone.code, problemOf(gone).code]).toEqual([1, "resolver_unavailable"]);
  });
});

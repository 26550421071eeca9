import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { fetchProgress } from "../../src/cli/kb-fetch-progress.ts";
import type { ResolveResponse } from "../../src/contract/index.ts";
import { item, redirects, slice, villages } from "../datasets/fetch/slice.ts";
import { type ServerFault, serverDay, WikibaseServer } from "../datasets/fetch/wikibase-server.ts";
import { problemOf, referent } from "./in-process.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-fetch-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const file = (name: string, ...lines: string[]) => {
  writeFileSync(at(name), lines.join("\n"));
  return at(name);
};

let server: WikibaseServer;
let fault: (request: number) => ServerFault | undefined;
let run = 0;
beforeEach(async () => {
  run++;
  fault = () => undefined;
  const query = (text: string) => (text.includes("wd:Q476028") ? [7000007] : []);
  server = await WikibaseServer.start({
    items: [...slice, ...villages(60)],
    redirects,
    query,
    fault: (request) => fault(request),
    retryAfter: 1,
  });
});
afterEach(() => server.stop());

/** Runs `kb fetch` against the server, with a cache of this test's own. */
const fetchInto = (out: string, ...args: string[]) =>
  referent(["kb", "fetch", "--api", server.api, "--cache", at(`cache-${run}`), "--out", at(out), ...args]);
const contact = ["--contact", "me@example.org"];
const article = file(
  "article.txt",
  "Zelda Marquand, founder of Orbital Foundry, was born in Brindlemark. Now she lives in Paris.",
);

describe("referent kb fetch --for", () => {
  test("makes a pack of a text, and tells what it did and how to use it", async () => {
    const { code, out, err } = await fetchInto("article.kb", "--for", article, ...contact);
    expect([code, out]).toEqual([0, ""]);
    expect(err).toMatch(/^asked +\d+ requests$/m);
    expect(err).toMatch(/^fetched +\d+ entities, \d+ neighbours, \d+ classes for their types$/m);
    expect(err).toMatch(/^kept +10 entities, \d+ names, \d+ statements$/m);
    expect(err).toContain(
      `use      referent resolve ${article} --kb ${at("article.kb")},starter\n         referent kb info ${at("article.kb")}\n`,
    );
    expect(server.violations).toEqual([]);
  });

  test("that the text is resolved with, offline", async () => {
    await fetchInto("article.kb", "--for", article, ...contact);
    await server.stop();
    const layers = `${at("article.kb")},starter`;
    const { out } = await referent(["resolve", article, "--language", "en", "--json", "--kb", layers]);
    const { mentions } = JSON.parse(out) as ResolveResponse;
    expect(mentions.map(({ text, entity }) => [text, entity?.id])).toEqual([
      ["Zelda Marquand", "Q7000001"],
      ["Orbital Foundry", "Q7000002"],
      ["Brindlemark", "Q7000006"],
      ["Paris", "Q90"],
    ]);
  });

  test("and kb info tells provenance, day, licence and the command, without what is the user's own", async () => {
    await fetchInto("article.kb", "--for", article, "--per-name", "5", ...contact);
    const { out } = await referent(["kb", "info", at("article.kb")]);
    expect(JSON.parse(out)).toMatchObject({
      source: expect.stringMatching(
        new RegExp(`^http.*/w/api\\.php, ${serverDay}: 4 names, 1 text, neighbours 1$`),
      ),
      license: "CC0-1.0",
      command: `referent kb fetch --per-name 5 --api ${server.api} --out article.kb --for article.txt`,
      provenance: { api: server.api, date: serverDay, names: 4, texts: 1, neighbours: 1 },
    });
    expect(out).not.toContain("me@example.org");
    expect(out).not.toContain(folder);
  });

  test("goes through limits, lag, pages of HTML, half answers and closed sockets to the same bytes", async () => {
    await fetchInto("calm.kb", "--for", article, ...contact);
    const calm = readFileSync(at("calm.kb"));
    rmSync(at(`cache-${run}`), { recursive: true });
    const faults: ServerFault[] = [
      "429",
      "html",
      "cut body",
      "half of the ids",
      "maxlag",
      "no answer",
      "503",
    ];
    const left = [...faults];
    fault = () => left.shift();
    const { code, err } = await fetchInto("calm.kb", "--for", article, ...contact);
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(/^asked +\d+ requests, \d+ s waited because the server asked for it$/m),
    ]);
    expect(server.requests.flatMap((one) => one.fault ?? [])).toEqual(expect.arrayContaining(faults));
    expect(readFileSync(at("calm.kb")).equals(calm)).toBe(true);
  }, 60_000);

  test("reads JSON lines of texts, each in its language", async () => {
    const docs = file(
      "docs.jsonl",
      '{"id":1,"text":"Zelda Marquand arrived.","language":"en"}',
      '{"id":2,"text":"Orbital Foundry ha sede a Parigi.","language":"it"}',
    );
    const { code } = await fetchInto("docs.kb", "--for", docs, ...contact);
    expect(code).toBe(0);
    const searches = server.requests.flatMap(({ url, search }) =>
      search === null ? [] : [`${url.searchParams.get("language")} ${search}`],
    );
    expect(searches.sort()).toEqual(["en Zelda Marquand", "it Orbital Foundry", "it Parigi"]);
  });
});

describe("referent kb fetch, the same again", () => {
  test("asks for nothing, and --offline makes the same bytes without the server", async () => {
    await fetchInto("again.kb", "--for", article, ...contact);
    const first = readFileSync(at("again.kb"));
    const before = server.requests.length;
    await fetchInto("again.kb", "--for", article, ...contact);
    expect(server.requests.length).toBe(before);
    expect(readFileSync(at("again.kb")).equals(first)).toBe(true);
    await server.stop();
    rmSync(at("again.kb"));
    const { code, err } = await fetchInto("again.kb", "--for", article, "--offline");
    expect([code, err]).toEqual([0, expect.stringMatching(/^asked +0 requests$/m)]);
    expect(readFileSync(at("again.kb")).equals(first)).toBe(true);
  });

  test("--update asks only for what changed", async () => {
    const ids = file("ids.txt", ...villages(60).map(({ id }) => id));
    await fetchInto("up.kb", "--ids", ids, ...contact);
    server.items.set("Q8000007", item(8000007, "Newtown", { revision: 5000 }));
    const before = server.requests.length;
    const { code, err } = await fetchInto("up.kb", "--update", at("up.kb"), ...contact);
    expect([code, err]).toEqual([0, expect.stringMatching(/^kept +60 entities/m)]);
    const later = server.requests.slice(before);
    expect(later.filter(({ props }) => props.includes("claims")).map(({ ids }) => ids)).toEqual([
      ["Q8000007"],
    ]);
    const got = await referent(["kb", "get", "Q8000007", "--kb", at("up.kb")]);
    expect(JSON.parse(got.out).labels.en).toBe("Newtown");
  });
});

describe("referent kb fetch --ids, --names, --sparql, --class", () => {
  test("take any mix, comments and blank lines aside, and tell the lines that have no id", async () => {
    const ids = file(
      "mixed.txt",
      "# mine",
      "Q90",
      "",
      "http://www.wikidata.org/entity/Q142,France",
      "P31",
      "foo",
    );
    const names = file("names.txt", "Zelda Marquand", "Nobody Atall");
    const { code, err } = await fetchInto(
      "mix.kb",
      "--ids",
      ids,
      "--names",
      names,
      "--per-name",
      "1",
      ...contact,
    );
    expect(code).toBe(0);
    expect(err).toContain(`${ids}:5: "P31" is not an item id\n${ids}:6: "foo" is not an item id\n`);
    expect(err).toMatch(/^nothing +has the name "Nobody Atall" \(en\)$/m);
  });

  test("--ids takes standard input, and tells what is missing or merged", async () => {
    const args = [
      "kb",
      "fetch",
      "--api",
      server.api,
      "--cache",
      at("in"),
      "--ids",
      "-",
      "--out",
      at("in.kb"),
    ];
    const { code, err } = await referent(args, "Q7000004\nQ7000099\nQ90\n");
    expect(code).toBe(0);
    expect(err).toMatch(/^merged +Q7000004 is Q7000001 now$/m);
    expect(err).toMatch(/^missing +Q7000099$/m);
  });

  test("--sparql takes a query or a file of it, --class makes one", async () => {
    const query = "SELECT ?item { ?item wdt:P31 wd:Q476028 }";
    const queryFile = file("clubs.rq", query);
    const endpoint = ["--sparql-endpoint", server.endpoint];
    for (const args of [
      ["--sparql", query],
      ["--sparql", queryFile],
      ["--class", "Q476028", "--where", "P17=Q30"],
    ]) {
      const { code, err } = await fetchInto("clubs.kb", ...args, ...endpoint, ...contact);
      expect([code, err]).toEqual([0, expect.stringMatching(/^kept +1 entity, 1 name, 0 statements$/m)]);
    }
    const { out } = await referent(["kb", "info", at("clubs.kb")]);
    expect(JSON.parse(out).provenance).toMatchObject({
      endpoint: server.endpoint,
      query: expect.stringContaining("wdt:P31/wdt:P279* wd:Q476028"),
    });
  });
});

describe("referent kb fetch refuses", () => {
  test.each([
    ["nothing to fetch", [], "say what to fetch"],
    ["names without a contact", ["--names", "x"], "need --contact"],
    ["two queries", ["--sparql", "x", "--class", "Q5", ...contact], "are two queries"],
    ["conditions of nothing", ["--ids", "x", "--where", "P17=Q38"], "--where needs --class"],
    ["a query of an unknown service", ["--class", "Q5", ...contact], "needs its --sparql-endpoint"],
    ["a number that is none", ["--ids", "x", "--per-name", "99"], "from 1 to 50"],
    ["an address that is none", ["--ids", "x", "--sparql-endpoint", "nowhere"], "must be an http(s) URL"],
  ])("%s as a wrong command line", async (_, args, reason) => {
    const { code, err } = await fetchInto("never.kb", ...args);
    expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
    expect(server.requests).toEqual([]);
  });

  test.each([
    ["a file that is not there", ["--ids", "nowhere.txt"], "invalid_request"],
    ["more than 50 ids without a contact", ["--ids", "many.txt"], "invalid_request"],
    ["a contact that is none", ["--ids", "many.txt", "--contact", "me"], "invalid_request"],
    ["a list without ids", ["--ids", "empty.txt"], "invalid_request"],
    [
      "what is not a query",
      ["--sparql", "nowhere.rq", ...contact, "--sparql-endpoint", "http://x.org"],
      "invalid_request",
    ],
    [
      "a condition that is none",
      ["--class", "Q5", "--where", "x", ...contact, "--sparql-endpoint", "http://x.org"],
      "invalid_request",
    ],
    ["a pack that is none", ["--update", "many.txt"], "invalid_pack"],
    ["a document without a text", ["--for", "bad.jsonl", ...contact], "invalid_request"],
  ])("%s as a problem with a code, and no pack is written", async (_, args, problem) => {
    file("many.txt", ...villages(51).map(({ id }) => id));
    file("empty.txt", "# nothing", "");
    file("bad.jsonl", '{"id":1}');
    const paths = args.map((one) => (/\.(?:txt|jsonl)$/.test(one) ? at(one) : one));
    const refused = await fetchInto("never.kb", ...paths);
    expect([refused.code, refused.out, problemOf(refused).code]).toEqual([1, "", problem]);
    expect(server.requests).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.startsWith("never"))).toEqual([]);
  });

  test("an API that is none, with the reason, and leaves the old pack", async () => {
    file("old.kb", "an old one");
    const api = ["--api", `${server.origin}/wiki/Main_Page`];
    const refused = await fetchInto("old.kb", "--ids", file("one.txt", "Q90"), ...api);
    expect([refused.code, problemOf(refused).code]).toEqual([1, "dataset_unavailable"]);
    expect(problemOf(refused).detail).toContain("/wiki/Main_Page: it answers 404: There is nothing here.");
    expect(readFileSync(at("old.kb"), "utf8")).toBe("an old one");
    expect(existsSync(at("never.kb"))).toBe(false);
  });
});

test("how far a fetch is stands on a terminal, with its rate and the time left", async () => {
  const stderr = Object.assign(new PassThrough(), {
    isTTY: true,
    columns: 100,
    cursorTo() {},
    clearLine() {},
  });
  let text = "";
  stderr.on("data", (data: Buffer) => (text += data));
  const progress = fetchProgress(stderr);
  progress.tick({ stage: "entities", done: 0, total: 400, requests: 0 });
  await new Promise((next) => setTimeout(next, 300));
  progress.tick({ stage: "entities", done: 100, total: 400, requests: 2 });
  await new Promise((next) => setTimeout(next, 300));
  progress.stop();
  expect(text).toMatch(/entities 100\/400 \| 2 requests \| \d+\.\d\/s \| \d+ s left/);
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type AnswerHead,
  type FetchCache,
  type KeptEntities,
  memoryCache,
} from "../../src/datasets/fetch/fetch-cache.ts";
import { defaultCacheFolder, fetchCache } from "../../src/node/fetch-cache.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "referent-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const entities = (at: number, ...qids: number[]): KeptEntities => ({
  kind: "entities",
  api: "https://wikibase.example/w/api.php",
  at,
  date: "2026-03-14",
  languages: ["en"],
  found: qids.map((qid) => [qid, 10]),
  redirects: [[1, 2]],
  missing: [3],
});
const lineOf = (qid: number) => JSON.stringify({ id: `Q${qid}`, text: `Ää ${"x".repeat(qid % 50)}` });

async function headsOf(cache: FetchCache): Promise<Map<string, AnswerHead>> {
  const heads = new Map<string, AnswerHead>();
  for await (const [name, head] of cache.heads()) heads.set(name, head);
  return heads;
}

const filesIn = (of: string) =>
  readdirSync(of, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".gz"));

describe.each([
  ["in memory", () => memoryCache()],
  ["in a folder", () => fetchCache(folder)],
] as const)("a cache %s", (_, open) => {
  test("has the heads of what was put, and the lines of each", async () => {
    const cache = open();
    expect(await headsOf(cache)).toEqual(new Map());
    const one = await cache.put(entities(1, 5, 6), [lineOf(5), lineOf(6)]);
    const other = await cache.put({ ...entities(2), kind: "revisions" } as AnswerHead, []);
    const heads = await headsOf(cache);
    expect(heads.get(one)).toEqual(entities(1, 5, 6));
    expect(heads.get(other)?.kind).toBe("revisions");
    const lines = await cache.lines(one);
    expect(lines.map((line) => Buffer.from(line).toString("utf8"))).toEqual([lineOf(5), lineOf(6)]);
    expect(await cache.lines(other)).toEqual([]);
  });

  test("remembers when a run began until it is ended, or too old", async () => {
    const cache = open();
    expect(await cache.beginRun("a", 100, 0)).toBe(100);
    expect(await cache.beginRun("a", 200, 50)).toBe(100);
    expect(await cache.beginRun("b", 300, 50)).toBe(300);
    expect(await cache.beginRun("a", 400, 101)).toBe(400);
    await cache.endRun("a");
    expect(await cache.beginRun("a", 500, 0)).toBe(500);
    await cache.endRun("nothing of this kind");
  });
});

describe("a cache in a folder", () => {
  test("is there for the next program, and its files are lines in gzip that a dump reader takes", async () => {
    const name = await fetchCache(folder).put(entities(1, 7), [lineOf(7)]);
    const [file, ...more] = filesIn(folder);
    expect(more).toEqual([]);
    const [head, line, end] = gunzipSync(readFileSync(join(folder, file!)))
      .toString("utf8")
      .split("\n");
    expect([JSON.parse(head!), line, end]).toEqual([entities(1, 7), lineOf(7), ""]);
    expect([...(await headsOf(fetchCache(folder)))].map(([key]) => key)).toEqual([name]);
  });

  test("makes its folder, and one that nobody may make is a problem", async () => {
    const deep = join(folder, "a", "b");
    await fetchCache(deep).put(entities(1, 7), [lineOf(7)]);
    expect(filesIn(deep)).toHaveLength(1);
    writeFileSync(join(folder, "file"), "");
    await expect(fetchCache(join(folder, "file", "x")).put(entities(1, 7), [])).rejects.toMatchObject({
      code: "invalid_request",
    });
  });

  test("reads heads that are longer than the begin of a file", async () => {
    const qids = Array.from({ length: 20_000 }, (_, n) => (n * 2_654_435_761) % 2 ** 31);
    const cache = fetchCache(folder);
    const name = await cache.put(entities(1, ...qids), qids.slice(0, 3).map(lineOf));
    expect((await headsOf(cache)).get(name)).toEqual(entities(1, ...qids));
  });

  test("leaves out damaged and foreign files, and tells of the damaged ones", async () => {
    const damaged: string[] = [];
    const cache = fetchCache(folder, (file) => damaged.push(file));
    const good = await cache.put(entities(1, 7), [lineOf(7)]);
    const bad = await cache.put(entities(2, 8), [lineOf(8)]);
    const path = join(folder, bad.slice(0, 2), `${bad}.jsonl.gz`);
    writeFileSync(path, "no gzip");
    writeFileSync(join(folder, "note.txt"), "");
    mkdirSync(join(folder, "ff"), { recursive: true });
    writeFileSync(join(folder, "ff", `${bad}.jsonl.gz.1234.draft`), "half");
    expect([...(await headsOf(cache)).keys()]).toEqual([good]);
    expect(damaged).toEqual([path]);
    await expect(cache.lines(bad)).rejects.toThrow(/remove the file/);
  });

  test("is that of the user if none is named", () => {
    const { XDG_CACHE_HOME } = process.env;
    process.env.XDG_CACHE_HOME = "/somewhere";
    try {
      if (process.platform === "linux") expect(defaultCacheFolder()).toBe("/somewhere/referent/fetch");
      expect(defaultCacheFolder()).toContain("referent");
    } finally {
      if (XDG_CACHE_HOME === undefined) delete process.env.XDG_CACHE_HOME;
      else process.env.XDG_CACHE_HOME = XDG_CACHE_HOME;
    }
  });
});

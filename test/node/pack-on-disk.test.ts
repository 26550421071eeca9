import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { openKb } from "../../src/kb/index.ts";
import { engineFingerprint } from "../../src/node/engine-fingerprint.ts";
import { starter } from "../../src/node/pack-source.ts";
import { publicKbFrom } from "../../src/node/public-kb.ts";
import { createResolver } from "../../src/resolver.ts";
import { referent } from "../cli/in-process.ts";
import { built } from "./built.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-mapped-"));
afterAll(() => rmSync(folder, { recursive: true }));
const content = gunzipSync(readFileSync(starter));

function packFile(name: string, bytes: Uint8Array = content): string {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

const options = { mapped: true, cacheBytes: 0 } as const;
const tail = packFile("tail.kb");
const main = fileURLToPath(built("cli/main.js"));
const text = "Angela Merkel met Emmanuel Macron in Paris.";

/** Reads entities until a page is not in memory, some time after the file was changed. */
async function readAll(kb: Awaited<ReturnType<typeof openKb>>): Promise<void> {
  await setTimeout(30);
  for (let entity = 0; entity < kb.size; entity += 50) kb.statements(entity);
}

describe("a pack file that is read on demand", () => {
  test("answers as the pack in memory does, by its handle or as a layer", async () => {
    using kb = await openKb(tail, options);
    const { mentions } = await createResolver().resolve({ text, language: "en" });
    for (const publicKb of [kb, { mapped: tail }, ["starter", { mapped: tail }]])
      expect(await createResolver({ publicKb }).resolve({ text, language: "en" })).toMatchObject({
        mentions,
      });
  });

  test("is closed by its handle: what is asked afterwards is dataset_unavailable", async () => {
    const kb = await openKb(tail, options);
    kb.close();
    kb.close();
    expect(() => kb.record(0).labels).toThrow(/dataset_unavailable.*tail\.kb: the pack was closed/);
    await expect(createResolver({ publicKb: kb }).resolve({ text, language: "en" })).rejects.toMatchObject({
      code: "dataset_unavailable",
    });
  });

  test("that another file takes the place of continues with what it was", async () => {
    const path = packFile("replaced.kb");
    using kb = await openKb(path, options);
    renameSync(packFile("other.kb", content.subarray(0, 100)), path);
    await readAll(kb);
    await expect(openKb(path, options)).rejects.toThrow(/invalid_pack.*replaced\.kb: .*truncated/);
  });

  test("that is truncated while it is open is dataset_unavailable, and stays so", async () => {
    const path = packFile("cut.kb");
    using kb = await openKb(path, options);
    truncateSync(path, 4096);
    await expect(readAll(kb)).rejects.toThrow(/dataset_unavailable.*cut\.kb: it was truncated/);
    copyFileSync(tail, path);
    await expect(readAll(kb)).rejects.toThrow(/dataset_unavailable.*truncated/);
  });

  test("that is overwritten while it is open is dataset_unavailable", async () => {
    const path = packFile("over.kb");
    using kb = await openKb(path, options);
    writeFileSync(path, content);
    utimesSync(path, new Date(), new Date(Date.now() + 5000));
    await expect(readAll(kb)).rejects.toThrow(/dataset_unavailable.*over\.kb: it was overwritten/);
  });

  test("has to be a file that can be mapped: the error names it and the reason", async () => {
    for (const [location, reason] of [
      [join(folder, "none.kb"), /dataset_unavailable.*none\.kb: there is no such file/],
      [folder, /dataset_unavailable.*only a file can be mapped/],
      ["https://127.0.0.1:1/x.kb", /dataset_unavailable.*download the file first/],
      ["starter", /invalid_pack.*it is compressed/],
      [packFile("gz.kb", gzipSync(content)), /invalid_pack.*gz\.kb: it is compressed/],
      [packFile("empty.kb", new Uint8Array(0)), /invalid_pack.*empty\.kb: the file is empty/],
    ] as const)
      await expect(openKb(location, { mapped: true }), String(location)).rejects.toThrow(reason);
    const wrong = { mapped: true, cacheBytes: 1.5 } as const;
    await expect(openKb(tail, wrong)).rejects.toThrow(/invalid_request.*\/cacheBytes/);
    await expect(openKb(new Uint8Array(1), { mapped: true })).rejects.toThrow(/invalid_request.*only a file/);
    await expect(openKb(tail, { maped: true } as object)).rejects.toThrow(/did you mean "mapped"/);
  });

  test("is a layer of the command line and of REFERENT_KB as mapped:FILE, with the same answers and fingerprint", async () => {
    const plain = await referent(["resolve", "--kb", tail, "--language", "en", "--json", text]);
    expect(JSON.parse(plain.out).mentions.length).toBeGreaterThan(1);
    const mapped = await referent(["resolve", "--kb", `mapped:${tail}`, "--language", "en", "--json", text]);
    expect(JSON.parse(mapped.out).mentions).toEqual(JSON.parse(plain.out).mentions);
    expect(await publicKbFrom([`starter,mapped:${tail}`])).toEqual(["starter", { mapped: tail }]);
    const fingerprint = (kb: string) =>
      publicKbFrom([kb]).then((publicKb) => engineFingerprint({ publicKb, graph: undefined }));
    expect(await fingerprint(`mapped:${tail}`)).toBe(await fingerprint(tail));
  });

  test("is opened by each thread of its own", async () => {
    const lines = Array.from({ length: 6 }, (_, i) => JSON.stringify({ id: `${i}`, text, language: "en" }));
    const run = (...kb: string[]) =>
      execFileSync(process.execPath, [main, "resolve", "--jsonl", "--workers", "2", ...kb], {
        input: lines.join("\n"),
        encoding: "utf8",
        stdio: ["pipe", "pipe", "pipe"],
      });
    expect(run("--kb", `mapped:${tail}`)).toBe(run());
    expect(() => run("--kb", "mapped:none.kb")).toThrow(
      /dataset_unavailable[\s\S]*none\.kb: there is no such file/,
    );
  });
});

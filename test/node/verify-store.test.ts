import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type DurableGraphStore, openGraphStore } from "../../src/graph/index.ts";
import { verifyGraphStore } from "../../src/node/verify-store.ts";
import { referent } from "../cli/in-process.ts";
import { lines, product } from "../contract/graph-store.ts";

const base = mkdtempSync(join(tmpdir(), "referent-verify-"));
afterAll(() => rmSync(base, { recursive: true }));
let count = 0;
let folder: string;
const ids = Array.from({ length: 400 }, (_, i) => `https://shop.example/p/${i}`);

/** Text that does not pack well: tables of several blocks. */
const words = (i: number) =>
  Array.from({ length: 60 }, (_, k) => ((i * 7919 + k * 104729) % 99991).toString(36));

async function write(store: DurableGraphStore, from: number, to: number): Promise<void> {
  const some = ids.slice(from, to);
  await store.write(
    some.map((graph, i) => ({ graph, quads: product(graph, words(from + i).join(" ")) })),
    some.map((graph) => [`products/default/${graph}`, "abc 1 before_productkg_create written"]),
  );
}

beforeEach(async () => {
  folder = join(base, String(count++));
  let store = await openGraphStore(folder);
  for (let i = 0; i < 300; i += 50) await write(store, i, i + 50);
  await store.close();
  // The next opening sorts the log into a table; the last write stays in a log.
  store = await openGraphStore(folder);
  await write(store, 300, 400);
  await store.close();
});

const file = (pattern: RegExp) => readdirSync(folder).find((name) => pattern.test(name))!;

function damage(name: string, at: number): void {
  const bytes = readFileSync(join(folder, name));
  bytes[Math.floor(at * bytes.length)]! ^= 4;
  writeFileSync(join(folder, name), bytes);
}

describe("a store is verified", () => {
  it("and found sound, with all that it holds", async () => {
    expect(await verifyGraphStore(folder)).toEqual({
      isSound: true,
      files: [],
      graphs: { whole: 400, damaged: [], expected: 400, missing: [] },
      notes: { whole: 400, damaged: [] },
      commits: { expected: 7, found: 7 },
    });
    const { code, out } = await referent(["products", "verify", "--store", folder]);
    expect(code).toBe(0);
    expect(out).toMatch(/as it was written\.\ngraphs {3}400 whole of 400\n/);
  });

  it("with a damaged block: it names the file and the graphs that are lost, and saves the others", async () => {
    const table = file(/\.ldb$/);
    damage(table, 0.3);
    const report = await verifyGraphStore(folder);
    expect(report.isSound).toBe(false);
    expect(report.files).toEqual([
      { file: table, what: expect.stringMatching(/^byte \d+: the checksum of a block is wrong$/) },
    ]);
    const lost = report.graphs.missing.length;
    expect(lost).toBeGreaterThan(0);
    expect(report.graphs).toMatchObject({ whole: 400 - lost, expected: 400 });
    await expect(openGraphStore(folder)).rejects.toThrow(
      new RegExp(`dataset_unavailable.*is damaged: ${table}: byte .*products verify`),
    );
    const salvage = join(base, `salvage-${count}`);
    const { code, out } = await referent(["products", "verify", "--store", folder, "--salvage", salvage]);
    expect(code).toBe(1);
    expect(out).toContain(`missing  ${report.graphs.missing[0]}`);
    const saved = await openGraphStore(salvage);
    expect(await saved.has(ids)).toEqual(ids.map((id) => !report.graphs.missing.includes(id)));
    expect(await lines(saved, { graph: ids[399]! })).toHaveLength(4);
    expect((await saved.records.get([`products/default/${ids[399]}`]))[0]).toMatch(/written$/);
    await saved.close();
    expect((await verifyGraphStore(salvage)).graphs.whole).toBe(400 - lost);
  });

  it.skipIf(!existsSync("dist/src/cli/main.js"))(
    "and saved whole or not at all when the process is killed (needs npm run build)",
    async () => {
      const place = mkdtempSync(join(base, "killed-"));
      const salvage = join(place, "saved");
      const words = ["products", "verify", "--store", folder, "--salvage", salvage];
      for (let ms = 0; ms < 30; ms += 6) {
        const child = spawn(process.execPath, ["dist/src/cli/main.js", ...words], { stdio: "ignore" });
        const before = readdirSync(place).length;
        while (readdirSync(place).length === before && child.exitCode === null)
          await new Promise((next) => setTimeout(next, 1));
        await new Promise((next) => setTimeout(next, ms));
        child.kill("SIGKILL");
        if (child.exitCode === null && child.signalCode === null) await once(child, "close");
        if (existsSync(salvage)) expect((await verifyGraphStore(salvage)).graphs.whole).toBe(400);
        rmSync(salvage, { recursive: true, force: true });
      }
      const { code } = await referent(words);
      expect([code, readdirSync(place)]).toEqual([0, ["saved"]]);
      expect((await verifyGraphStore(salvage)).graphs.whole).toBe(400);
      await expect(verifyGraphStore(folder, { salvage })).rejects.toThrow(/there is a store at .* already/);
    },
    60_000,
  );

  it("and saved into an empty folder, also through a link; a file is refused and stays", async () => {
    const place = mkdtempSync(join(base, "empty-"));
    const [real, link, some] = ["real", "link", "file"].map((name) => join(place, name));
    mkdirSync(real!);
    symlinkSync(real!, link!);
    await verifyGraphStore(folder, { salvage: link! });
    expect(lstatSync(link!).isSymbolicLink()).toBe(true);
    expect((await verifyGraphStore(real!)).graphs.whole).toBe(400);
    writeFileSync(some!, "mine");
    await expect(verifyGraphStore(folder, { salvage: some! })).rejects.toThrow(
      /file cannot be written: a part of the path is not a folder/,
    );
    expect([readdirSync(place).sort(), readFileSync(some!, "utf8")]).toEqual([
      ["file", "link", "real"],
      "mine",
    ]);
  });

  it("without CURRENT or with a broken manifest: what the tables have is still read", async () => {
    rmSync(join(folder, "CURRENT"));
    await expect(openGraphStore(folder)).rejects.toThrow(/is damaged: CURRENT: it is missing/);
    expect(await verifyGraphStore(folder)).toMatchObject({
      isSound: false,
      files: [{ file: "CURRENT", what: "it is missing" }],
      graphs: { whole: 400, expected: 400, missing: [] },
    });
    expect(readdirSync(folder)).not.toContain("CURRENT");
  });

  it("with a table or a log that the system does not read: what the other files have is saved", async () => {
    const rest = { ldb: 100, log: 300 };
    for (const [ending, whole] of Object.entries(rest)) {
      const name = file(new RegExp(`^\\d+\\.${ending}$`));
      const path = join(folder, name);
      const bytes = readFileSync(path);
      rmSync(path);
      mkdirSync(path);
      const opened = await openGraphStore(folder).catch((error: unknown) => error);
      expect(String(opened), ending).toContain(`${name}: it cannot be read (EISDIR)`);
      const saved = join(base, `saved-without-${ending}`);
      const report = await verifyGraphStore(folder, { salvage: saved });
      expect(report, ending).toMatchObject({ isSound: false, graphs: { whole, expected: 400 } });
      expect(report.files, ending).toEqual([{ file: name, what: "it cannot be read (EISDIR)" }]);
      const store = await openGraphStore(saved);
      expect((await store.has(ids)).filter(Boolean), ending).toHaveLength(whole);
      expect(await lines(store, { graph: ids[ending === "ldb" ? 399 : 0]! }), ending).toHaveLength(4);
      await store.close();
      rmSync(path, { recursive: true });
      writeFileSync(path, bytes);
    }
  });

  it("with a broken log: commits are missed", async () => {
    const log = file(/\.log$/);
    damage(log, 0.5);
    expect(await verifyGraphStore(folder)).toMatchObject({
      isSound: false,
      files: [{ file: log }],
      commits: { expected: 7, found: 6 },
    });
  });

  it("whose tables or log are gone: it says how many graphs and commits there were", async () => {
    rmSync(join(folder, file(/\.log$/)));
    await expect(openGraphStore(folder)).rejects.toThrow(/is damaged: 1 of 7 commits are lost/);
    for (const name of readdirSync(folder)) if (name !== "referent-state") rmSync(join(folder, name));
    await expect(openGraphStore(folder)).rejects.toThrow(/all files of the database are missing/);
    expect(await verifyGraphStore(folder)).toMatchObject({
      isSound: false,
      graphs: { whole: 0, expected: 400 },
      commits: { expected: 7, found: 0 },
    });
  });

  it("not while another process has it open, nor where there is none", async () => {
    const store = await openGraphStore(folder);
    await expect(verifyGraphStore(folder)).rejects.toThrow(/open in another process/);
    await store.close();
    await expect(verifyGraphStore(join(base, "none"))).rejects.toThrow(/there is no store at/);
    expect(existsSync(join(base, "none"))).toBe(false);
  });
});

import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openGraphStore } from "../../src/graph/index.ts";
import { makeFolder } from "../../src/node/make-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "referent-folder-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a folder is made", () => {
  it("with those above it, also where it exists, behind a link, and by several at once", async () => {
    const deep = join(folder, "a", "b", "c");
    await Promise.all([makeFolder(deep), makeFolder(deep), makeFolder(join(folder, "a", "d"))]);
    await makeFolder(deep);
    symlinkSync(deep, join(folder, "link"));
    await makeFolder(join(folder, "link"));
    await makeFolder(`${join(folder, "link", "e")}/`);
    expect([deep, join(folder, "a", "d"), join(deep, "e")].map((path) => existsSync(path))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("unless a file stands in its place or above it", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    await expect(makeFolder(file)).rejects.toMatchObject({ code: "EEXIST" });
    await expect(makeFolder(join(file, "x", "y"))).rejects.toMatchObject({ code: "ENOTDIR" });
  });

  it("which a store says in words, with its own place", async () => {
    const file = join(folder, "no-store");
    writeFileSync(file, "");
    await expect(openGraphStore(file)).rejects.toMatchObject({
      code: "dataset_unavailable",
      document: { detail: `the store ${file} cannot be used: it is a file, and a store is a folder` },
    });
    await expect(openGraphStore(join(file, "x"))).rejects.toMatchObject({
      code: "dataset_unavailable",
      document: { detail: `the store ${join(file, "x")} cannot be used: a part of the path is not a folder` },
    });
  });

  it.skipIf(!existsSync("/proc/self"))(
    "or the system has none there, which a store says at once",
    async () => {
      await expect(makeFolder("/proc/referent/x/y")).rejects.toMatchObject({ code: "ENOENT" });
      await expect(openGraphStore("/proc/referent")).rejects.toMatchObject({
        code: "dataset_unavailable",
        message: expect.stringContaining("/proc/referent"),
      });
    },
  );
});

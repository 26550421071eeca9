import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openGraphStore } from "../../src/graph/index.ts";
import { product } from "../contract/graph-store.ts";

const disk = mkdtempSync(join(tmpdir(), "referent-disk-"));

/** A disk of 80 MB of its own, where the system lets us have one. */
function mounted(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=80m", "tmpfs", disk], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const hasDisk = mounted();
if (!hasDisk) console.warn("skipped: a disk of its own needs the right to mount one");
afterAll(() => {
  if (hasDisk) execFileSync("umount", ["--lazy", disk]);
  rmSync(disk, { recursive: true });
});

describe.skipIf(!hasDisk)("a full disk", () => {
  it("costs no acknowledged graph, is said in words, and writing continues when there is space", async () => {
    const folder = join(disk, "store");
    const filler = join(disk, "filler");
    let store = await openGraphStore(folder);
    const acknowledged = new Map<string, string>();
    let number = 0;
    const write = async () => {
      const title = `${number} ${Array.from({ length: 3_000 }, (_, k) => ((number * 7919 + k) % 9973).toString(36)).join("")}`;
      const some = [0, 1].map((k) => `https://shop.example/p/${number}-${k}`);
      number++;
      await store.write(some.map((graph) => ({ graph, quads: product(graph, title) })));
      for (const graph of some) acknowledged.set(graph, title);
    };
    const whole = async () => {
      const titles = new Map<string, string>();
      for await (const { object, predicate, graph } of store.read())
        if (predicate.value === "https://schema.org/name") titles.set(graph.value, object.value);
      return titles;
    };
    for (let i = 0; i < 20; i++) await write();
    for (let round = 0; round < 3; round++) {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 150_000));
      let failed: unknown;
      for (let i = 0; i < 200 && failed === undefined; i++)
        await write().catch((error: unknown) => {
          failed = error;
        });
      expect(String(failed)).toMatch(/dataset_unavailable.*no space is left on the device/);
      // It stays full: reading continues, writing is refused in the same words.
      await expect(write()).rejects.toThrow(/no space is left on the device/);
      expect(await whole()).toEqual(acknowledged);
      rmSync(filler);
      await write();
      expect(await whole()).toEqual(acknowledged);
    }
    await store.close();
    store = await openGraphStore(folder);
    expect(await whole()).toEqual(acknowledged);
    await store.close();
  }, 60_000);
});

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openGraphStore } from "../../src/graph/index.ts";
import { addKey } from "../../src/node/accounts-file.ts";
import { product } from "../contract/graph-store.ts";
import { post } from "../http/service.ts";
import { serveCli } from "../node/built.ts";
import { built } from "./child.ts";

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

const filler = join(disk, "filler");

afterEach(() => rmSync(filler, { force: true }));

/** Fills the disk but for so many bytes. */
function fill(left: number): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - left));
}

describe.skipIf(!hasDisk)("a full disk", () => {
  it("costs no acknowledged graph, is said in words, and writing continues when there is space", async () => {
    const folder = join(disk, "store");
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
      fill(150_000);
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

  it.skipIf(!built)(
    "under a server is 503 for whom it cannot charge, and heals (needs npm run build)",
    async () => {
      const graph = join(disk, "graph");
      const store = await openGraphStore(graph);
      const data = '<https://shop.example/p/1> <https://schema.org/name> "Zorblax Quib" .';
      await store.write([{ graph: "https://shop.example/p/1", rdf: { format: "turtle", data } }]);
      await store.close();
      const accounts = join(disk, "accounts.json");
      const auth = { Authorization: `Key ${await addKey(accounts, "acme")}` };
      const { url, child, ended } = await serveCli(
        "--graph",
        graph,
        "--accounts",
        accounts,
        "--workers",
        "1",
      );
      const request = { text: "Zorblax Quib", language: "en", dataset_uri: "service://dataset/me" };
      const call = () => fetch(`${url}/v1/resolve`, post(request, auth));
      const found = { mentions: [{ entity: { id: "https://shop.example/p/1" } }] };
      let answered = 0;
      for (let round = 0; round < 3; round++) {
        // The ledger's file has the rest of a page of room, which some calls fit in.
        fill(0);
        let response = await call();
        for (; response.status === 200; response = await call()) answered++;
        for (let i = 0; i < 3; i++, response = await call()) {
          expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
          expect(await response.json()).toMatchObject({
            code: "overloaded",
            detail: "the usage of the account cannot be kept now; nothing was charged",
          });
        }
        expect((await fetch(`${url}/health`)).status).toBe(200);
        rmSync(filler);
        response = await call();
        expect([response.status, await response.json()]).toMatchObject([200, found]);
        answered++;
        const me = (await (await fetch(`${url}/accounts/me`, { headers: auth })).json()) as { used: number };
        expect(me.used).toBe(2 * answered);
      }
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
    },
    60_000,
  );

  it.skipIf(!built)(
    "does not let a server start with its store, in words (needs npm run build)",
    async () => {
      const graph = join(disk, "graph-of-a-start");
      const store = await openGraphStore(graph);
      await store.write([{ graph: "x:g", rdf: { format: "turtle", data: "<x:a> <x:b> 'c' ." } }]);
      await store.close();
      fill(0);
      await expect(serveCli("--graph", graph)).rejects.toThrow(/no space is left on the device/);
      rmSync(filler);
      const { child, ended } = await serveCli("--graph", graph);
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
    },
    60_000,
  );
});

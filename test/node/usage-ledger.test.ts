import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addKey } from "../../src/node/accounts-file.ts";
import { openUsage } from "../../src/node/usage-ledger.ts";
import { ada } from "../contract/resolver.ts";
import { post } from "../http/service.ts";
import { serveCli } from "./built.ts";

const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "usage-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("usage on disk", () => {
  it("is there again when the folder is opened again; held units are not", async () => {
    const first = await openUsage(folder);
    await (await first.reserve("acme", "2026-11", 3, 10))!.book();
    await first.reserve("acme", "2026-11", 4, 10);
    expect(await first.used("acme", "2026-11")).toBe(7);
    await first.close();
    const second = await openUsage(folder);
    expect([await second.used("acme", "2026-11"), await second.used("acme", "2026-12")]).toEqual([3, 0]);
    await second.close();
  });

  it("is open in one process at a time", async () => {
    const first = await openUsage(folder);
    await expect(openUsage(folder)).rejects.toMatchObject({
      code: "invalid_request",
      document: { detail: `usage cannot be kept in ${folder}: another process has it open` },
    });
    await first.close();
  });

  it("keeps answers with the units that they cost, and forgets them after a day", async () => {
    const now = Date.now();
    const answer = (name: string, at: number) => ({ name, at, fingerprint: "f", body: `{"${name}":1}` });
    const first = await openUsage(folder);
    await (await first.reserve("acme", "2026-11", 3, 10))!.book(answer("acme/new", now));
    await (await first.reserve("acme", "2026-11", 3, 10))!.book(answer("acme/old", now - 25 * 3_600_000));
    expect((await first.recall("acme/new"))?.body).toBe('{"acme/new":1}');
    await first.close();
    const second = await openUsage(folder);
    expect([await second.recall("acme/new"), await second.recall("acme/old")]).toEqual([
      answer("acme/new", now),
      undefined,
    ]);
    expect(await second.used("acme", "2026-11")).toBe(6);
    await second.close();
  });

  it("answers a repeated call from before a crash, and does not charge it", async () => {
    const accounts = join(folder, "accounts.json");
    const key = await addKey(accounts, "acme");
    const headers = { Authorization: `Key ${key}`, "Idempotency-Key": "one" };
    const texts: string[] = [];
    for (const signal of ["SIGKILL", "SIGTERM"] as const) {
      const { url, child, ended } = await serveCli("--accounts", accounts);
      texts.push(await (await fetch(`${url}/v1/resolve`, post(ada, headers))).text());
      const me = (await (await fetch(`${url}/accounts/me`, { headers })).json()) as { used: number };
      expect(me.used).toBe(2);
      child.kill(signal);
      await ended;
    }
    expect(texts[1]).toBe(texts[0]);
  });

  it.skipIf(!hasPrlimit)(
    "a disk that takes no more is 503, charges nothing, and heals (skipped where there is no prlimit)",
    async () => {
      const accounts = join(folder, "accounts.json");
      const key = await addKey(accounts, "acme");
      const { url, child, ended, output } = await serveCli("--accounts", accounts);
      const auth = { Authorization: `Key ${key}` };
      const call = () => fetch(`${url}/v1/resolve`, post(ada, auth));
      const used = async () =>
        ((await (await fetch(`${url}/accounts/me`, { headers: auth })).json()) as { used: number }).used;
      expect((await call()).status).toBe(200);
      for (const round of [1, 2]) {
        // No file may grow: what a full disk does to the writes of this one process.
        spawnSync("prlimit", ["--pid", String(child.pid), "--fsize=0:unlimited"]);
        for (let i = 0; i < 3; i++) {
          const refused = await call();
          expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
          expect(await refused.json()).toMatchObject({
            code: "overloaded",
            detail: "the usage of the account cannot be kept now; nothing was charged",
          });
        }
        expect(await used()).toBe(2 * round);
        spawnSync("prlimit", ["--pid", String(child.pid), "--fsize=unlimited:unlimited"]);
        expect((await call()).status).toBe(200);
        expect(await used()).toBe(2 * round + 2);
      }
      child.kill("SIGTERM");
      expect(await ended).toBe(0);
      expect(output()).toMatch(/"level":50.*"status":503/);
      const again = await openUsage(`${accounts}.usage`);
      expect(await again.used("acme", new Date().toISOString().slice(0, 7))).toBe(6);
      await again.close();
    },
  );

  it("kill -9 under load loses at most the answers in flight and no booked unit twice", async () => {
    const accounts = join(folder, "accounts.json");
    const key = await addKey(accounts, "acme");
    const started = performance.now();
    let answered = 0;
    let sent = 0;
    let served = await serveCli("--accounts", accounts, "--queue", "100", "--log", "info");
    for (let round = 0; round < 2; round++) {
      const { url, child, ended } = served;
      const client = async () => {
        for (;;) {
          sent++;
          const response = await fetch(`${url}/v1/resolve`, post(ada, { Authorization: `Key ${key}` }));
          if (response.status === 429) return;
          await response.json();
          answered++;
        }
      };
      const clients = Array.from({ length: 8 }, () => client().catch(() => {}));
      const before = answered;
      while (answered < before + 40 && performance.now() - started < 20_000)
        await new Promise((next) => setTimeout(next, 5));
      child.kill("SIGKILL");
      await Promise.all([...clients, ended]);
      served = await serveCli("--accounts", accounts, "--log", "info");
      const me = await fetch(`${served.url}/accounts/me`, { headers: { Authorization: `Key ${key}` } });
      const { used } = (await me.json()) as { used: number };
      // Every answer that arrived is booked; what is booked beyond them was in flight.
      expect(used).toBeGreaterThanOrEqual(2 * answered);
      expect(used).toBeLessThanOrEqual(2 * sent);
      expect(sent - answered).toBeLessThanOrEqual(8 * (round + 1));
    }
    expect(answered).toBeGreaterThanOrEqual(80);
    served.child.kill("SIGTERM");
    expect(await served.ended).toBe(0);
  });
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addKey } from "../../src/node/accounts-file.ts";
import { openUsage } from "../../src/node/usage-ledger.ts";
import { ada } from "../contract/resolver.ts";
import { post } from "../http/service.ts";
import { serveCli } from "./built.ts";

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

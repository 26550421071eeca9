import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costOf } from "../../src/contract/index.ts";
import { createMemoryUsage, createUsage, hashKey } from "../../src/http/index.ts";
import { monthOf, nextMonth } from "../../src/http/month.ts";
import { ada } from "../contract/resolver.ts";
import { post, type Send, sendTo, servedResolver, testHandler } from "./service.ts";

async function withAllowance(allowance: number, now?: () => number): Promise<Send> {
  const accounts = {
    plans: { small: { allowance } },
    accounts: [{ accountId: "acme", plan: "small", keys: [await hashKey("rk_acme")] }],
  };
  return sendTo(await testHandler({ accounts, now }, servedResolver()));
}

async function usedBy(send: Send): Promise<number> {
  const response = await send("/accounts/me", { headers: { Authorization: "Key rk_acme" } });
  return ((await response.json()) as { used: number }).used;
}

describe("the cost of a call", () => {
  it("is 1 request plus 1 request for each 1,000 characters of text", () => {
    expect([1, 999, 1000, 1001, 5000, 100_000].map(costOf)).toEqual([2, 2, 2, 3, 6, 101]);
  });

  it("is counted in code points", async () => {
    const send = await withAllowance(100);
    const response = await send("/v1/resolve", post({ text: "\u{1F600}".repeat(1000), language: "en" }));
    expect(response.headers.get("x-cost")).toBe("2");
  });
});

describe("the monthly allowance", () => {
  it("pays for a call that fits exactly, and not for the next", async () => {
    const send = await withAllowance(4);
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await send("/v1/resolve", post(ada))).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(await usedBy(send)).toBe(4);
  });

  it("1,000 concurrent calls on an allowance of 500 spend exactly 500", async () => {
    const send = await withAllowance(500);
    const calls = Array.from({ length: 1000 }, () => send("/v1/resolve", post(ada)));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    // Each call costs 2: a text of up to 1,000 characters.
    expect(statuses.filter((status) => status === 200)).toHaveLength(250);
    expect(statuses.filter((status) => status === 429)).toHaveLength(750);
    expect(await usedBy(send)).toBe(500);
  });

  it("is never overspent by calls of several costs", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 20 }),
        fc.nat({ max: 40 }),
        async (lengths, allowance) => {
          const send = await withAllowance(allowance);
          const calls = lengths.map((length) =>
            send("/v1/resolve", post({ text: "a".repeat(length), language: "en" })),
          );
          const costs = (await Promise.all(calls)).map((r) => Number(r.headers.get("x-cost") ?? 0));
          const spent = costs.reduce((a, b) => a + b, 0);
          expect(spent).toBeLessThanOrEqual(allowance);
          expect(await usedBy(send)).toBe(spent);
        },
      ),
      { numRuns: 12 },
    );
  });

  it("renews with the calendar month in UTC, and Retry-After tells when", async () => {
    let now = Date.UTC(2026, 11, 31, 23, 59, 50);
    const send = await withAllowance(2, () => now);
    await send("/v1/resolve", post(ada));
    const refused = await send("/v1/resolve", post(ada));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
    now += 10_000;
    expect((await send("/v1/resolve", post(ada))).status).toBe(200);
  });

  it("months are those of UTC", () => {
    expect([monthOf(Date.UTC(2026, 0, 31, 23, 59)), nextMonth(Date.UTC(2026, 11, 1))]).toEqual([
      "2026-01",
      Date.UTC(2027, 0, 1),
    ]);
  });
});

describe("a usage store", () => {
  it("holds, books and releases units", async () => {
    const usage = createMemoryUsage();
    const first = await usage.reserve("a", "2026-01", 3, 5);
    expect(await usage.reserve("a", "2026-01", 3, 5)).toBeUndefined();
    first!.release();
    const second = await usage.reserve("a", "2026-01", 5, 5);
    await second!.book();
    expect([
      await usage.used("a", "2026-01"),
      await usage.used("a", "2026-02"),
      await usage.used("b", "2026-01"),
    ]).toEqual([5, 0, 0]);
  });

  it("writes totals one batch at a time, and the bookings made meanwhile together", async () => {
    const saves: [string, number][][] = [];
    let running = 0;
    const usage = createUsage({
      load: async () => 10,
      recall: async () => undefined,
      save: async (totals) => {
        expect(++running).toBe(1);
        saves.push([...totals]);
        await new Promise((done) => setTimeout(done, 5));
        running--;
      },
    });
    const holds = await Promise.all([1, 2, 3, 4].map(() => usage.reserve("a", "m", 1, 100)));
    await Promise.all(
      holds.map((hold, i) => new Promise((go) => setTimeout(go, i)).then(() => hold!.book())),
    );
    expect(saves.at(-1)).toEqual([["m/a", 14]]);
    expect(saves.length).toBeLessThan(4);
  });

  it("does not count a booking that could not be written", async () => {
    let full = true;
    const usage = createUsage({
      load: async () => 0,
      recall: async () => undefined,
      save: async () => {
        if (full) throw new Error("disk full");
      },
    });
    const hold = await usage.reserve("a", "m", 2, 10);
    await expect(hold!.book()).rejects.toThrow("disk full");
    expect(await usage.used("a", "m")).toBe(0);
    full = false;
    await (await usage.reserve("a", "m", 2, 10))!.book();
    expect(await usage.used("a", "m")).toBe(2);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Budget } from "../../../src/datasets/fetch/budget.ts";
import { SimulatedClock } from "./simulated-clock.ts";

/** The times at which so many requests were let pass, by workers that each take a while for one. */
async function times(perMinute: number, requests: number, workers: number, took: number): Promise<number[]> {
  const clock = new SimulatedClock();
  const budget = new Budget(perMinute, clock);
  const all: number[] = [];
  let left = requests;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (left-- > 0) {
        await budget.take();
        all.push(clock.now());
        await clock.sleep(took);
      }
    }),
  );
  return all.sort((a, b) => a - b);
}

const mostInAMinute = (all: readonly number[]) =>
  Math.max(...all.map((start) => all.filter((one) => one >= start && one < start + 60_000).length));

describe("a budget", () => {
  test("lets no more pass in any 60 seconds than it has, whatever asks", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 5000 }),
        async (perMinute, requests, workers, took) => {
          expect(mostInAMinute(await times(perMinute, requests, workers, took))).toBeLessThanOrEqual(
            perMinute,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test("lets a tenth pass at once, and the others evenly: 2,000 of 180 a minute take some 12 minutes", async () => {
    const all = await times(180, 2000, 3, 0);
    expect(all.filter((one) => one === all[0])).toHaveLength(18);
    const minutes = (all.at(-1)! - all[0]!) / 60_000;
    expect(minutes).toBeGreaterThan(11);
    expect(minutes).toBeLessThan(13);
  });

  test("lets nothing pass while it is paused, by the longest pause, and counts it once", async () => {
    const clock = new SimulatedClock();
    const budget = new Budget(60, clock);
    const start = clock.now();
    budget.pause(5000);
    budget.pause(2000);
    budget.pause(7000);
    await budget.take();
    expect(clock.now() - start).toBe(7000);
    expect(budget.paused).toBe(7000);
  });

  test("waits no longer where the clock is set back by an hour, in a pause and between requests", async () => {
    const clock = new SimulatedClock();
    let setBack = 0;
    const budget = new Budget(60, { now: () => clock.now() - setBack, sleep: (ms) => clock.sleep(ms) });
    const start = clock.now();
    budget.pause(7000);
    setBack = 3_600_000;
    for (let i = 0; i < 20; i++) await budget.take();
    setBack = 7_200_000;
    for (let i = 0; i < 20; i++) await budget.take();
    expect(clock.now() - start).toBeLessThan(60_000);
  });

  test("ends its wait when the work is aborted", async () => {
    const clock = new SimulatedClock();
    const abort = new AbortController();
    const budget = new Budget(1, clock, abort.signal);
    await budget.take();
    const waiting = budget.take();
    abort.abort(new Error("enough"));
    await expect(waiting).rejects.toThrow("enough");
  });
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openFeed } from "../../src/node/feed-source.ts";

/** Pieces of a feed; without one its source is silent. */
let pieces: Iterator<string>;
let silent = false;

beforeEach(() => {
  silent = false;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", async (_: string, { signal }: { signal: AbortSignal }) => {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) =>
      signal.addEventListener("abort", () => controller.error(signal.reason));
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const { done, value } = pieces.next();
      if (!done) controller.enqueue(Buffer.from(value));
      else if (value === "end") controller.close();
      else {
        silent = true;
        return new Promise<void>(() => {});
      }
      return undefined;
    };
    return new Response(new ReadableStream({ start, pull }, { highWaterMark: 0 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function* feed(end?: "end"): Generator<string> {
  yield "id,title\n";
  for (let i = 0; i < 2_000; i++) yield `${i},${"a".repeat(1_000)}\n`;
  return end;
}

it("a feed of a URL waits for who works on it for as long as that takes", async () => {
  pieces = feed("end");
  let products = 0;
  for await (const _ of openFeed("https://shop.example/feed.csv"))
    if (products++ % 500 === 0) await vi.advanceTimersByTimeAsync(600_000);
  expect(products).toBe(2_000);
});

it("a feed of a URL that is silent for a minute is cut off, after the products before", async () => {
  pieces = feed();
  let products = 0;
  const reading = (async () => {
    for await (const _ of openFeed("https://shop.example/feed.csv")) products++;
  })().catch((error) => error);
  while (!silent) await new Promise((next) => setImmediate(next));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await reading).toMatchObject({
    code: "feed_unavailable",
    document: { detail: expect.stringContaining("no byte arrived for 60 s") },
  });
  expect(products).toBeGreaterThan(1_900);
  expect(vi.getTimerCount()).toBe(0);
});

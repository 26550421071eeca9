import { describe, expect, it } from "vitest";
import { BoundedCache } from "../../src/datasets/bounded-cache.ts";

describe("a bounded cache", () => {
  it("forgets what it got first when all cost more than they may", () => {
    const cache = new BoundedCache<string, number>(3);
    cache.set("a", 1);
    cache.set("b", 2, 2);
    expect([cache.get("a"), cache.get("b")]).toEqual([1, 2]);
    cache.set("c", 3);
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([undefined, 2, 3]);
  });

  it("counts an entry once that is set again", () => {
    const cache = new BoundedCache<string, number>(2);
    cache.set("a", 1);
    cache.set("b", 2);
    cache.set("b", 3);
    expect([cache.get("a"), cache.get("b")]).toEqual([1, 3]);
  });

  it("does not keep what costs more than all may", () => {
    const cache = new BoundedCache<string, number>(2);
    cache.set("a", 1);
    cache.set("b", 2, 3);
    expect([cache.get("a"), cache.get("b")]).toEqual([1, undefined]);
  });
});

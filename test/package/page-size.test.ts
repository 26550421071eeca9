import { beforeAll, describe, expect, it } from "vitest";
import { browserSize } from "../../bench/browser-size.mjs";
import { root } from "./packed.ts";

let size: Awaited<ReturnType<typeof browserSize>>;

beforeAll(async () => {
  size = await browserSize(root);
}, 60_000);

describe("a page with an inline list, whose language is given", () => {
  it("loads at most 120 kB in gzip", () => {
    expect(size.gzip).toBeLessThanOrEqual(120_000);
  });

  it("loads nothing of the public knowledge base, of other languages or of a graph library", () => {
    const loaded = size.rooms.map(({ room }) => room);
    expect(loaded).toContain("data/names");
    expect(loaded.filter((room) => /oxigraph|n3|papaparse|public|playground/.test(room))).toEqual([]);
    // Nor schemas of requests and types of things: the request is sound, and nothing is said of entities but their names.
    expect(loaded.filter((room) => /valibot|data\/types/.test(room))).toEqual([]);
    const models = size.files
      .map(({ name }) => name)
      .filter((name) => /^(local|coherent|de|it|fr)-/.test(name));
    expect(models).toEqual([]);
  });
});

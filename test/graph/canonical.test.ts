import { describe, expect, it } from "vitest";
import { canonicalRdf, parseRdf, sameRdf } from "../../src/graph/index.ts";

const read = (turtle: string) => parseRdf(turtle, "turtle");
const same = async (one: string, other: string) => sameRdf(await read(one), await read(other));

/** Blank nodes that point at the next one: the inner ones look alike. */
const chain = (nodes: number) =>
  Array.from({ length: nodes }, (_, i) => `_:n${i} <x:next> _:n${i + 1} .`).join("\n");

/** Two hubs, each of which has all nodes of a chain: when one path of the chain was followed, all orders are left. */
const hubs = (nodes: number) =>
  ["u", "v"]
    .flatMap((hub) =>
      Array.from({ length: nodes }, (_, i) => [
        `_:${hub}x <a:z> _:${hub}b${i + 1} .`,
        i + 1 < nodes ? `_:${hub}b${i + 1} <a:s> _:${hub}b${i + 2} .` : "",
      ]),
    )
    .flat()
    .join("\n");

const tooEntangled = /blank nodes look alike and are so entangled/;

describe("the canonical form of a graph", () => {
  it("tells literals apart that differ in their direction alone", async () => {
    expect(await same("_:x <x:p> 'a'@en--ltr .", "_:y <x:p> 'a'@en--ltr .")).toBe(true);
    expect(await same("_:x <x:p> 'a'@en--ltr .", "_:x <x:p> 'a'@en--rtl .")).toBe(false);
    expect(await same("_:x <x:p> 'a'@en--ltr .", "_:x <x:p> 'a'@fr--ltr .")).toBe(false);
    expect(await same("_:x <x:p> 'a'@en--ltr .", "_:x <x:p> 'a'@en .")).toBe(false);
  });

  it("has triple terms as they are, and refuses them beside blank nodes in words", async () => {
    const term = "<x:a> <x:b> <<( <x:a> <x:b> <x:c> )>> .";
    expect(await same(term, term)).toBe(true);
    expect(await same(term, "<x:a> <x:b> <<( <x:a> <x:b> <x:d> )>> .")).toBe(false);
    for (const blank of ["<x:a> <x:b> <<( _:a <x:b> <x:c> )>> .", "<x:a> <x:b> <x:c> {| <x:d> <x:e> |} ."])
      await expect(canonicalRdf(await read(blank))).rejects.toThrow(/triple terms and blank nodes/);
  });

  it("is given to many blank nodes that look alike and do not hang together", async () => {
    const offers = "<x:a> <x:offer> [ <x:price> 5 ; <x:currency> 'EUR' ] .\n".repeat(5_000);
    expect((await canonicalRdf(await read(offers))).split("\n")).toHaveLength(15_001);
  });

  it("is given to a long list of different members", async () => {
    const members = (from: number) => Array.from({ length: 3_000 }, (_, i) => from + i).join(" ");
    expect(await same(`<x:a> <x:b> (${members(0)}) .`, `<x:a> <x:b> (${members(0)}) .`)).toBe(true);
    expect(await same(`<x:a> <x:b> (${members(0)}) .`, `<x:a> <x:b> (${members(1)}) .`)).toBe(false);
  });

  it("is refused where alike blank nodes hang together in a long chain, without following it", async () => {
    await expect(canonicalRdf(await read(chain(20_000)))).rejects.toThrow(tooEntangled);
  });

  it("is given to two hubs of eight nodes in a chain, and refused for those of twenty without trying all orders", async () => {
    expect((await canonicalRdf(await read(hubs(8)))).split("\n")).toHaveLength(31);
    await expect(canonicalRdf(await read(hubs(20)))).rejects.toThrow(tooEntangled);
  });
});

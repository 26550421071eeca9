import { expect, test } from "vitest";
import { InlineList } from "../../src/datasets/lists/inline.ts";
import { PerWorld } from "../../src/linking/candidates/per-world.ts";

const worldOf = () => ({ uri: "inline", kind: "user", dataset: new InlineList([]) }) as const;

test("a value is made once for a key of a world, and again after 50,000 ways of others", () => {
  let made = 0;
  const kept = new PerWorld<number, number[]>(({ length }) => length);
  const make = () => [++made];
  const [world, other] = [worldOf(), worldOf()];
  expect(kept.get(world, 0, make)).toBe(kept.get(world, 0, make));
  expect(kept.get(other, 0, make)).toEqual([2]);
  for (let key = 1; key <= 12; key++) kept.get(world, key, () => new Array(4_000).fill(0));
  expect(kept.get(world, 0, make)).toEqual([1]);
  kept.get(world, 13, () => new Array(4_000).fill(0));
  expect(kept.get(world, 0, make)).toEqual([3]);
});

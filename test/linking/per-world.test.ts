import { expect, test } from "vitest";
import type { CompiledDataset } from "../../src/datasets/dataset.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { HidingDataset } from "../../src/evaluation/index.ts";
import { PerWorld } from "../../src/linking/candidates/per-world.ts";

const worldOf = () => ({ uri: "inline", kind: "user", dataset: compileList([]) }) as const;

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

test("what is made of a fixed dataset serves the next call, what is made of one that changes does not", () => {
  let made = 0;
  const kept = new PerWorld<number, number>(() => 1, true);
  const make = () => ++made;
  const list = compileList([]);
  const hiding = new HidingDataset(list);
  const open = (dataset: CompiledDataset) => ({ uri: "inline", kind: "user", dataset }) as const;
  expect(kept.get(open(list), 0, make)).toBe(1);
  expect(kept.get(open(list), 0, make)).toBe(1);
  expect(kept.get(open(hiding), 0, make)).toBe(2);
  expect(kept.get(open(hiding), 0, make)).toBe(3);
});

test("a kept value that is not valid for the call is made again", () => {
  let made = 0;
  const kept = new PerWorld<number, number>(() => 1);
  const world = worldOf();
  expect(kept.get(world, 0, () => ++made)).toBe(1);
  expect(
    kept.get(
      world,
      0,
      () => ++made,
      (value) => value === 1,
    ),
  ).toBe(1);
  expect(
    kept.get(
      world,
      0,
      () => ++made,
      (value) => value !== 1,
    ),
  ).toBe(2);
  expect(kept.get(world, 0, () => ++made)).toBe(2);
});

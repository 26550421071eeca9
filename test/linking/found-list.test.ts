import { expect, test } from "vitest";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { type Found, foundBy } from "../../src/linking/candidates/candidate.ts";
import { FoundList } from "../../src/linking/candidates/found-list.ts";

const dataset = compileList(
  Array.from({ length: 40 }, (_, i) => ({ id: `e${String(i).padStart(2, "0")}`, name: { en: "Kestrel" } })),
);
const world = { uri: "inline", kind: "user", dataset } as const;
const match = (entity: number): Found => foundBy({ entity, kind: "exact", source: "name" });
const listOf = (...entities: number[]) => {
  const list = new FoundList(world);
  for (const entity of entities) list.add(match(entity));
  return list;
};
const copyOf = (prepared: FoundList) => {
  const list = new FoundList(world);
  list.takeOver(prepared);
  return list;
};
const idsOf = (list: FoundList) => list.ranked().map(({ id }) => id);

test("a prepared list stays as it is when a list that took it over changes", () => {
  const prepared = listOf(1, 2);
  const [more, less] = [copyOf(prepared), copyOf(prepared)];
  expect(idsOf(more)).toEqual(["e01", "e02"]);
  more.add(match(3));
  less.keep(({ entity }) => entity === 2);
  expect([idsOf(prepared), idsOf(more), idsOf(less)]).toEqual([
    ["e01", "e02"],
    ["e01", "e02", "e03"],
    ["e02"],
  ]);
});

test("matches that depend on a prepared list and a key are added once for the key", () => {
  const prepared = listOf(1);
  let made = 0;
  const withMore = (key: string, entity: number) => {
    const list = copyOf(prepared);
    list.addMore(key, (to) => {
      made++;
      to.add(match(entity));
    });
    return idsOf(list);
  };
  expect([withMore("a", 2), withMore("a", 2), withMore("b", 3)]).toEqual([
    ["e01", "e02"],
    ["e01", "e02"],
    ["e01", "e03"],
  ]);
  expect([made, idsOf(prepared)]).toEqual([2, ["e01"]]);
});

test("a list that took over a prepared one is bounded like the list itself", () => {
  const entities = Array.from({ length: 40 }, (_, i) => i);
  const [own, shared] = [listOf(...entities), copyOf(listOf(...entities))];
  own.bound();
  shared.bound();
  expect(shared.size).toBe(30);
  expect(idsOf(shared)).toEqual(idsOf(own));
});

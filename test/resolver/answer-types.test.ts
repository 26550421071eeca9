import { expect, test } from "vitest";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { createResolver } from "../../src/index.ts";

const zorvath = {
  id: "Q1",
  name: "Zorvath",
  description: "club of Quellin",
  types: ["football club", "gizmo"],
};
const publicKb = compileList([zorvath]);
const mentions = [{ start: 14, end: 21 }];
const request = {
  text: "They spoke of Zorvath for an hour.",
  language: "en",
  mentions,
  include: ["candidates"],
} as const;

test("a public entity and its candidate have names of schema.org classes, and what has none stays", async () => {
  const { mentions } = await createResolver({ publicKb }).resolve(request);
  expect(mentions[0]?.candidates?.map(({ types }) => types)).toEqual([["SportsTeam", "gizmo"]]);
  expect(mentions[0]?.entity?.types).toEqual(["SportsTeam", "gizmo"]);
});

test("an entity that the caller sent, and its candidate, keep their types", async () => {
  const dataset = [{ ...zorvath, id: "own", types: ["football club", "Q476028", "Gizmo"] }];
  const { mentions } = await createResolver({ publicKb }).resolve({ ...request, dataset });
  expect(mentions[0]?.entity).toMatchObject({ id: "own", types: dataset[0]!.types });
  expect(mentions[0]?.candidates?.[0]?.types).toEqual(dataset[0]!.types);
});

test("a candidate that the caller sent keeps the types that were sent; without, it has those of the public entity", async () => {
  const resolver = createResolver({ publicKb });
  const typesOf = async (sent: { types?: string[] | null }) => {
    const marked = [{ ...mentions[0]!, candidates: [{ id: "Q1", label: "Zorvath", ...sent }] }];
    const [mention] = (await resolver.resolve({ ...request, mentions: marked })).mentions;
    return mention?.candidates?.[0]?.types;
  };
  expect(await typesOf({ types: ["football club"] })).toEqual(["football club"]);
  expect(await typesOf({})).toEqual(["SportsTeam", "gizmo"]);
  expect(await typesOf({ types: null })).toEqual(["SportsTeam", "gizmo"]);
});

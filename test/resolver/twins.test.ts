import { describe, expect, test } from "vitest";
import { fullLanguages } from "../../src/contract/index.ts";
import { mentionsBeside, orders, ownId, places } from "./own-worlds.ts";
import { rowsOf } from "./rows.ts";

const twinColumns = [
  "language",
  "name",
  "type",
  "right description",
  "generic description",
  "text",
  "public id",
] as const;
const twins = rowsOf("./twins.tsv", twinColumns);
const otherColumns = ["language", "name", "type", "description", "text", "surface", "public id"] as const;
const otherThings = rowsOf("./other-things.tsv", otherColumns);

for (const { language, name, text } of rowsOf("./twins-undecided.tsv", twinColumns))
  test.todo(`${language}: the caller's ${name} answers in "${text}"`);
for (const { language, name, text } of rowsOf("./other-things-undecided.tsv", otherColumns))
  test.todo(`${language}: the caller's ${name} does not answer in "${text}"`);

test("the tables have sixty pairs and more, in every full language", () => {
  expect(twins.length + otherThings.length).toBeGreaterThanOrEqual(60);
  for (const table of [twins, otherThings])
    expect(new Set(table.map(({ language }) => language))).toEqual(new Set(fullLanguages));
});

describe("a user's entity that a public entity is answers for it", () => {
  for (const place of places)
    for (const order of orders)
      describe(`${place}, ${order === "alone" ? "alone" : `${order} in the order of worlds`}`, () => {
        test.each(twins)("$language: $name in $text", async (row) => {
          const answers: Record<string, string> = {};
          const variants: Record<string, string> = {};
          for (const type of [row.type, ""])
            for (const description of [row["right description"], row["generic description"], ""]) {
              const own = { name: row.name, type, description };
              const variant = `type "${type}", description "${description}"`;
              const mentions = await mentionsBeside(own, row.text, row.language, place, order);
              const mention = mentions.find(({ text }) => text === row.name);
              const answer = mention?.entity?.id ?? mention?.reason ?? "no mention";
              // The first world that resolves a mention wins it: behind the public world the twin may answer.
              answers[variant] = order === "second" && answer === row["public id"] ? ownId : answer;
              variants[variant] = ownId;
            }
          expect(answers).toEqual(variants);
        });
      });
});

describe("the evidence of a twin names the public entity", () => {
  test.each(twins)("$language: $name in $text", async (row) => {
    const own = { name: row.name, type: row.type, description: row["right description"] };
    const mentions = await mentionsBeside(own, row.text, row.language, "inline", "first");
    const evidence = mentions.find(({ text }) => text === row.name)?.evidence;
    const twin = {
      id: expect.stringMatching(new RegExp(`\\b${row["public id"]}$`)),
      label: expect.any(String),
    };
    expect(evidence).toMatchObject({ public_twins: expect.arrayContaining([twin]) });
  });
});

describe("a user's entity does not answer where its name means another thing", () => {
  for (const place of places)
    for (const order of orders)
      describe(`${place}, ${order === "alone" ? "alone" : `${order} in the order of worlds`}`, () => {
        test.each(otherThings)("$language: $name in $text", async (row) => {
          const mentions = await mentionsBeside(row, row.text, row.language, place, order);
          expect(mentions.filter(({ entity }) => entity?.id === ownId).map(({ text }) => text)).toEqual([]);
          for (const { text, entity, reason } of mentions) {
            if (order === "alone" && text === row.name) expect(reason).toBe("no_suitable_candidate");
            if (text === row.surface && entity && row["public id"] !== "-")
              expect(entity.id).toBe(row["public id"]);
          }
        });
      });
});

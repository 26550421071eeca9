import { describe, expect, test } from "vitest";
import { fullLanguages } from "../../src/contract/index.ts";
import { mentionsBeside, type Order, orders, ownId, type Place, places } from "./own-worlds.ts";
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
type Row<Columns extends readonly string[]> = Readonly<Record<Columns[number], string>>;
const twins = rowsOf("./twins.tsv", twinColumns);
/** Rows whose public entity is not found yet. They are decided all the same. */
const unfound = rowsOf("./twins-unfound.tsv", twinColumns);
const otherColumns = ["language", "name", "type", "description", "text", "surface", "public id"] as const;
const otherThings = rowsOf("./other-things.tsv", otherColumns);

test("the tables have sixty pairs and more, in every full language", () => {
  expect(twins.length + otherThings.length).toBeGreaterThanOrEqual(60);
  for (const table of [twins, otherThings])
    expect(new Set(table.map(({ language }) => language))).toEqual(new Set(fullLanguages));
});

describe("a user's entity that a public entity is answers for it", () => {
  inEveryWorld((place, order) => {
    const answers = (row: Row<typeof twinColumns>) => expectTwinAnswers(row, place, order);
    test.each([...twins, ...unfound])("$language: $name in $text", answers);
  });
});

describe("the evidence of a twin names the public entity", () => {
  test.each(twins)("$language: $name in $text", expectTwinEvidence);

  describe("but not yet (a row that passes moves to twins.tsv)", () => {
    test.fails.each(unfound)("$language: $name in $text", expectTwinEvidence);
  });
});

describe("a user's entity does not answer where its name means another thing", () => {
  inEveryWorld((place, order) => {
    test.each(otherThings)("$language: $name in $text", (row) => expectNoAnswer(row, place, order));
  });

  describe("but not yet in every world (a row that passes moves to other-things.tsv)", () => {
    test.fails.each(rowsOf("./other-things-undecided.tsv", otherColumns))(
      "$language: $name in $text",
      async (row) => {
        for (const place of places) for (const order of orders) await expectNoAnswer(row, place, order);
      },
    );
  });
});

function inEveryWorld(tests: (place: Place, order: Order) => void): void {
  for (const place of places)
    for (const order of orders)
      describe(`${place}, ${order === "alone" ? "alone" : `${order} in the order of worlds`}`, () =>
        tests(place, order));
}

async function expectTwinEvidence(row: Row<typeof twinColumns>): Promise<void> {
  const own = { name: row.name, type: row.type, description: row["right description"] };
  const mentions = await mentionsBeside(own, row.text, row.language, "inline", "first");
  const evidence = mentions.find(({ text }) => text === row.name)?.evidence;
  const twin = {
    id: expect.stringMatching(new RegExp(`\\b${row["public id"]}$`)),
    label: expect.any(String),
  };
  expect(evidence).toMatchObject({ public_twins: expect.arrayContaining([twin]) });
}

async function expectTwinAnswers(row: Row<typeof twinColumns>, place: Place, order: Order): Promise<void> {
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
}

async function expectNoAnswer(row: Row<typeof otherColumns>, place: Place, order: Order): Promise<void> {
  const mentions = await mentionsBeside(row, row.text, row.language, place, order);
  expect(mentions.filter(({ entity }) => entity?.id === ownId).map(({ text }) => text)).toEqual([]);
  for (const { text, entity, reason } of mentions) {
    if (order === "alone" && text === row.name) expect(reason).toBe("no_suitable_candidate");
    if (text === row.surface && entity && row["public id"] !== "-") expect(entity.id).toBe(row["public id"]);
  }
}

import { describe, expect, test } from "vitest";
import { fullLanguages } from "../../src/contract/index.ts";
import { createResolver, type GivenCandidate, type Mention } from "../../src/index.ts";
import { rowsOf } from "./rows.ts";

const resolver = createResolver();

const columns = ["language", "text", "mention", "right", "candidates"] as const;
const undecided = rowsOf("./given-candidates-undecided.tsv", columns);
const rows = rowsOf("./given-candidates.tsv", columns).map((row) => ({
  ...row,
  given: row.candidates.split(" | ").map(candidateOf),
}));
type Row = (typeof rows)[number];
const present = rows.filter(({ right }) => right !== "-");

/** `Q84 London (capital of England)`: an id, a label or none, a description or none. */
function candidateOf(text: string): GivenCandidate {
  const [, id, label, description] = /^(Q\d+)(?: (.+?))?(?: \(([^()]*)\))?$/.exec(text) ?? [];
  if (id === undefined) throw new Error(`no candidate: ${text}`);
  return { id, ...(label && { label }), ...(description && { description }) };
}

async function answerOf({ language, text, mention }: Row, candidates: GivenCandidate[]): Promise<Mention> {
  const before = text.slice(0, text.indexOf(mention));
  const start = Array.from(before).length;
  const span = { text: mention, start, end: start + Array.from(mention).length, candidates };
  const { mentions } = await resolver.resolve({ language, text, mentions: [span] });
  return mentions[0]!;
}

const idOf = ({ entity, reason }: Mention): string | undefined => entity?.id ?? reason;
const without = ({ given, right }: Row) => given.filter(({ id }) => id !== right);

test("the table has eighty rows and more, of every full language, some without the right candidate", () => {
  expect(rows.length + undecided.length).toBeGreaterThanOrEqual(80);
  for (const language of fullLanguages) {
    const own = rows.filter((row) => row.language === language);
    expect(own.some(({ right }) => right === "-")).toBe(true);
    expect(own.some(({ right }) => right.startsWith("Q9900"))).toBe(true);
  }
});

describe("the candidate that the text means is the answer", () => {
  for (const { language, mention, text, right } of undecided)
    test.todo(`${language}: ${mention} in ${text} is ${right}`);

  test.each(present)("$language: $mention in $text is $right", async (row) => {
    const mention = await answerOf(row, row.given);
    expect(idOf(mention)).toBe(row.right);
    expect(mention.signals.path).toBe("public/candidates");
  });

  test.each(present)("$language: $mention in $text is $right in any order of candidates", async (row) => {
    expect(idOf(await answerOf(row, row.given.toReversed()))).toBe(idOf(await answerOf(row, row.given)));
  });
});

describe("a candidate that is not named so is not the answer for being the only one", () => {
  test.each(rows.filter(({ right }) => right === "-"))("$language: $mention in $text", async (row) => {
    expect(idOf(await answerOf(row, row.given))).toBe("no_suitable_candidate");
    for (const one of row.given) expect(idOf(await answerOf(row, [one]))).toBe("no_suitable_candidate");
  });
});

test("with the right candidate taken away, 95 % of the mentions and more are unresolved", async () => {
  const answered: string[] = [];
  for (const row of present) {
    const { entity } = await answerOf(row, without(row));
    if (entity) answered.push(`${row.mention} in ${row.text} is ${entity.id}`);
  }
  const allowed = Math.floor(0.05 * present.length);
  expect(answered.slice(0, answered.length > allowed ? undefined : 0)).toEqual([]);
});

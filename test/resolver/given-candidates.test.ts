import { describe, expect, test } from "vitest";
import { fullLanguages } from "../../src/contract/index.ts";
import { createResolver, type GivenCandidate, type Mention } from "../../src/index.ts";
import { rowsOf } from "./rows.ts";

const resolver = createResolver();

const columns = ["language", "text", "mention", "right", "candidates"] as const;
const readRows = (file: string) =>
  rowsOf(file, columns).map((row) => ({ ...row, given: row.candidates.split(" | ").map(candidateOf) }));
const undecided = readRows("./given-candidates-undecided.tsv");
const rows = readRows("./given-candidates.tsv");
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
  describe("but not yet (a row that passes moves to given-candidates.tsv)", () => {
    test.fails.each(undecided)("$language: $mention in $text is $right", async (row) => {
      expect(idOf(await answerOf(row, row.given))).toBe(row.right);
    });
  });

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

describe("a candidate that is sent twice, under two forms of its id, counts once", () => {
  const row = {
    language: "en",
    text: "The Harrow brewed a new stout for the winter.",
    mention: "Harrow",
  } as Row;
  const insurer = { id: "Q990000040", label: "Harrow", description: "insurance company", score: 0.4 };
  const plain = { id: "Q990000041", types: ["brewery"], score: 0.2 };
  const other = { id: "wd:Q990000041", label: "Harrow", description: "brewery of stout and ale", score: 0.9 };

  test("in any order with the same answer", async () => {
    const answers = await Promise.all(
      [
        [insurer, plain, other],
        [insurer, other, plain],
        [other, plain, insurer],
      ].map((given) => answerOf(row, given)),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test("with the names, descriptions and types of both, and the higher score", async () => {
    const merged = { ...other, ...plain, score: 0.9 };
    const [twice, once] = [
      await answerOf(row, [insurer, plain, other]),
      await answerOf(row, [insurer, merged]),
    ];
    expect(idOf(twice)).toBe("Q990000041");
    expect(twice.entity).toMatchObject({ description: other.description, types: ["brewery"] });
    expect(twice.score).toBe(once.score);
    const named = [{ ...plain, label: "Somebody Else" }, other];
    expect(idOf(await answerOf(row, named))).toBe("Q990000041");
    expect(idOf(await answerOf(row, named.toReversed()))).toBe("Q990000041");
  });

  test("with each of two descriptions", async () => {
    const { entity } = await answerOf(row, [{ ...plain, description: "brewer" }, other]);
    expect(entity?.description).toBe("brewer; brewery of stout and ale");
  });
});

describe("a score is compared with the others, whatever its range", () => {
  const row = { language: "en", text: "Jordan was in the news again.", mention: "Jordan" } as Row;
  const both = (a?: number, b?: number): GivenCandidate[] => [
    { id: "Q990000051", label: "Jordan", ...(a === undefined ? {} : { score: a }) },
    { id: "Q990000052", label: "Jordan", ...(b === undefined ? {} : { score: b }) },
  ];
  const of = (a?: number, b?: number) => answerOf(row, both(a, b));

  test.each([
    [-0.1, -9],
    [4, -3],
    [0, -9],
    [-1e308, Number.NEGATIVE_INFINITY],
  ])("%d is likelier than %d, on either candidate", async (higher, lower) => {
    expect(idOf(await of(higher, lower))).toBe("Q990000051");
    expect(idOf(await of(lower, higher))).toBe("Q990000052");
  });

  test("logarithms of probabilities say what the probabilities say", async () => {
    const [share, log] = [await of(0.9, 0.3), await of(Math.log(0.9), Math.log(0.3))];
    expect(log.score).toBeCloseTo(share.score!, 5);
    expect(log.signals.margin).toBeCloseTo(share.signals.margin!, 5);
  });

  test("a negative score is likelier than none", async () => {
    expect(idOf(await of(-9, undefined))).toBe("Q990000051");
    expect(idOf(await of(undefined, -9))).toBe("Q990000052");
  });

  test("a score without a bound is a number still", async () => {
    const { score, entity } = await of(Number.POSITIVE_INFINITY, 1);
    expect([entity?.id, Number.isFinite(score)]).toEqual(["Q990000051", true]);
  });
});

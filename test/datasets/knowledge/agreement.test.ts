import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { agreement } from "../../../src/datasets/knowledge/types.ts";
import { createResolver } from "../../../src/index.ts";

const rows = readFileSync(new URL("./agreement.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(2)
  .map((line) => {
    const [sent = "", types = "", verdict = ""] = line.split("\t");
    return { sent, types: types.split("; ").filter(Boolean), verdict, told: types || "no type" };
  });

/** The labels of a common NER tag set, all of which callers send as `mentions[].type`. */
const tags =
  `Person Organization Location Place Event Product Brand Company CreativeWork Book Movie Song Software
  MedicalCondition Drug Disease Country City Region Continent Award Currency Language Nationality Religion Sport
  AcademicInstitution EducationalOrganization SportsTeam Thing`.split(/\s+/);

test("the table has each label of the tag set, agreeing and, save Thing, contradicting", () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
  for (const tag of tags) {
    const verdicts = rows.filter(({ sent }) => sent === tag).map(({ verdict }) => verdict);
    expect([tag, verdicts.includes("agrees")]).toEqual([tag, true]);
    expect([tag, verdicts.includes("contradicts")]).toEqual([tag, tag !== "Thing"]);
  }
});

describe("a sent type and the types of an entity", () => {
  test.each(rows)("$sent and $told: $verdict", ({ sent, types, verdict }) => {
    const found = agreement(sent, types);
    if (verdict === "compatible") expect(["agrees", "unknown"]).toContain(found);
    else expect(found).toBe(verdict);
  });
});

describe("a mention of a sent type is in conflict only with an entity that contradicts it", () => {
  const resolver = createResolver({ publicKb: false });
  const name = "Zorvath Quellin";

  test.each(rows)("$sent and $told: $verdict", async ({ sent, types, verdict }) => {
    const { mentions } = await resolver.resolve({
      text: `They spoke of ${name} for an hour.`,
      language: "en",
      dataset: [{ id: "one", name, types }],
      mentions: [{ start: 14, end: 14 + name.length, type: sent }],
    });
    const [{ entity, reason } = { entity: null, reason: "no mention" }] = mentions;
    expect(entity?.id ?? reason).toBe(verdict === "contradicts" ? "type_conflict" : "one");
  });
});

import { describe, expect, it } from "vitest";
import { ProblemError } from "../../src/contract/index.ts";
import { type Finding, lintDataset } from "../../src/kb/lint.ts";
import { createResolver } from "../../src/resolver.ts";

const rules = (findings: readonly Finding[]) => findings.map(({ rule, pointer }) => [rule, pointer]);

describe("lint", () => {
  it("finds nothing in a list that is fine", async () => {
    expect(
      await lintDataset([
        { id: "ada", name: "Ada Lovelace", description: "mathematician", types: ["person"] },
        { id: "rome", name: { en: "Rome", it: "Roma" }, aliases: ["Caput Mundi"], same_as: ["wd:Q220"] },
      ]),
    ).toEqual([]);
  });

  it("ambiguous_name: a name of two entities, in whatever spelling", async () => {
    const findings = await lintDataset([
      { id: "planet", name: "Mercury", description: "planet" },
      { id: "metal", name: "Quicksilver", aliases: ["MERCURY"], description: "metal" },
    ]);
    expect(rules(findings)).toEqual([["ambiguous_name", "/0/name"]]);
    expect(findings[0]).toMatchObject({ severity: "warning" });
    expect(findings[0]!.detail).toContain("planet, metal");
  });

  it("ambiguous_name: not for an entity that has a name twice", async () => {
    expect(await lintDataset([{ id: "zurich", name: "Zürich", aliases: ["Zurich", "ZÜRICH"] }])).toEqual([]);
  });

  it("missing_description: where names collide, of each that has none", async () => {
    const findings = await lintDataset([
      { id: "planet", name: "Mercury", description: "planet" },
      { id: "metal", name: "Mercury", types: ["metal"] },
    ]);
    expect(rules(findings)).toEqual([
      ["ambiguous_name", "/0/name"],
      ["missing_description", "/1/description"],
    ]);
  });

  it("unknown_type: a type that the hierarchy lacks, once where it stands first", async () => {
    const findings = await lintDataset([
      { id: "a", name: "Zorblax", types: ["Product", "gizmo"] },
      { id: "b", name: "Quibbor", type: "widget" },
      { id: "c", name: "Yonder", types: ["gizmo", "Q515", "schema:Movie", "Thing", "FictionalCharacter"] },
      { id: "d", name: "Vexil", types: "http://example.org/Gizmo" },
    ]);
    expect(rules(findings)).toEqual([
      ["unknown_type", "/0/types/1"],
      ["unknown_type", "/1/type"],
      ["unknown_type", "/3/types"],
    ]);
    expect(findings[0]).toMatchObject({ severity: "warning" });
    expect(findings[0]!.detail).toContain('"gizmo"');
  });

  it("everyday_alias: a name that is a common word, a function word or a month", async () => {
    const findings = await lintDataset([
      { id: "fruit", name: "Apple Inc.", aliases: ["Apple"] },
      { id: "it", name: "Information Technology", aliases: ["IT"] },
      { id: "may", label: "May" },
      { id: "haus", name: { de: "Haus" } },
    ]);
    expect(rules(findings)).toEqual([
      ["everyday_alias", "/0/aliases"],
      ["everyday_alias", "/1/aliases"],
      ["everyday_alias", "/2/label"],
      ["everyday_alias", "/3/name"],
    ]);
  });

  it("never_wins: every name shared, and nothing that tells the entity from the other", async () => {
    const findings = await lintDataset([
      { id: "planet", name: "Mercury", description: "planet" },
      { id: "other", name: "Mercury" },
    ]);
    expect(rules(findings)).toContainEqual(["never_wins", "/1"]);
    expect(findings.find(({ rule }) => rule === "never_wins")).toMatchObject({ severity: "error" });
    expect(rules(findings)).not.toContainEqual(["never_wins", "/0"]);
  });

  it("never_wins: not with a name of its own, nor with a type", async () => {
    for (const more of [{ aliases: ["Hermes"] }, { types: ["planet"] }]) {
      const findings = await lintDataset([
        { id: "planet", name: "Mercury", description: "planet" },
        { id: "other", name: "Mercury", ...more },
      ]);
      expect(rules(findings).filter(([rule]) => rule === "never_wins")).toEqual([]);
    }
  });

  it("never_wins: every name shared with another that nothing tells it from", async () => {
    for (const more of [{ types: ["planet"] }, { description: "bright", types: ["planet"] }]) {
      const list = [
        { id: "a", name: "Mercury", ...more },
        { id: "b", name: "Mercury", ...more },
        { id: "c", name: "Mercury", ...more, aliases: ["Hermes"] },
        { id: "d", name: "Mercury", description: "metal" },
      ];
      const never = (await lintDataset(list)).filter(({ rule }) => rule === "never_wins");
      expect(never.map(({ pointer, severity }) => [pointer, severity])).toEqual([
        ["/0", "error"],
        ["/1", "error"],
      ]);
      const text = "The bright planet Mercury";
      const { mentions } = await createResolver({ publicKb: false }).resolve({
        text,
        language: "en",
        dataset: list,
      });
      expect(mentions.map(({ reason }) => reason)).toEqual(["no_suitable_candidate"]);
    }
  });

  it.fails("never_wins: not where its spelling is its own", async () => {
    const list = [
      { id: "planet", name: "Mercury" },
      { id: "band", name: "MERCURY" },
    ];
    expect((await lintDataset(list)).filter(({ rule }) => rule === "never_wins")).toEqual([]);
    const { mentions } = await createResolver({ publicKb: false }).resolve({
      text: "We saw Mercury and MERCURY there.",
      language: "en",
      dataset: list,
    });
    expect(mentions.map(({ entity }) => entity?.id)).toEqual(["planet", "band"]);
  });

  it("tells an entity without description once, and names some of many", async () => {
    const two = [
      { id: "a", name: "Mercury", aliases: ["Hermes"], types: ["planet"] },
      { id: "b", name: "Hermes", aliases: ["Mercury"], description: "god" },
    ];
    expect(rules(await lintDataset(two))).toEqual([
      ["ambiguous_name", "/0/name"],
      ["missing_description", "/0/description"],
      ["ambiguous_name", "/0/aliases"],
    ]);
    const many = Array.from({ length: 40 }, (_, i) => ({ id: `e${i}`, name: "Mercury" }));
    expect((await lintDataset(many))[0]!.detail).toContain("e8, e9 and 30 more: ");
  });

  it("never_wins: a name without letter or digit", async () => {
    expect(rules(await lintDataset([{ id: "x", name: "!?" }]))).toEqual([["never_wins", "/0"]]);
  });

  it("same_as_twins: one identity under two ids, in whatever form", async () => {
    const findings = await lintDataset([
      { id: "rome", name: "Rome", same_as: ["wd:Q220"] },
      { id: "roma", name: "Roma", same_as: ["https://example.org/x", "http://www.wikidata.org/entity/Q220"] },
      { id: "Q220", name: "Urbs" },
    ]);
    expect(rules(findings)).toEqual([
      ["same_as_twins", "/1/same_as/1"],
      ["same_as_twins", "/2/id"],
    ]);
  });

  it("same_as_twins: not for an entity that names itself twice", async () => {
    expect(
      await lintDataset([{ id: "wd:Q220", name: "Roma", same_as: ["http://www.wikidata.org/entity/Q220"] }]),
    ).toEqual([]);
  });

  it("takes an object around the list, and throws on anything that is not a list", async () => {
    expect(rules(await lintDataset({ entities: [{ id: "x", name: "!" }] }))).toEqual([["never_wins", "/0"]]);
    await expect(lintDataset({})).rejects.toThrow(ProblemError);
    await expect(lintDataset([{ id: "a" }])).rejects.toThrow(ProblemError);
  });
});

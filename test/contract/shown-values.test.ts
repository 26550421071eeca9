import { describe, expect, it } from "vitest";
import { ProblemError } from "../../src/contract/problem.ts";
import { quoted, shortened } from "../../src/contract/quoted.ts";
import { unknownFields } from "../../src/contract/unknown-fields.ts";
import { localResolver } from "./local-resolver.ts";

const resolver = localResolver();
const long = "x".repeat(50_000);
const text = "Ada wrote.";

/** What a refused request says of itself. */
async function refusal(request: object): Promise<string> {
  const error = await resolver.resolve(request as never).catch((thrown: unknown) => thrown);
  if (!(error instanceof ProblemError)) throw new Error("it was not refused");
  return JSON.stringify(error) + error.message;
}

describe("a problem shows 60 characters of a value that was sent, and no more", () => {
  it.each([
    ["a number that is a text", { text, confidence: long }],
    ["an object that is a text", { text, mentions: [long] }],
    ["a language", { text, language: `xx-${"x".repeat(8)}${"-abcdefgh".repeat(5_000)}` }],
    ["an include", { text, include: [long] }],
    ["a dataset URI", { text, dataset_uri: long }],
    ["an id of a candidate", { text, mentions: [{ start: 0, end: 3, candidates: [{ id: long }] }] }],
    ["a tag of a language map", { text, dataset: [{ id: "1", name: { [long]: 1 } }] }],
    ["a tag of names", { text, dataset: [{ id: "1", name: "x", aliases: { [long]: [1] } }] }],
  ])("%s", async (_, request) => {
    const said = await refusal(request);
    expect(said.length).toBeLessThan(2_000);
    expect(said).not.toContain("x".repeat(61));
  });

  it("a warning of an unknown field too", () => {
    expect(unknownFields({ [long]: 1 })[0]!.pointer).toBe(`/${"x".repeat(60)}…`);
  });
});

describe("a value for a message", () => {
  it("is whole up to 60 characters", () => {
    expect(quoted("a".repeat(60))).toBe(`"${"a".repeat(60)}"`);
    expect(shortened("")).toBe("");
  });

  it("is never cut within a code point", () => {
    expect(shortened(`${"a".repeat(59)}😀b`)).toBe(`${"a".repeat(59)}…`);
    expect(shortened(`${"a".repeat(58)}😀b`)).toBe(`${"a".repeat(58)}😀…`);
  });
});

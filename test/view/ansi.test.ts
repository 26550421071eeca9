import { describe, expect, it } from "vitest";
import { toAnsi } from "../../src/view/index.ts";
import { answerOf, mention } from "./answers.ts";

const text = "Ada met Bob.";
const unresolved = { entity: null, reason: "no_candidates" } as const;
const plain = (coloured: string) => coloured.replace(/\u001b\[[\d;]*m/g, "");

describe("a resolved text in a terminal", () => {
  it("a mention is underlined in the colour of its type, with the id behind", () => {
    expect(toAnsi(text, answerOf(mention(text, 0, 3)))).toBe(
      "\u001b[4m\u001b[36mAda\u001b[0m\u001b[2m Q1\u001b[0m met Bob.",
    );
  });

  it("an unresolved mention is dim and has a question mark", () => {
    const drawn = toAnsi(text, [mention(text, 8, 11, unresolved)]);
    expect(drawn).toContain("\u001b[4m\u001b[2mBob");
    expect(plain(drawn)).toBe("Ada met Bob ?.");
  });

  it("without colours mentions stand in brackets", () => {
    const answer = answerOf(mention(text, 0, 3), mention(text, 8, 11, unresolved));
    expect(toAnsi(text, answer, { colour: false })).toBe("[Ada → Q1] met [Bob → ?].");
    expect(toAnsi(text, answer, { colour: false, note: "label" })).toBe("[Ada → One] met [Bob → ?].");
    expect(toAnsi(text, answer, { colour: false, note: "none" })).toBe("[Ada] met [Bob].");
  });

  it("a mention inside another gives the outer one its colour back", () => {
    const drawn = toAnsi(text, [mention(text, 0, 7), mention(text, 0, 3, unresolved)], { note: "none" });
    expect(drawn).toBe(
      "\u001b[4m\u001b[36m\u001b[4m\u001b[2mAda\u001b[0m\u001b[4m\u001b[36m met\u001b[0m Bob.",
    );
  });

  it("a control character of a text, a label or an id steers nothing", () => {
    const hostile = "A\u001b[2J\u0007 ok\u009b31m";
    const entity = { id: "\u001b]0;x\u0007\u202eQ1", label: "\r\n\u001b[1A", same_as: [] };
    for (const note of ["id", "label"] as const) {
      const drawn = toAnsi(hostile, [mention(hostile, 0, 1, { entity })], { note });
      expect(plain(drawn)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
      expect(plain(drawn)).toContain("\\u001b[2J\\u0007");
    }
  });

  it("offsets are code points", () => {
    const astral = "😀 Ada 𝔅ob";
    expect(toAnsi(astral, [mention(astral, 2, 5), mention(astral, 6, 9)], { colour: false })).toBe(
      "😀 [Ada → Q1] [𝔅ob → Q1]",
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Extent, mostNested, nested } from "../../src/view/nesting.ts";

/** The steps as a line: `<0` opens mark 0, `<0+` continues it, `0>` closes, `0~` breaks off; text stands as it is. */
function drawn(text: string, marks: readonly Extent[]): string {
  return [...nested(text.length, marks)]
    .map((step) => {
      if (step.kind === "text") return text.slice(step.start, step.end);
      const name = marks.indexOf(step.mark);
      if (step.kind === "open") return `<${name}${step.continued ? "+" : ""}`;
      return `${name}${step.broken ? "~" : ">"}`;
    })
    .join(" ");
}

const marksIn = (length: number) =>
  fc.array(
    fc
      .tuple(fc.nat({ max: length - 1 }), fc.integer({ min: 1, max: length }))
      .map(([start, size]) => ({ start, end: Math.min(length, start + size) })),
    { maxLength: 30 },
  );

describe("marks of a text as a tree", () => {
  it("a mark inside another is nested", () => {
    expect(
      drawn("abcd", [
        { start: 1, end: 2 },
        { start: 0, end: 3 },
      ]),
    ).toBe("<1 a <0 b 0> c 1> d");
  });

  it("of two marks that cross, the later one is broken off and goes on", () => {
    expect(
      drawn("abc", [
        { start: 0, end: 2 },
        { start: 1, end: 3 },
      ]),
    ).toBe("<0 a <1 b 1~ 0> <1+ c 1>");
  });

  it("marks on one span nest in the order in which they are given", () => {
    expect(
      drawn("ab", [
        { start: 0, end: 1 },
        { start: 0, end: 1 },
      ]),
    ).toBe("<0 <1 a 1> 0> b");
  });

  it("a mark with too many around it is handed to the caller", () => {
    const marks = Array.from({ length: mostNested + 2 }, () => ({ start: 0, end: 2 }));
    const hidden: Extent[] = [];
    const steps = [...nested(2, marks, hidden)];
    expect(hidden).toEqual(marks.slice(mostNested));
    expect(steps.filter(({ kind }) => kind === "open")).toHaveLength(mostNested);
  });

  it("whatever the marks are, the text is whole, each shown mark closes once, and what opens last closes first", () => {
    fc.assert(
      fc.property(marksIn(20), (marks) => {
        const open: Extent[] = [];
        const finished = new Set<Extent>();
        const hidden: Extent[] = [];
        let at = 0;
        for (const step of nested(20, marks, hidden)) {
          if (step.kind === "text") {
            expect(step.start).toBe(at);
            at = step.end;
            for (const { start, end } of open) expect(start <= step.start && step.end <= end).toBe(true);
          } else if (step.kind === "open") open.push(step.mark);
          else {
            expect(open.pop()).toBe(step.mark);
            if (step.broken) continue;
            expect(finished.has(step.mark)).toBe(false);
            expect(step.mark.end).toBe(at);
            finished.add(step.mark);
          }
        }
        expect(at).toBe(20);
        expect(open).toEqual([]);
        expect(finished.size + hidden.length).toBe(marks.length);
      }),
    );
  });
});

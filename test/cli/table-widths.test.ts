import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittedWidths } from "../../src/cli/table-widths.ts";

const natural = { mention: 20, status: 10, entity: 70, probability: 5, path: 15 };

describe("widths of the table of mentions", () => {
  it("nothing is cut where there is room", () => {
    expect(fittedWidths(natural, 200)).toEqual(natural);
  });

  it("the entity gets what is left of a terminal of 120 columns", () => {
    expect(fittedWidths(natural, 120)).toEqual({ ...natural, entity: 62 });
  });

  it("a terminal of 80 columns leaves the path out, one of 60 the status, too", () => {
    expect(fittedWidths(natural, 80)).toEqual({ ...natural, path: 0, status: 10, entity: 39 });
    expect(fittedWidths(natural, 60)).toMatchObject({
      path: 0,
      status: 0,
      probability: 0,
      mention: 20,
      entity: 38,
    });
  });

  it("a long mention is cut before the entity is", () => {
    expect(fittedWidths({ ...natural, mention: 300 }, 80)).toMatchObject({ mention: 32, entity: 27 });
  });

  it("a table is never wider than its room, and both names stay readable", () => {
    const size = fc.integer({ min: 1, max: 400 });
    const widths = fc.record({
      mention: size,
      status: fc.constant(10),
      entity: size,
      probability: fc.constant(5),
      path: size,
    });
    fc.assert(
      fc.property(widths, fc.integer({ min: 30, max: 300 }), (one, room) => {
        const fitted = fittedWidths(one, room);
        const kept = Object.values(fitted).filter((width) => width > 0);
        expect(kept.reduce((sum, width) => sum + width, 0) + 2 * (kept.length - 1)).toBeLessThanOrEqual(room);
        expect(fitted.mention).toBeGreaterThanOrEqual(Math.min(12, one.mention));
        expect(fitted.entity).toBeGreaterThanOrEqual(Math.min(12, one.entity));
      }),
    );
  });
});

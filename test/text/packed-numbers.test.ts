import { array, assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { packNumbers, signed, unpackNumbers, unsigned } from "../../src/text/packed-numbers.ts";

describe("packed numbers", () => {
  it("come back as they were", () => {
    const numbers = array(integer({ min: 0, max: 2 ** 31 - 1 }));
    assert(
      property(numbers, (some) => {
        expect([...unpackNumbers(packNumbers(some))]).toEqual(some);
      }),
    );
  });

  it("are of one character up to 60, and never a quotation mark, a backslash or anything but ASCII", () => {
    expect(packNumbers([0, 60])).toHaveLength(2);
    expect(packNumbers([61])).toHaveLength(2);
    const many = packNumbers(Array.from({ length: 100_000 }, (_, i) => i));
    expect(many).toMatch(/^[#-[\]-~]+$/);
  });

  it("have either sign through `signed`", () => {
    const numbers = integer({ min: -(2 ** 30), max: 2 ** 30 });
    assert(
      property(numbers, (number) => {
        expect(unsigned(signed(number))).toBe(number);
        expect(signed(number)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

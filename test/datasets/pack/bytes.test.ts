import fc from "fast-check";
import { expect, test } from "vitest";
import { ByteReader, ByteWriter } from "../../../src/datasets/pack/bytes.ts";

test("texts are written as UTF-8 of a TextEncoder, short or long, and read again", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 250 }),
    fc.string({ unit: "grapheme", minLength: 30, maxLength: 120 }),
    fc.integer({ min: 95, max: 105 }).map((length) => "é".repeat(length)),
    fc.constantFrom("\ud800", "a\udc00b", "\ud83d\ude00", "", "x".repeat(100), "x".repeat(101)),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
      const writer = new ByteWriter(4);
      for (const one of texts) writer.text(one);
      const bytes = writer.view();
      const reader = new ByteReader(bytes);
      for (const one of texts) {
        const expected = new TextEncoder().encode(one);
        const length = reader.varint();
        expect(bytes.slice(reader.at, reader.at + length)).toEqual(expected);
        reader.skip(length);
      }
      expect(reader.done).toBe(true);
    }),
  );
});

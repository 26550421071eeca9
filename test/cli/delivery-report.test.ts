import { expect, it } from "vitest";
import { progressLine } from "../../src/cli/delivery-report.ts";

const counts = { read: 500, sent: 400, held: 3 };

it("the progress line of a first run has rate and ETA by the bytes of the feed that are to come", () => {
  const line = progressLine(counts, 10, { position: { read: 250_000, total: 1_000_000 }, products: 9_999 });
  expect(line).toBe("500 read, 400 sent, 3 held, 50/s, 25 % of the feed, ETA 0:00:30");
});

it("a feed of unknown length has a rate and says that there is no ETA, in a later run one by the last", () => {
  const position = { read: 250_000, total: undefined };
  expect(progressLine(counts, 10, { position })).toBe(
    "500 read, 400 sent, 3 held, 50/s, no ETA: the length of the feed is not known",
  );
  expect(progressLine(counts, 10, { position, products: 180_500 })).toMatch(
    /, ETA 1:00:00 judging by the last run$/,
  );
});

it("before the first bytes are worked on, and when more is read than in the last run, there is no ETA", () => {
  expect(progressLine(counts, 10, { position: { read: 0, total: 1_000 } })).toBe(
    "500 read, 400 sent, 3 held, 50/s",
  );
  expect(progressLine(counts, 10, { position: { read: 0, total: undefined }, products: 500 })).toMatch(
    /no ETA/,
  );
});

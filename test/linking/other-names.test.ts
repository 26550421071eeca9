import fc from "fast-check";
import { expect, it } from "vitest";
import { readDocument } from "../../src/linking/document/document.ts";
import { loadLexicon } from "../../src/linking/document/lexicon.ts";
import { Lattice, NAMED, RUN } from "../../src/linking/lattice/lattice.ts";
import { LONGEST_NAME, OtherNames } from "../../src/linking/lattice/other-names.ts";

interface Name {
  readonly from: number;
  readonly to: number;
  readonly popularity: number;
}

const PIECES = 24;
const within = (name: Name, from: number, to: number) => name.from >= from && name.to <= to;

/** What the other names say of a span, by looking at each of them. */
function said(names: readonly Name[], from: number, to: number) {
  const length = (name: Name) => name.to - name.from;
  const near = names.filter((name) => name.from >= from - LONGEST_NAME && name.from < to && name.to > from);
  const over = near.filter((name) => within({ from, to, popularity: 0 }, name.from, name.to));
  const inside = near.filter((name) => within(name, from, to) && !over.includes(name));
  const across = near.filter((name) => !over.includes(name) && !inside.includes(name));
  const longest = (some: readonly Name[]) => Math.max(0, ...some.map(length));
  const covered = Math.max(0, longest(over) - (to - from));
  const contained = longest(inside);
  const covering = over
    .sort((a, b) => a.from - b.from)
    .find((name) => covered > 0 && length(name) - (to - from) === covered);
  const pieces = Array.from({ length: to - from }, (_, i) => from + i);
  return {
    covered,
    coveredPopularity: covering?.popularity ?? 0,
    contained,
    containedPopularity: Math.max(
      0,
      ...inside.filter((name) => length(name) === contained).map(({ popularity }) => popularity),
    ),
    rest:
      contained === 0
        ? 0
        : pieces.filter(
            (piece) =>
              !inside.some((name) => within({ ...name, from: piece, to: piece + 1 }, name.from, name.to)),
          ).length,
    first: inside.some((name) => name.from === from && length(name) > 1),
    crossed: longest(across),
  };
}

const nameAt = fc
  .tuple(fc.nat(PIECES - 1), fc.integer({ min: 1, max: PIECES }), fc.nat(3))
  .map(([from, length, popularity]) => ({ from, to: Math.min(PIECES, from + length), popularity }));

it("what other names say of a span is what all of them say that lie around it, one by one", async () => {
  await loadLexicon("en");
  const document = readDocument("word ".repeat(PIECES), "en");
  const names = fc.uniqueArray(nameAt, { maxLength: 120, selector: ({ from, to }) => `${from} ${to}` });
  await fc.assert(
    fc.asyncProperty(names, async (some) => {
      const lattice = new Lattice(document, []);
      const popularity = new Float32Array(some.length + 1);
      for (const { from, to, popularity: known } of some) popularity[lattice.add(from, to, NAMED)] = known;
      lattice.add(0, PIECES, RUN);
      const others = await OtherNames.of(lattice, popularity, () => undefined);
      for (let from = 0; from < PIECES; from++)
        for (let to = from + 1; to <= PIECES; to++) {
          others.look(from, to);
          expect({ ...others }, `${from} ${to}`).toEqual(said(some, from, to));
        }
    }),
    { numRuns: 60, seed: 3 },
  );
});

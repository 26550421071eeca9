import { beforeAll, describe, expect, it } from "vitest";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { type Document, readDocument } from "../../src/linking/document/document.ts";
import { loadLexicon } from "../../src/linking/document/lexicon.ts";
import { addInflected } from "../../src/linking/lattice/german.ts";
import { Lattice, RUN } from "../../src/linking/lattice/lattice.ts";
import { addPlurals } from "../../src/linking/lattice/plurals.ts";
import type { World } from "../../src/linking/world.ts";

/** Room for arcs that the lattice of a short text begins with. */
const ROOM = 16;

const pause = () => undefined;

function worldWith(name: string): World {
  return { uri: "inline", kind: "user", dataset: compileList([{ id: "one", name }]) };
}

/** A lattice whose next arc makes it grow: it has many spans, and not the one from `from` to `to`. */
function fullLattice(document: Document, name: string, from: number, to: number): Lattice {
  const pieces = document.pieces.count;
  const lattice = new Lattice(document, [worldWith(name)]);
  for (let begin = 0; begin < pieces; begin++)
    for (let end = begin + 1; end <= pieces && lattice.count < ROOM; end++)
      if (begin !== from || end !== to) lattice.add(begin, end, RUN);
  expect([lattice.count, lattice.from.length]).toEqual([ROOM, ROOM]);
  return lattice;
}

beforeAll(() => Promise.all([loadLexicon("en"), loadLexicon("de")]));

describe("an arc that makes the lattice grow has the node of its name", () => {
  it("in the plural", async () => {
    const document = readDocument("We sold two zanelli anvils today.", "en");
    const lattice = fullLattice(document, "Zanelli Anvil", 3, 5);
    await addPlurals(lattice, pause);
    expect(lattice.node(lattice.find(3, 5), 0)).toBeGreaterThan(0);
  });

  it("in a declined form", async () => {
    const document = readDocument("Wir fuhren mit der Nordischen Bahn.", "de");
    const lattice = fullLattice(document, "Nordische Bahn", 4, 6);
    await addInflected(lattice, pause);
    expect(lattice.node(lattice.find(4, 6), 0)).toBeGreaterThan(0);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnchorRow, readAnchorRows } from "../../../src/datasets/build/anchor-rows.ts";
import { AnchorTable, countAnchors } from "../../../src/datasets/build/anchors.ts";
import { PackBuilder } from "../../../src/datasets/build/pack-builder.ts";
import { PackAnchors } from "../../../src/datasets/pack/pack-anchors.ts";

async function* stream(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function read(...texts: string[]) {
  const taken: AnchorRow[] = [];
  const faults: [number, string][] = [];
  const counts = await readAnchorRows(
    stream(...texts),
    (row) => taken.push(row),
    (line, reason) => faults.push([line, reason]),
  );
  return { taken, faults, counts };
}

describe("rows of anchors", () => {
  test("have a surface form, a QID, title or address of a page, and a count; without a target they are not links", async () => {
    const iri = "http://dbpedia.org/resource/New_York_City";
    const { taken } = await read(
      "surface\ttarget\tcount\nNew  York\tQ60\t4711\r\nNew York\tNew York City\t3\nNYC\tnew_York_City\t",
      "12\nNYC\thttp://en.wikipedia.org/wiki/New_York_City\t1\nNYC\thttp://dbpedia.org/resource/New_York_City\t2\n\nNew York\t\t900\n",
      "caf\tCaf%C3%A9\t1\ncaf\thttps://en.wikipedia.org/wiki/Caf%C3%A9\t1",
    );
    expect(taken).toEqual([
      { surface: "New York", qid: 60, iri: undefined, count: 4711 },
      { surface: "New York", qid: 0, iri, count: 3 },
      { surface: "NYC", qid: 0, iri, count: 12 },
      { surface: "NYC", qid: 0, iri, count: 1 },
      { surface: "NYC", qid: 0, iri, count: 2 },
      { surface: "New York", qid: 0, iri: undefined, count: 900 },
      { surface: "caf", qid: 0, iri: "http://dbpedia.org/resource/Caf%C3%A9", count: 1 },
      { surface: "caf", qid: 0, iri: "http://dbpedia.org/resource/Café", count: 1 },
    ]);
  });

  test("that cannot be used are told by their line, the header aside", async () => {
    const { taken, faults, counts } = await read(
      "A\tQ1\t1\nB\tQ1\nC\tQ1\t1\t1\n...\tQ1\t1\nD\tQ1\t0\nE\tQ1\t1.5\nF\tQ1\t-3\nG\tQ1\t2\n",
    );
    expect(taken.map(({ surface }) => surface)).toEqual(["A", "G"]);
    expect(faults).toEqual([
      [2, "2 cells: a row has surface form, target and count"],
      [3, "4 cells: a row has surface form, target and count"],
      [4, "the surface form has neither letter nor digit"],
      [5, '"0" is not a whole number of 1 or more'],
      [6, '"1.5" is not a whole number of 1 or more'],
      [7, '"-3" is not a whole number of 1 or more'],
    ]);
    expect(counts).toEqual({ rows: 2, faults: 6 });
  });
});

/** As in a pack whose nodes keep their numbers. */
const finished = (table: AnchorTable) =>
  table.finish(Int32Array.from({ length: 100_000 }, (_, node) => node));

describe("the counts of anchors", () => {
  test("equal those of a map, whatever the order of the rows", () => {
    const row = fc.record({
      node: fc.integer({ min: 1, max: 5 }),
      capital: fc.boolean(),
      entity: fc.constantFrom(undefined, -1, 0, 1, 2),
      count: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
        const table = new AnchorTable();
        const shuffled = new AnchorTable();
        for (const { node, capital, entity, count } of rows) table.add(node, capital, entity, count);
        for (const { node, capital, entity, count } of [...rows].reverse())
          shuffled.add(node, capital, entity, count);
        const { names, pairs, totals } = finished(table);
        expect(finished(shuffled)).toEqual({ names, pairs, totals });
        const sum = (of: (one: (typeof rows)[number]) => boolean) =>
          rows.reduce((all, one) => (of(one) ? all + one.count : all), 0);
        const anchors = new PackAnchors(names, pairs, true);
        for (let node = 0; node <= 6; node++) {
          const isLink = (one: (typeof rows)[number]) => one.node === node && one.entity !== undefined;
          expect(anchors.links(node)).toBe(sum(isLink));
          for (const entity of [0, 1, 2, 3])
            expect(anchors.linksTo(node, entity)).toBe(sum((one) => isLink(one) && one.entity === entity));
          for (const capital of [true, false])
            expect(anchors.uses(node, capital) ?? { linked: 0, written: 0 }).toEqual({
              linked: sum((one) => isLink(one) && one.capital === capital),
              written: sum((one) => one.node === node && one.capital === capital),
            });
        }
        expect(totals).toEqual({
          names: new Set(rows.map(({ node }) => node)).size,
          pairs: pairs.length / 2,
          links: sum(({ entity }) => entity !== undefined),
          unlinked: sum(({ entity }) => entity === undefined),
        });
      }),
    );
  });

  test("stay at the most that 32 bits can say", () => {
    const table = new AnchorTable();
    for (let i = 0; i < 3; i++) table.add(1, true, 0, 3_000_000_000);
    const { names, pairs } = finished(table);
    expect(new PackAnchors(names, pairs, true).linksTo(1, 0)).toBe(4_294_967_295);
  });

  test("grow to many names and pairs, in the order of their nodes in the pack", () => {
    const table = new AnchorTable();
    for (let i = 0; i < 30_000; i++) table.add(1 + ((i * 7919) % 30_000), true, i % 1000, i + 1);
    const { names, pairs, totals } = table.finish(Int32Array.from({ length: 30_001 }, (_, node) => node * 2));
    expect(totals).toEqual({ names: 30_000, pairs: 30_000, links: 450_015_000, unlinked: 0 });
    const anchors = new PackAnchors(names, pairs, true);
    for (let i = 0; i < 30_000; i++)
      expect(anchors.linksTo(2 * (1 + ((i * 7919) % 30_000)), i % 1000)).toBe(i + 1);
  });

  test("are of the names and entities of a pack; other names leave nothing in memory", async () => {
    const builder = new PackBuilder();
    builder.add({ id: "Q60", labels: { en: "New York City" }, aliases: { en: ["New York"] } });
    builder.add({
      id: "Q1384",
      labels: { en: "New York" },
      sameAs: ["http://dbpedia.org/resource/New_York_(state)"],
    });
    const finder = builder.finder();
    const faults: number[] = [];
    const nameNode = builder.nameNode.bind(builder);
    const { table, counts } = await countAnchors(
      stream(
        "new york\tQ60\t70\nNew York\tNew York (state)\t20\nNew York\tQ5\t10\nNew York\t\t900\n",
        "Nowhere\tQ60\t5\nNew\tQ60\t5\nYork\tQ60\t5\nbroken\n",
      ),
      { finder, nameNode },
      (line) => faults.push(line),
    );
    expect([counts, faults]).toEqual([{ rows: 7, faults: 1, named: 4, linked: 2 }, [8]]);
    // Two pairs, and links with and without a capital, and what is not a link.
    expect(table.length).toBe(5);
    expect(finished(table).totals).toEqual({ names: 1, pairs: 2, links: 100, unlinked: 900 });
  });
});

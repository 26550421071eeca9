import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnchorRow, readAnchorRows } from "../../../src/datasets/build/anchor-rows.ts";
import { AnchorTable, countAnchors, nameHashes } from "../../../src/datasets/build/anchors.ts";
import { PackBuilder } from "../../../src/datasets/build/pack-builder.ts";
import { cut } from "../../../src/text/pieces.ts";

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

const hashesOf = (name: string) => nameHashes(cut(name));

describe("rows of anchors", () => {
  test("have a surface form, a QID, title or address of a page, and a count; without a target they are no link", async () => {
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
      [5, '"0" is no whole number from 1 on'],
      [6, '"1.5" is no whole number from 1 on'],
      [7, '"-3" is no whole number from 1 on'],
    ]);
    expect(counts).toEqual({ rows: 2, faults: 6 });
  });
});

describe("the hashes of a name", () => {
  test("do not depend on case, accents and what stands between its words", () => {
    expect(hashesOf("SÃO-paulo")).toEqual(hashesOf("sao paulo"));
  });

  test("depend on its words, their order and their number", () => {
    const names = ["a b", "b a", "a", "a a", "ab", "a b c", "a a a"];
    expect(new Set(names.map((name) => hashesOf(name).join())).size).toBe(names.length);
  });
});

describe("the counts of anchors", () => {
  test("equal those of a map, whatever the order of the rows", () => {
    const row = fc.record({
      name: fc.constantFrom("a", "b", "a b", "c"),
      entity: fc.constantFrom(undefined, -1, 0, 1, 2),
      count: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
        const table = new AnchorTable();
        const shuffled = new AnchorTable();
        for (const { name, entity, count } of rows) table.add(...hashesOf(name), entity, count);
        for (const { name, entity, count } of [...rows].reverse())
          shuffled.add(...hashesOf(name), entity, count);
        const anchors = table.finish();
        expect(shuffled.finish()).toEqual(anchors);
        const sum = (name: string, of: (entity: number | undefined) => boolean) =>
          rows.reduce((all, one) => (one.name === name && of(one.entity) ? all + one.count : all), 0);
        const names = [...new Set(rows.map(({ name }) => name))];
        expect(anchors.hash).toHaveLength(names.length);
        for (const name of names) {
          const [hash, hash2] = hashesOf(name);
          const at = anchors.hash.findIndex((one, i) => one === hash && anchors.hash2[i] === hash2);
          expect(anchors.written[at]).toBe(sum(name, () => true));
          expect(anchors.linked[at]).toBe(sum(name, (entity) => entity !== undefined));
          const pairs = new Map<number, number>();
          for (let i = anchors.at[at]!; i < anchors.at[at + 1]!; i++)
            pairs.set(anchors.entities[i]!, anchors.counts[i]!);
          for (const entity of [0, 1, 2])
            expect(pairs.get(entity) ?? 0).toBe(sum(name, (one) => one === entity));
        }
      }),
    );
  });

  test("stay at the most that 32 bits can say", () => {
    const table = new AnchorTable();
    for (let i = 0; i < 3; i++) table.add(1, 2, 0, 3_000_000_000);
    expect([...table.finish().counts]).toEqual([4_294_967_295]);
  });

  test("grow to many names and pairs", () => {
    const table = new AnchorTable();
    for (let i = 0; i < 30_000; i++) table.add(i * 7919, i % 13, i % 1000, 1);
    const { hash, counts } = table.finish();
    expect([hash.length, counts.length]).toEqual([30_000, 30_000]);
    expect(hash.every((one, i) => i === 0 || hash[i - 1]! <= one)).toBe(true);
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
    const { table, rows } = await countAnchors(
      stream(
        "new york\tQ60\t70\nNew York\tNew York (state)\t20\nNew York\tQ5\t10\nNew York\t\t900\n",
        "Nowhere\tQ60\t5\nbroken\n",
      ),
      { finder, isName: (pieces) => builder.hasName(pieces) },
      (line) => faults.push(line),
    );
    expect([rows, faults, table.names]).toEqual([5, [6], 1]);
    const { linked, written, entities, counts } = table.finish();
    expect([[...linked], [...written]]).toEqual([[100], [1000]]);
    expect([[...entities], [...counts]]).toEqual([
      [finder.byQid(60), finder.byQid(1384)],
      [70, 20],
    ]);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPopularity } from "../../../src/datasets/build/popularity.ts";
import { type BuildKbOptions, buildKb } from "../../../src/kb/build-kb.ts";
import { openKb } from "../../../src/kb/open-kb.ts";
import { searchKb } from "../../../src/kb/search-kb.ts";

async function read(chunks: Iterable<Uint8Array>) {
  const taken: [number, number][] = [];
  const faults: [number, string][] = [];
  const counts = await readPopularity(
    chunks,
    (qid, views) => taken.push([qid, views]),
    (line, reason) => faults.push([line, reason]),
  );
  return { taken, faults, counts };
}

const bytes = (...lines: string[]) => Buffer.from(lines.join("\n"));

describe("rows of popularity", () => {
  test("are read as QRank has them, with other separators, quotes, IRIs and fractions", async () => {
    const text = bytes(
      "Entity,QRank",
      "Q42,184203",
      "Q1\t7\r",
      "",
      '"Q5";"12.5"',
      "http://www.wikidata.org/entity/Q6,3e2",
      "Q7,0",
    );
    expect((await read([text])).taken).toEqual([
      [42, 184203],
      [1, 7],
      [5, 12.5],
      [6, 300],
      [7, 0],
    ]);
  });

  test("that cannot be used are told by their line, the header aside", async () => {
    const text = bytes("Q1,1", "P31,5", "Q2", "Q3,", "Q4,-1", "Q5,many", "Q6,1,2", "Q0,4", "Q7,9");
    const { taken, faults, counts } = await read([text]);
    expect(taken.map(([qid]) => qid)).toEqual([1, 6, 7]);
    expect(faults).toEqual([
      [2, '"P31" is not an item id'],
      [3, '"" is not a number of 0 or more'],
      [4, '"" is not a number of 0 or more'],
      [5, '"-1" is not a number of 0 or more'],
      [6, '"many" is not a number of 0 or more'],
      [8, '"Q0" is not an item id'],
    ]);
    expect(counts).toEqual({ rows: 3, faults: 6 });
  });

  test("are the same however the bytes are cut", async () => {
    const all = bytes("Entity,QRank", "Q1,10", "Q22,200", "", "bad", "Q333,3000");
    const whole = await read([all]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), async (sizes) => {
        const chunks: Uint8Array[] = [];
        for (let at = 0, i = 0; at < all.length; i++) {
          chunks.push(all.subarray(at, at + sizes[i % sizes.length]!));
          at += sizes[i % sizes.length]!;
        }
        expect(await read(chunks)).toEqual(whole);
      }),
      { numRuns: 100 },
    );
    expect(whole.taken).toHaveLength(3);
  });

  test("of more than 10,000 bytes are not rows, and memory does not grow with them", async () => {
    const long = Buffer.alloc(6000, 65);
    await expect(read([long])).resolves.toMatchObject({ counts: { rows: 0 } });
    await expect(read([long, long])).rejects.toThrow("line 1 is longer than 10000 bytes");
  });
});

describe("a prior", () => {
  /** Three namesakes; by links the first is best known, by views the second, and of the third nothing is known. */
  const dump = async function* () {
    for (const [n, links] of [
      [1, 60],
      [2, 5],
      [3, 20],
    ] as const) {
      const sitelinks = Object.fromEntries(
        Array.from({ length: links }, (_, i) => [`w${i}`, { site: `w${i}`, title: "X" }]),
      );
      yield Buffer.from(
        `${JSON.stringify({ type: "item", id: `Q${n}`, labels: { en: { language: "en", value: "Zorb" } }, sitelinks })}\n`,
      );
    }
  };
  const hits = async (options: BuildKbOptions = {}) => {
    const built = await buildKb({ wikidata: dump() }, options);
    const kb = await openKb(Buffer.concat(built.parts));
    return { built, hits: searchKb(kb, "Zorb"), mass: (id: string) => kb.mass(kb.find(id)!) };
  };

  test("orders namesakes by their views, in proportion; without it links do", async () => {
    expect((await hits()).hits.map(({ id }) => id)).toEqual(["Q1", "Q3", "Q2"]);
    const ranked = await hits({ prior: [bytes("Q1,99", "Q2,899", "Q77,5")] });
    expect(ranked.built.prior).toEqual({ rows: 3, faults: 0, ranked: 2 });
    expect(ranked.hits[0]!.id).toBe("Q2");
    expect(ranked.mass("Q2") / ranked.mass("Q1")).toBeCloseTo(9, 5);
  });

  test("leaves who is not in it as links tell, on one scale with the others", async () => {
    const before = await hits();
    const after = await hits({ prior: [bytes("Q1,99", "Q2,899")] });
    expect(after.mass("Q3")).toBe(before.mass("Q3"));
    // The geometric mean of those that are in it stays.
    expect(after.mass("Q1") * after.mass("Q2")).toBeCloseTo(before.mass("Q1") * before.mass("Q2"), 2);
  });

  test("of nobody here changes nothing", async () => {
    const before = await hits();
    const after = await hits({ prior: [bytes("Q77,5")] });
    expect(after.hits).toEqual(before.hits);
    expect(after.built.prior?.ranked).toBe(0);
  });

  test("does not go before a popularity that the source itself gives", async () => {
    const entities = [
      { id: "Q1", name: "Zorb", mass: 5 },
      { id: "Q2", name: "Zorb" },
    ];
    const kb = await openKb(
      Buffer.concat((await buildKb(entities, { prior: [bytes("Q1,9", "Q2,9")] })).parts),
    );
    expect(kb.mass(kb.find("Q1")!)).toBe(5);
  });
});

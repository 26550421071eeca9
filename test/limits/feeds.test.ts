import { describe, expect, it } from "vitest";
import { feedLimits } from "../../src/products/feeds/limits.ts";
import { read } from "../products/feeds/reading.ts";
import { built, inChild } from "./child.ts";

const note = "(needs npm run build)";

/** Reads a feed in a process of its own and says what came of it. @param texts an expression that gives its pieces */
const reading = (texts: string, options = "{}") => `
import { readFeed } from "./dist/src/products/feeds/read.js";
function* encoded(texts) {
  let piece = "";
  for (const text of texts) {
    piece += text;
    if (piece.length < 65_536) continue;
    yield new TextEncoder().encode(piece);
    piece = "";
  }
  yield new TextEncoder().encode(piece);
}
const faults = [];
let count = 0;
const onFault = ({ line, reason }) => { if (count++ < 3) faults.push([line, reason]); };
const feed = readFeed(encoded(${texts}), { ...${options}, onFault });
const ids = [];
let error;
try { for await (const { id } of feed) ids.push(id); } catch (thrown) { error = String(thrown.message); }
say({ ids: ids.length > 6 ? ids.length : ids, faults, count, error });`;

const bounds = { seconds: 20, megabytes: 400 };

describe.skipIf(!built)("hostile feeds, each in a process of its own", () => {
  for (const [what, cell] of [
    ["an inch mark in a quoted cell", '"27" monitor, with a stand"'],
    ["an inch mark before the end of a quoted cell", '"monitor 27" wide'],
  ]) {
    for (const kilobytes of [250, 2_500, 25_000]) {
      const rows = (isGood: string) => `(function* () {
        yield "id,title,link\\n";
        for (let i = 0; i < ${kilobytes * 20}; i++)
          yield i + "," + (${isGood} ? "good" : ${JSON.stringify(cell)}) + ",https://s.example/" + i + "\\n";
      })()`;

      it(`a CSV of ${kilobytes} kB with ${what} in every row is refused with a hint ${note}`, async () => {
        const { said } = await inChild(reading(rows("false")), bounds);
        expect(said).toMatchObject({
          ids: [],
          count: 101,
          error: expect.stringMatching(/invalid_feed.*more than 100 rows in sequence.*twice/),
        });
      }, 30_000);

      it(`a CSV of ${kilobytes} kB with ${what} in nine rows of ten costs what its rows cost ${note}`, async () => {
        const { said } = await inChild(reading(rows("i % 10 === 0")), bounds);
        expect(said).toMatchObject({ ids: kilobytes * 2, count: kilobytes * 18 });
      }, 30_000);
    }
  }

  for (const rows of [5_000, 50_000]) {
    it(`${rows} rows that each open a quote which the next one closes cost what they are ${note}`, async () => {
      const { said } = await inChild(
        reading(
          `["id,title\\n" + ('1,"open\\n' + "2,a\\n".repeat(20)).repeat(${rows / 20})]`,
          "{ limits: { brokenRows: 0 } }",
        ),
        bounds,
      );
      expect(said).not.toHaveProperty("error");
    }, 30_000);
  }

  for (const depth of [40_000, 400_000]) {
    for (const prefix of ["", "g:", "x:"]) {
      it(`an XML item nested ${depth} deep (<${prefix}a>) is reported, and the feed goes on ${note}`, async () => {
        const nested = `"<${prefix}a>".repeat(${depth}) + "</${prefix}a>".repeat(${depth})`;
        const { said } = await inChild(
          reading(
            `['<rss><channel xmlns:x="urn:x"><item><id>1</id></item>\\n<item><id>2</id>' + ${nested} + '</item>\\n<item><id>3</id></item></channel></rss>']`,
          ),
          bounds,
        );
        expect(said).toEqual({
          ids: ["1", "3"],
          faults: [[2, "line 2: the item nests deeper than 64 elements"]],
          count: 1,
        });
      }, 30_000);
    }

    it(`XML nested ${depth} deep outside of items is read over ${note}`, async () => {
      const { said } = await inChild(
        reading(
          `['<rss><channel>' + "<a>".repeat(${depth}) + "</a>".repeat(${depth}) + '<item><id>3</id></item></channel></rss>']`,
        ),
        bounds,
      );
      expect(said).toEqual({ ids: ["3"], faults: [], count: 0 });
    }, 30_000);
  }

  it(`XML that never stops to open elements is refused before it fills the memory ${note}`, async () => {
    const { said } = await inChild(reading(`['<rss><channel>' + "<a>".repeat(4_000_000)]`), {
      ...bounds,
      megabytes: 800,
    });
    expect(said).toMatchObject({ error: expect.stringMatching(/invalid_feed.*450000 elements are open/) });
  }, 30_000);

  for (const count of [1, 10, 10_000]) {
    it(`${count} JSON records with the key __proto__ are products, in which it changes nothing ${note}`, async () => {
      const record = (i: string) =>
        `'{"__proto__":{"sku":"wrong","price":1},"sku":"' + ${i} + '","constructor":{"prototype":{"sku":"wrong"}},"brand":{"__proto__":null}}'`;
      const { said } = await inChild(
        reading(`(function* () {
          yield "[";
          for (let i = 0; i < ${count}; i++) yield ${record("i")} + ",";
          yield '{"sku":"last"}]';
        })()`).replace("say({ ids", "say({ polluted: {}.sku, first: ids[0], last: ids.at(-1), ids"),
        bounds,
      );
      expect(said).toMatchObject({ first: "0", last: "last", count: 0 });
      expect(said).not.toHaveProperty("polluted");
      expect(said).not.toHaveProperty("error");
    }, 30_000);
  }

  for (const depth of [3_000, 30_000, 300_000]) {
    it(`a JSON record nested ${depth} deep is reported, and the feed goes on ${note}`, async () => {
      for (const [open, close] of [
        ["[", "]"],
        ['{"review":', "}"],
      ]) {
        const nested = `'${open}'.repeat(${depth}) + "1" + '${close}'.repeat(${depth})`;
        const { said } = await inChild(
          reading(`['[{"sku":"1"},{"sku":"2","review":' + ${nested} + '},{"sku":"3"}]']`),
          bounds,
        );
        const reason =
          open!.length * depth > feedLimits.record
            ? "the record is longer than 1048576 characters"
            : "the record nests deeper than 64 levels";
        expect(said).toEqual({ ids: ["1", "3"], faults: [[1, reason]], count: 1 });
      }
    }, 30_000);
  }

  it(`records of every format that are longer than the limit are reported, and the feed goes on ${note}`, async () => {
    const long = `"x".repeat(${feedLimits.record + 1})`;
    const feeds = [
      `'[{"sku":"1"},{"sku":"2","name":"' + ${long} + '"},{"sku":"3"}]'`,
      `'{"sku":"1"}\\n{"sku":"2","name":"' + ${long} + '"}\\n{"sku":"3"}'`,
      `'<rss><channel><item><id>1</id></item><item><id>2</id><title>' + ${long} + '</title></item><item><id>3</id></item></channel></rss>'`,
      `'<rss><channel><item><id>1</id></item><item><id>2</id>' + "<k>v</k>".repeat(200_000) + '</item><item><id>3</id></item></channel></rss>'`,
      `'id,title\\n1,a\\n2,' + ${long} + '\\n3,c\\n'`,
      `'id,title\\n1,a\\n2,"' + ${long} + '"\\n3,c\\n'`,
      `'id\\ttitle\\n1\\ta\\n2\\t' + ${long} + '\\n3\\tc\\n'`,
    ];
    for (const feed of feeds) {
      const { said } = await inChild(reading(`[${feed}]`), bounds);
      expect(said, feed).toMatchObject({
        ids: ["1", "3"],
        count: 1,
        faults: [[expect.any(Number), expect.stringMatching(/longer than 1048576 characters/)]],
      });
    }
  }, 60_000);

  it(`a JSON record of 300 MB is read over in little memory ${note}`, async () => {
    const { said } = await inChild(
      `import { readFeed } from "./dist/src/products/feeds/read.js";
      const text = (one) => new TextEncoder().encode(one);
      function* bytes() {
        yield text('[{"sku":"1"},{"sku":"2","name":"');
        const piece = text("x\\\\\\\\".repeat(20_000));
        for (let i = 0; i < 5_000; i++) yield piece;
        yield text('\\\\""},{"sku":"3"}]');
      }
      const ids = [];
      const faults = [];
      for await (const { id } of readFeed(bytes(), { onFault: ({ reason }) => faults.push(reason) })) ids.push(id);
      say({ ids, faults });`,
      { seconds: 20, megabytes: 250 },
    );
    expect(said).toEqual({
      ids: ["1", "3"],
      faults: ["the record is longer than 1048576 characters"],
    });
  }, 30_000);
});

describe("limits of a record, on both sides", () => {
  const limits = { depth: 5, record: 100, brokenRows: 2 };
  const outcome = async (feed: string, format?: "jsonl") => {
    const { products, faults, error } = await read(feed, { limits, ...(format ? { format } : {}) });
    return [products.length, faults.length, error === undefined];
  };

  it("a record at the depth limit is taken, one level more is a fault", async () => {
    const json = (levels: number) =>
      `[{"sku":"1","review":${'{"review":'.repeat(levels - 2)}{}${"}".repeat(levels - 2)}}]`;
    expect(await outcome(json(5))).toEqual([1, 0, true]);
    expect(await outcome(json(6))).toEqual([0, 1, true]);
    const xml = (levels: number) =>
      `<rss><channel><item><id>1</id>${"<a>".repeat(levels)}${"</a>".repeat(levels)}</item></channel></rss>`;
    expect(await outcome(xml(5))).toEqual([1, 0, true]);
    expect(await outcome(xml(6))).toEqual([0, 1, true]);
  });

  it("a record at the length limit is taken, one character more is a fault", async () => {
    const jsonl = (length: number) => `{"sku":"1","name":"${"x".repeat(length - 21)}"}`;
    expect(jsonl(100)).toHaveLength(100);
    expect(await outcome(jsonl(100), "jsonl")).toEqual([1, 0, true]);
    expect(await outcome(jsonl(101), "jsonl")).toEqual([0, 1, true]);
    expect(await outcome(`[${jsonl(100)}]`)).toEqual([1, 0, true]);
    expect(await outcome(`[${jsonl(101)}]`)).toEqual([0, 1, true]);
    const csv = (length: number) => `id,title\n1,${"x".repeat(length - 3)}\n`;
    expect(await outcome(csv(100))).toEqual([1, 0, true]);
    expect(await outcome(csv(101))).toEqual([0, 1, true]);
  });

  it("as many broken rows in sequence as the limit are skipped, one more ends the feed", async () => {
    const csv = (broken: number) =>
      `id,title\n1,a\n${'2,"b"b\n'.repeat(broken)}3,c\n${'4,"d"d\n'.repeat(2)}5,e\n`;
    expect(await outcome(csv(2))).toEqual([3, 4, true]);
    expect(await outcome(csv(3))).toEqual([1, 3, false]);
  });

  it("objects in memory that contain themselves are a fault", async () => {
    const { readObjects } = await import("../../src/products/feeds/read.ts");
    const circular: Record<string, unknown> = { sku: "1" };
    circular.review = [circular, circular];
    const shared = Array.from({ length: 20 }).reduce<unknown>((inner) => ({ a: inner, b: inner }), {});
    const faults: string[] = [];
    const ids: string[] = [];
    const feed = readObjects([circular, { sku: "2", review: shared }, { sku: "3" }], {
      onFault: ({ reason }) => faults.push(reason),
    });
    for await (const { id } of feed) ids.push(id);
    expect(ids).toEqual(["3"]);
    expect(faults).toEqual([
      "the record nests deeper than 64 levels",
      "the record nests deeper than 64 levels",
    ]);
  });
});

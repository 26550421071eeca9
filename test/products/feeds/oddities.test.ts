import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ProblemError } from "../../../src/contract/index.ts";
import { openFeed } from "../../../src/node/feed-source.ts";
import { checkProduct } from "../../../src/products/checks/check.ts";
import type { FeedFormat } from "../../../src/products/feeds/format.ts";
import { feedLimits } from "../../../src/products/feeds/limits.ts";
import { readFeed } from "../../../src/products/feeds/read.ts";
import type { RowFault } from "../../../src/products/feeds/row.ts";
import { productGraph } from "../../../src/products/graph.ts";
import { pieces, type Reading, read, readAll } from "./reading.ts";

const rss = (items: string) =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items}\n</channel></rss>`;
const ids = ({ products }: Reading) => products.map(({ id }) => id);
const titles = ({ products }: Reading) => products.map(({ attributes }) => attributes.title?.[0]);
const problem = ({ error }: Reading) =>
  error instanceof ProblemError ? `${error.code}: ${error.document.detail}` : error;

describe("encodings", () => {
  const csv = "id,title\n1,Café – 10 €\n";
  const utf16 = (text: string, bigEndian: boolean, mark: boolean) => {
    const bytes = Buffer.from((mark ? "\uFEFF" : "") + text, "utf16le");
    return bigEndian ? bytes.swap16() : bytes;
  };
  /** Windows-1252 of the characters used here. */
  const windows1252 = (text: string) =>
    Buffer.from(text.replaceAll("€", "\x80").replaceAll("–", "\x96"), "latin1");

  it.each([
    ["UTF-8", Buffer.from(csv), "utf-8"],
    ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${csv}`), "utf-8"],
    ["UTF-16LE with a mark", utf16(csv, false, true), "utf-16le"],
    ["UTF-16BE with a mark", utf16(csv, true, true), "utf-16be"],
    ["UTF-16LE without a mark", utf16(csv, false, false), "utf-16le"],
    ["UTF-16BE without a mark", utf16(csv, true, false), "utf-16be"],
    ["Windows-1252, undeclared", windows1252(csv), "windows-1252"],
  ])("reads %s, in pieces of any size", async (_, bytes, encoding) => {
    for (const size of [1, 5, 1000]) {
      const reading = await read(bytes, {}, size);
      expect(reading.products).toEqual([
        { id: "1", line: 2, attributes: { id: ["1"], title: ["Café – 10 €"] } },
      ]);
      expect(reading.summary.encoding).toBe(encoding);
    }
  });

  it("a line that tells Excel the separator is not the header, and decides", async () => {
    for (const size of [1, 5, 1000]) {
      const reading = await read(Buffer.from("sep=;\r\nid;title, long;title\r\n1;;Mug\r\n"), {}, size);
      expect(reading.summary.format).toBe("google-csv");
      expect(reading.products).toMatchObject([{ id: "1", line: 3, attributes: { title: ["Mug"] } }]);
    }
  });

  it.each(["ISO-8859-1", "windows-1252"])("reads XML declared as %s", async (name) => {
    const xml = rss("<item><g:id>1</g:id><title>Café</title></item>").replace(
      '"1.0"?',
      `"1.0" encoding="${name}"?`,
    );
    expect(titles(await read(Buffer.from(xml, "latin1")))).toEqual(["Café"]);
  });

  it("reads UTF-16 XML that declares itself so", async () => {
    const xml = rss("<item><g:id>1</g:id><title>Café</title></item>").replace(
      '"1.0"?',
      '"1.0" encoding="UTF-16"?',
    );
    expect(titles(await read(utf16(xml, true, true)))).toEqual(["Café"]);
  });

  it("are of bytes: a text, or a stream of texts, is refused as that", async () => {
    for (const source of ["id,title\n1,a\n", ["id,title\n1,a\n"]]) {
      const { error } = await readAll(readFeed(source as never));
      expect(error).toMatchObject({ code: "invalid_request" });
    }
  });

  it("does not take a server's word that UTF-8 is ISO-8859-1, but the user's", async () => {
    const csv = Buffer.from("id,title\n1,Größe\n");
    for (const charset of ["iso-8859-1", "windows-1252", "latin1"])
      expect(titles(await read(csv, { charset }, 7))).toEqual(["Größe"]);
    expect(titles(await read(csv, { encoding: "iso-8859-1" }))).toEqual(["GrÃ¶ÃŸe"]);
    const latin = Buffer.from("id,title\n1,Größe\n", "latin1");
    expect(titles(await read(latin, { charset: "iso-8859-1" }))).toEqual(["Größe"]);
    const cut = Buffer.from(`id,title\n1,ö${"x".repeat(65_526)}ö\n`);
    expect(titles(await read(cut, { charset: "iso-8859-1" }))[0]).toMatch(/^öx+ö$/);
  });

  it("takes the user's word before the mark, the mark before the charset of the transport, that before a guess", async () => {
    const latin = Buffer.from("id,title\n1,\xe9\n", "latin1");
    expect(titles(await read(latin, { charset: "utf-8" }))).toEqual(["\uFFFD"]);
    expect(titles(await read(Buffer.from("\uFEFFid,title\n1,é\n"), { charset: "iso-8859-1" }))).toEqual([
      "é",
    ]);
    expect(titles(await read(latin, { encoding: "iso-8859-5" }))).toEqual(["щ"]);
  });

  it("one wrong byte in UTF-8 costs its character, which the checks tell, and no other text", async () => {
    const json = JSON.stringify([
      { id: "1", title: "Größe", description: "x?y" },
      { id: "2", title: "Maß" },
    ]);
    const bytes = Buffer.from(json);
    bytes[bytes.indexOf("?")] = 0xe4;
    const reading = await read(bytes);
    expect([reading.summary.encoding, titles(reading)]).toEqual(["utf-8", ["Größe", "Maß"]]);
    const found = reading.products.map((product) =>
      checkProduct(product).flatMap(({ rule, attribute }) => (rule === "undecodable_text" ? attribute : [])),
    );
    expect(found).toEqual([["description"], []]);
  });

  it("a replacement character that the feed itself has is not a sign against UTF-8", async () => {
    const reading = await read("id,title\n1,Caf\uFFFD\n");
    expect([reading.summary.encoding, titles(reading)]).toEqual(["utf-8", ["Caf\uFFFD"]]);
  });

  it("names an encoding that it does not know", async () => {
    const xml = rss("").replace('"1.0"?', '"1.0" encoding="EBCDIC-42"?');
    expect(problem(await read(xml))).toBe('invalid_feed: the encoding "EBCDIC-42" is not known');
  });

  it("sees an undecodable byte after a long UTF-8 beginning as a replacement character, not as an end", async () => {
    const head = `id,title\n${Array.from({ length: 4000 }, (_, i) => `${i},some title of a product\n`).join("")}`;
    const reading = await read(
      Buffer.concat([Buffer.from(`${head}x,Caf`), Buffer.from([0xe9]), Buffer.from("\ny,ok\n")]),
    );
    expect(titles(reading).slice(-2)).toEqual(["Caf\uFFFD", "ok"]);
  });
});

describe("cells", () => {
  it.each([1, 2, 3, 7, 1000])(
    "reads quotes, line ends of every kind and empty lines in pieces of %i",
    async (size) => {
      const csv = 'id,title\r\n1,"a ""b""\r\nc"\r\n\r\n2,x\n3,"y"\r4, z \n,,\n5,""\n6,last';
      const reading = await read(csv, {}, size);
      expect(reading.faults).toEqual([]);
      expect(reading.products.map(({ id, line, attributes }) => [id, line, attributes.title?.[0]])).toEqual([
        ["1", 2, 'a "b"\nc'],
        ["2", 5, "x"],
        ["3", 6, "y"],
        ["4", 7, "z"],
        ["5", 9, undefined],
        ["6", 10, "last"],
      ]);
    },
  );

  it.each(["google-csv", "json", "google-xml"] as FeedFormat[])(
    "reads a cell of 0.9 MB in %s",
    async (format) => {
      const big = "lorem ipsum\n".repeat(80_000);
      const feed = {
        "google-csv": `id,title\n1,"${big}"\n2,b\n`,
        json: `[${JSON.stringify({ id: "1", title: big })},{"id":"2","title":"b"}]`,
        "google-xml": rss(
          `<item><g:id>1</g:id><title>${big}</title></item><item><g:id>2</g:id><title>b</title></item>`,
        ),
      }[format as string]!;
      const reading = await read(feed, {}, 50_000);
      expect(titles(reading)).toEqual([big.trim(), "b"]);
      expect(reading.summary.format).toBe(format);
    },
  );

  it("keeps a column named like a member of every object", async () => {
    const { products } = await read("id,constructor,__proto__,toString\n1,a,b,c\n");
    expect(Object.entries(products[0]!.attributes)).toEqual([
      ["id", ["1"]],
      ["constructor", ["a"]],
      ["proto", ["b"]],
      ["tostring", ["c"]],
    ]);
  });
});

describe("bad rows", () => {
  it("are reported with line and reason, counted and skipped", async () => {
    const csv = [
      "id,title,link",
      "1,a,https://s.example/1",
      "2,too,many,cells",
      "3,few",
      '4,"stray"quote,https://s.example/4',
      ",no id,",
      "1,again,https://s.example/again",
      "5,e,https://s.example/5",
      "",
    ].join("\n");
    const reading = await read(csv);
    expect(ids(reading)).toEqual(["1", "5"]);
    expect(reading.faults).toEqual([
      { line: 3, code: "malformed_row", reason: "the row has 4 cells, the header 3" },
      { line: 4, code: "malformed_row", reason: "the row has 2 cells, the header 3" },
      {
        line: 5,
        code: "malformed_row",
        reason: "a quoted cell continues after its closing quote; write a quote within a cell twice",
      },
      { line: 6, code: "missing_id", reason: "the row has neither an id nor a link" },
      { line: 7, code: "duplicate_id", reason: 'the id "1" is also the id of an earlier row' },
    ]);
    expect(reading.summary).toMatchObject({ rows: 7, products: 2, faults: 5 });
  });

  it("are elements of a JSON list that are not objects", async () => {
    const feed = '[{"id":"1"},\n 5, "x, y",\n\n null,["id", {"id":"3"}],\n{"id":"2"}, true\n,]';
    for (const text of [feed, `{"version": [1], "items": ${feed}, "more": [4]}`])
      for (const size of [1, 3, 1000]) {
        const reading = await read(text, {}, size);
        expect(ids(reading)).toEqual(["1", "2"]);
        const reason = "the element is not a JSON object";
        expect(reading.faults).toEqual(
          [2, 2, 4, 4, 5].map((line) => ({ line, code: "malformed_row", reason })),
        );
        expect(reading.summary).toMatchObject({ rows: 7, products: 2, faults: 5 });
      }
    expect((await read('[["id", "title"], ["1", "Mug"]]')).faults).toHaveLength(2);
  });

  it("say which list of an unknown envelope may hold the products", async () => {
    const { faults } = await read('{"ok": true, "data": [{"id": "1"}, {"id": "2"}]}');
    expect(faults[0]!.reason).toBe(
      'the row has neither an id nor a link; if "data" is the list of products, call it products',
    );
  });

  it("say what looks like the id that they lack, in tables and in JSON", async () => {
    for (const feed of [
      "Product ID,title\nA-1,Mug\n",
      "Artikelnummer;Bezeichnung;title\nA-1;Tasse;Mug\n",
      '{"product_code": "A-1", "title": "Mug"}\n',
    ]) {
      const { faults } = await read(feed);
      expect(faults[0]!.reason, feed).toMatch(
        /^the row has neither an id nor a link; "(product_id|artikelnummer|product_code)" looks like it: call it id$/,
      );
    }
  });

  it("with strict stop the reading after the products before them", async () => {
    const reading = await read("id,title\n1,a\n2,b,c\n3,d\n", { strict: true });
    expect(ids(reading)).toEqual(["1"]);
    expect(problem(reading)).toBe("invalid_feed: line 3: the row has 3 cells, the header 2 (malformed_row)");
  });

  it.each([1, 64, 5000])("cost one row when a quote is never closed, in pieces of %i", async (size) => {
    const rows = Array.from({ length: 50 }, (_, i) => (i === 20 ? `${i},"open` : `${i},"t${i}"`));
    const reading = await read(`id,title\n${rows.join("\n")}\n`, {}, size);
    expect(reading.faults.map(({ line }) => line)).toEqual([22]);
    expect(ids(reading)).toHaveLength(49);
  });

  it("cost one row when the quote that is never closed is the last of a long file", async () => {
    const rows = Array.from({ length: 2500 }, (_, i) => `${i},${"a longer text ".repeat(140)}`);
    rows[10] = '10,"open';
    const reading = await read(`id,title\n${rows.join("\n")}\n`);
    expect(rows.join("\n").length).toBeGreaterThan(feedLimits.record);
    expect(reading.faults).toEqual([
      {
        line: 12,
        code: "malformed_row",
        reason: `a row is longer than ${feedLimits.record} characters; is a closing quote missing?`,
      },
    ]);
    expect(reading.summary.products).toBe(2499);
  });

  it("of XML cost one item: bad entities, ampersands, tags", async () => {
    const reading = await read(
      rss(
        "<item><g:id>1</g:id></item>\n<item><g:id>2</g:id><title>a &nbsp; b</title></item>\n<item><g:id>3</g:id><title>a & b</title></item>\n" +
          "<item><g:id>4</g:id><title>a<b></title></item>\n<item><g:id>5</g:id><title>a < b</title></item>\n<item><g:id>6</g:id></item>",
      ),
    );
    expect(reading.error).toBeUndefined();
    expect(ids(reading)).toEqual(["1", "6"]);
    expect(reading.faults.map(({ line, code }) => [line, code])).toEqual([
      [4, "malformed_row"],
      [5, "malformed_row"],
      [6, "malformed_row"],
      [7, "malformed_row"],
    ]);
    expect(reading.faults.map(({ reason }) => reason).slice(0, 2)).toEqual([
      "line 4: undefined entity.",
      "line 5: undefined entity.",
    ]);
  });

  it("of XML end the reading where a closing tag matches nothing, after the items before it", async () => {
    const reading = await read(
      rss(
        "<item><g:id>1</g:id></item>\n<item><g:id>2</g:id><title>a</titel></item>\n<item><g:id>3</g:id></item>",
      ),
    );
    expect(problem(reading)).toBe(
      "invalid_feed: line 4: unmatched closing tag: titel; what follows cannot be read",
    );
    expect(ids(reading)).toEqual(["1"]);
    const open = await read("<rss><channel><item><id>1</id></item><item><id>2</id></channel></rss>");
    expect(ids(open)).toEqual(["1"]);
    expect(open.faults.map(({ reason }) => reason)).toEqual(["line 1: the item is not closed"]);
  });

  it("of XML keep an ampersand of CDATA, and read references cut by the pieces", async () => {
    const xml = rss("<item><g:id>1</g:id><title><![CDATA[a & b; &c]]> &amp; &#233;&#xe9;</title></item>");
    for (const size of [1, 2, 3, 1000]) expect(titles(await read(xml, {}, size))).toEqual(["a & b; &c & éé"]);
  });

  it("of XML are told where an item is not closed before the next", async () => {
    const reading = await read(
      rss("<item><g:id>1</g:id>\n<item><g:id>2</g:id></item>\n<item><g:id>3</g:id></item>"),
    );
    expect(ids(reading)).toEqual(["2", "3"]);
    expect(reading.faults[0]).toEqual({
      line: 3,
      code: "malformed_row",
      reason: "the <item> is not closed before the next one",
    });
  });

  it("of JSON cost one record", async () => {
    const reading = await read('[{"id":"1"},\n{"id":2,},\n{"title":"no id"},\n{"id":"3"}]');
    expect(ids(reading)).toEqual(["1", "3"]);
    expect(reading.faults.map(({ line, code }) => [line, code])).toEqual([
      [2, "malformed_row"],
      [3, "missing_id"],
    ]);
    const spread = await read('[{"id":"1"},\n{"id":"2",\n"title":x}]');
    expect(spread.faults.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "no JSON: line 3, column 9: a value must stand here, not a word without quotes"],
    ]);
    const lines = await read('{"id":"1"}\n{"id":\n"text"\n{"id":"2"}\n', { format: "jsonl" });
    expect(ids(lines)).toEqual(["1", "2"]);
    expect(lines.faults.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "no JSON: character 7 of the record: a value must stand here, but the text ends"],
      [3, "the line is not a JSON object"],
    ]);
  });
});

describe("feeds that cannot be read", () => {
  it.each([
    ["", "the feed is empty"],
    ["\uFEFF", "the feed is empty"],
    [" \n\n", "the feed is empty"],
    ["<!DOCTYPE html><html><body>Sign in</body></html>", "this is an HTML page, not a feed"],
    [
      "<products><product/></products>",
      "line 1: the root element is <products>, which is neither RSS nor Atom",
    ],
    ["<rss><channel>", "the XML ends too early: unclosed tag: channel"],
    [
      rss("<item><g:id>1</g:id></item>\n<item><g:id>2</g:id><tit").slice(0, -18),
      "the XML ends within the <item> that begins on line 4; the feed is truncated",
    ],
    [
      '[{"id":"1"},\n{"id":"2"',
      "the JSON ends within the record that begins on line 2; the feed is truncated",
    ],
    ['[{"id":"1"},', "the JSON ends before its array is closed; the feed is truncated"],
    ['[{"id":"1"}]]', 'line 1: a "]" closes nothing'],
    ["\x00\x01\x02\x03binary", "the format is not known"],
    ["PK\u0003\u0004\u0014\0\0\0workbook", "this is a ZIP archive or an Excel workbook, not a feed"],
    [`id\ttitle\n${"\x01\x02\x03".repeat(4)}`, "these are binary data, not a feed"],
    ["just some text\nof two lines\n", "the format is not known"],
  ])("%j: %s", async (feed, detail) => {
    const reading = await read(feed);
    expect(problem(reading)).toContain(`invalid_feed: ${detail}`);
    expect(ids(reading)).toEqual(feed.includes('"1"') || feed.includes(">1<") ? ["1"] : []);
  });

  it("a row or item that never ends is given up, whatever the size of the feed", async () => {
    const endless = "x".repeat(4 * feedLimits.record + 200_000);
    expect(problem(await read(`<rss><channel><item><title a="${endless}`, {}, 1 << 16))).toContain(
      "characters without the end of a tag",
    );
    expect(problem(await read(`[{"id":"${endless}`, {}, 1 << 16))).toContain(
      "the JSON ends within the record that begins on line 1",
    );
    const line = await read(`{"id":"${endless}`, { format: "jsonl" }, 1 << 16);
    expect(line.faults.map(({ reason }) => reason)).toEqual([
      `the record is longer than ${feedLimits.record} characters`,
    ]);
  });

  it("XML entities of a DOCTYPE are not expanded", async () => {
    const bomb =
      '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss><channel><item><id>1</id><title>&b;</title></item></channel></rss>';
    const reading = await read(bomb);
    expect(ids(reading)).toEqual([]);
    expect(reading.faults[0]!.reason).toBe("line 1: undefined entity.");
  });

  it("a header alone is a feed of no products", async () => {
    const reading = await read("id,title,link\n");
    expect(reading.error).toBeUndefined();
    expect(reading.summary).toMatchObject({ rows: 0, products: 0, faults: 0 });
  });
});

describe("two products of one link", () => {
  it("are told apart: the later one is marked", async () => {
    const { products } = await read(
      "id,link\n1,https://s.example/a\n2,https://s.example/a\n3,https://s.example/b\n",
    );
    expect(products.map(({ sharedLink }) => sharedLink)).toEqual([undefined, true, undefined]);
  });

  it("are told apart however the link is written: slash, case, escapes, port", async () => {
    const links = [
      ...["https://s.example", "https://s.example/", "HTTPS://S.Example:443"],
      ...["https://s.example/größe", "https://s.example/gr%C3%B6%C3%9Fe"],
      ...["https://s.example/a b", "https://s.example/a%20b", "https://s.example/A%20b"],
    ];
    const { products } = await read(`id,link\n${links.map((link, i) => `${i},${link}\n`).join("")}`);
    expect(products.map(({ sharedLink }) => sharedLink ?? false)).toEqual([
      ...[false, true, true],
      ...[false, true],
      ...[false, true, false],
    ]);
    expect(new Set(products.map((product) => productGraph(product).id)).size).toBe(links.length);
  });

  it("are told apart when the link of a third is what tells the second", async () => {
    const { products } = await read(
      "id,link\n1,https://s.example/a\n2,https://s.example/a\n3,https://s.example/a#2\n",
    );
    expect(products.map((product) => productGraph(product).id)).toEqual([
      "https://s.example/a",
      "https://s.example/a#2",
      "https://s.example/a#2/3",
    ]);
  });
});

describe("files and URLs", () => {
  const folder = mkdtempSync(join(tmpdir(), "feeds-"));
  const csv = `id,title\n${Array.from({ length: 20_000 }, (_, i) => `${i},Café ${i}\n`).join("")}`;
  let base = "";
  const server = createServer((request, response) => {
    if (request.url === "/feed.csv") {
      response.setHeader("content-type", "text/csv; charset=ISO-8859-1");
      response.end(Buffer.from("id,title\n1,\xe9\n", "latin1"));
    } else if (request.url === "/feed.csv.gz") response.end(gzipSync(csv));
    else if (request.url === "/cut") {
      response.writeHead(200, { "content-length": "100" });
      response.write("id,title\n1,a\n", () => response.destroy());
    } else {
      response.statusCode = 404;
      response.end("no");
    }
  });
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const file = (name: string, data: string | Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, data);
    return path;
  };
  const open = (source: string) => {
    const faults: RowFault[] = [];
    return readAll(openFeed(source, { onFault: (fault) => faults.push(fault) }), faults);
  };

  it("gzip is told by its bytes, also of several members", async () => {
    const half = csv.length / 2;
    const members = Buffer.concat([gzipSync(csv.slice(0, half)), gzipSync(csv.slice(half))]);
    for (const source of [
      file("a.csv", csv),
      file("b.csv.gz", gzipSync(csv)),
      file("c", members),
      `${base}/feed.csv.gz`,
    ]) {
      const reading = await open(source);
      expect(reading.error).toBeUndefined();
      expect(reading.summary).toMatchObject({ format: "google-csv", products: 20_000, faults: 0 });
    }
  });

  it("truncated or damaged gzip is an invalid feed, after the products before the damage", async () => {
    const whole = gzipSync(csv);
    const truncated = await open(file("cut.gz", whole.subarray(0, whole.length - 2000)));
    expect(problem(truncated)).toBe("invalid_feed: the gzip data end too early; the feed is truncated");
    expect(truncated.products.length).toBeGreaterThan(100);
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, 1000, 1100);
    expect(problem(await open(file("bad.gz", damaged)))).toBe("invalid_feed: the gzip data are damaged");
  });

  it("the charset of a URL's answer is heeded", async () => {
    expect(titles(await open(`${base}/feed.csv`))).toEqual(["é"]);
  });

  it("what does not exist, does not answer or breaks off is feed_unavailable", async () => {
    expect(problem(await open(join(folder, "none.csv")))).toMatch(
      /^feed_unavailable: .*none\.csv: there is no such file$/,
    );
    expect(problem(await open(folder))).toMatch(/^feed_unavailable: .*: it is a directory$/);
    expect(problem(await open(`${base}/none`))).toBe(`feed_unavailable: ${base}/none: it answers 404`);
    expect(problem(await open("http://127.0.0.1:1/feed"))).toMatch(
      /^feed_unavailable: .*(ECONNREFUSED|bad port)/,
    );
    expect(problem(await open(`${base}/cut`))).toMatch(/^feed_unavailable: .*: the connection was cut off/);
  });

  it("an iteration that is left early closes the file", async () => {
    const path = file("early.csv.gz", gzipSync(csv));
    for await (const product of openFeed(path)) {
      expect(product.id).toBe("0");
      break;
    }
  });
});

it("the pieces of a feed never change its reading", async () => {
  const csv = Buffer.from('id,title,shipping(country:price)\n1,"a\n""é""",US:1 USD\n2,b\n3,"c"x,\n4,日本,\n');
  const whole = await read(csv);
  expect(whole.faults).toHaveLength(2);
  for (let size = 1; size < csv.length; size++) {
    expect(pieces(csv, size).length).toBe(Math.ceil(csv.length / size));
    const reading = await read(csv, {}, size);
    expect([reading.products, reading.faults]).toEqual([whole.products, whole.faults]);
  }
});

describe("names that an object of JSON has twice", () => {
  const twice = `{"id":"1","title":"a","title":"b","link":"https://s.example/1","link":"https://s.example/1",
    "image_link":["https://s.example/a.jpg"],"image_link":"https://s.example/b.jpg",
    "shipping":{"country":"DE","price":"1 EUR"},"shipping":{"country":"AT","country":"CH","price":"2 EUR"},
    "q\\"{":1,"q\\"{":2}`;

  it.each([
    ["json", `[${twice}]`],
    ["jsonl", `${twice.replaceAll("\n", " ")}\n`],
    ["json", `{"products":[${twice}]}`],
  ] as const)("have all their values, equal ones once: %s", async (format, text) => {
    const { products, faults } = await read(text, { format });
    expect(faults).toEqual([]);
    const { attributes } = products[0]!;
    expect(attributes).toMatchObject({
      id: ["1"],
      title: ["a", "b"],
      link: ["https://s.example/1"],
      image_link: ["https://s.example/a.jpg", "https://s.example/b.jpg"],
      shipping: [
        { country: ["DE"], price: ["1 EUR"] },
        { country: ["AT", "CH"], price: ["2 EUR"] },
      ],
    });
    expect(attributes['q"{']).toEqual(["1", "2"]);
  });

  it("are not seen in texts, in other objects and in lists", async () => {
    const text = '[{"id":"1","title":"\\"id\\": 2","a":{"id":"3"},"b":[{"id":"4"},{"id":"5"}]}]';
    const { products } = await read(text, { format: "json" });
    expect(products[0]!.attributes).toMatchObject({
      id: ["1"],
      title: ['"id": 2'],
      b: [{ id: ["4"] }, { id: ["5"] }],
    });
  });

  it("are read in the time of the record, also where it nests deeper than a record may", async () => {
    const deep = `{"id":"1","a":1,"a":${"[".repeat(400_000)}${"]".repeat(400_000)}}`;
    const wide = `{"id":"2","title":"t",${Array.from({ length: 60_000 }, (_, i) => `"a":"${i}"`).join(",")}}`;
    const { products, faults } = await read(`[${deep},${wide}]`, { format: "json" });
    expect(faults.map(({ reason }) => reason)).toEqual([expect.stringMatching(/nests deeper than 64/)]);
    expect(products[0]!.attributes.a).toHaveLength(60_000);
  });
});

describe("what stands where a feed begins", () => {
  it.each(["\n", "\r\n\r\n  ", "\uFEFF\n", "\t"])(
    "may be blanks before the XML declaration: %j",
    async (before) => {
      const { products, faults } = await read(
        before + rss("<item><g:id>1</g:id>\n<g:title>&bad;</g:title></item><item><g:id>2</g:id></item>"),
      );
      expect(products.map(({ id }) => id)).toEqual(["2"]);
      const lines = before.split("\n").length;
      expect(faults[0]!.reason).toContain(`line ${lines + 3}: undefined entity`);
    },
  );

  it("may be a byte order mark of each of the files of lines that were put together", async () => {
    const line = (id: string) => `\uFEFF{"id":"${id}","title":"t"}\n`;
    const { products, faults } = await read(line("1") + line("2"), { format: "jsonl" });
    expect([products.map(({ id }) => id), faults]).toEqual([["1", "2"], []]);
  });
});

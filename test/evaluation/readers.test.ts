import { describe, expect, it } from "vitest";
import {
  readBratGold,
  readHipeGold,
  readJsonLinesGold,
  readMarkedGold,
  readNifGold,
  readSurfacesGold,
} from "../../src/evaluation/index.ts";

const slices = ({
  documents,
}: {
  documents: readonly { text: string; mentions: readonly { start: number; end: number }[] }[];
}) =>
  documents.map(({ text, mentions }) =>
    mentions.map(({ start, end }) => Array.from(text).slice(start, end).join("")),
  );

describe("JSON lines", () => {
  const line = (mention: object, more: object = {}) =>
    JSON.stringify({ id: 1, text: "😀 Rome, Rome", mentions: [mention], ...more });
  it("reads documents with their ids as text", () => {
    const { documents, faults } = readJsonLinesGold(
      `${line({ start: 2, end: 6, text: "Rome", qid: "Q220" })}\n\n`,
    );
    expect(faults).toEqual([]);
    expect(documents).toMatchObject([{ id: "1", mentions: [{ start: 2, qid: "Q220" }] }]);
  });
  it.each([
    ["a text that is not the slice", { start: 0, end: 4, text: "Rome", qid: "Q220" }, "is not the slice"],
    ["an end beyond the text", { start: 8, end: 99, qid: "Q220" }, "ends beyond"],
    ["an empty span", { start: 4, end: 4, qid: "Q220" }, "is not a span"],
    ["an invalid id", { start: 2, end: 6, qid: " " }, "is not a valid id"],
  ])("tells %s, by document and span, and keeps the mention", (_, mention, detail) => {
    const { documents, faults } = readJsonLinesGold(line(mention));
    expect(documents[0]!.mentions).toHaveLength(1);
    expect(faults).toMatchObject([{ document: "1", span: `${mention.start}-${mention.end}` }]);
    expect(faults[0]!.detail).toContain(detail);
  });
  it("tells a mention outside the annotated part, a span marked twice, mentions that cross", () => {
    const mentions = [
      { start: 2, end: 6, qid: "Q220" },
      { start: 2, end: 6, qid: "Q90" },
      { start: 4, end: 8, qid: "Q64" },
    ];
    const { faults } = readJsonLinesGold(
      JSON.stringify({ id: "d", text: "😀 Rome, Rome", span: [0, 7], mentions }),
    );
    expect(faults.map(({ detail }) => detail)).toEqual([
      "lies outside the annotated part 0-7",
      "is marked twice",
      "crosses the mention 2-6",
    ]);
  });
  it("lets nested mentions and optional ones stand", () => {
    const mentions = [
      { start: 0, end: 6, qid: "Q1" },
      { start: 2, end: 6, qid: "Q220" },
      { start: 2, end: 6, qid: "Q2", optional: true },
    ];
    expect(readJsonLinesGold(JSON.stringify({ id: "d", text: "😀 Rome", mentions })).faults).toEqual([]);
  });
  it("tells a line of a wrong shape and an id that is there twice", () => {
    const { documents, faults } = readJsonLinesGold(
      `{"id":"a"}\n${line({ start: 2, end: 6, qid: null })}\n${line({ start: 2, end: 6, qid: null })}`,
    );
    expect(documents).toHaveLength(1);
    expect(faults.map(({ document }) => document)).toEqual(["line 1", "line 1", "1"]);
  });
  it("stops at a line that is not JSON, and names it", () => {
    expect(() => readJsonLinesGold("{}\nnope")).toThrow("line 2");
  });
});

describe("marked text", () => {
  it("reads ids, NIL, several ids, optional marks; a line a document", () => {
    const read = readMarkedGold(
      "# note\n[Rome|Q220] and [Quux|NIL]\n\n😀 [Paris|Q90/Q167646], [Nobel|?Q7191]",
      "en",
    );
    expect(read.faults).toEqual([]);
    expect(read.documents.map(({ id, text }) => [id, text])).toEqual([
      ["en-2", "Rome and Quux"],
      ["en-4", "😀 Paris, Nobel"],
    ]);
    expect(read.documents[1]!.mentions).toEqual([
      { start: 2, end: 7, text: "Paris", qid: "Q90", alt: ["Q167646"] },
      { start: 9, end: 14, text: "Nobel", qid: "Q7191", optional: true },
    ]);
    expect(read.documents[0]!.mentions[1]!.qid).toBeNull();
  });
  it("reads a line that begins with a hashtag; a comment has a blank behind its #", () => {
    const read = readMarkedGold("#Breaking [Berlin|Q64] votes.\n#1 song\n# a comment\n#\n#[Rome|Q220]", "en");
    expect(read.documents.map(({ id, text }) => [id, text])).toEqual([
      ["en-1", "#Breaking Berlin votes."],
      ["en-2", "#1 song"],
      ["en-5", "#Rome"],
    ]);
    expect(slices(read)).toEqual([["Berlin"], [], ["Rome"]]);
  });
  it("leaves the line ends of Windows out of texts, and of comments", () => {
    const read = readMarkedGold("# note\r\n[Rome|Q220] votes.\r\n\r\n#\r\n[Paris|Q90]\r\n", "en");
    expect(read.documents.map(({ text }) => text)).toEqual(["Rome votes.", "Paris"]);
    expect(read.faults).toEqual([]);
  });
  it("tells a bracket that marks nothing", () => {
    expect(readMarkedGold("[Rome|Q220 is big").faults).toHaveLength(1);
  });
});

describe("surfaces", () => {
  it("finds every occurrence as a whole word, the longest surface first, in code points", () => {
    const gold = { Rome: { qid: "Q220" }, "New Rome": { qid: "Q16869" } };
    const read = readSurfacesGold(JSON.stringify([{ text: "😀 New Rome, Rome, Romeo", lang: "en", gold }]));
    expect(slices(read)).toEqual([["New Rome", "Rome"]]);
    expect(read.faults).toEqual([]);
  });
  it("finds names inside text without blanks", () => {
    const read = readSurfacesGold(JSON.stringify([{ text: "東京は日本", gold: { 東京: { qid: "Q1490" } } }]));
    expect(slices(read)).toEqual([["東京"]]);
  });
  it("tells a surface that the text does not have", () => {
    const { faults } = readSurfacesGold(
      JSON.stringify([{ id: "x", text: "Romeo", gold: { Rome: { qid: "Q220" } } }]),
    );
    expect(faults).toEqual([{ document: "x", detail: '"Rome" is not in the text' }]);
  });
  it("refuses anything that is not a list", () => {
    expect(() => readSurfacesGold("{}")).toThrow("must be a list");
    expect(() => readSurfacesGold("[")).toThrow("invalid_json");
  });
});

describe("NIF 2.0", () => {
  const nif = (
    phrases: string,
  ) => `@prefix nif: <http://persistence.uni-leipzig.org/nlp2rdf/ontologies/nif-core#> .
@prefix itsrdf: <http://www.w3.org/2005/11/its/rdf#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
<http://x.org/1#char=0,18> a nif:Context, nif:RFC5147String ; nif:isString "😀 Rome and Quuxia"@en .
<http://x.org/1#s> a nif:Sentence ; nif:referenceContext <http://x.org/1#char=0,18> ; nif:beginIndex 0 ; nif:endIndex 17 .
${phrases}`;
  it("reads contexts and phrases, offsets in code points, a phrase without a reference as NIL", async () => {
    const read = await readNifGold(
      nif(`<http://x.org/1#char=2,6> a nif:Phrase ; nif:referenceContext <http://x.org/1#char=0,18> ; nif:anchorOf "Rome" ;
        nif:beginIndex "2"^^xsd:nonNegativeInteger ; nif:endIndex "6"^^xsd:nonNegativeInteger ; itsrdf:taIdentRef <http://www.wikidata.org/entity/Q220> .
      <http://x.org/1#char=11,17> a nif:Phrase ; nif:referenceContext <http://x.org/1#char=0,18> ; nif:beginIndex 11 ; nif:endIndex 17 .`),
    );
    expect(read.faults).toEqual([]);
    expect(read.documents[0]).toMatchObject({ lang: "en" });
    expect(read.documents[0]!.mentions).toEqual([
      { start: 2, end: 6, text: "Rome", qid: "http://www.wikidata.org/entity/Q220" },
      { start: 11, end: 17, qid: null },
    ]);
  });
  it("tells a phrase without its context and offsets that do not match", async () => {
    const { faults } = await readNifGold(
      nif(`<http://x.org/p> a nif:Phrase ; nif:referenceContext <http://x.org/none> ; nif:beginIndex 0 ; nif:endIndex 4 .
      <http://x.org/q> a nif:Phrase ; nif:referenceContext <http://x.org/1#char=0,18> ; nif:anchorOf "Rome" ; nif:beginIndex 3 ; nif:endIndex 7 .`),
    );
    expect(faults.map(({ detail }) => detail)).toEqual([
      expect.stringContaining("a context that does not exist"),
      expect.stringContaining("is not the slice"),
    ]);
  });
  it("says that Turtle does not parse", async () => {
    await expect(readNifGold("<a> <b>")).rejects.toThrow("invalid_rdf");
  });
});

describe("HIPE", () => {
  const tsv = [
    "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNEL-LIT\tMISC",
    "# hipe2022:document_id = doc-1",
    "# hipe2022:language = de",
    "😀\tO\tO\t_\t_",
    "Angela\tB-pers\tO\tQ567\t_",
    "Merkel\tI-pers\tO\tQ567\tNoSpaceAfter",
    ",\tO\tO\t_\t_",
    "Quux\tB-loc\tO\tNIL\t_",
    "gestern\tB-time\tO\t_\tEndOfLine",
    "# hipe2022:document_id = doc-2",
    "Rom\tB-loc\tO\tQ220\t_",
  ].join("\n");
  it("joins tokens, reads IOB tags, NIL and optional mentions, and several documents", () => {
    const read = readHipeGold(tsv);
    expect(read.faults).toEqual([]);
    expect(read.documents.map(({ id, lang, text }) => [id, lang, text])).toEqual([
      ["doc-1", "de", "😀 Angela Merkel, Quux gestern"],
      ["doc-2", "de", "Rom"],
    ]);
    expect(slices(read)).toEqual([["Angela Merkel", "Quux", "gestern"], ["Rom"]]);
    expect(read.documents[0]!.mentions.map(({ qid, type, optional }) => [qid, type, optional])).toEqual([
      ["Q567", "pers", undefined],
      [null, "loc", undefined],
      [null, "time", true],
    ]);
  });
  it("reads tokens that begin with #, tells one without columns, and skips comments", () => {
    const lines = [
      "TOKEN\tNE-COARSE-LIT\tNEL-LIT\tMISC",
      "#hipe2022:document_id = d",
      "# a comment",
      "#\tO\t_\tNoSpaceAfter",
      "1\tO\t_\t_",
      "#Rome\tB-loc\tQ220\t_",
      "#lost",
    ];
    const read = readHipeGold(lines.join("\r\n"));
    expect(read.documents.map(({ id, text }) => [id, text])).toEqual([["d", "#1 #Rome"]]);
    expect(slices(read)).toEqual([["#Rome"]]);
    expect(read.faults).toEqual([
      { document: "d", detail: "line 7: is not a token with the columns of the header" },
    ]);
  });
  it("tells a tag that continues nothing and a line that is not a token", () => {
    const { faults } = readHipeGold("TOKEN\tNE-COARSE-LIT\tNEL-LIT\nRom\tI-loc\tQ220\nx");
    expect(faults.map(({ detail }) => detail)).toEqual([
      "line 2: I-loc continues no mention",
      "line 3: is not a token with the columns of the header",
    ]);
  });
});

describe("brat standoff", () => {
  const text = "😀 Rome and Quux";
  it("reads spans in code points and normalisations as entities", () => {
    const read = readBratGold(
      text,
      "T1\tLOC 2 6\tRome\nT2\tLOC 11 15\tQuux\nN1\tReference T1 Wikidata:Q220\tRome\n",
      "d",
      "en",
    );
    expect(read.faults).toEqual([]);
    expect(read.documents[0]!.mentions).toEqual([
      { start: 2, end: 6, text: "Rome", type: "LOC", qid: "Q220" },
      { start: 11, end: 15, text: "Quux", type: "LOC", qid: null },
    ]);
  });
  it("tells a mention in pieces, a line that is not a span, a normalisation of nothing, a wrong slice", () => {
    const { faults } = readBratGold(
      text,
      "T1\tLOC 2 4;5 6\tRo e\nT2\tnonsense\tx\nT3\tLOC 0 4\tRome\nN1\tReference T9 Wikidata:Q1\tx",
      "d",
    );
    expect(faults.map(({ detail }) => detail)).toEqual([
      "line 1: T1 is in several pieces",
      'line 2: "nonsense" is not a type and a span',
      "T9 is normalised but is not marked",
      expect.stringContaining("is not the slice"),
      expect.stringContaining("crosses"),
    ]);
  });
});

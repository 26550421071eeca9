import type { Quad } from "@rdfjs/types";
import fc from "fast-check";
import n3 from "n3";
import { describe, expect, it } from "vitest";
import { canonicalRdf, encodeGraph, parseRdf, serializeRdf } from "../../src/graph/index.ts";
import { toNQuads } from "../../src/graph/nquads.ts";
import { readNQuads } from "../../src/graph/read-nquads.ts";
import * as own from "../../src/graph/terms.ts";

const { blankNode, defaultGraph, literal, namedNode, quad } = n3.DataFactory;
const xsd = "http://www.w3.org/2001/XMLSchema#";

const text = fc.oneof(
  fc.string({ unit: "binary" }).filter((one) => !/\p{Cs}/u.test(one)),
  fc.constantFrom(
    '"\\"',
    "\n\r\t\b\f",
    "\u0000\u0019\u001f\u007f\u0080",
    "\uFFFD\uFFFE\uFFFF",
    "😀 é ß 日本",
  ),
);
const iri = fc.constantFrom("https://schema.org/name", "urn:x:ü", "x:\u007f", "https://a.example/?q=1#f");
const word = fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/);
const node = fc.oneof(
  iri.map((value) => namedNode(value)),
  word.map((label) => blankNode(label)),
);
const object = fc.oneof(
  node,
  text.map((value) => literal(value)),
  text.map((value) => literal(value, "de-CH")),
  text.map((value) => literal(value, { language: "ar", direction: "rtl" } as never)),
  fc
    .tuple(text, fc.constantFrom("date", "string", "decimal"))
    .map(([value, type]) => literal(value, namedNode(xsd + type))),
);
const plain = fc.tuple(node, iri, object).map(([s, p, o]) => quad(s, namedNode(p), o));
const graph = fc.oneof(fc.constant(defaultGraph()), node);
const quads = fc.array(
  fc
    .tuple(node, iri, fc.oneof({ weight: 4, arbitrary: object }, { weight: 1, arbitrary: plain }), graph)
    .map(([s, p, o, g]) => quad(s, namedNode(p), o as n3.Quad_Object, g) as Quad),
  { maxLength: 12 },
);

describe("toNQuads", () => {
  it("writes the same bytes as N3's writer, for any quads", () => {
    fc.assert(
      fc.property(quads, (list) => {
        expect(toNQuads(list)).toBe(new n3.Writer({ format: "N-Quads" }).quadsToString(list as n3.Quad[]));
      }),
      { numRuns: 300 },
    );
  });

  it("writes all quads in one graph when told to", () => {
    fc.assert(
      fc.property(quads, (list) => {
        const moved = list.map(
          (one) =>
            quad(
              one.subject as n3.Quad_Subject,
              one.predicate as n3.NamedNode,
              one.object as n3.Quad_Object,
              namedNode("x:g"),
            ) as Quad,
        );
        expect(toNQuads(list, "x:g")).toBe(toNQuads(moved));
      }),
    );
  });
});

describe("own terms", () => {
  it("equal N3's terms of the same parts, both ways, and no others", () => {
    const same = [
      [own.iri("x:a"), namedNode("x:a")],
      [own.literal("a"), literal("a")],
      [own.literal("a", "DE"), literal("a", "de")],
      [own.literal("1", own.iri(`${xsd}decimal`)), literal("1", namedNode(`${xsd}decimal`))],
      [
        own.statement(own.iri("x:s"), own.iri("x:p"), own.literal("o")),
        quad(namedNode("x:s"), namedNode("x:p"), literal("o")),
      ],
    ] as const;
    for (const [i, [mine]] of same.entries()) {
      for (const [j, [, theirs]] of same.entries()) {
        expect(mine.equals(theirs as Quad), `${i} ${j}`).toBe(i === j);
        expect(theirs.equals(mine as never), `${j} ${i}`).toBe(i === j);
      }
      expect(mine.equals(null)).toBe(false);
      expect(mine.equals(undefined)).toBe(false);
    }
    expect(
      same[4][0].equals(quad(namedNode("x:s"), namedNode("x:p"), literal("o"), namedNode("x:g")) as Quad),
    ).toBe(false);
  });
});

describe("encodeGraph", () => {
  it("holds all quads in its graph, gives them when iterated, and names blank nodes by the graph", () => {
    const list = [quad(blankNode("a"), namedNode("x:p"), literal("1"), namedNode("x:other")) as Quad];
    const [one, other] = [encodeGraph("x:g", list), encodeGraph("x:h", list)];
    expect([...one].map((back) => [back.graph.value, back.object.value])).toEqual([["x:g", "1"]]);
    expect(one.hasBlankNodes).toBe(true);
    expect([...one][0]!.subject.value).not.toBe([...other][0]!.subject.value);
    expect(
      encodeGraph("x:g", [own.statement(own.iri("x:s"), own.iri("x:p"), own.literal("o"))]).hasBlankNodes,
    ).toBe(false);
  });

  it("refuses what no store could read back", () => {
    const broken = quad(namedNode("relative"), namedNode("x:p"), literal("1")) as Quad;
    expect(() => encodeGraph("x:g", [broken])).toThrow(expect.objectContaining({ code: "invalid_rdf" }));
  });
});

describe("readNQuads", () => {
  it("reads back any quads that were written, as N3's parser does", () => {
    fc.assert(
      fc.property(quads, (list) => {
        const written = toNQuads(list);
        const parsed = new n3.Parser({ format: "N-Quads", blankNodePrefix: "_:" }).parse(written);
        const read = readNQuads(written);
        expect(read).toHaveLength(parsed.length);
        for (const [i, one] of read.entries()) {
          expect(one.equals(parsed[i] as unknown as Quad)).toBe(true);
          expect(parsed[i]!.equals(one as unknown as n3.Quad)).toBe(true);
        }
        expect(toNQuads(read)).toBe(written);
      }),
      { numRuns: 500 },
    );
  });

  it("reads what Oxigraph writes", async () => {
    const turtle = `<x:a> <x:b> "a\\"\\\\\\n\\t\u0007é😀", 1.5, "x"@en-GB, <x:c>, [ <x:d> "" ] .`.replaceAll(
      "\\\\",
      "\\",
    );
    const [one, two] = [
      await parseRdf(turtle, "turtle"),
      await parseRdf(await serializeRdf(await parseRdf(turtle, "turtle"), "jsonld"), "jsonld"),
    ];
    expect(await canonicalRdf(two)).toBe(await canonicalRdf(one));
  });
});

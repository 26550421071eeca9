import type { Quad } from "@rdfjs/types";
import fc from "fast-check";
import n3 from "n3";
import { describe, expect, it } from "vitest";
import { rdfFormats } from "../../src/contract/webhook-words.ts";
import { guessRdfFormat, mediaTypeOf, parseRdf, rdfFormatOf, serializeRdf } from "../../src/graph/index.ts";

const { literal, namedNode, quad } = n3.DataFactory;
const title = quad(
  namedNode("https://shop.example/p/1"),
  namedNode("https://schema.org/name"),
  literal("Tè", "it"),
);

describe("RDF in and out", () => {
  it("reads back in every format what it wrote", async () => {
    for (const format of rdfFormats) {
      const [back, ...more] = await parseRdf(await serializeRdf([title], format), format);
      expect(back!.equals(title), format).toBe(true);
      expect(more).toEqual([]);
    }
  });

  it("reads back any text", async () => {
    const text = fc.string({ unit: "binary" }).filter((one) => !/\p{Cs}/u.test(one));
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom("turtle", "nquads"), async (value, format) => {
        const written = quad(title.subject, title.predicate, literal(value));
        const [back] = await parseRdf(await serializeRdf([written], format), format);
        expect(back!.object.value).toBe(value);
      }),
    );
  });

  it("writes RDF/XML that can be read, or refuses the characters that XML cannot hold", async () => {
    const saying = (value: string) => [quad(title.subject, title.predicate, literal(value))];
    for (const character of ["\t", "\n", "\r", " ", "\u0085", "\u2028", "\ufffd", "\u{10000}", "]]>", "&"]) {
      const document = await serializeRdf(saying(`a${character}b`), "rdfxml");
      const [back] = await parseRdf(document, "rdfxml");
      expect(back!.object.value).toBe(`a${character}b`);
    }
    for (const [character, name] of [
      ["\0", "U+0000"],
      ["\u000b", "U+000B"],
      ["\u001f", "U+001F"],
      ["\uffff", "U+FFFF"],
    ] as const) {
      await expect(serializeRdf(saying(`a${character}b`), "rdfxml")).rejects.toMatchObject({
        code: "invalid_rdf",
        document: { detail: expect.stringContaining(`cannot hold the character ${name}`) },
      });
      const [back] = await parseRdf(await serializeRdf(saying(character), "jsonld"), "jsonld");
      expect(back!.object.value).toBe(character);
    }
  });

  it("keeps named graphs where the format has them, and drops them where it has not", async () => {
    const named = quad(title.subject, title.predicate, title.object, namedNode("x:g"));
    for (const format of rdfFormats) {
      const [back] = await parseRdf(await serializeRdf([named], format), format);
      expect(back!.graph.value, format).toBe(["nquads", "trig", "jsonld"].includes(format) ? "x:g" : "");
    }
  });

  it("refuses the name of a graph that no format could carry", async () => {
    for (const name of ["relative", "x:\ud800"])
      await expect(parseRdf(`<${name}> { <x:a> <x:b> <x:c> }`, "trig")).rejects.toThrow(
        /the graph ".*" \(NamedNode\) is not an absolute IRI/,
      );
    const [based] = await parseRdf("<g> { <x:a> <x:b> <x:c> }", "trig", { base: "x:/" });
    expect(based!.graph.value).toBe("x:/g");
  });

  it("writes only the prefixes that are used", async () => {
    const turtle = await serializeRdf([title]);
    expect(turtle).toContain("@prefix schema: <https://schema.org/>");
    expect(turtle).not.toContain("skos");
  });

  it("names the known formats when one is unknown", async () => {
    await expect(parseRdf("", "n3")).rejects.toThrow(
      /the known formats are turtle, ntriples, nquads, trig, jsonld, rdfxml/,
    );
    await expect(serializeRdf([], "")).rejects.toMatchObject({ code: "invalid_rdf" });
  });

  it("refuses bytes, and a text without a format, with a problem", async () => {
    const bytes = new TextEncoder().encode("<x:a> <x:b> <x:c> .");
    for (const wrong of [undefined, bytes])
      await expect(parseRdf(wrong as never, "turtle")).rejects.toMatchObject({ code: "invalid_request" });
    await expect(parseRdf("", undefined as never)).rejects.toThrow(/the known formats are turtle/);
  });

  it("says where a document does not parse", async () => {
    await expect(parseRdf("<x:a> <x:b> .\n", "turtle")).rejects.toThrow(/line 1/);
    // A number that JavaScript reads as infinite: the parser would leave the statement out.
    await expect(
      parseRdf('{"@context":"https://schema.org","@id":"http://a.example/x","price":[1,-1e400]}', "jsonld"),
    ).rejects.toThrow("beyond 1.8e308");
    await expect(parseRdf("{", "jsonld")).rejects.toMatchObject({ code: "invalid_rdf" });
    await expect(parseRdf("<html>", "rdfxml")).rejects.toMatchObject({ code: "invalid_rdf" });
  });

  it("says on which line JSON breaks off", async () => {
    await expect(parseRdf('{ "@id": "http://a.example/x",\n\n"name": "b", }', "jsonld")).rejects.toThrow(
      /line 3/,
    );
    await expect(parseRdf('\ufeff{ "@id" }', "jsonld")).rejects.toThrow(/line 1/);
  });

  it("resolves relative IRIs against a base, and refuses them without one", async () => {
    const [resolved] = await parseRdf("<> <#name> 'a' .", "turtle", { base: "https://x.example/p" });
    expect(resolved!.predicate.value).toBe("https://x.example/p#name");
    await expect(parseRdf("<> <#name> 'a' .", "turtle")).rejects.toThrow(/not an absolute IRI/);
  });
});

it("refuses half of a pair of UTF-16 units in every format, and reads whole ones", async () => {
  const title = quad(namedNode("x:a"), namedNode("x:b"), literal("half"));
  for (const format of rdfFormats) {
    const document = await serializeRdf([title], format);
    const [whole] = await parseRdf(document.replace("half", "\ud83d\ude00"), format);
    expect(whole!.object.value, format).toBe("\ud83d\ude00");
    for (const half of ["\ud83d", "\ude00"])
      await expect(parseRdf(document.replace("half", half), format), format).rejects.toMatchObject({
        code: "invalid_rdf",
      });
  }
});

describe("JSON-LD contexts", () => {
  const document = (context: unknown) =>
    JSON.stringify({ "@context": context, id: "x:a", name: "A", sameAs: "x:b", "gs1:gtin": "1" });
  const read = async (context: unknown) =>
    (await parseRdf(document(context), "jsonld")).map(
      ({ predicate, object }) => `${predicate.value} ${object.termType} ${object.value}`,
    );

  it("knows that of schema.org in all its spellings, alone, in a list, nested and imported", async () => {
    const expected = [
      "http://schema.org/name Literal A",
      "http://schema.org/sameAs NamedNode x:b",
      "https://ref.gs1.org/voc/gtin Literal 1",
    ];
    for (const address of [
      "https://schema.org",
      "https://schema.org/",
      "http://schema.org",
      "http://schema.org/",
      "HTTPS://Schema.org",
      "http://www.schema.org/",
      "//schema.org",
      "https://schema.org/docs/jsonldcontext.json",
      "https://schema.org/docs/jsonldcontext.jsonld",
      "https://schema.org/version/latest/schemaorgcontext.jsonld",
      "https://schema.org/#",
    ]) {
      for (const context of [address, [address, { y: "x:y" }], { "@version": 1.1, "@import": address }])
        expect((await read(context)).sort(), JSON.stringify(context)).toEqual(expected);
    }
    const [quad] = await parseRdf(
      '{"@id":"x:a","x:part":{"@context":"https://schema.org","@id":"x:b","name":"B"}}',
      "jsonld",
    ).then((quads) => quads.filter(({ subject }) => subject.value === "x:b"));
    expect(quad?.predicate.value).toBe("http://schema.org/name");
  });

  it("lets what the document itself defines win over an imported context", async () => {
    const context = { "@version": 1.1, "@import": "https://schema.org", name: "x:own" };
    expect(await read(context)).toContain("x:own Literal A");
  });

  it("fetches none, and names the one that it does not have", async () => {
    for (const context of [
      "https://example.org/context",
      ["https://schema.org", "https://w3id.org/traceability/v1"],
      "https://schema.org.evil.example/",
      "https://schema.org/Product",
    ]) {
      const address = [context].flat().at(-1)!;
      await expect(read(context)).rejects.toThrow(
        new RegExp(`${address}.*write the context into the document`),
      );
    }
  });
});

describe("format of a name", () => {
  it("knows names, media types with parameters, and file extensions", () => {
    for (const format of rdfFormats) {
      expect(rdfFormatOf(format)).toBe(format);
      expect(rdfFormatOf(`${mediaTypeOf(format).toUpperCase()}; charset=utf-8`)).toBe(format);
    }
    expect(guessRdfFormat("catalogue.ttl")).toBe("turtle");
    expect(guessRdfFormat("/a.b/Catalogue.NQ.gz")).toBe("nquads");
    expect(guessRdfFormat("https://x.example/feed.rdf?v=2")).toBe("rdfxml");
  });

  it("knows them without case, hyphens and slashes, as the libraries of other languages call them", () => {
    const names = {
      turtle: ["Turtle", "TTL", ".ttl", "longturtle", "application/x-turtle"],
      ntriples: ["N-Triples", "n-triples", "N_Triples", "NT", "nt11", "application/n-triples", "N-Triple"],
      nquads: ["N-Quads", "nq", ".nq", "NQUADS", "text/x-nquads"],
      trig: ["TriG", "application/x-trig"],
      jsonld: ["JSON-LD", "json-ld", "JSONLD", "json", ".jsonld", "application/ld+json; profile=x"],
      rdfxml: [
        "RDF/XML",
        "rdf-xml",
        "xml",
        "pretty-xml",
        "rdf",
        "owl",
        "application/rdf+xml",
        "RDF/XML-ABBREV",
      ],
    };
    for (const [format, all] of Object.entries(names))
      for (const name of all) expect(guessRdfFormat(name), name).toBe(format);
  });

  it("tells nothing of what it does not know", () => {
    for (const name of ["", "ttl2", "a.txt", "application/json", "x/nt"])
      expect(guessRdfFormat(name)).toBeUndefined();
  });
});

describe("RDF/XML", () => {
  const rdf = (content: string) =>
    `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:p="x:">\n${content}\n</r:RDF>`;
  const firstValue = async (document: string) => (await parseRdf(document, "rdfxml"))[0]!.object.value;

  it("has CDATA where it may have text: alone, beside text, twice, with what would be markup", async () => {
    const property = (content: string) => rdf(`<p:D r:about="x:a"><p:b>${content}</p:b></p:D>`);
    for (const [content, value] of [
      ["<![CDATA[a & b]]>", "a & b"],
      ["1 <![CDATA[<b>&amp;</b>]]> 2", "1 <b>&amp;</b> 2"],
      ["<![CDATA[a]]]]><![CDATA[>b]]>", "a]]>b"],
      ["<!-- <![CDATA[ -->a<!-- ]]> -->", "a"],
      ["$& <![CDATA[$1]]>".replace("&", "&amp;"), "$& $1"],
    ] as const) {
      const quads = await parseRdf(property(content), "rdfxml");
      expect(quads.map(({ object }) => object.value)).toContain(value);
    }
    const [{ object }] = (await parseRdf(
      rdf(
        '<r:Description r:about="x:a"><p:b r:parseType="Literal"><i><![CDATA[<]]></i></p:b></r:Description>',
      ),
      "rdfxml",
    )) as [Quad];
    expect(object.value).toMatch(/^<i[^>]*>&lt;<\/i>$/);
  });

  it("may have blanks before its declaration, and a declaration of the encoding that the text had", async () => {
    const document = rdf('<r:Description r:about="x:a" p:b="Käse"/>');
    for (const declaration of [
      "\n\t <?xml version='1.0'?>",
      '<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?>\n',
      '\ufeff<?xml version="1.0" encoding="UTF-16"?>',
      '\ufeff\r\n<?xml version="1.0" encoding="UTF-8"?>',
    ])
      expect(await firstValue(declaration + document)).toBe("Käse");
  });

  it.each([
    ["an unknown prefix of an element", '<p:D r:about="x:a">\n<q:b/></p:D>', /line 3: Unknown prefix q/],
    [
      "an unknown prefix of an attribute",
      '<p:D r:about="x:a"/>\n\n<p:D q:b="1"/>',
      /line 4: Unknown prefix q/,
    ],
    ["a relative IRI", '<p:D r:about="x:a" p:b="c"/>\n<p:D r:about="c"/>', /line 3: .*No scheme/],
    ["a broken IRI", '<p:D r:about="x:a">\n<p:b r:resource="x:c d"/></p:D>', /line 3: .*Invalid IRI/],
    [
      "a broken language tag",
      '<p:D r:about="x:a">\n<p:b xml:lang="en_US">c</p:b></p:D>',
      /line 3: .*language/,
    ],
    ["text beside elements", '<p:D r:about="x:a">\n\n<p:b/>\nmore</p:D>', /line 5: Unexpected text/],
  ])("says the line of %s", async (_, content, words) => {
    await expect(parseRdf(rdf(content), "rdfxml")).rejects.toMatchObject({
      code: "invalid_rdf",
      document: { detail: expect.stringMatching(new RegExp(`^rdfxml: ${words.source}`)) },
    });
  });
});

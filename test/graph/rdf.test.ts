import fc from "fast-check";
import n3 from "n3";
import { describe, expect, it } from "vitest";
import { rdfFormats } from "../../src/contract/webhook.ts";
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

  it("keeps named graphs where the format has them, and drops them where it has not", async () => {
    const named = quad(title.subject, title.predicate, title.object, namedNode("x:g"));
    for (const format of rdfFormats) {
      const [back] = await parseRdf(await serializeRdf([named], format), format);
      expect(back!.graph.value, format).toBe(["nquads", "trig", "jsonld"].includes(format) ? "x:g" : "");
    }
  });

  it("writes only the prefixes that are used", async () => {
    const turtle = await serializeRdf([title]);
    expect(turtle).toContain("@prefix schema: <https://schema.org/>");
    expect(turtle).not.toContain("skos");
  });

  it("names the known formats when one is unknown", async () => {
    await expect(parseRdf("", "n3")).rejects.toThrow(
      /known are turtle, ntriples, nquads, trig, jsonld, rdfxml/,
    );
    await expect(serializeRdf([], "")).rejects.toMatchObject({ code: "invalid_rdf" });
  });

  it("says where a document does not parse", async () => {
    await expect(parseRdf("<x:a> <x:b> .\n", "turtle")).rejects.toThrow(/line 1/);
    await expect(parseRdf("{", "jsonld")).rejects.toMatchObject({ code: "invalid_rdf" });
    await expect(parseRdf("<html>", "rdfxml")).rejects.toMatchObject({ code: "invalid_rdf" });
  });

  it("resolves relative IRIs against a base, and refuses them without one", async () => {
    const [resolved] = await parseRdf("<> <#name> 'a' .", "turtle", { baseIri: "https://x.example/p" });
    expect(resolved!.predicate.value).toBe("https://x.example/p#name");
    await expect(parseRdf("<> <#name> 'a' .", "turtle")).rejects.toThrow(/no absolute IRI/);
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

  it("tells nothing of what it does not know", () => {
    for (const name of ["", "ttl2", "a.txt", "application/json", "x/nt"])
      expect(guessRdfFormat(name)).toBeUndefined();
  });
});

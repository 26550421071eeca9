import type { Quad } from "@rdfjs/types";
import { describe, expect, it } from "vitest";
import { mediaTypeOf, parseRdf, serializeRdf } from "../../src/graph/index.ts";
import { createResolver } from "../../src/index.ts";
import { createNifHandler, type NifDocument, readNif } from "../../src/nif/index.ts";
import { nifDocument } from "../../src/nif/read.ts";
import { context, first, phrase, posted, second, turtle } from "./sent.ts";

const handler = createNifHandler(createResolver());
const formats = ["turtle", "ntriples", "nquads", "trig", "jsonld", "rdfxml"] as const;

/** What a document says of its texts: names of phrases are left out where they are blank. */
const said = ({ contexts }: NifDocument) =>
  contexts
    .map(({ iri, text, phrases }) => ({
      iri: iri.startsWith("_:") ? "_:" : iri,
      text,
      phrases: phrases.map((one) => ({
        ...one,
        iri: one.iri.startsWith("_:") ? "_:" : one.iri,
        references: one.references[0],
      })),
    }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));

async function answerTo(statements: string): Promise<NifDocument> {
  const answer = await handler(posted(turtle(statements)));
  expect(answer.status).toBe(200);
  return readNif(await answer.text());
}

const places = ({ contexts }: NifDocument) =>
  contexts.map(({ iri, phrases }) => [iri, ...phrases.map((one) => `${one.iri} ${one.text}`)]);

describe("the names in an answer", () => {
  it("of several texts of one document, mentions at the same place are two resources", async () => {
    const one = "<http://x.org/doc#p1>";
    const other = "<http://x.org/doc#p2>";
    expect(places(await answerTo(context(one, first) + context(other, second)))).toEqual([
      [
        "http://x.org/doc#p1",
        "http://x.org/doc#p1&char=0,6 Berlin",
        "http://x.org/doc#p1&char=25,32 Germany",
      ],
      ["http://x.org/doc#p2", "http://x.org/doc#p2&char=0,6 Madrid", "http://x.org/doc#p2&char=25,30 Spain"],
    ]);
  });

  it("phrases that were sent keep their IRIs, also two at one place", async () => {
    const c = "<http://x.org/c>";
    const phrases =
      phrase("<http://x.org/c#mention-2>", c, 25, 32) +
      phrase("<http://x.org/c#mention-1>", c, 0, 6) +
      phrase("<http://x.org/c#again>", c, 0, 6);
    const [answered] = (await answerTo(context(c, first) + phrases)).contexts;
    expect(answered!.phrases.map(({ iri, references }) => [iri, references[0]])).toEqual([
      ["http://x.org/c#mention-1", "http://www.wikidata.org/entity/Q64"],
      ["http://x.org/c#again", "http://www.wikidata.org/entity/Q64"],
      ["http://x.org/c#mention-2", "http://www.wikidata.org/entity/Q183"],
    ]);
  });

  it("a mention that is found never gets an IRI that was sent for something else", async () => {
    const sent =
      context("<http://x.org/c>", first) +
      context("<http://x.org/c#char=0,6>", "Madrid") +
      phrase("<http://x.org/c#char=25,32>", "<http://x.org/c#char=0,6>", 0, 6);
    expect(places(await answerTo(sent))).toEqual([
      ["http://x.org/c", "http://x.org/c#phrase=0,6 Berlin", "http://x.org/c#phrase=25,32 Germany"],
      ["http://x.org/c#char=0,6", "http://x.org/c#char=25,32 Madrid"],
    ]);
  });

  it("only an IRI of RFC 5147 has its class", async () => {
    const answer = await handler(
      posted(turtle(context("<http://x.org/a#p>", first) + context("<http://y.org/b#char=0,6>", "Madrid"))),
    );
    const quads = await parseRdf(await answer.text(), "turtle");
    const withClass = (name: string) =>
      quads.filter(({ object }) => object.value.endsWith(`#${name}`)).map(({ subject }) => subject.value);
    expect(withClass("RFC5147String")).toEqual([
      "http://x.org/a#char=0,6",
      "http://x.org/a#char=25,32",
      "http://y.org/b#char=0,6",
    ]);
    expect(withClass("CStringImpl")).toEqual(["http://x.org/a#p", "http://y.org/b#phrase=0,6"]);
  });

  it("a language that is not a tag of a string leaves the answer readable", async () => {
    const dc = "<http://purl.org/dc/elements/1.1/language>";
    const sent = `<http://x.org/a> a nif:Context ; nif:isString "Berlin" ; ${dc} <http://lexvo.org/id/eng> .`;
    expect((await answerTo(sent)).contexts[0]).toMatchObject({ text: "Berlin", language: undefined });
  });

  const everything =
    context("<http://x.org/d#p1>", first) +
    context("<http://x.org/d#p2>", second) +
    context("_:found", first) +
    context("_:given", "😀 Paris is nice.") +
    phrase("_:paris", "_:given", 2, 7) +
    context("<http://x.org/e>", second) +
    phrase("<http://x.org/e#mention-1>", "<http://x.org/e>", 0, 6);

  describe.each(formats)("in %s", (format) => {
    it("are read again as they were meant, blank nodes too, and are sound RDF", async () => {
      const quads = await parseRdf(turtle(everything), "turtle");
      const body = await serializeRdf(quads, format);
      const type = mediaTypeOf(format);
      const answer = await handler(posted(body, { "Content-Type": type, Accept: type }));
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, `${type};charset=utf-8`]);
      const read = await parseRdf(await answer.text(), format);
      expect(read.filter(({ subject }: Quad) => !/^(?:http|[^:]+$)/.test(subject.value))).toEqual([]);
      expect(said(nifDocument(read))).toEqual(said(await answerTo(everything)));
      expect(
        said(nifDocument(read)).map(({ iri, phrases }) => [iri, ...phrases.map((one) => one.iri)]),
      ).toEqual([
        expect.arrayContaining(["http://x.org/d#p1", "http://x.org/d#p1&char=0,6"]),
        ["_:", "_:", "_:"],
        expect.arrayContaining(["http://x.org/d#p2", "http://x.org/d#p2&char=0,6"]),
        ["http://x.org/e", "http://x.org/e#mention-1"],
        ["_:", "_:"],
      ]);
    });
  });
});

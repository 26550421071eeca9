import { describe, expect, it } from "vitest";
import { type ParseOptions, parseRdf } from "../../src/graph/index.ts";

const read = (document: unknown, options?: ParseOptions) =>
  parseRdf(typeof document === "string" ? document : JSON.stringify(document), "jsonld", options);

/** The pointers and details of the problem that a document is refused with. */
const faultsOf = async (document: unknown, options?: ParseOptions) => {
  const error = await read(document, options).then(
    (quads) => new Error(`read as ${quads.length} statements`),
    (problem: unknown) => problem,
  );
  expect(error).toMatchObject({ code: "invalid_rdf" });
  const { detail, errors } = (error as { document: { detail: string; errors?: object[] } }).document;
  return { detail, errors };
};

const name = { "https://schema.org/name": "A" };

describe("JSON-LD with an IRI that cannot be made absolute", () => {
  it("is refused with a pointer, wherever the IRI stands", async () => {
    const relative = (text: string) =>
      `"${text}" is a relative IRI, and there is no base to resolve it against`;
    const documents: [document: unknown, pointer: string, detail: string][] = [
      [{ "@id": "p/1", ...name }, "/@id", relative("p/1")],
      [{ "@id": "", ...name }, "/@id", relative("")],
      [{ "@id": "x:a", "@type": "Product" }, "/@type", relative("Product")],
      [{ "@id": "x:a", "x:b": [{ "@id": "x:c" }, { "@id": "#d" }] }, "/x:b/1/@id", relative("#d")],
      [{ "@id": "x:a", "x:b": { "@list": [{ "@id": "e" }] } }, "/x:b/@list/0/@id", relative("e")],
      [{ "@id": "g", "@graph": [{ "@id": "x:a", ...name }] }, "/@id", relative("g")],
      [{ "@context": { "@base": null }, "@id": "p", ...name }, "/@id", relative("p")],
      [
        { "@context": "https://schema.org", "@id": "x:a", name: "A", image: "/a.jpg" },
        "/image",
        relative("/a.jpg"),
      ],
    ];
    for (const [document, pointer, detail] of documents) {
      expect(await faultsOf(document), JSON.stringify(document)).toEqual({
        detail: `jsonld: ${pointer} ${detail}`,
        errors: [{ pointer, detail }],
      });
    }
  });

  it("is read with a base", async () => {
    const document = { "@context": "https://schema.org", "@id": "p/1", image: "/a.jpg" };
    const [quad] = await read(document, { base: "https://shop.example/" });
    expect(quad).toMatchObject({
      subject: { value: "https://shop.example/p/1" },
      object: { value: "https://shop.example/a.jpg" },
    });
  });
});

it("JSON-LD with an invalid IRI is refused with a pointer, also with a base and behind a prefix", async () => {
  const base = "https://shop.example/";
  const image = "https://shop.example/a b.jpg";
  for (const document of [
    { "@id": "x:a", "x:image": { "@id": image } },
    { "@id": "x:a", "x:image": { "@id": "a b.jpg" } },
    { "@context": { shop: base }, "@id": "x:a", "x:b": "b", "x:image": { "@id": "shop:a b.jpg" } },
  ])
    expect((await faultsOf(document, { base })).errors).toEqual([
      {
        pointer: "/x:image/@id",
        detail: `"${image}" is not an IRI; characters such as blanks are written as %20`,
      },
    ]);
  expect((await faultsOf({ "@id": "x:a", "x:b c": "d" })).detail).toMatch(/^jsonld: \/x:b c "x:b c" is not/);
  const sneaky = "x:c> <x:d> .\n<x:e> <x:f> <x:g";
  expect((await faultsOf({ "@id": "x:a", "x:b": { "@id": sneaky } })).errors).toHaveLength(1);
});

it("JSON-LD with an invalid language tag is refused with a pointer", async () => {
  const text = { "@value": "Tasse", "@language": "de_DE" };
  const detail = '"de_DE" is not a language tag of BCP 47, such as de-DE';
  expect((await faultsOf({ "@id": "x:a", "x:b": text })).errors).toEqual([
    { pointer: "/x:b/@language", detail },
  ]);
  const context = { "x:b": { "@container": "@language" } };
  expect((await faultsOf({ "@context": context, "@id": "x:a", "x:b": { de_DE: "Tasse" } })).errors).toEqual([
    { pointer: "/x:b/de_DE", detail },
  ]);
});

it("JSON-LD with many such faults is refused with the first twenty", async () => {
  const many = Array.from({ length: 50 }, (_, i) => ({ "@id": `p/${i}`, ...name }));
  expect((await faultsOf(many)).errors).toHaveLength(20);
});

describe("JSON-LD with keys that no context defines", () => {
  it("is read without them, as the specification has it", async () => {
    const quads = await read({ "@id": "x:a", "x:b": "c", internal: { "@id": "1 2" }, count: 3 });
    expect(quads).toHaveLength(1);
  });

  it("is refused if nothing else is left, and is told of contexts", async () => {
    expect((await faultsOf({ "@id": "x:a", name: "A" })).detail).toMatch(/give it a context, such as/);
  });

  it("is read as nothing if there is nothing in it", async () => {
    for (const document of [{}, [], { "@id": "x:a" }, { "@id": "x:a", "x:b": null }, { "@graph": [] }])
      expect(await read(document)).toEqual([]);
  });
});

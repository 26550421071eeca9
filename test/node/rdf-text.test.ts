import { describe, expect, it } from "vitest";
import { readRdfText } from "../../src/node/rdf-text.ts";

/** A source that notes when it is closed. */
function sourceOf(...parts: Uint8Array[]) {
  const source = { isClosed: false, chunks: read() };
  return source;

  async function* read() {
    try {
      yield* parts;
    } finally {
      source.isClosed = true;
    }
  }
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("a source of RDF", () => {
  it("is closed when its reader stops in the midst", async () => {
    const source = sourceOf(utf8("<urn:x-a:s> ".repeat(200)), utf8("<urn:x-a:p> <urn:x-a:o> ."), utf8("\n"));
    const { chunks } = await readRdfText(source.chunks, "turtle");
    for await (const chunk of chunks) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    expect(source.isClosed).toBe(true);
  });

  it("is closed at bytes that are not of its encoding", async () => {
    const source = sourceOf(utf8("# ".repeat(1_000)), Uint8Array.of(0xff, 0xfe, 0xff), utf8("\n"));
    const { chunks } = await readRdfText(source.chunks, "turtle");
    const read = async () => {
      for await (const chunk of chunks) expect(chunk.length).toBeGreaterThan(0);
    };
    await expect(read()).rejects.toMatchObject({ code: "invalid_rdf" });
    expect(source.isClosed).toBe(true);
  });

  it("is closed if its encoding is not known", async () => {
    const declared = utf8(`<?xml version="1.0" encoding="x-nowhere"?>${" ".repeat(2_000)}`);
    const source = sourceOf(declared, utf8("<a/>"));
    await expect(readRdfText(source.chunks, "rdfxml")).rejects.toMatchObject({ code: "invalid_rdf" });
    expect(source.isClosed).toBe(true);
  });
});

import type { Quad } from "@rdfjs/types";
import n3 from "n3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GraphStore, serializeRdf } from "../../src/graph/index.ts";

const { DataFactory } = n3;
const { blankNode, literal, namedNode, quad } = DataFactory;

const one = "https://shop.example/p/1";
const two = "https://shop.example/p/2";
const name = namedNode("https://schema.org/name");

/** How to get an empty store of one kind, and how to be done with it. */
export interface StoreKind {
  open(): Promise<GraphStore>;
  close(store: GraphStore): Promise<void>;
}

export function product(id: string, title: string): Quad[] {
  return [
    quad(
      namedNode(id),
      namedNode("http://www.w3.org/1999/02/22-rdf-syntax-ns#type"),
      namedNode("https://schema.org/Product"),
    ),
    quad(namedNode(id), name, literal(title, "en")),
    quad(namedNode(id), namedNode("https://schema.org/gtin"), literal("04006381333931")),
    quad(
      namedNode(id),
      namedNode("https://schema.org/width"),
      literal("1.5", namedNode("http://www.w3.org/2001/XMLSchema#decimal")),
    ),
  ] as Quad[];
}

export async function lines(
  store: GraphStore,
  pattern?: Parameters<GraphStore["read"]>[0],
): Promise<string[]> {
  const quads: Quad[] = [];
  for await (const one of store.read(pattern)) quads.push(one);
  return (await serializeRdf(quads, "nquads")).split("\n").filter(Boolean).sort();
}

/** What every graph store does. */
export function graphStoreContract(kind: string, { open, close }: StoreKind): void {
  describe(`graph store: ${kind}`, () => {
    let store: GraphStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => close(store));

    it("is empty at first", async () => {
      expect(await lines(store)).toEqual([]);
    });

    it("reads back what was written, in its graph, as RDF/JS terms", async () => {
      await store.write([{ graph: one, quads: product(one, "Café") }]);
      expect(await lines(store)).toEqual([
        `<${one}> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://schema.org/Product> <${one}> .`,
        `<${one}> <https://schema.org/gtin> "04006381333931" <${one}> .`,
        `<${one}> <https://schema.org/name> "Café"@en <${one}> .`,
        `<${one}> <https://schema.org/width> "1.5"^^<http://www.w3.org/2001/XMLSchema#decimal> <${one}> .`,
      ]);
      for await (const { subject, object, graph } of store.read({ predicate: name })) {
        expect(subject.equals(namedNode(one))).toBe(true);
        expect(object.equals(literal("Café", "en"))).toBe(true);
        expect(graph.equals(namedNode(one))).toBe(true);
      }
    });

    it("reads by any combination of terms", async () => {
      await store.write([
        { graph: one, quads: product(one, "A") },
        { graph: two, quads: product(two, "B") },
      ]);
      expect(await lines(store, { graph: two })).toHaveLength(4);
      expect(await lines(store, { predicate: name })).toHaveLength(2);
      expect(await lines(store, { predicate: name, graph: one })).toHaveLength(1);
      expect(await lines(store, { subject: namedNode(one), object: literal("A", "en") })).toHaveLength(1);
      expect(await lines(store, { subject: namedNode(one), graph: two })).toEqual([]);
      expect(await lines(store, { object: literal("A") })).toEqual([]);
      expect(await lines(store, { subject: null, graph: "https://shop.example/none" })).toEqual([]);
    });

    it("replaces a graph as a whole and leaves the others", async () => {
      await store.write([
        { graph: one, quads: product(one, "A") },
        { graph: two, quads: product(two, "B") },
      ]);
      await store.write([{ graph: one, quads: product(one, "New").slice(1, 2) }]);
      expect(await lines(store, { graph: one })).toEqual([`<${one}> <${name.value}> "New"@en <${one}> .`]);
      expect(await lines(store, { graph: two })).toHaveLength(4);
    });

    it("removes a graph, and one that is not there without complaint", async () => {
      await store.write([{ graph: one, quads: product(one, "A") }]);
      await store.write([
        { graph: one, remove: true },
        { graph: two, remove: true },
      ]);
      expect(await lines(store)).toEqual([]);
    });

    it("takes documents in every format", async () => {
      for (const format of ["turtle", "ntriples", "nquads", "trig", "jsonld", "rdfxml"] as const) {
        const data = await serializeRdf(product(one, 'Été "x"\n日本'), format);
        await store.write([{ graph: `${one}#${format}`, rdf: { format, data } }]);
        expect(await lines(store, { graph: `${one}#${format}`, predicate: name }), format).toEqual([
          `<${one}> <${name.value}> "Été \\"x\\"\\n日本"@en <${one}#${format}> .`,
        ]);
      }
    });

    it("puts the quads of a document into the graph of the change, whatever graph they name", async () => {
      const data = `<${one}> <${name.value}> "A" <${two}> .`;
      await store.write([{ graph: one, rdf: { format: "nquads", data } }]);
      expect(await lines(store)).toEqual([`<${one}> <${name.value}> "A" <${one}> .`]);
    });

    it("resolves relative IRIs of a document against its base, else against the IRI of the graph", async () => {
      const data = "<#me> <p> <> .";
      await store.write([
        { graph: one, rdf: { format: "turtle", data } },
        { graph: two, rdf: { format: "ttl", data, base: "https://base.example/dir/file" } },
      ]);
      expect(await lines(store)).toEqual([
        `<https://base.example/dir/file#me> <https://base.example/dir/p> <https://base.example/dir/file> <${two}> .`,
        `<${one}#me> <https://shop.example/p/p> <${one}> <${one}> .`,
      ]);
      const bad = store.write([{ graph: one, rdf: { format: "turtle", data, base: "file.ttl" } }]);
      await expect(bad).rejects.toThrow(/invalid_rdf.*base "file.ttl" is not an absolute IRI/);
    });

    it("writes nothing when one of the changes does not parse", async () => {
      await store.write([{ graph: one, quads: product(one, "A") }]);
      const before = await lines(store);
      for (const data of ["<a", "<a> 'b' <c> .", '<x:a> <x:b> "c"@123456789 .', "<html>"]) {
        const write = store.write([
          { graph: one, quads: product(one, "changed") },
          { graph: two, rdf: { format: "turtle", data } },
        ]);
        await expect(write, data).rejects.toMatchObject({ code: "invalid_rdf" });
      }
      expect(await lines(store)).toEqual(before);
    });

    it("refuses a graph name that is not an IRI, an IRI that would break out of its brackets, a lone surrogate", async () => {
      const bad = [
        { graph: "p1", quads: product(one, "A") },
        { graph: "x:a> { } ; DROP ALL", quads: product(one, "A") },
        { graph: one, quads: [quad(namedNode("x:a> <x:b"), name, literal("A")) as Quad] },
        { graph: one, quads: product(one, "\ud800") },
      ];
      for (const change of bad) {
        await expect(store.write([change])).rejects.toMatchObject({ code: "invalid_rdf" });
      }
      expect(await lines(store)).toEqual([]);
    });

    it("says what is wrong with malformed changes, and writes nothing", async () => {
      const rdf = { format: "turtle", data: "<x:a> <x:b> 'c' ." };
      const sound = product(one, "A");
      const wrong: [unknown, RegExp][] = [
        [undefined, /takes a list of changes/],
        [null, /takes a list of changes/],
        [{ graph: one, rdf }, /takes a list of changes/],
        [[{ rdf }], /\/0 has no graph; name it by an IRI/],
        [[{ graph: one, rdf }, { quads: sound }], /\/1 has no graph/],
        [[{ remove: true }], /\/0 has no graph/],
        [[{ graph: null, rdf }], /\/0 has a graph that is not a string/],
        [[{ graph: one, quads: [1] }], /\/0 has quads of which number 0 is not/],
        [[{ graph: one, quads: [...sound, null] }], /of which number 4 is not an RDF\/JS quad/],
        [[{ graph: one, quads: [{ subject: namedNode(one) }] }], /is not an RDF\/JS quad/],
      ];
      for (const [changes, words] of wrong) {
        const write = store.write(changes as Parameters<typeof store.write>[0]);
        await expect(write, String(words)).rejects.toMatchObject({
          code: "invalid_request",
          message: expect.stringMatching(words),
        });
      }
      expect(await lines(store)).toEqual([]);
    });

    it("keeps every character of a literal", async () => {
      const text = "\"\\\t\r\n\b\f\0\u0001'’{}<>|^`\u007f\u0085\u2028 𝄞é日本\\u0041 . \\n";
      await store.write([{ graph: one, quads: [quad(namedNode(one), name, literal(text)) as Quad] }]);
      const values: string[] = [];
      for await (const { object } of store.read()) values.push(object.value);
      expect(values).toEqual([text]);
    });

    it("keeps blank nodes of a graph together and of two graphs apart", async () => {
      const shape = (label: string) =>
        [
          quad(namedNode(one), namedNode("x:offer"), blankNode(label)),
          quad(blankNode(label), namedNode("x:price"), literal("1")),
        ] as Quad[];
      await store.write([
        { graph: one, quads: shape("b") },
        { graph: two, quads: shape("b") },
      ]);
      await store.write([{ graph: one, quads: shape("b") }]);
      const labels = new Map<string, Set<string>>();
      for await (const { subject, object, graph } of store.read()) {
        for (const term of [subject, object]) {
          if (term.termType !== "BlankNode") continue;
          labels.set(graph.value, (labels.get(graph.value) ?? new Set()).add(term.value));
        }
      }
      const [first, second] = [labels.get(one)!, labels.get(two)!];
      expect([first.size, second.size]).toEqual([1, 1]);
      expect([...first]).not.toEqual([...second]);
    });

    it("the last of several changes of one graph counts", async () => {
      await store.write([
        { graph: one, quads: product(one, "A") },
        { graph: one, remove: true },
        { graph: two, remove: true },
        { graph: two, quads: product(two, "B") },
      ]);
      expect(await lines(store, { predicate: name })).toEqual([`<${two}> <${name.value}> "B"@en <${two}> .`]);
    });

    it("answers SELECT and ASK with SPARQL results JSON, CONSTRUCT and DESCRIBE with N-Triples", async () => {
      await store.write([{ graph: one, quads: product(one, "A") }]);
      const select = JSON.parse(await store.query(`SELECT ?o WHERE { GRAPH ?g { ?s <${name.value}> ?o } }`));
      expect(select.results.bindings).toEqual([{ o: { type: "literal", value: "A", "xml:lang": "en" } }]);
      const ask = JSON.parse(await store.query("# ASK?\nASK { GRAPH ?g { ?s ?p 'nothing' } }"));
      expect(ask.boolean).toBe(false);
      const construct = `PREFIX s: <https://schema.org/>\nCONSTRUCT { ?s s:name ?o } WHERE { GRAPH ?g { ?s s:name ?o } }`;
      expect((await store.query(construct)).trim()).toBe(`<${one}> <${name.value}> "A"@en .`);
    });

    it("names the fault of a query that does not parse, and takes no update for a query", async () => {
      await store.write([{ graph: one, quads: product(one, "A") }]);
      for (const query of ["SELECT", "", "DROP ALL", "CONSTRUCT { ?s } WHERE {}"]) {
        await expect(store.query(query), query).rejects.toMatchObject({ code: "invalid_query" });
      }
      expect(await lines(store)).toHaveLength(4);
    });

    it("tells listeners once after each write, with its graphs, until they stop", async () => {
      const told: string[][] = [];
      const stop = store.watch((graphs) => told.push([...graphs]));
      await store.write([
        { graph: one, quads: product(one, "A") },
        { graph: two, remove: true },
      ]);
      await store.write([]);
      await store.write([{ graph: one, rdf: { format: "turtle", data: "<" } }]).catch(() => {});
      expect(told).toEqual([[one, two]]);
      stop();
      await store.write([{ graph: one, remove: true }]);
      expect(told).toHaveLength(1);
    });

    it("shows readers the state before or after a write, never between", async () => {
      const titles = Array.from({ length: 20 }, (_, i) => `title ${i}`);
      const writes = (async () => {
        for (const title of titles) {
          await store.write([
            { graph: one, quads: product(one, title) },
            { graph: two, quads: product(two, title) },
          ]);
        }
      })();
      let done = false;
      const finished = writes.finally(() => {
        done = true;
      });
      while (!done) {
        await new Promise((resolve) => setTimeout(resolve));
        const seen = (await lines(store, { predicate: name })).map((line) => /"(.*)"/.exec(line)![1]);
        expect(seen.length === 0 || (seen.length === 2 && seen[0] === seen[1]), seen.join()).toBe(true);
      }
      await finished;
      expect(await lines(store)).toHaveLength(8);
    });

    it("takes writes at the same time, each whole", async () => {
      await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          store.write(
            [1, 2, 3].map((k) => ({ graph: `${one}/${k}`, quads: product(`${one}/${k}`, `t${i}`) })),
          ),
        ),
      );
      const seen = (await lines(store, { predicate: name })).map((line) => /"(.*)"/.exec(line)![1]);
      expect(seen).toHaveLength(3);
      expect(new Set(seen).size).toBe(1);
    });
  });
}

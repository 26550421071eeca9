import type { Quad } from "@rdfjs/types";
import { describe, expect, it } from "vitest";
import { createGraphStore, documentLimits, lengthOf, parseRdf } from "../../src/graph/index.ts";
import { built, inChild } from "./child.ts";

const note = "(needs npm run build)";
const graph = "./dist/src/graph/index.js";
const webhook = "./dist/src/webhook/index.js";

/** What a process says after hostile documents: how each was answered, and that the engine continues. */
const afterwards = `
const store = createGraphStore();
await store.write([{ graph: "x:g", rdf: { format: "turtle", data: "<x:a> <x:b> 'c' ." } }]);
const before = JSON.parse(await store.query("SELECT * { ?s ?p ?o }")).results.bindings.length;
const code = async (task) => { try { await task(); return "ok"; } catch (error) { return error.code ?? String(error); } };
const alive = async () => [
  before,
  JSON.parse(await store.query("SELECT * { ?s ?p ?o }")).results.bindings.length,
  await code(() => parseRdf('{"@id":"x:a","x:b":1}', "jsonld")),
  await code(() => parseRdf('<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>', "rdfxml")),
  await code(() => store.write([{ graph: "x:h", rdf: { format: "turtle", data: "<x:a> <x:b> 'd' ." } }])),
];`;

const aliveAnswer = [1, 1, "ok", "ok", "ok"];

describe.skipIf(!built)("hostile documents, each in a process of its own", () => {
  for (const nodes of [1_000, 10_000, 100_000]) {
    it(`JSON-LD of ${nodes} nested nodes, sent to a receiver and given to a store, is refused and harms nothing ${note}`, async () => {
      const { said } = await inChild(
        `import { createGraphStore, parseRdf } from "${graph}";
        import { createWebhookHandler, testCall } from "${webhook}";
        ${afterwards}
        const data = '{"@id":"x:a","x:contains":'.repeat(${nodes}) + '1' + '}'.repeat(${nodes});
        const { status, problem } = await testCall(createWebhookHandler(() => {}), { items: { "x:1": data }, format: "jsonld" });
        const written = await code(() => store.write([{ graph: "x:1", rdf: { format: "jsonld", data } }]));
        say({ status, code: problem.code, pointer: problem.errors[0].pointer, written, alive: await alive() });`,
        { seconds: 15, megabytes: 400 },
      );
      expect(said).toEqual({
        status: 422,
        code: "invalid_rdf",
        pointer: "/items/0/rdf",
        written: "invalid_rdf",
        alive: aliveAnswer,
      });
    }, 30_000);
  }

  for (const attributes of [20_000, 200_000]) {
    it(`RDF/XML with an element of ${attributes} attributes or namespaces is refused before it is parsed ${note}`, async () => {
      const { said } = await inChild(
        `import { createGraphStore, parseRdf } from "${graph}";
        ${afterwards}
        const element = (attribute) => '<r:RDF xmlns:x="x:" xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description r:about="x:a"' +
          Array.from({ length: ${attributes} }, (_, i) => attribute(i)).join("") + '/></r:RDF>';
        const documents = [(i) => ' x:p' + i + '="1"', (i) => ' xmlns:n' + i + '="x:"'].map(element);
        const codes = [];
        for (const document of documents) codes.push(await code(() => parseRdf(document, "rdfxml")));
        say({ codes, alive: await alive() });`,
        { seconds: 15, megabytes: 400 },
      );
      expect(said).toEqual({ codes: ["invalid_rdf", "invalid_rdf"], alive: aliveAnswer });
    }, 50_000);
  }

  for (const comments of [1_000, 1_000_000]) {
    it(`RDF/XML whose DOCTYPE begins ${comments} comments in a text is read through once ${note}`, async () => {
      const { said } = await inChild(
        `import { createGraphStore, parseRdf } from "${graph}";
        ${afterwards}
        const data = '<!DOCTYPE r [<!ENTITY a "' + "<!--".repeat(${comments}) + '">]>' +
          '<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>';
        say({ code: await code(() => parseRdf(data, "rdfxml")), alive: await alive() });`,
        { seconds: 15, megabytes: 300 },
      );
      expect(said).toEqual({ code: "invalid_rdf", alive: aliveAnswer });
    }, 30_000);
  }

  for (const items of [90, 900]) {
    it(`${items} graphs of one call, each of which grows a thousandfold, cost what one may become ${note}`, async () => {
      const { said } = await inChild(
        `import { createWebhookHandler, testCall } from "${webhook}";
        const graph = (i) => "@prefix p: <https://x.example/" + "a".repeat(5_000) + i + "> ." +
          Array.from({ length: 300 }, (_, k) => "p:" + k + " p:b p:" + k + " .").join("\\n");
        const items = Object.fromEntries(Array.from({ length: ${items} }, (_, i) => ["https://shop.example/" + i, graph(i)]));
        const { status, problem } = await testCall(createWebhookHandler(() => {}), { items, format: "turtle" });
        say({ status, code: problem.code, pointer: problem.errors[0].pointer });`,
        { seconds: 20, megabytes: 500 },
      );
      expect(said).toEqual({ status: 422, code: "invalid_rdf", pointer: "/items/14/rdf" });
    }, 70_000);
  }

  for (const levels of [7, 9, 90]) {
    it(`RDF/XML whose entities grow tenfold ${levels} times is refused before they are expanded ${note}`, async () => {
      const { said, megabytes } = await inChild(
        `import { createGraphStore, parseRdf } from "${graph}";
        ${afterwards}
        const entities = Array.from({ length: ${levels} }, (_, i) => '<!ENTITY e' + (i + 1) + ' "' + ('&e' + i + ';').repeat(10) + '">');
        const data = '<!DOCTYPE r [<!ENTITY e0 "0123456789">' + entities.join("") + ']>' +
          '<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description r:about="x:a"><p xmlns="x:">&e${levels};</p></r:Description></r:RDF>';
        say({ code: await code(() => parseRdf(data, "rdfxml")), alive: await alive() });`,
        { seconds: 15, megabytes: 300 },
      );
      expect(said).toEqual({ code: "invalid_rdf", alive: aliveAnswer });
      expect(megabytes).toBeLessThan(300);
    }, 30_000);
  }

  it(`a query that overflows the engine costs that query: the next ones are answered from the same graphs ${note}`, async () => {
    const { said } = await inChild(
      `import { mkdtempSync, rmSync } from "node:fs";
      import { tmpdir } from "node:os";
      import { join } from "node:path";
      import { createGraphStore, openGraphStore, parseRdf } from "${graph}";
      ${afterwards}
      const folder = mkdtempSync(join(tmpdir(), "referent-trap-"));
      const durable = await openGraphStore(folder);
      await durable.write([{ graph: "x:g", rdf: { format: "turtle", data: "<x:a> <x:b> 'c' ." } }]);
      await durable.query("ASK {}");
      const deep = "SELECT * " + "{".repeat(5000) + " ?s ?p ?o " + "}".repeat(5000);
      const codes = [await code(() => store.query(deep)), await code(() => durable.query(deep))];
      const names = JSON.parse(await durable.query("SELECT ?o { ?s ?p ?o }")).results.bindings.map(({ o }) => o.value);
      await durable.close();
      rmSync(folder, { recursive: true });
      say({ codes, names, alive: await alive() });`,
      { seconds: 30, megabytes: 500 },
    );
    expect(said).toEqual({ codes: ["invalid_query", "invalid_query"], names: ["c"], alive: aliveAnswer });
  }, 40_000);

  const expanding: [string, string, string][] = [
    [
      "Turtle with a prefix of 200,000 characters",
      "turtle",
      `"@prefix a: <x:" + "p".repeat(200_000) + "> . <x:s> <x:p> " + "a:,".repeat(300_000) + "a: ."`,
    ],
    [
      "RDF/XML with a namespace of 200,000 characters",
      "rdfxml",
      `'<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:a="x:' + "p".repeat(200_000) + '"><r:Description r:about="x:s">' + '<a:b/>'.repeat(100_000) + '</r:Description></r:RDF>'`,
    ],
    [
      "JSON-LD with a prefix of 200,000 characters",
      "jsonld",
      `JSON.stringify({ "@context": { a: "x:" + "p".repeat(200_000) }, "@id": "x:s", "x:p": Array(100_000).fill({ "@id": "a:b" }) })`,
    ],
    [
      "JSON-LD with a prefix of 200,000 characters that a list of contexts builds up",
      "jsonld",
      `JSON.stringify({ "@context": Array.from({ length: 50 }, (_, i) => ({ ["a" + i]: (i ? "a" + (i - 1) + ":" : "x:") + "p".repeat(4_000) })), "@id": "x:s", "x:p": Array(4_000).fill({ "@id": "a49:b" }) })`,
    ],
    [
      "JSON-LD with a base of 200,000 characters that contexts inside each other build up",
      "jsonld",
      `(() => { let node = { "@id": "c", "x:p": Array(4_000).fill({ "@id": "d" }) }; for (let i = 0; i < 50; i++) node = { "@context": { "@base": (i < 49 ? "" : "http://x/") + "a".repeat(4_000) + "/" }, "x:q": node }; return JSON.stringify(node); })()`,
    ],
    [
      "JSON-LD whose terms have their own contexts, which build up a prefix level by level",
      "jsonld",
      `(() => { let node = { "@id": "a:b" }; for (let i = 0; i < 50; i++) node = { p: { q: node } }; const text = (more) => JSON.stringify({ "@context": { p: { "@id": "x:p", "@context": { a: "b:" + "p".repeat(4_000) } }, q: { "@id": "x:q", "@context": { b: "a:" + "p".repeat(4_000) } } }, "x:r": more }); return text(Array(100).fill(node)); })()`,
    ],
    ...(["@reverse", "@type", "@index"] as const).map((key): [string, string, string] => [
      `JSON-LD with a term whose ${key} has 200,000 characters`,
      "jsonld",
      `JSON.stringify({ "@context": { a: { "@id": "x:a", "${key}": "x:" + "p".repeat(200_000) } }, "@graph": Array(4_000).fill({ "@id": "x:s", a: "1" }) })`,
    ]),
    [
      "Turtle whose 80,000 bases each follow from the one before",
      "turtle",
      `"@base <http://x/> .\\n" + "@base # <b>\\n <a/> .\\n".repeat(80_000) + "<a> <x:b> <c> ."`,
    ],
    [
      "JSON-LD whose terms stand for each other 10,000 times",
      "jsonld",
      `JSON.stringify({ "@context": Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => ["t" + i, i === 9999 ? "x:y" : "t" + (i + 1) + ":x"])), "@id": "x:s", "t0:p": 1 })`,
    ],
    [
      "JSON-LD that defines 10,000 terms and copies them at 10,000 objects",
      "jsonld",
      `JSON.stringify({ "@context": Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => ["t" + i, "x:" + i])), "@graph": Array(10_000).fill({ "@context": { z: "x:z" }, z: 1 }) })`,
    ],
    [
      "JSON-LD with a context of its own for each of 20,000 objects of a type",
      "jsonld",
      `JSON.stringify({ "@context": { "@version": 1.1, T: { "@id": "x:T", "@context": Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => ["t" + i, "x:" + i])) } }, "@graph": Array(20_000).fill({ "@type": "T", t1: 1 }) })`,
    ],
  ];
  for (const [what, format, data] of expanding) {
    it(`${what} is refused before it is written out ${note}`, async () => {
      const { said } = await inChild(
        `import { createGraphStore, parseRdf } from "${graph}";
        ${afterwards}
        say({ code: await code(() => parseRdf(${data}, "${format}")), alive: await alive() });`,
        { seconds: 10, megabytes: 600 },
      );
      expect(said).toEqual({ code: "invalid_rdf", alive: aliveAnswer });
    }, 20_000);
  }
});

describe.skipIf(!built)("IRIs of 100,000 characters", () => {
  it(`cost their length, however many of one length there are ${note}`, async () => {
    const { said } = await inChild(
      `import { diffRdf, parseRdf, serializeRdf } from "${graph}";
      const text = "@prefix a: <x:" + "p".repeat(100_000) + "> .\\n" +
        Array.from({ length: 2_000 }, (_, i) => "<x:a> <x:b> a:" + String(i).padStart(4, "0") + " .\\n").join("");
      const quads = await parseRdf(text, "turtle");
      const { added, removed } = await diffRdf(quads, quads.slice(1));
      say([(await serializeRdf(quads, "nquads")).length, added.length, removed.length]);`,
      { seconds: 15, megabytes: 3_000 },
    );
    expect(said).toEqual([2_000 * 100_023, 0, 1]);
  }, 50_000);
});

describe("limits of an RDF document, on both sides", () => {
  const { depth } = documentLimits;
  const statement = (object: string) => `<x:a> <x:b> ${object} .`;
  const nested: [string, (levels: number) => string][] = [
    ["turtle", (n) => statement(`${"(".repeat(n)}${")".repeat(n)}`)],
    ["turtle", (n) => statement(`${"[<x:p> ".repeat(n)}1${"]".repeat(n)}`)],
    ["ntriples", (n) => statement(`${"<<( <x:s> <x:p> ".repeat(n)}<x:o>${" )>>".repeat(n)}`)],
    ["trig", (n) => `<x:g> { ${statement(`${"(".repeat(n - 1)}${")".repeat(n - 1)}`)} }`],
    ["jsonld", (n) => `${'{"x:b":'.repeat(n)}1${"}".repeat(n)}`],
    ["jsonld", (n) => `{"x:b":${"[".repeat(n - 1)}1${"]".repeat(n - 1)}}`],
    [
      "rdfxml",
      (n) =>
        `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="x:">${"<r:Description><p>".repeat(n / 2 - 1)}<r:Description/>${"</p></r:Description>".repeat(n / 2 - 1)}</r:RDF>`,
    ],
  ];
  for (const [i, [format, document]] of nested.entries()) {
    it(`takes ${format} at the depth limit and refuses it above (${i + 1})`, async () => {
      // A triple term of N-Triples opens two brackets a level.
      const levels = format === "ntriples" ? depth / 2 : depth;
      await expect(parseRdf(document(levels), format)).resolves.not.toHaveLength(0);
      const more = format === "rdfxml" ? 2 : 1;
      await expect(parseRdf(document(levels + more), format)).rejects.toThrow(
        /invalid_rdf.*deeper than 128 levels/,
      );
      await expect(
        parseRdf(document(levels + more), format, { limits: { depth: 0 } }),
      ).resolves.not.toHaveLength(0);
    });
  }

  it("does not count brackets in strings, IRIs, comments and escapes", async () => {
    const many = "([{<<".repeat(100);
    const document = `@prefix e: <x:> .
      <x:a#([()> <x:b> "${many}", '${many}', """${many}"\n\\"""", '''${many}'\n''', e:c\\( . # ${many}
      <x:a> <x:b> "\\\\" . # ${many}`;
    expect(await parseRdf(document, "turtle")).toHaveLength(6);
  });

  it("takes a document and a literal at their limits and refuses one character more", async () => {
    const limits = { size: 100, literal: 10 };
    const document = (length: number) => statement('"1234567890"').padEnd(length);
    await expect(parseRdf(document(100), "turtle", { limits })).resolves.toHaveLength(1);
    await expect(parseRdf(document(101), "turtle", { limits })).rejects.toThrow(/at most 100 are read/);
    await expect(parseRdf(statement('"12345678901"'), "turtle", { limits })).rejects.toThrow(
      /longer than 10 characters/,
    );
    const xml = (text: string) =>
      `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description><p xmlns="x:">${text}</p></r:Description></r:RDF>`;
    await expect(parseRdf(xml("1234567890"), "rdfxml", { limits: { literal: 10 } })).resolves.toHaveLength(1);
    await expect(parseRdf(xml("12345678901"), "rdfxml", { limits: { literal: 10 } })).rejects.toThrow(
      /longer than 10/,
    );
  });

  it("takes a literal of XML up to the limit with the namespaces that are written into it", async () => {
    const spaces = Array.from({ length: 100 }, (_, i) => ` xmlns:n${i}="x:${"y".repeat(1_000)}"`).join("");
    const document = (elements: number) =>
      `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"${spaces}><r:Description r:about="x:a"><x:p xmlns:x="x:" r:parseType="Literal">${"<a/>".repeat(elements)}</x:p></r:Description></r:RDF>`;
    const [{ object }] = (await parseRdf(document(10), "rdfxml")) as [Quad];
    expect(object.value.length).toBeGreaterThan(documentLimits.literal * 0.95);
    for (const elements of [11, 30_000, 300_000])
      await expect(parseRdf(document(elements), "rdfxml")).rejects.toThrow(/a literal is longer/);
  });

  it("takes RDF/XML with 256 attributes of an element and refuses one more", async () => {
    const element = (count: number) =>
      `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><x:a xmlns:x="x:"${Array.from({ length: count - 1 }, (_, i) => ` x:p${i}="1"`).join("")}/></r:RDF>`;
    await expect(parseRdf(element(256), "rdfxml")).resolves.toHaveLength(256);
    await expect(parseRdf(element(257), "rdfxml")).rejects.toThrow(/more than 256 attributes/);
  });

  it("counts datatypes, graphs and quoted triples as what a document becomes", async () => {
    const iri = `x:${"a".repeat(998)}`;
    const written: [document: string, format: string][] = [
      [`@prefix p: <${iri}> . <x:a> <x:b> "c"^^p:, "d"^^p: .`, "turtle"],
      [`@prefix p: <${iri}> . p:g { <x:a> <x:b> <x:c>, <x:d> }`, "trig"],
      [`@prefix p: <${iri}> . << p: <x:b> <x:c> >> <x:d> <x:e> .`, "turtle"],
    ];
    for (const [document, format] of written) {
      const length = (await parseRdf(document, format)).reduce((sum, quad) => sum + lengthOf(quad), 0);
      expect(length).toBeGreaterThan(1_000);
      await expect(parseRdf(document, format, { limits: { expansion: length } })).resolves.toBeDefined();
      await expect(parseRdf(document, format, { limits: { expansion: length - 1 } })).rejects.toThrow(
        /written out/,
      );
    }
  });

  it("takes contexts that add up to the limit: in a list, inside each other, of a term", async () => {
    const lists = { "@context": [{ a: "http://x/" }, { b: "a:bb" }, { c: "b:cc" }], "@id": "c:d", "c:p": 1 };
    const inner = { "@context": { b: "a:bb" }, "@id": "b:d", "b:p": 1 };
    const inside = { "@context": { a: "http://x/" }, "@id": "a:d", "a:p": inner };
    const own = { p: { "@id": "x:p", "@context": { b: "http://x/bb" } } };
    const scoped = { "@context": own, "@id": "x:d", p: { "@id": "b:d", "b:p": 1 } };
    for (const [document, quads] of [
      [lists, 1],
      [inside, 2],
      [scoped, 2],
    ] as const) {
      const text = JSON.stringify(document);
      await expect(parseRdf(text, "jsonld", { limits: { expansion: 700 } })).resolves.toHaveLength(quads);
      await expect(parseRdf(text, "jsonld", { limits: { expansion: 60 } })).rejects.toThrow(/written out/);
    }
  });

  it("takes Turtle with many bases, absolute ones or a few that follow from each other", async () => {
    const many = "BASE <http://x.example/a/>\n".repeat(1_000);
    const few = "@base <a/> . # base\n".repeat(10);
    const [quad] = await parseRdf(`${many}${few}<b> <x:p> "base <b> base <c>" .`, "turtle", {
      limits: { expansion: 30_000 },
    });
    expect(quad!.subject.value).toBe(`http://x.example/a/${"a/".repeat(10)}b`);
    await expect(
      parseRdf(`${many}${"@base <a/> .\n".repeat(100)}`, "turtle", { limits: { expansion: 30_000 } }),
    ).rejects.toThrow(/written out/);
  });

  it("takes quads up to the expansion limit", async () => {
    const document = "@prefix a: <x:abcdef> . a:1 a:2 a:3 .";
    await expect(parseRdf(document, "turtle", { limits: { expansion: 27 } })).resolves.toHaveLength(1);
    await expect(parseRdf(document, "turtle", { limits: { expansion: 26 } })).rejects.toThrow(
      /larger than 26 characters/,
    );
  });

  describe("a DOCTYPE of RDF/XML", () => {
    const rdf = (about: string) =>
      `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:l="http://www.w3.org/2000/01/rdf-schema#">
       <r:Description r:about="${about}"><l:label>A &amp; B</l:label></r:Description></r:RDF>`;

    it("may define entities that are plain texts, as ontologies do for their namespaces", async () => {
      const doctype = `<!DOCTYPE r:RDF [ <!-- <!ENTITY ex "x:no"> -->
        <!ENTITY ex "http://o.example/pizza#" ><!ENTITY owl2xml 'http://www.w3.org/2006/12/owl2-xml#'>
        <!ENTITY ex "x:second"> ]>`;
      for (const [about, iri] of [
        ["&ex;Margherita", "http://o.example/pizza#Margherita"],
        ["&owl2xml;x", "http://www.w3.org/2006/12/owl2-xml#x"],
      ] as const) {
        const [quad] = await parseRdf(`<?xml version="1.0"?>\n${doctype}${rdf(about)}`, "rdfxml");
        expect([quad!.subject.value, quad!.object.value]).toEqual([iri, "A & B"]);
      }
      await expect(parseRdf(`<!DOCTYPE r:RDF>${rdf("x:a")}`, "rdfxml")).resolves.toHaveLength(1);
    });

    it("may have a greater-than sign in such a text", async () => {
      for (const [entity, value] of [
        ['"5 > 4 ]> 3"', "5 > 4 ]> 3"],
        ["'a > b'", "a > b"],
      ]) {
        const doctype = `<!DOCTYPE r:RDF [<!ENTITY first "1"><!ENTITY it ${entity}><!ENTITY last "2">]>`;
        const [quad] = await parseRdf(
          doctype + rdf("x:a").replace("A &amp; B", "&first;&it;&last;"),
          "rdfxml",
        );
        expect(quad!.object.value).toBe(`1${value}2`);
      }
    });

    it.each([
      '<!ENTITY a "x:"><!ENTITY b "&a;&a;">',
      '<!ENTITY a SYSTEM "file:///etc/passwd">',
      '<!ENTITY % a "x:"> %a;',
      `<!ENTITY a "${"x".repeat(1_001)}">`,
      '<!ENTITY a "<r:x/>">',
    ])("that defines others is refused with its line, and how to mend it: %#", async (entities) => {
      await expect(parseRdf(`<!DOCTYPE r:RDF [\n${entities}]>${rdf("x:a")}`, "rdfxml")).rejects.toThrow(
        /line 2.*DOCTYPE defines entities.*write out their text/,
      );
    });

    it("is held to the expansion limit with what its entities become", async () => {
      const long = `<!DOCTYPE r:RDF [<!ENTITY a "x:${"y".repeat(997)}">]>`;
      await expect(parseRdf(`${long}${rdf("&a;")}`, "rdfxml")).resolves.toHaveLength(1);
      const many = rdf("x:a").replace("A &amp; B", "&a;".repeat(10));
      await expect(parseRdf(long + many, "rdfxml", { limits: { expansion: 9_000 } })).rejects.toThrow(
        /larger than 9000 characters/,
      );
      await expect(parseRdf(long + many, "rdfxml", { limits: { literal: 9_000 } })).rejects.toThrow(
        /longer than 9000/,
      );
    });
  });

  it("a graph whose name makes it longer than a string may be is refused as RDF, and as nothing else", async () => {
    const store = createGraphStore();
    const graph = `urn:x:${"y".repeat(60_000)}`;
    const rdf = { format: "turtle", data: statement(Array.from({ length: 10_000 }, (_, i) => i).join()) };
    await expect(store.write([{ graph, rdf }])).rejects.toMatchObject({
      code: "invalid_rdf",
      message: expect.stringContaining("larger than 536870888 characters: divide it into graphs"),
    });
  });

  it("a store takes the limits of a document with it", async () => {
    const store = createGraphStore();
    const data = statement(`${"(".repeat(129)}${")".repeat(129)}`);
    const rdf = { format: "turtle", data } as const;
    await expect(store.write([{ graph: "x:g", rdf }])).rejects.toMatchObject({ code: "invalid_rdf" });
    await store.write([{ graph: "x:g", rdf: { ...rdf, limits: { depth: 200 } } }]);
  });
});

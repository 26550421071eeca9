import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  type GoldMention,
  type PredictedMention,
  type Predictions,
  readJsonLinesGold,
  readNifGold,
  runSet,
  score,
} from "../../src/evaluation/index.ts";
import { createGraphStore, parseRdf } from "../../src/graph/index.ts";
import { createResolver } from "../../src/index.ts";
import { createNifHandler } from "../../src/nif/index.ts";
import { dataPath, noData } from "../data-folder.ts";
import { externalRepository } from "../external-repository.ts";

const resolver = createResolver();
const handler = createNifHandler(resolver);
const post = (body: string, headers: Record<string, string> = {}) =>
  handler(
    new Request("http://localhost/nif", {
      method: "POST",
      body,
      headers: { "Content-Type": "text/turtle", ...headers },
    }),
  );

const prefixes = `@prefix nif: <http://persistence.uni-leipzig.org/nlp2rdf/ontologies/nif-core#> .
@prefix itsrdf: <http://www.w3.org/2005/11/its/rdf#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
`;

/** A text as NIF; spans are marked where they are given, and the language is the string's tag. */
function nifOf(
  id: string,
  text: string,
  spans: readonly { start: number; end: number }[] = [],
  language = "",
): string {
  const base = `http://example.org/${encodeURIComponent(id)}`;
  const points = Array.from(text);
  const context = `<${base}#char=0,${points.length}>`;
  const phrases = spans.map(
    ({ start, end }) => `<${base}#char=${start},${end}> a nif:Phrase, nif:RFC5147String ;
  nif:referenceContext ${context} ; nif:anchorOf ${JSON.stringify(points.slice(start, end).join(""))} ;
  nif:beginIndex "${start}"^^xsd:nonNegativeInteger ; nif:endIndex "${end}"^^xsd:nonNegativeInteger .`,
  );
  return `${prefixes}${context} a nif:RFC5147String, nif:String, nif:Context ;
  nif:beginIndex "0"^^xsd:nonNegativeInteger ; nif:endIndex "${points.length}"^^xsd:nonNegativeInteger ;
  nif:isString ${JSON.stringify(text)}${language && `@${language}`} .
${phrases.join("\n")}`;
}

/** A phrase of an answer as the scorer reads it. */
function predicted({ start, end, qid }: GoldMention): PredictedMention {
  return {
    start,
    end,
    entity: qid === null ? null : { id: qid },
    status: qid === null ? "unresolved" : "resolved",
  };
}

describe("NIF over HTTP", () => {
  it("finds and links the mentions of a text without phrases, in code points", async () => {
    const answer = await post(nifOf("a", "😀 Berlin is the capital of Germany."));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/turtle;charset=utf-8"]);
    const [document] = (await readNifGold(await answer.text())).documents;
    expect(document!.mentions[0]).toMatchObject({
      start: 2,
      end: 8,
      text: "Berlin",
      qid: "http://www.wikidata.org/entity/Q64",
    });
  });

  it("links the phrases that are marked, and no others", async () => {
    const answer = await post(nifOf("b", "Berlin is the capital of Germany.", [{ start: 25, end: 32 }]));
    const [document] = (await readNifGold(await answer.text())).documents;
    expect(document!.mentions).toHaveLength(1);
    expect(document!.mentions[0]).toMatchObject({
      text: "Germany",
      qid: "http://www.wikidata.org/entity/Q183",
    });
  });

  it("understands a request as GERBIL's annotator sends it, and answers in the type it accepts", async () => {
    // Headers, document address and classes as NIFBasedAnnotatorWebservice makes them.
    const iri = "http://www.aksw.org/gerbil/NifWebService/request_0#char=0,33";
    const body = `@prefix xsd:   <http://www.w3.org/2001/XMLSchema#> .
@prefix itsrdf: <http://www.w3.org/2005/11/its/rdf#> .
@prefix nif:   <http://persistence.uni-leipzig.org/nlp2rdf/ontologies/nif-core#> .

<${iri}>
        a               nif:String , nif:RFC5147String , nif:Context ;
        nif:beginIndex  "0"^^xsd:nonNegativeInteger ;
        nif:endIndex    "33"^^xsd:nonNegativeInteger ;
        nif:isString    "Berlin is the capital of Germany."^^xsd:string .
`;
    const answer = await post(body, {
      "Content-Type": "application/x-turtle;charset=UTF-8",
      Accept: "application/x-turtle",
      "Accept-Charset": "UTF-8",
    });
    expect(answer.headers.get("content-type")).toBe("application/x-turtle;charset=utf-8");
    const [document] = (await readNifGold(await answer.text())).documents;
    expect(document).toMatchObject({ id: iri, text: "Berlin is the capital of Germany." });
    expect(document!.mentions.map(({ qid }) => qid)).toContain("http://www.wikidata.org/entity/Q64");
  });

  it.each([
    ["broken Turtle", "<a", {}, 422, "invalid_rdf"],
    ["a document without a context", `${prefixes}<urn:a> a nif:String .`, {}, 422, "invalid_request"],
    [
      "a phrase of a context that is not there",
      `${prefixes}<urn:p> a nif:Phrase ; nif:referenceContext <urn:none> .`,
      {},
      422,
      "invalid_request",
    ],
    ["a span outside the text", nifOf("x", "Berlin", [{ start: 0, end: 99 }]), {}, 422, "invalid_span"],
    [
      "a charset other than UTF-8",
      "",
      { "Content-Type": "text/turtle; charset=iso-8859-1" },
      415,
      "unsupported_media_type",
    ],
    [
      "two charsets",
      "",
      { "Content-Type": "text/turtle;charset=utf-8;charset = UTF-16" },
      415,
      "unsupported_media_type",
    ],
    ["a body that is not RDF", "{}", { "Content-Type": "text/html" }, 415, "unsupported_media_type"],
    [
      "an answer that cannot be written",
      nifOf("x", "Berlin"),
      { Accept: "image/png" },
      406,
      "not_acceptable",
    ],
  ])("refuses %s", async (_, body, headers, status, code) => {
    const answer = await post(body, headers);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
  });

  const gold = dataPath("gold", "en", "reuters-128.jsonl");
  it.skipIf(!gold).each([
    ["a2kb", false],
    ["d2kb", true],
  ] as const)(
    `gives the figures of evaluate in process for 100 documents of gold, %s${gold ? "" : ` (${noData})`}`,
    async (task, spans) => {
      const documents = readJsonLinesGold(readFileSync(gold!, "utf8"))
        .documents.filter(({ text, mentions }) => text !== "" && mentions.length > 0)
        .slice(0, 100)
        .map((document) => ({
          ...document,
          mentions: document.mentions.filter(({ optional }) => !optional),
        }));
      expect(documents.length).toBe(100);
      const set = { name: "gold", documents };
      const overNif = new Map<string, PredictedMention[]>();
      for (const { id, text, mentions, lang } of documents) {
        const answer = await post(nifOf(id, text, spans ? mentions : [], lang));
        const [read] = (await readNifGold(await answer.text())).documents;
        overNif.set(id, read!.mentions.map(predicted));
      }
      const figures = (predictions: Predictions) =>
        score([{ gold: set, predictions }], { task, resamples: 0 }).overall[task];
      const figuresOfNif = figures(overNif);
      console.log(`NIF, ${task}: ${JSON.stringify(figuresOfNif)}`);
      expect(figuresOfNif).toEqual(figures(await runSet(resolver, set, { spans })));
    },
    120_000,
  );

  const ontologies = externalRepository(
    "NLP2RDF/ontologies",
    "7143b534d5f70f65c2d915680dfa56508f174214",
    "NIF_ONTOLOGIES",
  );
  it.skipIf(!ontologies.folder)(`passes the suite of NLP2RDF${ontologies.note}`, async () => {
    const text = ontologies.read("testcase/lib/nif-2.0-suite.ttl");
    const quads = await parseRdf(text, "turtle", { base: "http://example.org/" });
    const valuesOf = (predicate: string) =>
      quads.filter((one) => one.predicate.value.endsWith(predicate)).map(({ object }) => object.value);
    const [prefix = ""] = valuesOf("#sparqlPrefix");
    const cases = valuesOf("#sparql");
    expect(cases.length).toBe(11);
    const store = createGraphStore();
    const answers = await Promise.all([
      post(nifOf("a", "😀 Berlin is the capital of Germany.")),
      post(nifOf("b", "Angela Merkel met Emmanuel Macron in Paris.", [{ start: 0, end: 13 }])),
    ]);
    const changes = await Promise.all(
      answers.map(async (answer, i) => ({
        graph: `urn:g${i}`,
        rdf: { format: "turtle" as const, data: await answer.text() },
      })),
    );
    await store.write(changes);
    // Oxigraph casts to xsd:integer, not to the types below it; of an offset both make the same number.
    for (const one of cases) {
      const { results } = JSON.parse(
        await store.query(prefix + one.replaceAll("xsd:nonNegativeInteger(", "xsd:integer(")),
      ) as {
        results: { bindings: { message?: { value: string } }[] };
      };
      expect(results.bindings.map(({ message }) => message?.value)).toEqual([]);
    }
  });
});

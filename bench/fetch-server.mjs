// Answers wbgetentities with made-up entities of about 20 KB, for bench/fetch.mjs. Prints its address.
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";

/** Statements with references, as most of an entity is. */
const filler = Array.from({ length: 30 }, (_, n) => ({
  mainsnak: {
    snaktype: "value",
    property: "P214",
    datavalue: { value: `${n}`, type: "string" },
    datatype: "external-id",
  },
  type: "statement",
  id: `q-${n}-0a1b2c3d-4e5f-6a7b-8c9d-0e1f2a3b4c5d`,
  rank: "normal",
  references: [
    {
      hash: "0123456789abcdef0123456789abcdef01234567",
      snaks: {
        P248: [
          {
            snaktype: "value",
            property: "P248",
            hash: "fedcba9876543210fedcba9876543210fedcba98",
            datavalue: {
              value: { "entity-type": "item", "numeric-id": 54919, id: "Q54919" },
              type: "wikibase-entityid",
            },
            datatype: "wikibase-item",
          },
        ],
      },
      "snaks-order": ["P248"],
    },
  ],
}));
const item = (property, qid) => ({
  mainsnak: {
    snaktype: "value",
    property,
    datavalue: {
      value: { "entity-type": "item", "numeric-id": qid, id: `Q${qid}` },
      type: "wikibase-entityid",
    },
    datatype: "wikibase-item",
  },
  type: "statement",
  rank: "normal",
});
const tags = ["en", "it", "fr", "de", "es", "pt"];

function entity(qid) {
  const value = `Thing ${qid}`;
  const terms = Object.fromEntries(tags.map((language) => [language, { language, value }]));
  return {
    pageid: qid,
    ns: 0,
    title: `Q${qid}`,
    lastrevid: 1,
    modified: "2026-01-01T00:00:00Z",
    type: "item",
    id: `Q${qid}`,
    labels: terms,
    descriptions: terms,
    aliases: Object.fromEntries(
      tags.map((language) => [language, [{ language, value: `${value} ${language}` }]]),
    ),
    claims: { P31: [item("P31", 5)], P27: [item("P27", 142)], P214: filler },
    sitelinks: { enwiki: { site: "enwiki", title: value, badges: [] } },
  };
}

const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url, "http://localhost");
  const qids = searchParams
    .get("ids")
    .split("|")
    .map((id) => Number(id.slice(1)));
  const whole = searchParams.get("props").includes("claims");
  const entities = Object.fromEntries(
    qids.map((qid) => [`Q${qid}`, whole ? entity(qid) : { type: "item", id: `Q${qid}`, lastrevid: 1 }]),
  );
  const body = gzipSync(JSON.stringify({ entities, success: 1 }), { level: 1 });
  response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(body);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/w/api.php`));

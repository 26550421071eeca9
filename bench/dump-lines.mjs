// A made-up Wikidata dump on standard output, for bench/build-memory.mjs:
// node bench/dump-lines.mjs KEPT DROPPED [NAMES]
// KEPT items with 8 sitelinks, some NAMES different names each (default 5), texts in eight languages, 12 statements
// with items as values (half of them kept ones); and DROPPED items with 2 sitelinks, one in 30 of them a class.
import { once } from "node:events";

const [kept, dropped, namesEach = 5] = process.argv.slice(2).map(Number);
const languages = ["en", "de", "fr", "es", "it", "pt", "ja", "zh"];
let state = 12345;
const random = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
const syllables =
  "ba be bi bo da de di do fa fe ka ke ki ko la le li lo ma me mi mo na ne ra re ri ro sa ta to va vo za".split(
    " ",
  );
/** A word of a language's stock, the first ones often; one in eight is new. */
function word() {
  let number = random(8) === 0 ? random(2 ** 31) : Math.floor(300_000 ** (random(1e6) / 1e6));
  let text = "";
  for (; number > 0 || text === ""; number = Math.floor(number / syllables.length))
    text += syllables[number % syllables.length];
  return text[0].toUpperCase() + text.slice(1);
}
const name = () => (random(4) === 0 ? word() : `${word()} ${word()}`);
const term = (language, value) => `"${language}":{"language":"${language}","value":"${value}"}`;
const value = (property, id) =>
  `{"mainsnak":{"snaktype":"value","property":"${property}","datavalue":{"value":{"entity-type":"item",` +
  `"numeric-id":${id},"id":"Q${id}"},"type":"wikibase-entityid"},"datatype":"wikibase-item"},` +
  `"type":"statement","id":"Q1$a","rank":"normal"}`;
const links = (count) =>
  Array.from({ length: count }, (_, i) => `"w${i}wiki":{"site":"w${i}wiki","title":"T","badges":[]}`).join();
const properties = ["P17", "P131", "P27", "P106", "P19", "P69", "P108", "P641", "P54", "P136", "P361"];

function keptLine(id) {
  const own = Array.from({ length: namesEach }, name);
  const labels = languages.map((language, i) => term(language, own[i % Math.min(3, namesEach)]));
  const aliases = own
    .slice(3)
    .map((one, i) => `"${languages[i % 8]}":[{"language":"${languages[i % 8]}","value":"${one}"}]`);
  const descriptions = languages
    .slice(0, 5)
    .map((language) => term(language, `${word()} ${word()} of ${word()} ${word()}`));
  const claims = properties.map(
    (property, i) => `"${property}":[${value(property, (i % 2 ? 1e8 : 1) + random(kept * 2) * 2)}]`,
  );
  return `{"type":"item","id":"Q${id}","labels":{${labels}},"descriptions":{${descriptions}},"aliases":{${aliases.slice(0, 8)}},"claims":{"P31":[${value("P31", 9e7 + random(40_000))}],${claims}},"sitelinks":{${links(8)}}},\n`;
}

/** Lines of dropped items whose ids are counted up where they stand. */
function droppedLines(count) {
  const lines = Array.from({ length: count }, (_, i) => {
    const parent = i % 30 === 0 ? `"P279":[${value("P279", 5)}],` : "";
    return `{"type":"item","id":"Q100000000","labels":{${term("en", "A made-up article of nobody")}},"descriptions":{${term("en", "article")}},"aliases":[],"claims":{${parent}"P17":[${value("P17", 30)}]},"sitelinks":{${links(2)}}},\n`;
  });
  const bytes = Buffer.from(lines.join(""));
  const at = [];
  for (let from = bytes.indexOf('"id":"Q1000'); from >= 0; from = bytes.indexOf('"id":"Q1000', from + 1))
    at.push(from + 7);
  return { bytes, at };
}

const write = async (chunk) => process.stdout.write(chunk) || (await once(process.stdout, "drain"));
process.stdout.on("error", () => process.exit(0));
await write("[\n");
for (let i = 0; i < kept; ) {
  let chunk = "";
  for (; i < kept && chunk.length < 1 << 20; i++) chunk += keptLine(1 + i * 2);
  await write(chunk);
}
const each = 3000;
const template = dropped > 0 ? droppedLines(each) : undefined;
for (let i = 0; i < dropped; i += each) {
  const bytes = Buffer.from(template.bytes);
  for (let j = 0; j < each; j++) bytes.write(String(100_000_000 + i + j), template.at[j], "latin1");
  await write(bytes);
}
await write("]\n");

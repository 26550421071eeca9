import { rdfFormats } from "../../src/contract/index.ts";
import { parseRdf, serializeRdf } from "../../src/graph/index.ts";
import { type Family, outcomeOf } from "../family.ts";
import { halves } from "../mutate-json.ts";
import { mutatedText } from "../mutate-text.ts";
import type { Random } from "../random.ts";
import { names, words } from "../words.ts";

interface RdfInput {
  readonly format: string;
  readonly data: string;
}

/** RDF documents of every format, most of them damaged, some nested. */
export const rdf: Family<RdfInput> = {
  name: "rdf",
  share: 2,
  async make(random) {
    const format = random.pick(rdfFormats);
    const data = random.chance(0.2) ? nested(format, random) : await document(format, random);
    return { format, data: random.chance(0.2) ? data : mutatedText(data, random) };
  },
  async run({ format, data }) {
    try {
      const quads = await parseRdf(data, format);
      // What was read can be written and read again, to as many quads.
      const again = await parseRdf(await serializeRdf(quads, "nquads"), "nquads");
      if (again.length === quads.length) return { answer: `read ${format}` };
      const detail = `${quads.length} quads, then ${again.length}`;
      return { answer: "fault", fault: { kind: "quads are not read back", detail } };
    } catch (error) {
      const outcome = outcomeOf(error, ["invalid_rdf"]);
      return outcome.fault ? outcome : { answer: `invalid_rdf ${format}` };
    }
  },
  *smaller(input) {
    for (const data of halves(input.data)) yield { ...input, data };
  },
};

async function document(format: string, random: Random): Promise<string> {
  const node = () =>
    random.chance(0.8) ? `<https://x.example/${random.below(5)}>` : `_:b${random.below(3)}`;
  const literal = () => JSON.stringify(random.pick([...names, ...words].filter((one) => one !== "\ud800")));
  const tail = () => random.pick(["", "", "@en", "@pt-BR", "^^<http://www.w3.org/2001/XMLSchema#decimal>"]);
  const object = () => (random.chance(0.5) ? node() : literal().replaceAll("\\u0000", "\\u0041") + tail());
  const lines = random.list(30, () => `${node()} <https://schema.org/p${random.below(4)}> ${object()} .`);
  const text = await serializeRdf(await parseRdf(lines.join("\n"), "ntriples"), format);
  // Some writers label blank nodes by chance; a seed makes the same document.
  const labels = new Map<string, string>();
  return text.replace(/\b[0-9a-f]{25,32}\b/g, (label) => {
    labels.set(label, labels.get(label) ?? `n${labels.size}`);
    return labels.get(label)!;
  });
}

/** A document that is as deep as its size. */
function nested(format: string, random: Random): string {
  const depth = random.size(3_000);
  const repeat = (open: string, close: string, core: string) =>
    open.repeat(depth) + core + close.repeat(depth);
  switch (format) {
    case "jsonld":
      return random.pick([
        () => repeat('{"@id":"x:a","x:p":', "}", "1"),
        () => repeat('{"@list":[', "]}", "1"),
        () => `{"@context":${repeat("[", "]", "{}")},"@id":"x:a"}`,
      ])();
    case "rdfxml": {
      const head = '<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="x:">';
      return `${head}${repeat("<a><b>", "</b></a>", "")}</r:RDF>`;
    }
    case "turtle":
    case "trig":
      return random.pick([
        () => `<x:a> <x:p> ${repeat("(", ")", " 1 ")} .`,
        () => `<x:a> <x:p> ${repeat("[ <x:p> ", "]", "1")} .`,
      ])();
    default:
      return repeat("<< ", " >> <x:p> <x:o>", "<x:a> <x:p> <x:o>");
  }
}

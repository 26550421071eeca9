import { createGraphStore } from "../../src/graph/index.ts";
import { createResolver, type LocalResolver } from "../../src/resolver.ts";
import { type Family, outcomeOf } from "../family.ts";
import { halves } from "../mutate-json.ts";
import { mutatedText } from "../mutate-text.ts";
import { Random } from "../random.ts";
import { names, soup, words } from "../words.ts";

/** An entity of a list, which a graph may have as well. */
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly description?: string;
  readonly types?: readonly string[];
}

/** A list and a text, and the seed of the other order of the list. */
interface ListInput {
  readonly text: string;
  readonly language: string;
  readonly entities: readonly Listed[];
  readonly order: string;
  /** The entities are those of the caller's graph. */
  readonly isGraph: boolean;
  readonly datasetUri: string;
}

const firsts = ["John", "Mary", "Peter", "Anna", "Martin", "Franco", "Dr. Laura", "Mr", "J.", "田中", "李"];
const lasts = [
  "Smith",
  "Zorba",
  "Mercedes",
  "Paris",
  "Hotel",
  "GmbH",
  "& Co",
  "X300",
  "4512",
  "Street",
  "太郎",
  "华",
];
/** Names that are not good names. */
const hostile = [
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "A",
  "a",
  "(",
  "A.",
  "A. B. C.",
  "the",
  "The",
  "of the",
  "1",
  "ß",
  "I\u0307",
  "\u202eBerlin",
  "a\u0301\u0301\u0301",
  "\u200b\u200ba",
  "\u{1F600}",
  "Sir",
  "GmbH",
  "O'",
  "-",
  "Prot. 4512",
  "spare part",
] as const;
const types = ["Person", "City", "Organization", "Product", "client", "structure", "zorb", "Ship"];
const frames = ["", "Mr ", "Dear ", "the ", "In ", "Hi ", "Sir ", "der ", "株式会社", "im "];
const behind = [" said. ", ", ", " GmbH ", "'s ", ". ", " 4512 ", " and ", "さんは", "\n", " (Paris) ", "s "];
const languages = ["en", "de", "fr", "it", "es", "pt", "ja", "zh"];

/** Most entities of a graph: it is loaded for each input. */
const MOST_OF_GRAPH = 60;

function nameOf(random: Random): string {
  if (random.chance(0.2)) return random.pick(hostile);
  if (random.chance(0.2)) return random.pick(names);
  if (random.chance(0.1)) return random.pick(words).trim() || "x";
  if (random.chance(0.05))
    return (
      soup(random, 1 + random.below(60))
        .slice(0, 400)
        .trim() || "x"
    );
  const middle = random.chance(0.3) ? ` ${random.pick(firsts)}` : "";
  return `${random.pick(firsts)}${middle} ${random.pick(lasts)}${random.chance(0.3) ? random.below(30) : ""}`;
}

/** Lists and graphs with hostile names: the order of the entities must not change an answer. */
export const lists: Family<ListInput> = {
  name: "lists",
  share: 2,
  make(random) {
    const isGraph = random.chance(0.15);
    const pool = Array.from({ length: 1 + random.below(40) }, () => nameOf(random));
    const entities = Array.from({ length: 1 + random.size(isGraph ? MOST_OF_GRAPH : 600) }, (_, i) => ({
      id: random.chance(0.02) ? `${random.pick(hostile)} ${i}` : `e${i}`,
      name: random.chance(0.6) ? random.pick(pool) : nameOf(random),
      ...(random.chance(0.3) ? { aliases: random.list(4, () => nameOf(random)) } : {}),
      ...(random.chance(0.3) ? { description: soup(random, random.size(20)) } : {}),
      ...(random.chance(0.4) ? { types: random.list(2, () => random.pick(types)) } : {}),
    }));
    let text = "";
    for (let i = 1 + random.below(60); i > 0; i--) {
      const name = random.pick(entities).name;
      const parts = name.split(" ");
      const said = random.chance(0.5)
        ? name
        : random.chance(0.2)
          ? mutatedText(name, random)
          : random.pick(parts);
      text += `${random.pick(frames)}${said.slice(0, 500)}${random.pick(behind)}`;
    }
    return {
      text: text.slice(0, 4_000),
      language: random.pick(languages),
      entities,
      order: String(random.below(1_000_000)),
      isGraph,
      datasetUri: isGraph ? "service://dataset/me" : random.pick(["inline", "inline,wikidata://public"]),
    };
  },
  async run(input) {
    const shuffled = inOtherOrder(input.entities, new Random(input.order));
    try {
      const first = await answered(input, input.entities);
      for (const other of [shuffled, [...input.entities].reverse()]) {
        const again = await answered(input, other);
        if (again !== first)
          return { answer: "differs", fault: { kind: differs, detail: differenceOf(first, again) } };
      }
    } catch (error) {
      return outcomeOf(error, ["invalid_dataset", "invalid_request", "invalid_rdf"]);
    }
    return { answer: input.isGraph ? "graph" : "list" };
  },
  *smaller(input) {
    const half = Math.ceil(input.entities.length / 2);
    for (const entities of [
      input.entities.slice(0, half),
      input.entities.slice(half),
      input.entities.slice(1),
    ])
      if (entities.length > 0 && entities.length < input.entities.length) yield { ...input, entities };
    for (const text of halves(input.text)) if (text !== "") yield { ...input, text };
  },
};

const differs = "the order of a list changes the answer";

let resolver: LocalResolver | undefined;

async function answered(input: ListInput, entities: readonly Listed[]): Promise<string> {
  const { text, language, datasetUri, isGraph } = input;
  const request = { text, language, dataset_uri: datasetUri, include: ["candidates", "evidence"] as const };
  if (!isGraph) {
    resolver ??= createResolver();
    const { mentions } = await resolver.resolve({
      ...request,
      include: [...request.include],
      dataset: [...entities],
    });
    return JSON.stringify(mentions);
  }
  const graph = createGraphStore();
  await graph.write([{ graph: "x:g", rdf: { format: "ntriples", data: entities.map(triplesOf).join("") } }]);
  const own = createResolver({ graph, publicKb: false });
  const { mentions } = await own.resolve({ ...request, include: [...request.include] });
  return JSON.stringify(mentions);
}

const schema = "https://schema.org/";

function triplesOf({ name, aliases = [], description, types: kinds = [] }: Listed, _: number): string {
  const literal = (text: string) => JSON.stringify(text.replace(/\p{Cs}|\u0000/gu, " "));
  // The IRI is made of what is said, as its place in the list must not tell.
  const said = [
    ["name", literal(name)],
    ...aliases.map((alias) => ["alternateName", literal(alias)]),
    ...(description === undefined ? [] : [["description", literal(description)]]),
    ...kinds.map((kind) => ["additionalType", `<${schema}${kind}>`]),
  ];
  const iri = `x:${encodeURIComponent(said.flat().join(" "))}`;
  return said.map(([property, value]) => `<${iri}> <${schema}${property}> ${value} .\n`).join("");
}

function inOtherOrder<T>(list: readonly T[], random: Random): T[] {
  const other = [...list];
  for (let i = other.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [other[i], other[j]] = [other[j]!, other[i]!];
  }
  return other;
}

/** Where two answers begin to differ. */
function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 200);
  return `${one.slice(from, at + 200)}\n\n${other.slice(from, at + 200)}`;
}

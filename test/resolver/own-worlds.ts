import { createGraphStore } from "../../src/graph/index.ts";
import { createResolver, type Mention } from "../../src/index.ts";

/** An entity of the caller; an empty cell of a table is not a field. */
export interface OwnEntity {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** Where the caller's entity stands, and beside which worlds: every list of worlds that a user would ask. */
export const places = ["inline", "graph"] as const;
export const orders = ["alone", "first", "second"] as const;
export type Place = (typeof places)[number];
export type Order = (typeof orders)[number];

export const ownId = "https://acme.example/own";
const publicUri = "wikidata://public";
const ownUri = { inline: "inline", graph: "service://dataset/me" };
const graph = createGraphStore();
const resolver = createResolver({ graph });

/** The mentions of a text, where the caller has one entity in a list or in a graph of its own. */
export async function mentionsBeside(
  own: OwnEntity,
  text: string,
  language: string,
  place: Place,
  order: Order,
): Promise<readonly Mention[]> {
  const uri = ownUri[place];
  const dataset_uri = { alone: uri, first: `${uri},${publicUri}`, second: `${publicUri},${uri}` }[order];
  const request = { text, language, dataset_uri, include: ["evidence"] as const };
  if (place === "inline") return (await resolver.resolve({ ...request, dataset: [listed(own)] })).mentions;
  await graph.write([
    { graph: "https://acme.example/", rdf: { format: "turtle", data: turtleOf(own, language) } },
  ]);
  return (await resolver.resolve(request)).mentions;
}

function listed({ name, type, description }: OwnEntity): {
  id: string;
  name: string;
  types?: string[];
  description?: string;
} {
  return { id: ownId, name, ...(type && { types: [type] }), ...(description && { description }) };
}

function turtleOf({ name, type, description }: OwnEntity, language: string): string {
  const schema = "https://schema.org/";
  const literal = (value: string) => `${JSON.stringify(value)}@${language}`;
  return [
    `<${ownId}> <${schema}name> ${literal(name)} .`,
    type && `<${ownId}> a <${schema}${type}> .`,
    description && `<${ownId}> <${schema}description> ${literal(description)} .`,
  ].join("\n");
}

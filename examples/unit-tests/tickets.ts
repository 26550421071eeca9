// A part of an app: which of our products a support ticket is about.
// In your own project import from "referent".
import type { Entity, Resolver } from "../../src/index.ts";

/** The app's own catalogue. */
export const products: Entity[] = [
  {
    id: "app:lumen",
    name: "Lumen",
    aliases: ["Lumen Desk Lamp"],
    description: "desk lamp with a dimmer and a warm light",
    types: ["product"],
  },
  {
    id: "app:aria",
    name: "Aria",
    aliases: ["Aria 2", "Aria Headphones"],
    description: "wireless headphones with noise cancelling",
    types: ["product"],
  },
];

/** Ids of the products that a ticket names, each once. */
export async function productsOf(ticket: string, resolver: Resolver): Promise<string[]> {
  const { mentions } = await resolver.resolve({ text: ticket, language: "en", dataset: products });
  return [...new Set(mentions.flatMap(({ entity }) => (entity ? [entity.id] : [])))];
}

import { droppedProperties, propertyLines } from "../../../data/properties/properties.ts";

/** A kind of statement. */
export interface Property {
  readonly id: string;
  /** Evidence of a statement for the entities that are mentioned together with its subject, 0 to 1. */
  readonly weight: number;
  /** Plain words of the types that its values have. */
  readonly types: readonly string[];
}

const byId = new Map<string, Property>();
const byWord = new Map<string, Property>();

for (const line of propertyLines.trim().split("\n")) {
  const [id = "", weight = "", words = "", types = ""] = line.split("|").map((part) => part.trim());
  const property = { id, weight: Number(weight), types: types.split(", ").filter(Boolean) };
  byId.set(id, property);
  for (const word of words.split(", ")) byWord.set(word, property);
}

const dropped = new Set(droppedProperties);

/** The property of an id or of a plain word ("capital"); undefined when it has no entry. */
export function propertyOf(name: string): Property | undefined {
  return byId.get(name) ?? byWord.get(name.toLowerCase());
}

/** Weight of the statements of a property; an unknown property has a small one. */
export function propertyWeight(id: string): number {
  return byId.get(id)?.weight ?? 0.3;
}

/** Whether statements of the property are kept. */
export function keepsProperty(id: string): boolean {
  return !dropped.has(id);
}

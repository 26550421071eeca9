import { propertyLines } from "../../../data/properties/properties.ts";

const wordsById = new Map<string, readonly string[]>();

for (const line of propertyLines.trim().split("\n")) {
  const [id = "", , words = ""] = line.split("|").map((part) => part.trim());
  wordsById.set(id, words.split(", ").filter(Boolean));
}

/** Plain words of a property (`P17`: country), the usual one first; none for one without an entry. */
export function propertyNames(id: string): readonly string[] {
  return wordsById.get(id) ?? [];
}

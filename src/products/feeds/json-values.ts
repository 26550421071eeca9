import { languageTag } from "../language.ts";
import { localName } from "../mapping/schema-org.ts";
import type { AttributeValue } from "../product.ts";
import { add, type MutableAttributes } from "./names.ts";

/** An object of JSON. */
export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A text or a number. */
export function isPlain(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

export function hasOnly(object: Json, keys: readonly string[]): boolean {
  return Object.keys(object).every((key) => keys.includes(key));
}

/** The text of a plain value or of a value object of JSON-LD (`{ "@value": "Tasse", "@language": "de" }`). */
export function plainText(value: unknown): string | undefined {
  const plain = isObject(value) && "@value" in value ? value["@value"] : value;
  return isPlain(plain) ? String(plain) : undefined;
}

/** The texts of a language map (`{ "de": "Tasse", "fr": ["Tasse"] }`) as value objects; undefined for anything else. */
export function languageMap(value: unknown): Json[] | undefined {
  if (!isObject(value)) return undefined;
  const texts = Object.entries(value).flatMap(([tag, one]) =>
    listOf(one).map((text) => [tag, text] as const),
  );
  const isMap = texts.every(([tag, text]) => languageTag(tag) !== undefined && typeof text === "string");
  return isMap ? texts.map(([tag, text]) => ({ "@value": text, "@language": tag })) : undefined;
}

/**
 * Attribute values of any JSON: objects become groups, nested as they were. A value object keeps its language; a datatype
 * adds nothing to the text and is dropped.
 */
export function valuesOf(value: unknown): AttributeValue[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  if (!isObject(value)) return [String(value)];
  if ("@value" in value) {
    const text = plainText(value) ?? (typeof value["@value"] === "boolean" ? String(value["@value"]) : "");
    const language = value["@language"];
    if (text === "") return [];
    return [typeof language === "string" ? { "@value": [text], "@language": [language] } : text];
  }
  const lists = value["@list"] ?? value["@set"];
  if (lists !== undefined && Object.keys(value).length === 1) return valuesOf(lists);
  const group: MutableAttributes = {};
  for (const [key, member] of Object.entries(value))
    for (const one of valuesOf(member)) add(group, localName(key), one);
  return Object.keys(group).length > 0 ? [group] : [];
}

/** Keeps the members of an object that were not taken, as one group. */
export function addRest(
  attributes: MutableAttributes,
  name: string,
  object: Json,
  taken: readonly string[],
): void {
  const rest = Object.fromEntries(Object.entries(object).filter(([key]) => !taken.includes(key)));
  for (const value of valuesOf(rest)) add(attributes, name, value);
}

/** Values that are counted in one record: of objects in memory one may stand in many places, or within itself. */
const mostValues = 1_000_000;

/**
 * How deep a value nests: 1 for an object of plain values. Counted without recursion, and no further than one level above
 * the limit; a cyclic value counts as too deep.
 */
export function depthOf(value: unknown, limit: number): number {
  let level: unknown[] = [value];
  let count = 0;
  let depth = 0;
  while (depth <= limit) {
    const next: unknown[] = [];
    let nests = false;
    for (const one of level) {
      if (typeof one !== "object" || one === null) continue;
      nests = true;
      for (const member of Array.isArray(one) ? one : Object.values(one)) {
        if (typeof member === "object" && member !== null) next.push(member);
      }
      if (count + next.length > mostValues) return limit + 1;
    }
    if (!nests) break;
    depth++;
    count += next.length;
    level = next;
  }
  return depth;
}

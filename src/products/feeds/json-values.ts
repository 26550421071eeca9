import { isRounded } from "../../contract/whole-numbers.ts";
import { languageTag } from "../language.ts";
import { isAmount, localName, mayBe } from "../mapping/schema-org.ts";
import { type AttributeValue, numberValue } from "../product.ts";
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

/** The names of the classes of a thing, without what stands before those of schema.org. */
export function classesOf(object: Json): string[] {
  return listOf(object["@type"]).flatMap((type) => (typeof type === "string" ? localName(type) : []));
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
 *
 * @param name the property that has them: for some a number and a text of digits are two things
 */
export function valuesOf(value: unknown, name = ""): AttributeValue[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => valuesOf(one, name));
  if (typeof value === "number" && mayBe(name, "code")) return [numberValue(String(value))];
  // Of objects in memory some say what they are in JSON: a date, an address, a decimal number.
  if (value instanceof Date || value instanceof URL) return valuesOf(value.toJSON(), name);
  if (!isObject(value)) return [String(value)];
  if ("@value" in value) {
    const { "@value": plain, "@language": language } = value;
    if (isObject(plain) || Array.isArray(plain)) return valuesOf(plain, name);
    if (plain === "" || typeof language !== "string") return plain === "" ? [] : valuesOf(plain, name);
    return [{ "@value": [String(plain)], "@language": [language] }];
  }
  const lists = value["@list"] ?? value["@set"];
  if (lists !== undefined && Object.keys(value).length === 1) return valuesOf(lists, name);
  const group: MutableAttributes = {};
  const ofAmount = isAmount(value);
  for (const [key, member] of Object.entries(value)) {
    const local = localName(key);
    for (const one of valuesOf(member, ofAmount ? "" : local)) add(group, local, one);
  }
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

/** The path of a number that was rounded while the JSON was read, or undefined: the id of a product, or a code. */
export function roundedIn(value: unknown, path = ""): string | undefined {
  if (isRounded(value)) return path;
  if (typeof value !== "object" || value === null) return undefined;
  const start = path === "" ? "" : `${path}.`;
  for (const key in value) {
    const found = roundedIn((value as Json)[key], Array.isArray(value) ? path : start + key);
    if (found !== undefined) return found;
  }
  return undefined;
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

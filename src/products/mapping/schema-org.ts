import { members } from "../../../data/schema-org/members.ts";
import { properties } from "../../../data/schema-org/properties.ts";

/** What a text of a property may be beside a text; `code`: a text of JSON stays one, though it looks like a number. */
export type TextKind = "iri" | "date" | "number" | "boolean" | "code";

const kinds = new Map<string, ReadonlySet<string>>();
for (const line of properties.trim().split("\n")) {
  const [name = "", ...words] = line.split(" ");
  kinds.set(name, new Set(words));
}
/** The enumerations of a member: one, but for `Radiography`. */
const enumerations = new Map<string, string[]>();
for (const line of members.trim().split("\n")) {
  const [enumeration = "", ...names] = line.split(" ");
  for (const name of names) enumerations.set(name, [...(enumerations.get(name) ?? []), enumeration]);
}
const address = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/;

/** Whether schema.org has a property of the name. */
export function isSchemaProperty(name: string): boolean {
  return kinds.has(name);
}

/** Whether the texts of a property may be of a kind. */
export function mayBe(property: string, kind: TextKind): boolean {
  return kinds.get(property)?.has(kind) ?? false;
}

/** A name without the address of schema.org, in whichever spelling. */
export function localName(name: string): string {
  return name.includes(":") ? name.replace(address, "") : name;
}

/**
 * The IRI of a member of an enumeration (`InStock`, `http://schema.org/InStock`) that the property takes, or undefined: a
 * person may be called Friday, and a review may say "Cash".
 */
export function memberIri(property: string, text: string): string | undefined {
  const name = localName(text);
  const taken = kinds.get(property);
  return enumerations.get(name)?.some((one) => taken?.has(one)) ? `https://schema.org/${name}` : undefined;
}

/** The IRI of a class: of schema.org by its name, of another vocabulary by its address; undefined for other text. */
export function classIri(type: string): string | undefined {
  const name = localName(type);
  if (/^[A-Z][A-Za-z0-9]*$/.test(name)) return `https://schema.org/${name}`;
  return /^https?:\/\/[^\s<>"{}|^`\\]+$/i.test(type) ? type : undefined;
}

const amounts: ReadonlySet<string> = new Set(["QuantitativeValue", "MonetaryAmount"]);

/** Whether a thing has a number as its `value`, also where JSON has it as a text; what has a name may have a code. */
export function isAmount(thing: Readonly<Record<string, unknown>>): boolean {
  const { "@type": types = [] } = thing;
  const list: readonly unknown[] = Array.isArray(types) ? types : [types];
  if (list.length === 0) return thing.name === undefined && thing.propertyID === undefined;
  return list.some((type) => typeof type === "string" && amounts.has(localName(type)));
}

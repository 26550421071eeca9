import { members } from "../../../data/schema-org/members.ts";
import { properties } from "../../../data/schema-org/properties.ts";

/** What a text of a property may be beside a text. */
export type TextKind = "iri" | "date" | "number" | "boolean";

const kinds = new Map<string, ReadonlySet<string>>();
for (const line of properties.trim().split("\n")) {
  const [name = "", ...words] = line.split(" ");
  kinds.set(name, new Set(words));
}
const memberNames: ReadonlySet<string> = new Set(members.trim().split("\n"));
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

/** The IRI of a member of an enumeration (`InStock`, `http://schema.org/InStock`), or undefined. */
export function memberIri(text: string): string | undefined {
  const name = localName(text);
  return memberNames.has(name) ? `https://schema.org/${name}` : undefined;
}

/** The IRI of a class: of schema.org by its name, of another vocabulary by its address; undefined for other text. */
export function classIri(type: string): string | undefined {
  const name = localName(type);
  if (/^[A-Z][A-Za-z0-9]*$/.test(name)) return `https://schema.org/${name}`;
  return /^https?:\/\/[^\s<>"{}|^`\\]+$/i.test(type) ? type : undefined;
}

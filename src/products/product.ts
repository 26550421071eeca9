/** The product record that every feed format is read into. */

import { languageTag } from "./language.ts";

/**
 * A value of an attribute: text, or a group of attributes (`shipping` with its country and price). As in JSON-LD a group
 * `{ "@value": [text], "@language": [tag] }` is a text in a language, `{ "@value": [text], "@type": ["xsd:decimal"] }` a
 * number where a text of digits would be a code, and a group `{ "@id": [iri] }` names a thing.
 */
export type AttributeValue = string | Attributes;

/** Attributes by name, in the feed's order. An attribute that the feed repeats has several values. */
export interface Attributes {
  readonly [name: string]: readonly AttributeValue[];
}

/**
 * One product of a feed. Attributes have the names of the Google Merchant specification (`title`, `link`,
 * `image_link`, `price` as `15.00 USD`, …) whatever the feed calls them; an attribute that the
 * specification does not know keeps its own name. None is dropped.
 */
export interface Product {
  /** The merchant's id, unique in the feed. */
  readonly id: string;
  /** The values of each attribute, in the order of the feed. */
  readonly attributes: Attributes;
  /** Line of the feed on which the product begins, from 1. */
  readonly line?: number;
  /** Another product of the feed has the same `link`, so the link alone does not name this one. */
  readonly sharedLink?: boolean;
  /** Attributes that the specification does not know are called as the properties of schema.org are. */
  readonly vocabulary?: "schema.org";
  /** It represents others: the parent of variants, or a set of products. It has no price of its own. */
  readonly isGroup?: boolean;
}

/** A text, and its language (BCP 47) where the feed tells it. */
export interface TaggedText {
  readonly text: string;
  readonly language?: string;
  /** The feed has a number, not a text of digits. */
  readonly isNumber?: true;
}

/** A number of a JSON feed, for a property whose texts of digits are codes. */
export function numberValue(text: string): AttributeValue {
  return { "@value": [text], "@type": [decimal] };
}

const decimal = "xsd:decimal";

/** The text of a value: itself, one with a language, the IRI of a thing that is only named. Undefined for other groups. */
export function taggedText(value: AttributeValue): TaggedText | undefined {
  if (typeof value === "string") return { text: value };
  const names = Object.keys(value);
  const one = (name: string) => {
    const texts = value[name];
    return texts?.length === 1 && typeof texts[0] === "string" ? texts[0] : undefined;
  };
  if (names.length === 1 && names[0] === "@id") {
    const text = one("@id");
    return text === undefined ? undefined : { text };
  }
  const [text, written] = [one("@value"), one("@language")];
  if (text === undefined || names.length > 2) return undefined;
  if (names.length === 1) return { text };
  if (one("@type") === decimal) return { text, isNumber: true };
  if (written === undefined) return undefined;
  // No store keeps a graph with a wrong language tag: the text is kept without it.
  const language = languageTag(written);
  return language === undefined ? { text } : { text, language };
}

/** The IRI that a value names, when it is nothing but a name. */
export function referenceOf(value: AttributeValue): string | undefined {
  if (typeof value === "string" || !("@id" in value)) return undefined;
  return taggedText(value)?.text;
}

/** The first text of an attribute, or undefined. */
export function textOf(attributes: Attributes, name: string): string | undefined {
  for (const value of attributes[name] ?? []) {
    const text = typeof value === "string" ? value : taggedText(value)?.text;
    if (text !== undefined) return text;
  }
  return undefined;
}

/** All texts of an attribute; groups are left out. */
export function textsOf(attributes: Attributes, name: string): string[] {
  return (attributes[name] ?? []).flatMap((value) => taggedText(value)?.text ?? []);
}

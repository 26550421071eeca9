/** The product record that every feed format is read into. */

/** A value of an attribute: text, or a group of attributes (`shipping` with its country and price). */
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
  readonly attributes: Attributes;
  /** Line of the feed on which the product begins, from 1. */
  readonly line?: number;
  /** Another product of the feed has the same `link`, so the link alone does not name this one. */
  readonly sharedLink?: boolean;
}

/** The first text of an attribute, or undefined. */
export function textOf(attributes: Attributes, name: string): string | undefined {
  for (const value of attributes[name] ?? []) if (typeof value === "string") return value;
  return undefined;
}

/** All texts of an attribute; groups are left out. */
export function textsOf(attributes: Attributes, name: string): string[] {
  return (attributes[name] ?? []).filter((value) => typeof value === "string");
}

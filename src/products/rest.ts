import { addTypes } from "./classes.ts";
import type { GraphBuilder } from "./graph-builder.ts";
import { encoded } from "./iris.ts";
import { type Attributes, type AttributeValue, taggedText, textOf } from "./product.ts";

/** Values by the name of their attribute. */
export type NamedValues = readonly (readonly [name: string, value: AttributeValue])[];

/**
 * Keeps values that have no property of their own: a `PropertyValue` for each attribute name with all its
 * texts, and one for each group of attributes, whose members are `PropertyValue`s again.
 *
 * @param from the node that they are of
 * @param path where they get their IRIs, below the product's
 */
export function addRest(
  builder: GraphBuilder,
  values: NamedValues,
  from: string = builder.id,
  path = "property",
): void {
  addMembers(builder, from, "additionalProperty", path, values);
}

function addMembers(
  builder: GraphBuilder,
  from: string,
  property: string,
  path: string,
  values: NamedValues,
): void {
  const groups = new Map<string, AttributeValue[]>();
  for (const [name, value] of values) {
    const at = `${path}/${encoded(name)}`;
    const tagged = taggedText(value);
    if (tagged !== undefined) {
      builder.text(named(builder, from, property, at, name), "value", tagged.text, tagged.language);
      continue;
    }
    const list = groups.get(name);
    if (list === undefined) groups.set(name, [value]);
    else list.push(value);
  }
  for (const [name, list] of groups) {
    // Numbered by content, so that the order in the feed does not matter.
    const sorted = list
      .map((group) => [JSON.stringify(group), group] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    sorted.forEach(([, group], i) => {
      const at = `${path}/${encoded(name)}/${i + 1}`;
      const node = named(builder, from, property, at, name);
      addKeywords(builder, node, group as Attributes);
      const members = Object.entries(group as object).sort(([a], [b]) => (a < b ? -1 : 1));
      const flat = members
        .filter(([key]) => !keywords.has(key))
        .flatMap(([key, all]) => (all as AttributeValue[]).map((one) => [key, one] as const));
      addMembers(builder, node, "valueReference", at, flat);
    });
  }
}

/** What JSON-LD says of a thing without a property; it is not a value of it. */
const keywords: ReadonlySet<string> = new Set(["@type", "@id", "@context"]);

function addKeywords(builder: GraphBuilder, node: string, group: Attributes): void {
  addTypes(builder, node, group["@type"] ?? []);
  const name = textOf(group, "@id");
  if (name !== undefined) builder.identifier(node, name);
}

function named(builder: GraphBuilder, from: string, property: string, path: string, name: string): string {
  const iri = builder.part(path, "PropertyValue", from, property);
  builder.text(iri, "name", name);
  return iri;
}

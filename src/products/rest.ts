import type { GraphBuilder } from "./graph-builder.ts";
import { encoded } from "./iris.ts";
import type { AttributeValue } from "./product.ts";

/**
 * Keeps values that have no property of their own: a `PropertyValue` for each attribute name with all its
 * texts, and one for each group of attributes, whose members are `PropertyValue`s again.
 */
export function addRest(builder: GraphBuilder, values: readonly (readonly [string, AttributeValue])[]): void {
  addMembers(builder, builder.id, "additionalProperty", "property", values);
}

function addMembers(
  builder: GraphBuilder,
  from: string,
  property: string,
  path: string,
  values: readonly (readonly [string, AttributeValue])[],
): void {
  const groups = new Map<string, AttributeValue[]>();
  for (const [name, value] of values) {
    const at = `${path}/${encoded(name)}`;
    if (typeof value === "string") {
      builder.text(named(builder, from, property, at, name), "value", value);
    } else {
      const list = groups.get(name);
      if (list === undefined) groups.set(name, [value]);
      else list.push(value);
    }
  }
  for (const [name, list] of groups) {
    // Numbered by content, so that the order in the feed does not matter.
    const sorted = list
      .map((group) => [JSON.stringify(group), group] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    sorted.forEach(([, group], i) => {
      const at = `${path}/${encoded(name)}/${i + 1}`;
      const node = named(builder, from, property, at, name);
      const members = Object.entries(group as object).sort(([a], [b]) => (a < b ? -1 : 1));
      const flat = members.flatMap(([key, all]) =>
        (all as AttributeValue[]).map((one) => [key, one] as const),
      );
      addMembers(builder, node, "valueReference", at, flat);
    });
  }
}

function named(builder: GraphBuilder, from: string, property: string, path: string, name: string): string {
  const iri = builder.part(path, "PropertyValue", from, property);
  builder.text(iri, "name", name);
  return iri;
}

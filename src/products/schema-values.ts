import { addTypes } from "./classes.ts";
import type { GraphBuilder } from "./graph-builder.ts";
import { encoded, namedIri, webIri } from "./iris.ts";
import { isSchemaProperty, mayBe, memberIri } from "./mapping/schema-org.ts";
import { type Attributes, type AttributeValue, referenceOf, taggedText } from "./product.ts";
import { addRest } from "./rest.ts";
import { dateOf } from "./values.ts";

/**
 * Writes the values of a schema.org property as what they are: members of enumerations, IRIs, dates, numbers, texts, and
 * things with properties of their own.
 *
 * @param path where the things get their IRIs, below the product's; encoded
 */
export function addValues(
  builder: GraphBuilder,
  from: string,
  property: string,
  path: string,
  values: readonly AttributeValue[],
): void {
  const things: Attributes[] = [];
  for (const value of values) {
    const reference = referenceOf(value);
    const iri = reference === undefined ? undefined : namedIri(reference, builder.id);
    const tagged = taggedText(value);
    if (iri !== undefined) builder.link(from, property, iri);
    else if (tagged?.language !== undefined) builder.text(from, property, tagged.text, tagged.language);
    else if (tagged !== undefined) addText(builder, from, property, tagged.text);
    else things.push(value as Attributes);
  }
  // Numbered by content, so that the order in the feed does not matter.
  const sorted = things.map((thing) => [JSON.stringify(thing), thing] as const);
  sorted.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [i, [, thing]] of sorted.entries()) {
    const at = sorted.length === 1 ? path : `${path}/${i + 1}`;
    const iri = iriOf(thing, builder) ?? builder.partName(at);
    builder.link(from, property, iri);
    addMembers(builder, iri, at, thing);
  }
}

/** Writes the members of a group as the properties of a node; what schema.org does not have is kept as PropertyValue. */
export function addMembers(builder: GraphBuilder, iri: string, path: string, group: Attributes): void {
  addTypes(builder, iri, group["@type"] ?? []);
  const rest: [string, AttributeValue][] = [];
  for (const name of Object.keys(group).sort()) {
    const values = group[name]!;
    if (isSchemaProperty(name)) addValues(builder, iri, name, `${path}/${encoded(name)}`, values);
    else if (name !== "@id" && name !== "@type") for (const value of values) rest.push([name, value]);
  }
  if (rest.length > 0) addRest(builder, rest, iri, `${path}/property`);
}

function iriOf(thing: Attributes, builder: GraphBuilder): string | undefined {
  const [name] = thing["@id"] ?? [];
  return typeof name === "string" ? namedIri(name, builder.id) : undefined;
}

function addText(builder: GraphBuilder, from: string, property: string, text: string): void {
  const address = mayBe(property, "iri") ? webIri(text) : undefined;
  const iri = memberIri(text) ?? address;
  const date = mayBe(property, "date") ? dateOf(text) : undefined;
  if (iri !== undefined) builder.link(from, property, iri);
  else if (date !== undefined) builder.typed(from, property, date.text, date.type);
  else if (mayBe(property, "number") && /^-?\d{1,15}$/.test(text))
    builder.typed(from, property, text, "integer");
  else if (mayBe(property, "number") && /^-?\d{1,15}\.\d{1,15}$/.test(text))
    builder.typed(from, property, text, "decimal");
  else if (mayBe(property, "boolean") && /^(?:true|false)$/.test(text))
    builder.typed(from, property, text, "boolean");
  else builder.text(from, property, text);
}

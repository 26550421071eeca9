import { addTypes } from "./classes.ts";
import type { GraphBuilder } from "./graph-builder.ts";
import { encoded, namedIri, webIri } from "./iris.ts";
import { isAmount, isSchemaProperty, mayBe, memberIri } from "./mapping/schema-org.ts";
import { type Attributes, type AttributeValue, referenceOf, type TaggedText, taggedText } from "./product.ts";
import { addRest } from "./rest.ts";
import { dateOf } from "./values.ts";

/**
 * Writes the values of a schema.org property as what they are: members of enumerations, IRIs, dates, numbers, texts, and
 * things with properties of their own.
 *
 * @param path where the things get their IRIs, below the product's; encoded
 * @param ofAmount the values are of an amount
 */
export function addValues(
  builder: GraphBuilder,
  from: string,
  property: string,
  path: string,
  values: readonly AttributeValue[],
  ofAmount = false,
): void {
  const things: Attributes[] = [];
  for (const value of values) {
    const reference = referenceOf(value);
    const iri = reference === undefined ? undefined : namedIri(reference, builder.base);
    const tagged = taggedText(value);
    if (iri !== undefined) builder.link(from, property, iri);
    else if (tagged?.language !== undefined) builder.text(from, property, tagged.text, tagged.language);
    else if (tagged !== undefined) addText(builder, from, property, tagged, ofAmount);
    else things.push(value as Attributes);
  }
  // Numbered by content, so that the order in the feed does not matter.
  const sorted = things.map((thing) => [JSON.stringify(thing), thing] as const);
  sorted.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [i, [, thing]] of sorted.entries()) {
    const at = sorted.length === 1 ? path : `${path}/${i + 1}`;
    const [name] = thing["@id"] ?? [];
    const iri = typeof name === "string" ? namedIri(name, builder.base) : undefined;
    const node = iri ?? builder.partName(at);
    builder.link(from, property, node);
    addMembers(builder, node, at, thing);
    if (iri === undefined && typeof name === "string") builder.identifier(node, name);
  }
}

/**
 * Writes the members of a group as the properties of a node; what schema.org does not have is kept as PropertyValue.
 *
 * @param path where they get their IRIs; empty for the place that the builder is at
 */
export function addMembers(builder: GraphBuilder, iri: string, path: string, group: Attributes): void {
  addTypes(builder, iri, group["@type"] ?? []);
  const rest: [string, AttributeValue][] = [];
  const ofAmount = isAmount(group);
  const start = path === "" ? "" : `${path}/`;
  for (const name of Object.keys(group).sort()) {
    const values = group[name]!;
    if (isSchemaProperty(name)) addValues(builder, iri, name, `${start}${encoded(name)}`, values, ofAmount);
    else if (!["@id", "@type", "@context"].includes(name))
      for (const value of values) rest.push([name, value]);
  }
  if (rest.length > 0) addRest(builder, rest, iri, `${start}property`);
}

function addText(
  builder: GraphBuilder,
  from: string,
  property: string,
  { text, isNumber }: TaggedText,
  ofAmount: boolean,
): void {
  const address = mayBe(property, "iri") ? webIri(text) : undefined;
  const iri = memberIri(property, text) ?? address;
  const date = mayBe(property, "date") ? dateOf(text) : undefined;
  const number = isNumber || ofAmount || !mayBe(property, "code") ? numberOf(text) : undefined;
  if (iri !== undefined) builder.link(from, property, iri);
  else if (date !== undefined) builder.typed(from, property, date.text, date.type);
  else if (number !== undefined && mayBe(property, "number")) builder.typed(from, property, text, number);
  else if (mayBe(property, "boolean") && /^(?:true|false)$/.test(text))
    builder.typed(from, property, text, "boolean");
  else builder.text(from, property, text);
}

/** The kind of number that a text is. With a zero before its digits it is a code: the zero would be lost. */
function numberOf(text: string): "integer" | "decimal" | undefined {
  const match = /^-?(?:0|[1-9]\d{0,14})(\.\d{1,15})?$/.exec(text);
  return match === null ? undefined : match[1] === undefined ? "integer" : "decimal";
}

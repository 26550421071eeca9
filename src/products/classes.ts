import type { GraphBuilder } from "./graph-builder.ts";
import { classIri } from "./mapping/schema-org.ts";
import { type AttributeValue, taggedText } from "./product.ts";

/** States the classes of a node that `@type` names; a name that is not a class becomes an `additionalType`. */
export function addTypes(builder: GraphBuilder, iri: string, types: readonly AttributeValue[]): void {
  for (const value of types) {
    const text = taggedText(value)?.text;
    if (text === undefined) continue;
    const type = classIri(text);
    if (type === undefined) builder.text(iri, "additionalType", text);
    else builder.typeOf(iri, type);
  }
}

import fc from "fast-check";

// biome-ignore lint/suspicious/noExplicitAny: a JSON Schema, walked by key
type Schema = Record<string, any>;

const words = [
  "Ada",
  "Lovelace",
  "Q1",
  "Berlin",
  "\u{1F600}",
  "İstanbul",
  "東京",
  " ",
  ".",
  "\n",
  "wrote",
  "é",
  "\ud800",
];
const text = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(""));

/** Values of a JSON Schema of the OpenAPI document: in shape, not always in sense. */
export function arbitraryOf(schema: Schema, schemas: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref) return arbitraryOf(schemas[schema.$ref.split("/").at(-1)], schemas);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice: Schema) => arbitraryOf(choice, schemas)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => arbitraryOf({ ...schema, type }, schemas)));
  switch (schema.type) {
    case "string":
      return schema.minLength ? text.filter((value) => value.length >= schema.minLength) : text;
    case "integer":
      return fc.integer({ min: schema.minimum ?? -3, max: schema.maximum ?? 30 });
    case "number":
      return fc.double({ min: schema.minimum ?? -1, max: schema.maximum ?? 2, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(arbitraryOf(schema.items ?? {}, schemas), { maxLength: 4 });
    case "object":
      return objectOf(schema, schemas);
    default:
      return fc.jsonValue();
  }
}

function objectOf(schema: Schema, schemas: Schema): fc.Arbitrary<unknown> {
  if (!schema.properties) {
    const value = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
    return fc.dictionary(fc.constantFrom("en", "it", "ja", "__proto__", "x"), arbitraryOf(value, schemas), {
      maxKeys: 3,
    });
  }
  const entries = Object.entries<Schema>(schema.properties).map(([name, one]) => [
    name,
    arbitraryOf(one, schemas),
  ]);
  return fc.record(Object.fromEntries(entries), { requiredKeys: schema.required ?? [] });
}

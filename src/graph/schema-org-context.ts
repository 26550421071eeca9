import { dateProperties, iriProperties, prefixes, vocabulary } from "../../data/schema-org/context.ts";

/** `https://schema.org`, `http://schema.org/`, `…/docs/jsonldcontext.json` and the like. */
const spelling =
  /^(?:https?:)?\/\/(?:www\.)?schema\.org(?:\/(?:docs\/)?(?:jsonldcontext\.(?:json|jsonld))?|\/version\/[\w.-]+\/schemaorgcontext\.jsonld)?[#?]?$/i;

/** Whether a context's address is that of schema.org, in any of its spellings. */
export function isSchemaOrgContext(address: string): boolean {
  return spelling.test(address.trim());
}

const wordsOf = (lines: string) => lines.trim().split("\n");

const terms = new Map<string, object>([
  ...wordsOf(iriProperties).map((name) => [name, { "@id": `schema:${name}`, "@type": "@id" }] as const),
  ...wordsOf(dateProperties).map(
    (name) => [name, { "@id": `schema:${name}`, "@type": "schema:Date" }] as const,
  ),
]);

/**
 * The context of schema.org, as far as a document needs it: its whole would be read again at each place that names it.
 * It maps to `http://schema.org/`, as the published one does, whichever spelling names it.
 *
 * @param used keys of the document, and what stands before the colons of its values
 */
export function schemaOrgContext(used: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  const context: Record<string, unknown> = {
    "@vocab": vocabulary,
    type: "@type",
    id: "@id",
    schema: vocabulary,
  };
  for (const [prefix, iri] of Object.entries(prefixes)) if (used.has(prefix)) context[prefix] = iri;
  for (const [name, term] of terms) if (used.has(name)) context[name] = term;
  return context;
}

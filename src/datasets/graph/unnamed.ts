import type { Quad } from "@rdfjs/types";
import { type Role, roleOf, termTypes } from "./vocabulary.ts";

/** The message that RDF has no entity, with the predicates that would make one. */
export const nameless: string =
  "no subject has a name: an entity is an IRI with schema:name, rdfs:label, skos:prefLabel, foaf:name, dct:title or another predicate of names (docs/guides/graph-store.md lists them)";

/** Roles of the predicates that name their subject, by a text or by a node. */
const naming: ReadonlySet<Role | undefined> = new Set<Role>([
  "labels",
  "formalNames",
  "aliases",
  "usual",
  "given",
  "labelNodes",
  "formalNameNodes",
  "aliasNodes",
]);

/** Most predicates that a warning names. */
const NAMED_PREDICATES = 3;

/**
 * What makes RDF useless as a graph of entities, as a sentence: there is nothing in it, nothing has a name, or at least
 * half of the subjects that have a type and a text of words have none. Then their texts mostly stand under a predicate
 * that is not read.
 *
 * @returns undefined if there is nothing to tell
 */
export function namingFault(quads: readonly Quad[]): string | undefined {
  if (quads.length === 0) return "it has no statements";
  const named = new Set<string>();
  const typed = new Set<string>();
  const worded = new Set<string>();
  let namedBlanks = 0;
  for (const { subject, predicate, object } of quads) {
    const role = roleOf(predicate.value);
    if (subject.termType !== "NamedNode") {
      if (role === "labels" && object.termType === "Literal") namedBlanks++;
    } else if (naming.has(role) || (role === "types" && termTypes.has(object.value)))
      named.add(subject.value);
    else if (role === "types") typed.add(subject.value);
    else if (isOtherText(role, object)) worded.add(subject.value);
  }
  if (named.size === 0)
    return namedBlanks > 0
      ? `${nameless}; blank nodes have names (${namedBlanks}), which do not count: give these nodes IRIs ("@id" in JSON-LD)`
      : nameless;
  const unnamed = new Set([...typed].filter((iri) => worded.has(iri) && !named.has(iri)));
  if (unnamed.size === 0 || unnamed.size * 2 < typed.size) return undefined;
  return `${unnamed.size} of ${typed.size} subjects with a type have no name, and are never found: their texts stand under ${predicatesOf(quads, unnamed).join(", ")}, which are not read as names (docs/guides/graph-store.md lists those that are)`;
}

function isOtherText(role: Role | undefined, object: Quad["object"]): boolean {
  return (
    role === undefined && object.termType === "Literal" && /\p{L}{3}/u.test(object.value.slice(0, 1_000))
  );
}

/** The predicates that have texts of words of the most subjects. */
function predicatesOf(quads: readonly Quad[], subjects: ReadonlySet<string>): readonly string[] {
  const counts = new Map<string, number>();
  for (const { subject, predicate, object } of quads)
    if (subjects.has(subject.value) && isOtherText(roleOf(predicate.value), object))
      counts.set(predicate.value, (counts.get(predicate.value) ?? 0) + 1);
  return [...counts]
    .sort(([a, of], [b, other]) => other - of || (a < b ? -1 : 1))
    .slice(0, NAMED_PREDICATES)
    .map(([iri]) => iri);
}

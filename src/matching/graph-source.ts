import { canonicalId, ProblemError } from "../contract/index.ts";
import { OwnGraph } from "../datasets/graph/own-graph.ts";
import { type Role, roleOf } from "../datasets/graph/vocabulary.ts";
import type { GraphStore } from "../graph/store.ts";
import type { PropertyStatement, RecordSource } from "./source.ts";

const rdfType = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";

/**
 * What the record has of a subject already. Codes, formal names such as a legal name, and types of other vocabularies
 * are properties, too: a table has a column of them.
 */
const recorded: ReadonlySet<Role | undefined> = new Set(["labels", "aliases", "descriptions", "identities"]);

/**
 * The caller's own graph as it is now: entities as the resolver sees them, and every other triple of theirs as a
 * statement. A property is called by its IRI or by the last part of it.
 *
 * @throws ProblemError `dataset_unavailable` when the store cannot be read
 */
export async function graphSource(store: GraphStore): Promise<RecordSource> {
  const dataset = await new OwnGraph(store).current();
  const statements = new Map<number, PropertyStatement[]>();
  const properties = new Set<string>();
  try {
    for await (const { subject, predicate, object } of store.read()) {
      const entity = dataset.find(canonicalId(subject.value));
      if (entity === undefined || isRecorded(predicate.value)) continue;
      const target = object.termType === "NamedNode" ? dataset.find(canonicalId(object.value)) : undefined;
      properties.add(predicate.value);
      const list = statements.get(entity) ?? [];
      statements.set(entity, list);
      list.push({ property: predicate.value, value: target ?? object.value });
    }
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw new ProblemError("dataset_unavailable", { detail: "the graph store cannot be read", cause });
  }
  return {
    size: dataset.size,
    alive: (entity) => dataset.alive(entity),
    record: (entity) => dataset.record(entity),
    popularity: (entity) => dataset.mass(entity),
    statements: (entity) => statements.get(entity) ?? [],
    find: (id) => dataset.find(canonicalId(id)),
    properties: [...properties].sort().map((id) => ({ id, name: lastPart(id) })),
  };
}

function isRecorded(predicate: string): boolean {
  return predicate === rdfType || recorded.has(roleOf(predicate));
}

function lastPart(iri: string): string {
  return /[^/#:]+$/.exec(iri)?.[0] ?? iri;
}

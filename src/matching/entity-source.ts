import { canonicalId, type Entity, ProblemError } from "../contract/index.ts";
import { slipIn } from "../datasets/build/kb-entity.ts";
import { recordOf } from "../datasets/entity.ts";
import type { MatchEntity } from "./row.ts";
import type { PropertyStatement, RecordSource } from "./source.ts";

/**
 * A list of entities, with whatever properties their records have.
 *
 * @throws ProblemError `invalid_dataset` for an entity without id or name, or with a misspelled field, and for an id
 *   that is there twice
 */
export function entitySource(entities: readonly MatchEntity[]): RecordSource {
  const ids = new Map<string, number>();
  const properties = new Set<string>();
  entities.forEach((entity, i) => {
    const { id, name } = entity;
    if (typeof id !== "string" || id === "") throw faulty(i, "id", "must be a string that is not empty");
    if (typeof name !== "string" && (typeof name !== "object" || name === null))
      throw faulty(i, "name", "must be a string, or strings by language");
    const slip = slipIn(entity, ["properties"]);
    if (slip !== undefined)
      throw new ProblemError("invalid_dataset", { errors: [{ pointer: `/${i}`, detail: slip }] });
    const canonical = canonicalId(id);
    const before = ids.get(canonical);
    if (before !== undefined) throw faulty(i, "id", `is also the id of entity ${before}`);
    ids.set(canonical, i);
    for (const property of Object.keys(entity.properties ?? {})) properties.add(property);
  });
  const records = entities.map((entity) => recordOf(entity as Entity));
  return {
    size: entities.length,
    alive: () => true,
    record: (entity) => records[entity]!,
    popularity: () => 1,
    statements: (entity) => statementsOf(entities[entity]!),
    find: (id) => ids.get(canonicalId(id)),
    properties: [...properties].sort().map((id) => ({ id, name: id })),
  };
}

function statementsOf({ properties = {} }: MatchEntity): PropertyStatement[] {
  return Object.entries(properties).flatMap(([property, values]) =>
    (typeof values === "string" ? [values] : values).map((value) => ({ property, value })),
  );
}

function faulty(entity: number, field: string, detail: string): ProblemError {
  return new ProblemError("invalid_dataset", { errors: [{ pointer: `/${entity}/${field}`, detail }] });
}

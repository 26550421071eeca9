import { type Entity, entityOf, ProblemError, parseDataset } from "../../contract/index.ts";
import { isNear } from "../../contract/near-names.ts";
import { entitySchema } from "../../contract/schemas.ts";
import { recordOf } from "../entity.ts";
import type { Relation, SourceEntity } from "./source.ts";

/** An entity as in a request's `dataset`, with fields that only a knowledge base has. */
export interface KbEntity extends Entity {
  /** Names of inhabitants or members, and the adjective, by language. */
  readonly demonyms?: Readonly<Record<string, readonly string[]>>;
  /** Statements whose value is an entity of the same source. */
  readonly relations?: readonly Relation[];
  /** Popularity relative to other entities, above 0; other indications of popularity are then ignored. */
  readonly mass?: number;
}

/** Why a value is not an entity, in words; undefined if it is one. */
export function entityFault(value: unknown): string | undefined {
  try {
    parseDataset([value]);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // The pointers begin with "/dataset/0".
    return error.document.errors?.map(({ pointer, detail }) => `${pointer.slice(10)} ${detail}`).join("; ");
  }
  const { relations, demonyms, mass } = entityOf(value as KbEntity) as KbEntity;
  if (!areRelations(relations)) return "relations must be a list of { property, value }, both strings";
  if (!areLists(demonyms)) return "demonyms must be lists of strings by language";
  if (mass !== undefined && !(Number.isFinite(mass) && mass > 0)) return "mass must be a number above 0";
  return undefined;
}

/** The fields of an entity of a knowledge base. */
const kbFields = [...Object.keys(entitySchema.entries), "relations", "demonyms", "mass"];

/**
 * The text of an error for a misspelt field, such as `alias` for `aliases`, if the entity lacks the correct one.
 * Undefined if no field is misspelt. Unknown fields are allowed, as a caller may send records as they are.
 *
 * @param more fields besides those of a knowledge base
 */
export function slipIn(entity: object, more: readonly string[] = []): string | undefined {
  const fields = [...kbFields, ...more];
  const given = Object.keys(entity);
  const lacking = fields.filter((field) => !given.includes(field));
  for (const field of given) {
    if (fields.includes(field)) continue;
    const near = lacking.find((one) => isNear(field, one));
    if (near !== undefined) return `/${field} is not a field of an entity; did you mean "${near}"?`;
  }
  return undefined;
}

/** An entity in the form that a builder takes. */
export function sourceOf(entity: KbEntity): SourceEntity {
  // Null means that a field is absent, as in a request.
  const present = entityOf(entity) as KbEntity;
  const { mass, relations, demonyms } = present;
  return { ...recordOf(present), relations, demonyms, facts: mass === undefined ? {} : { mass } };
}

function areRelations(given: unknown): boolean {
  const isRelation = (one: { property?: unknown; value?: unknown } | null) =>
    typeof one?.property === "string" && typeof one.value === "string";
  return given === undefined || (Array.isArray(given) && given.every(isRelation));
}

function areLists(given: unknown): boolean {
  if (given === undefined) return true;
  if (typeof given !== "object" || given === null || Array.isArray(given)) return false;
  return Object.values(given).every(
    (list) => Array.isArray(list) && list.every((one) => typeof one === "string"),
  );
}

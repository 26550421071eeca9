import { jsonPointer, type Limits, ProblemError } from "../contract/index.ts";
import type { Fault } from "../contract/problem.ts";
import { faultsOfValues, under, type ValueFault } from "../matching/check-row.ts";
import { nameIn } from "../matching/conditions.ts";
import type { MatchCondition, PropertyValue } from "../matching/index.ts";
import { isObject } from "./queries-0.2.ts";
import type { ReconciliationQuery } from "./query.ts";

/**
 * Reads a batch of the draft of version 1.0: `{ queries: [{ type?, limit?, lang?, conditions: [...] }] }`.
 *
 * @see https://reconciliation-api.github.io/specs/draft/
 * @throws ProblemError `invalid_request` with pointers
 */
export function readQueries10(
  batch: unknown,
  language: string | undefined,
  limits: Limits,
): ReconciliationQuery[] {
  const queries = isObject(batch) ? batch.queries : undefined;
  if (!Array.isArray(queries))
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "/queries", detail: "must be a list of queries" }],
    });
  const faults: Fault[] = [];
  queries.forEach((query: unknown, i) => {
    for (const { keys, detail } of faultsOf(query, limits))
      faults.push({ pointer: jsonPointer(["queries", i, ...keys]), detail });
  });
  if (faults.length > 0) throw new ProblemError("invalid_request", { errors: faults.slice(0, 20) });
  return queries.map((query) => queryOf(query as Query, language));
}

interface Condition {
  readonly matchType: MatchCondition["on"];
  readonly propertyId?: string;
  readonly propertyValue: PropertyValue | readonly PropertyValue[];
  readonly required?: boolean | null;
  readonly matchQuantifier?: MatchCondition["quantifier"] | null;
}

interface Query {
  readonly type?: string | null;
  readonly limit?: number | null;
  readonly lang?: string | null;
  readonly conditions: readonly Condition[];
}

function queryOf(query: Query, language: string | undefined): ReconciliationQuery {
  const { type, limit, lang } = query;
  const conditions = query.conditions.map(
    ({ matchType, propertyId, propertyValue, required, matchQuantifier }): MatchCondition => ({
      on: matchType,
      property: propertyId,
      values: Array.isArray(propertyValue) ? propertyValue : [propertyValue as PropertyValue],
      quantifier: matchQuantifier ?? "any",
      required: required === true,
    }),
  );
  // The first name is looked for; what else is asked of names decides which candidates are left.
  const names = conditions.filter(({ on, quantifier }) => on === "name" && quantifier !== "none");
  const name = names.flatMap(({ values }) => values.map(nameIn)).find(Boolean) ?? "";
  return {
    row: { name, type: type ?? undefined, language: lang ?? language },
    limit: limit ?? undefined,
    conditions,
  };
}

const known = new Set(["type", "limit", "lang", "dir", "conditions"]);

function faultsOf(query: unknown, limits: Limits): ValueFault[] {
  if (!isObject(query)) return [{ keys: [], detail: "must be an object with conditions" }];
  const { type, limit, lang, conditions } = query;
  const faults: ValueFault[] = [];
  for (const key of Object.keys(query))
    if (!known.has(key)) faults.push({ keys: [key], detail: "is unknown" });
  for (const [key, text] of Object.entries({ type, lang }))
    if (!isAbsent(text) && typeof text !== "string") faults.push({ keys: [key], detail: "must be a string" });
  if (!isAbsent(limit) && !(typeof limit === "number" && limit >= 0))
    faults.push({ keys: ["limit"], detail: "must be a number of 0 or more" });
  if (!Array.isArray(conditions) || conditions.length === 0)
    faults.push({ keys: ["conditions"], detail: "must be a list that is not empty" });
  else if (conditions.length > limits.rowProperties)
    faults.push({ keys: ["conditions"], detail: `must have at most ${limits.rowProperties} conditions` });
  else
    conditions.forEach((condition: unknown, i) => {
      faults.push(...under(["conditions", i], faultsOfCondition(condition, limits)));
    });
  return faults;
}

const matchTypes: readonly unknown[] = ["name", "id", "property"];
const quantifiers: readonly unknown[] = ["any", "all", "none"];

function faultsOfCondition(condition: unknown, limits: Limits): ValueFault[] {
  if (!isObject(condition)) return [{ keys: [], detail: "must be an object" }];
  const { matchType, propertyId, propertyValue, required, matchQuantifier } = condition;
  if (!matchTypes.includes(matchType))
    return [{ keys: ["matchType"], detail: "must be name, id or property" }];
  if (isAbsent(propertyValue)) return [{ keys: ["propertyValue"], detail: "is missing" }];
  const faults = under(["propertyValue"], faultsOfValues(propertyValue, limits));
  if (matchType === "property" && typeof propertyId !== "string")
    faults.push({ keys: ["propertyId"], detail: "must be a string" });
  if (!isAbsent(required) && typeof required !== "boolean")
    faults.push({ keys: ["required"], detail: "must be true or false" });
  if (!isAbsent(matchQuantifier) && !quantifiers.includes(matchQuantifier))
    faults.push({ keys: ["matchQuantifier"], detail: "must be any, all or none" });
  return faults;
}

/** A client with typed models sends every field. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

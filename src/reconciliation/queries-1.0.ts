import { jsonPointer, ProblemError } from "../contract/index.ts";
import type { Fault } from "../contract/problem.ts";
import type { PropertyValue } from "../matching/index.ts";
import { isObject } from "./queries-0.2.ts";
import type { ReconciliationQuery } from "./query.ts";

/**
 * Reads a batch of the draft of version 1.0: `{ queries: [{ type?, limit?, lang?, conditions: [...] }] }`.
 *
 * @see https://reconciliation-api.github.io/specs/draft/
 * @throws ProblemError `invalid_request` with pointers
 */
export function readQueries10(batch: unknown, language: string | undefined): ReconciliationQuery[] {
  const queries = isObject(batch) ? batch.queries : undefined;
  if (!Array.isArray(queries))
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "/queries", detail: "must be a list of queries" }],
    });
  const faults: Fault[] = [];
  queries.forEach((query: unknown, i) => {
    for (const { keys, detail } of faultsOf(query))
      faults.push({ pointer: jsonPointer(["queries", i, ...keys]), detail });
  });
  if (faults.length > 0) throw new ProblemError("invalid_request", { errors: faults.slice(0, 20) });
  return queries.map((query) => queryOf(query as Query, language));
}

interface Condition {
  readonly matchType: "name" | "id" | "property";
  readonly propertyId?: string;
  readonly propertyValue: PropertyValue | readonly PropertyValue[];
  readonly required?: boolean;
  readonly matchQuantifier?: "any" | "all" | "none";
}

interface Query {
  readonly type?: string;
  readonly limit?: number;
  readonly lang?: string;
  readonly conditions: readonly Condition[];
}

function queryOf(
  { type, limit, lang, conditions }: Query,
  language: string | undefined,
): ReconciliationQuery {
  const properties = new Map<string, PropertyValue[]>();
  const required = new Map<string, PropertyValue[]>();
  let name = "";
  let id: string | undefined;
  for (const { matchType, propertyId = "", propertyValue, matchQuantifier, required: must } of conditions) {
    const values = (Array.isArray(propertyValue) ? propertyValue : [propertyValue]) as PropertyValue[];
    if (matchType === "name") name ||= textOf(values[0]);
    else if (matchType === "id") id ??= textOf(values[0]);
    // What must not be there is no evidence for a candidate.
    else if (matchQuantifier !== "none") {
      properties.set(propertyId, [...(properties.get(propertyId) ?? []), ...values]);
      if (must) required.set(propertyId, values);
    }
  }
  return {
    row: { name, type, properties: Object.fromEntries(properties), language: lang ?? language },
    limit,
    id,
    required: required.size > 0 ? Object.fromEntries(required) : undefined,
  };
}

function textOf(value: PropertyValue | undefined): string {
  if (typeof value === "object") return value.name ?? value.id;
  return value === undefined ? "" : String(value);
}

interface QueryFault {
  readonly keys: (string | number)[];
  readonly detail: string;
}

const known = new Set(["type", "limit", "lang", "dir", "conditions"]);

function faultsOf(query: unknown): QueryFault[] {
  if (!isObject(query)) return [{ keys: [], detail: "must be an object with conditions" }];
  const { type, limit, conditions } = query;
  const faults: QueryFault[] = [];
  for (const key of Object.keys(query))
    if (!known.has(key)) faults.push({ keys: [key], detail: "is unknown" });
  if (type !== undefined && typeof type !== "string")
    faults.push({ keys: ["type"], detail: "must be a string" });
  if (limit !== undefined && !(typeof limit === "number" && limit >= 0))
    faults.push({ keys: ["limit"], detail: "must be a number of 0 or more" });
  if (!Array.isArray(conditions) || conditions.length === 0)
    return [...faults, { keys: ["conditions"], detail: "must be a list that is not empty" }];
  conditions.forEach((condition: unknown, i) => {
    if (!isObject(condition)) faults.push({ keys: ["conditions", i], detail: "must be an object" });
    else if (!["name", "id", "property"].includes(condition.matchType as string))
      faults.push({ keys: ["conditions", i, "matchType"], detail: "must be name, id or property" });
    else if (condition.propertyValue === undefined || condition.propertyValue === null)
      faults.push({ keys: ["conditions", i, "propertyValue"], detail: "is missing" });
    else if (condition.matchType === "property" && typeof condition.propertyId !== "string")
      faults.push({ keys: ["conditions", i, "propertyId"], detail: "must be a string" });
  });
  return faults;
}

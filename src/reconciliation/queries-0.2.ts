import { jsonPointer, type Limits, ProblemError } from "../contract/index.ts";
import type { Fault } from "../contract/problem.ts";
import { faultsOfName, faultsOfType, faultsOfValues, under, type ValueFault } from "../matching/check-row.ts";
import type { PropertyValue } from "../matching/index.ts";
import type { ReconciliationQuery } from "./query.ts";

/**
 * Reads a batch of version 0.2: `{ q0: { query, type?, limit?, properties?: [{ pid, v }] } }`.
 *
 * @see https://www.w3.org/community/reports/reconciliation/CG-FINAL-specs-0.2-20230410/
 * @throws ProblemError `invalid_request` with pointers
 */
export function readQueries02(
  batch: unknown,
  language: string | undefined,
  limits: Limits,
): Map<string, ReconciliationQuery> {
  const faults: Fault[] = [];
  const queries = new Map<string, ReconciliationQuery>();
  if (!isObject(batch))
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "", detail: "must be an object of queries by key" }],
    });
  for (const [key, query] of Object.entries(batch)) {
    const found = faultsOf(query, limits);
    for (const { keys, detail } of found) faults.push({ pointer: jsonPointer([key, ...keys]), detail });
    if (found.length === 0) queries.set(key, queryOf(query as Query, language));
  }
  if (faults.length > 0) throw new ProblemError("invalid_request", { errors: faults.slice(0, 20) });
  return queries;
}

interface Query {
  readonly query?: string;
  readonly type?: string | readonly string[] | null;
  readonly limit?: number;
  readonly properties?: readonly {
    readonly pid: string;
    readonly v: PropertyValue | readonly PropertyValue[];
  }[];
}

function queryOf(
  { query, type, limit, properties = [] }: Query,
  language: string | undefined,
): ReconciliationQuery {
  const byProperty = new Map<string, PropertyValue[]>();
  for (const { pid, v } of properties)
    byProperty.set(pid, [...(byProperty.get(pid) ?? []), ...(Array.isArray(v) ? v : [v])]);
  return {
    row: { name: query ?? "", type: type ?? undefined, properties: Object.fromEntries(byProperty), language },
    limit,
    conditions: [],
  };
}

const known = new Set(["query", "type", "type_strict", "limit", "properties", "lang"]);

function faultsOf(query: unknown, limits: Limits): ValueFault[] {
  if (!isObject(query)) return [{ keys: [], detail: "must be an object with a query" }];
  const { query: name, type, limit, properties } = query;
  const faults: ValueFault[] = [];
  for (const key of Object.keys(query))
    if (!known.has(key)) faults.push({ keys: [key], detail: "is unknown" });
  if (name !== undefined) faults.push(...under(["query"], faultsOfName(name, limits)));
  if (limit !== undefined && !(typeof limit === "number" && limit >= 0))
    faults.push({ keys: ["limit"], detail: "must be a number of 0 or more" });
  faults.push(...under(["type"], faultsOfType(type, limits)));
  if (properties !== undefined) faults.push(...under(["properties"], faultsOfProperties(properties, limits)));
  if (name === undefined && properties === undefined)
    faults.push({ keys: [], detail: "must have a query or properties" });
  if (name === undefined && Array.isArray(properties) && properties.length === 0)
    faults.push({ keys: ["properties"], detail: "must not be empty when there is no query" });
  return faults;
}

function faultsOfProperties(properties: unknown, limits: Limits): ValueFault[] {
  const { rowProperties } = limits;
  if (!Array.isArray(properties)) return [{ keys: [], detail: "must be a list" }];
  if (properties.length > rowProperties)
    return [{ keys: [], detail: `must have at most ${rowProperties} properties` }];
  const counts = new Map<string, number>();
  return properties.flatMap((one: unknown, i) => {
    if (!isObject(one) || typeof one.pid !== "string" || one.v === undefined || one.v === null)
      return [{ keys: [i], detail: "must be an object with pid and v" }];
    // A property that is there twice has the values of both.
    const count = (counts.get(one.pid) ?? 0) + (Array.isArray(one.v) ? one.v.length : 1);
    counts.set(one.pid, count);
    if (count > rowProperties)
      return [{ keys: [i, "v"], detail: `must have at most ${rowProperties} values` }];
    return under([i, "v"], faultsOfValues(one.v, limits));
  });
}

/** Whether a value of JSON is an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

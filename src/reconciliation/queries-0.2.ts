import { jsonPointer, ProblemError } from "../contract/index.ts";
import type { Fault } from "../contract/problem.ts";
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
): Map<string, ReconciliationQuery> {
  const faults: Fault[] = [];
  const queries = new Map<string, ReconciliationQuery>();
  if (!isObject(batch))
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "", detail: "must be an object of queries by key" }],
    });
  for (const [key, query] of Object.entries(batch)) {
    const found = faultOf(query);
    if (found) faults.push({ pointer: jsonPointer([key, ...found.keys]), detail: found.detail });
    else queries.set(key, queryOf(query as Query, language));
  }
  if (faults.length > 0) throw new ProblemError("invalid_request", { errors: faults.slice(0, 20) });
  return queries;
}

interface Query {
  readonly query?: string;
  readonly type?: string | readonly string[];
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
  const first = typeof type === "object" ? type[0] : type;
  const byProperty = new Map<string, PropertyValue[]>();
  for (const { pid, v } of properties)
    byProperty.set(pid, [...(byProperty.get(pid) ?? []), ...(Array.isArray(v) ? v : [v])]);
  return {
    row: { name: query ?? "", type: first, properties: Object.fromEntries(byProperty), language },
    limit,
  };
}

const known = new Set(["query", "type", "type_strict", "limit", "properties", "lang"]);

function faultOf(query: unknown): { keys: (string | number)[]; detail: string } | undefined {
  if (!isObject(query)) return { keys: [], detail: "must be an object with a query" };
  const unknown = Object.keys(query).find((key) => !known.has(key));
  if (unknown !== undefined) return { keys: [unknown], detail: "is unknown" };
  const { query: name, type, limit, properties } = query;
  if (name !== undefined && typeof name !== "string") return { keys: ["query"], detail: "must be a string" };
  if (limit !== undefined && !(typeof limit === "number" && limit >= 0))
    return { keys: ["limit"], detail: "must be a number of 0 or more" };
  const types: unknown[] = Array.isArray(type) ? type : type === undefined || type === null ? [] : [type];
  if (types.some((one) => typeof one !== "string"))
    return { keys: ["type"], detail: "must be a string or a list of strings" };
  if (properties === undefined)
    return name === undefined ? { keys: [], detail: "must have a query or properties" } : undefined;
  if (!Array.isArray(properties)) return { keys: ["properties"], detail: "must be a list" };
  if (name === undefined && properties.length === 0)
    return { keys: ["properties"], detail: "must not be empty when there is no query" };
  const wrong = properties.findIndex(
    (one) => !isObject(one) || typeof one.pid !== "string" || one.v === undefined || one.v === null,
  );
  return wrong < 0 ? undefined : { keys: ["properties", wrong], detail: "must be an object with pid and v" };
}

/** Whether a value of JSON is an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { isLongerThan, jsonPointer, type Limits, ProblemError } from "../contract/index.ts";
import type { Fault } from "../contract/problem.ts";
import type { MatchRow } from "./row.ts";

/** A fault, with its place below what was looked at. */
export interface ValueFault {
  readonly keys: readonly (string | number)[];
  readonly detail: string;
}

const limitOfFaults = 20;

/**
 * Checks a row.
 *
 * @throws ProblemError `invalid_request` with a pointer to each fault
 */
export function checkRow(row: MatchRow, limits: Limits): void {
  const faults = faultsOfRow(row, limits).map(
    ({ keys, detail }): Fault => ({ pointer: jsonPointer([...keys]), detail }),
  );
  if (faults.length > 0)
    throw new ProblemError("invalid_request", { errors: faults.slice(0, limitOfFaults) });
}

function faultsOfRow(row: MatchRow, limits: Limits): ValueFault[] {
  if (typeof row !== "object" || row === null) return [{ keys: [], detail: "must be an object with a name" }];
  const { name, type, properties, language } = row;
  const faults = [
    ...under(["name"], faultsOfName(name, limits)),
    ...under(["type"], faultsOfType(type, limits)),
  ];
  if (language !== undefined && language !== null && typeof language !== "string")
    faults.push({ keys: ["language"], detail: "must be a string" });
  if (properties !== undefined && properties !== null)
    faults.push(...under(["properties"], faultsOfProperties(properties, limits)));
  return faults;
}

/** Faults with their places below another place. */
export function under(keys: readonly (string | number)[], faults: readonly ValueFault[]): ValueFault[] {
  return faults.map((fault) => ({ keys: [...keys, ...fault.keys], detail: fault.detail }));
}

/** What is wrong with a name. */
export function faultsOfName(name: unknown, { nameCodePoints }: Limits): ValueFault[] {
  if (typeof name !== "string") return [{ keys: [], detail: "must be a string" }];
  return isLongerThan(name, nameCodePoints)
    ? [{ keys: [], detail: `must have at most ${nameCodePoints} code points` }]
    : [];
}

/** What is wrong with a type, or a list of types. */
export function faultsOfType(type: unknown, { rowProperties }: Limits): ValueFault[] {
  if (type === undefined || type === null || typeof type === "string") return [];
  if (!Array.isArray(type)) return [{ keys: [], detail: "must be a string or a list of strings" }];
  if (type.length > rowProperties) return [{ keys: [], detail: `must have at most ${rowProperties} types` }];
  const wrong = type.findIndex((one) => typeof one !== "string");
  return wrong < 0 ? [] : [{ keys: [wrong], detail: "must be a string" }];
}

/** What is wrong with a value of a property, or a list of values. */
export function faultsOfValues(value: unknown, limits: Limits): ValueFault[] {
  if (!Array.isArray(value)) return faultsOfValue(value, limits);
  const { rowProperties } = limits;
  return [
    ...(value.length > rowProperties
      ? [{ keys: [], detail: `must have at most ${rowProperties} values` }]
      : []),
    ...value.slice(0, rowProperties).flatMap((one: unknown, i) => under([i], faultsOfValue(one, limits))),
  ];
}

function faultsOfValue(value: unknown, limits: Limits): ValueFault[] {
  if (typeof value === "string") return faultsOfName(value, limits);
  if (typeof value === "number" || typeof value === "boolean") return [];
  const { id, name } = (value ?? {}) as { id?: unknown; name?: unknown };
  if (id === undefined || id === null)
    return [{ keys: [], detail: "must be a string, a number, a truth value or an object with an id" }];
  return [
    ...under(["id"], faultsOfName(id, limits)),
    ...(name === undefined || name === null ? [] : under(["name"], faultsOfName(name, limits))),
  ];
}

function faultsOfProperties(properties: unknown, limits: Limits): ValueFault[] {
  const { rowProperties } = limits;
  if (typeof properties !== "object" || Array.isArray(properties))
    return [{ keys: [], detail: "must be an object of values by property" }];
  const entries = Object.entries(properties as object);
  return [
    ...(entries.length > rowProperties
      ? [{ keys: [], detail: `must have at most ${rowProperties} properties` }]
      : []),
    ...entries
      .slice(0, rowProperties)
      .flatMap(([property, value]) => under([property], faultsOfValues(value, limits))),
  ];
}

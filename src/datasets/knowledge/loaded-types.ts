import { loadOnce } from "../../text/look-up.ts";
import type * as Known from "./known-types.ts";

/** The hierarchy of types and the functions on it. */
export type KnownTypes = typeof Known;

let known: KnownTypes | undefined;

/** Loads the hierarchy if there are types, and their further names if one of them is not known without these. */
export async function loadTypesOf(types: readonly string[]): Promise<void> {
  if (types.length > 0) await loadTypes();
  if (!types.every((type) => known!.isKnownType(type))) await loadAllTypes();
}

/** Loads the hierarchy of types and all further names of types. */
export async function loadAllTypes(): Promise<void> {
  const [{ addCallerTypes }] = await Promise.all([callerTypes(), loadTypes()]);
  addCallerTypes();
}

const callerTypes = loadOnce(() => import("./caller-types.ts"));

/**
 * Loads the hierarchy of types, once. It is needed where entities have types, or a mention was sent with one. A list
 * of names has none, so a page with such a list saves 9 kB.
 */
export async function loadTypes(): Promise<void> {
  known ??= await import("./known-types.ts");
}

/** Sets the hierarchy for a caller that does not wait: the hierarchy comes with its code. */
export function useTypes(types: KnownTypes): void {
  known ??= types;
}

/** The hierarchy of types; it must be loaded. */
export function knownTypes(): KnownTypes {
  if (!known) throw new Error("loadTypes() was not awaited");
  return known;
}

import type * as Known from "./known-types.ts";

/** The hierarchy of types and what is made of it. */
export type KnownTypes = typeof Known;

let known: KnownTypes | undefined;

/**
 * Loads the hierarchy of types, once: where entities have types, or a mention was sent with one. A list of names has
 * none, and a page with such a list does without 9 kB.
 */
export async function loadTypes(): Promise<void> {
  known ??= await import("./known-types.ts");
}

/** The same where a caller does not wait: the hierarchy comes with the code. */
export function useTypes(types: KnownTypes): void {
  known ??= types;
}

/** The hierarchy of types, which is loaded. */
export function knownTypes(): KnownTypes {
  if (!known) throw new Error("loadTypes() was not awaited");
  return known;
}

/** What is wrong with a value for a graph store, as of an option. */
export function graphStoreFault(value: unknown): string | undefined {
  if (typeof value === "object" && value !== null) {
    if ("then" in value) return "is a promise: await the store first";
    const members = value as Record<string, unknown>;
    // What whoever only links to it needs; a store of somebody else may refuse the rest.
    if (typeof members.read === "function" && typeof members.watch === "function") return undefined;
  }
  return "must be a graph store: make one with createGraphStore() and write the RDF into it";
}

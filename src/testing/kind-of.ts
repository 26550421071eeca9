/** What a value is, for a message about it. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value !== "object") return `the ${typeof value} ${JSON.stringify(value)}`;
  if (value instanceof Promise) return "a promise";
  if ("mentions" in value) return "a whole response";
  if (isMention(value)) return "a mention";
  if ("label" in value) return "an entity";
  return `an object with ${Object.keys(value).slice(0, 5).join(", ") || "no fields"}`;
}

/** Whether a value looks like a mention of an answer. */
export function isMention(value: unknown): boolean {
  return typeof value === "object" && value !== null && "status" in value && "entity" in value;
}

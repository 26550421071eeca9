/** A type as the API writes it: its id, and its name for people. */
export function typeObject(type: string): { id: string; name: string } {
  return { id: type, name: /[^/#]+$/.exec(type)?.[0] ?? type };
}

/** Reads an option that may be given several times, with one value each time. */
export function further(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

/** The value without its null fields, which mean the same as absent fields. */
export type Present<T> = { [Field in keyof T]: Exclude<T[Field], null | undefined> };

export function present<T extends object>(sent: T): Present<T> {
  return Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== null && value !== undefined),
  ) as Present<T>;
}

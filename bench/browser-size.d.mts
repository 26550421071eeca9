/** Bytes that a page with an inline list loads, its files, and where they come from. */
export function browserSize(
  root: string,
  request?: object,
): Promise<{
  readonly gzip: number;
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly gzip: number }[];
  readonly rooms: readonly { readonly room: string; readonly bytes: number }[];
}>;

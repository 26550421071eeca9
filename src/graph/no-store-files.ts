/** How far a store is: kept beside it. */
export interface StoreMark {
  readonly commits: number;
  readonly graphs: number;
}

/** In a browser the store is in IndexedDB, which has no files to look at: its own checksums and counts remain. */
export async function damageOfFiles(_location: string): Promise<string | undefined> {
  return undefined;
}

/** A browser has no folders. */
export async function makeFolder(_location: string): Promise<void> {}

/** A browser says that its storage is full when it is. */
export async function hasRoom(_location: string, _bytes: number): Promise<boolean> {
  return true;
}

/** A browser has no place for a file beside the store. */
export function openMark(_location: string): {
  readonly last: StoreMark | "damaged" | undefined;
  write(mark: StoreMark): void;
  close(): void;
} {
  return { last: undefined, write() {}, close() {} };
}

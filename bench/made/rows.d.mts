import type { MadeEntity } from "./catalogue.mjs";

/** A row of a made table, with its answer. */
export interface MadeRow {
  readonly name: string;
  readonly type?: string;
  readonly properties?: { readonly country: string };
  /** Null is an entity that the dataset lacks. */
  readonly id: string | null;
  readonly fault: string;
}

export function madeRows(
  known: readonly MadeEntity[],
  missing: readonly MadeEntity[],
  options: { rows: number; seed: number; missingShare?: number },
): MadeRow[];

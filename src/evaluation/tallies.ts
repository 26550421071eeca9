import { type Alignment, spanKey } from "./alignment.ts";
import { isNil } from "./counts.ts";

/** Rows by what they say, beside the counts. */
export interface Tallies {
  /** Unresolved rows by reason. */
  reasons: Record<string, number>;
  /** Unresolved rows on gold spans by kind of gold, then reason. */
  reasonsByGold: Record<string, Record<string, number>>;
  /** Resolved rows on required gold spans by `signals.path`. */
  paths: Record<string, { right: number; wrong: number }>;
  input: InputTally;
}

export interface InputTally {
  rows: number;
  rowsOutsideAnnotatedPart: number;
  rowsWithBadOffsets: number;
  rowsWhoseTextIsNotTheSlice: number;
}

export function noTallies(): Tallies {
  return {
    reasons: {},
    reasonsByGold: {},
    paths: {},
    input: {
      rows: 0,
      rowsOutsideAnnotatedPart: 0,
      rowsWithBadOffsets: 0,
      rowsWhoseTextIsNotTheSlice: 0,
    },
  };
}

/** Adds the rows of one document. */
export function tally(alignment: Alignment, tallies: Tallies, forcedNil: boolean): void {
  const { rows, rowAt, required, outside, badOffsets, textMismatches } = alignment;
  const { input } = tallies;
  input.rows += rows.length;
  input.rowsOutsideAnnotatedPart += outside;
  input.rowsWithBadOffsets += badOffsets;
  input.rowsWhoseTextIsNotTheSlice += textMismatches;
  for (const { id, row } of rows) if (id === null) raise(tallies.reasons, reasonOf(row));
  for (const target of required) {
    const found = rowAt.get(spanKey(target));
    if (!found) continue;
    const { row, id } = found;
    if (id === null) {
      raise((tallies.reasonsByGold[kindOf(target, forcedNil)] ??= {}), reasonOf(row));
    } else if (row.signals?.path) {
      const path = (tallies.paths[row.signals.path] ??= { right: 0, wrong: 0 });
      path[!forcedNil && target.ids.includes(id) ? "right" : "wrong"]++;
    }
  }
}

function kindOf(target: Alignment["required"][number], forcedNil: boolean): string {
  if (forcedNil) return "forced NIL";
  if (isNil(target)) return "NIL gold";
  return target.reachable ? "linked gold" : "linked gold, not in the KB";
}

function reasonOf({ reason }: { readonly reason?: string | undefined }): string {
  return reason ?? "none given";
}

function raise(tally: Record<string, number>, key: string): void {
  tally[key] = (tally[key] ?? 0) + 1;
}

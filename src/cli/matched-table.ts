import Papa from "papaparse";
import { ProblemError } from "../contract/index.ts";
import type { RowMatch } from "../matching/index.ts";
import { openResumable } from "../node/resumable-file.ts";
import type { Io } from "./io.ts";
import type { Table } from "./tables.ts";
import { write } from "./write.ts";

/** Columns that are added: the entity that was found, three more candidates, and why a row was not looked for. */
const added = [
  "match_id",
  "match_label",
  "match_score",
  "matched",
  ...[1, 2, 3].flatMap((i) => [`alternative_${i}_id`, `alternative_${i}_label`, `alternative_${i}_score`]),
  "match_problem",
] as const;

/** The answer to a row, or what is wrong with it in words. */
export type MatchedRow = RowMatch | { readonly problem: string };

/** The table that is written. */
export interface MatchedTable {
  /** Rows that an earlier run has written. */
  readonly rows: number;
  /** @throws ProblemError `invalid_request` if the last row of the earlier run was another one */
  checkLast(cells: readonly string[]): void;
  write(cells: readonly string[], found: MatchedRow): Promise<void>;
  /** Gives the file its name. */
  close(): Promise<void>;
  /** Leaves the file for the next run to continue with. */
  stop(): Promise<void>;
}

/**
 * Opens the table for writing. If an interrupted run of the same settings left a partial file, its complete rows are kept
 * and a row that was cut off is written again.
 *
 * @param out the file, and what names the settings of the run; standard output when undefined
 * @throws ProblemError `invalid_request` when it cannot be written, when another process is writing it, or when there is
 *   a partial file of other settings
 */
export async function openMatchedTable(
  out: { readonly path: string; readonly run: string } | undefined,
  table: Table,
  io: Io,
): Promise<MatchedTable> {
  const { header } = table;
  const delimiter = writtenDelimiter(table, out?.path);
  const line = (cells: readonly string[]) =>
    `${Papa.unparse([cells as string[]], { delimiter, newline: "\n" })}\n`;
  const head = line([...header, ...added]);
  const text = (cells: readonly string[], found: MatchedRow) =>
    line([...padded(cells, header.length), ...cellsOf(found)]);
  if (out === undefined) {
    await write(io.stdout, head);
    return {
      rows: 0,
      checkLast() {},
      write: (cells, found) => write(io.stdout, text(cells, found)),
      close: async () => {},
      stop: async () => {},
    };
  }
  const { path, run } = out;
  const file = await openResumable(path, { run, resume: true, isTable: true });
  if (file.lines === 0) await file.write(head);
  return {
    rows: Math.max(0, file.lines - 1),
    checkLast(cells) {
      const start = line([...padded(cells, header.length), ""]).slice(0, -1);
      if (!file.last?.startsWith(start)) throw otherTable(path);
    },
    write: (cells, found) => file.write(text(cells, found)),
    close: () => file.finish(),
    stop: () => file.leave(),
  };
}

/** The table's own. One column is read as if tabs separated it, so that a comma in a name separates nothing. */
function writtenDelimiter({ header, delimiter }: Table, path = ""): string {
  return header.length > 1 || /\.tsv$/i.test(path) ? delimiter : ",";
}

/** The rows of an earlier run are not those of the table. */
export function otherTable(path: string): ProblemError {
  return new ProblemError("invalid_request", {
    detail: `the partial file beside ${path} has rows of another table: remove it to start again`,
  });
}

function padded(cells: readonly string[], width: number): string[] {
  return [...cells.slice(0, width), ...new Array<string>(Math.max(0, width - cells.length)).fill("")];
}

/** The first candidate is shown even if it is not a match, for a person to judge. */
function cellsOf(found: MatchedRow): string[] {
  const { match, candidates } = "problem" in found ? unmatched : found;
  const [first, ...others] = candidates;
  const three = (one: (typeof candidates)[number] | undefined) =>
    one ? [one.id, one.label, one.score.toFixed(4)] : ["", "", ""];
  const alternatives = [0, 1, 2].flatMap((i) => three(others[i]));
  return [...three(first), match ? "yes" : "no", ...alternatives, "problem" in found ? found.problem : ""];
}

/** The answer to a row in which nothing was found. */
export const unmatched: RowMatch = { match: null, candidates: [] };

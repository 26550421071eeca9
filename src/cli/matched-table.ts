import { type FileHandle, open, rename } from "node:fs/promises";
import Papa from "papaparse";
import { ProblemError } from "../contract/index.ts";
import type { RowMatch } from "../matching/index.ts";
import { unwritable } from "../node/file-fault.ts";
import type { Io } from "./io.ts";
import type { Table } from "./tables.ts";

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
  write(cells: readonly string[], found: MatchedRow): Promise<void>;
  /** Gives the file its name. */
  close(): Promise<void>;
  /** Leaves the file for the next run to continue with. */
  stop(): Promise<void>;
}

/**
 * Opens the table for writing: `out.part` until it is complete. If that exists already, its complete rows are kept
 * and a row that was cut off is written again.
 *
 * @throws ProblemError `invalid_request` when it cannot be written, or `out.part` is of another table
 */
export async function openMatchedTable(out: string | undefined, table: Table, io: Io): Promise<MatchedTable> {
  const { header, delimiter } = table;
  const line = (cells: readonly string[]) =>
    `${Papa.unparse([cells as string[]], { delimiter, newline: "\n" })}\n`;
  const head = line([...header, ...added]);
  const text = (cells: readonly string[], found: MatchedRow) =>
    line([...padded(cells, header.length), ...cellsOf(found)]);
  if (out === undefined) {
    io.stdout.write(head);
    return {
      rows: 0,
      async write(cells, found) {
        if (!io.stdout.write(text(cells, found)))
          await new Promise((resolve) => io.stdout.once("drain", resolve));
      },
      close: async () => {},
      stop: async () => {},
    };
  }
  const part = `${out}.part`;
  const file = await open(part, "a+").catch((cause: unknown) => {
    throw unwritable(part, cause);
  });
  const rows = await takeUp(file, part, head, delimiter);
  return {
    rows,
    async write(cells, found) {
      await file.write(text(cells, found)).catch((cause: unknown) => {
        throw unwritable(part, cause);
      });
    },
    async close() {
      await file.sync();
      await file.close();
      await rename(part, out);
    },
    stop: () => file.close(),
  };
}

/** Complete rows in the file; what follows them is cut off. */
async function takeUp(file: FileHandle, part: string, head: string, delimiter: string): Promise<number> {
  const content = await file.readFile("utf8");
  if (content === "" || !content.includes("\n")) {
    await file.truncate(0);
    await file.write(head);
    return 0;
  }
  if (!content.startsWith(head)) {
    await file.close();
    throw new ProblemError("invalid_request", {
      detail: `${part} belongs to another table or other options: remove it to start again`,
    });
  }
  // Only rows that end in a line end are complete, and a quoted cell may contain a line end.
  let rows = -1;
  let end = 0;
  const parser = new Papa.Parser({
    delimiter,
    newline: "\n",
    step: (result: unknown) => {
      const { errors, meta } = result as { errors: unknown[]; meta: { cursor: number } };
      if (errors.length > 0 || content[meta.cursor - 1] !== "\n") return;
      rows++;
      end = meta.cursor;
    },
  });
  parser.parse(content, 0, true);
  await file.truncate(Buffer.byteLength(content.slice(0, end)));
  return Math.max(0, rows);
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

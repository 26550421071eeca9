import type { Scores } from "../evaluation/index.ts";
import { inOneLine } from "../view/control.ts";
import type { GoldFile } from "./gold-files.ts";
import type { Io } from "./io.ts";

/** Maximum number of faults listed for one gold file; `gold check` lists all. */
const TOLD = 20;

/** Lists what is wrong in gold, by document and span; the faulty mentions are scored as they are. */
export function reportFaults(files: readonly GoldFile[], io: Io): void {
  for (const { set, faults } of files) {
    for (const { document, span, detail } of faults.slice(0, TOLD))
      warning(io, `gold ${set.name}, document ${document}${span ? `, span ${span}` : ""}: ${detail}`);
    if (faults.length > TOLD)
      warning(io, `gold ${set.name}: ${faults.length - TOLD} more faults ("referent gold check" lists all)`);
  }
}

/** Warns of what makes the figures doubtful. */
export function warnOf({ overall, goldDocuments }: Scores, io: Io): void {
  const { documentsWithoutPrediction: missing, input, forcedNil } = overall;
  if (missing > 0)
    warning(io, `${missing} of ${goldDocuments} gold documents have no answer (scored as empty)`);
  if (input.rowsWhoseTextIsNotTheSlice > 0)
    warning(
      io,
      `${input.rowsWhoseTextIsNotTheSlice} rows have a text that is not the slice (try --offsets utf16)`,
    );
  if (input.rowsWithBadOffsets > 0)
    warning(io, `${input.rowsWithBadOffsets} rows with unusable offsets were left out`);
  if (forcedNil?.goldIdReturned) warning(io, `${forcedNil.goldIdReturned} rows return the hidden gold id`);
}

export function warning(io: Io, text: string): void {
  io.stderr.write(`warning: ${inOneLine(text)}\n`);
}

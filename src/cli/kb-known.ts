import type { BuiltKb } from "../kb/build-kb.ts";
import type { KnownElsewhere } from "../kb/known-elsewhere.ts";
import { openDump } from "../node/dump-file.ts";
import type { Io } from "./io.ts";
import { number, several } from "./kb-progress.ts";

/** Maximum number of faulty rows of a file that are printed; the others are counted. */
const toldRows = 20;

/** Files with further facts about the entities of a pack. */
export interface KnownFiles {
  prior?: string;
  anchors?: string;
}

export const priorOption: readonly [flags: string, description: string] = [
  "--prior <file>",
  "popularity by page views, rows of Entity,QRank (also .gz)",
];

export const anchorsOption: readonly [flags: string, description: string] = [
  "--anchors <file>",
  "links by name: rows of surface form, QID or English title, count between tabs (also .gz)",
];

/** The option of commands that write a pack: its flag and what it does. */
export const compressOption: readonly [flag: string, description: string] = [
  "--compress",
  "compress the pack with gzip: smaller, but slower to open; for packs that are sent around",
];

/** What the files add to the options of a build; unusable rows are reported by their line. */
export async function knownOf(
  { prior, anchors }: KnownFiles,
  io: Pick<Io, "stderr">,
): Promise<KnownElsewhere> {
  return {
    ...(prior !== undefined && {
      prior: (await openDump(prior)).chunks,
      onPriorFault: faultsOf(prior, io),
    }),
    ...(anchors !== undefined && {
      anchors: (await openDump(anchors)).chunks,
      onAnchorFault: faultsOf(anchors, io),
    }),
  };
}

function faultsOf(file: string, io: Pick<Io, "stderr">): (line: number, reason: string) => void {
  let told = 0;
  return (line, reason) => {
    if (told++ < toldRows) io.stderr.write(`${file}:${line}: ${reason}\n`);
  };
}

/** What was read from the files, for a person; empty if there were no files. */
export function knownSummary({ prior, anchors, counts }: BuiltKb): string {
  const unused = (faults: number) => (faults > 0 ? `, ${several(faults, "row")} cannot be used` : "");
  const lines: string[] = [];
  if (prior)
    lines.push(
      `prior    ${number(prior.ranked)} of ${several(counts.entities, "entity", "entities")} are in its ${several(prior.rows, "row")}${unused(prior.faults)}\n`,
    );
  if (anchors)
    lines.push(
      `anchors  ${number(anchors.named)} of ${several(anchors.rows, "row")} have a name of the pack, ${number(anchors.linked)} link to its entities${unused(anchors.faults)}\n`,
    );
  return lines.join("");
}

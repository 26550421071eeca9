import type { BuildKbOptions, BuiltKb } from "../kb/build-kb.ts";
import { openDump } from "../node/dump-file.ts";
import type { Io } from "./io.ts";

/** Faulty rows that are printed; the others are counted. */
const toldRows = 20;

/** What `--prior` adds to the options of a build; rows that cannot be used are told by their line. */
export async function priorOf(
  file: string | undefined,
  io: Pick<Io, "stderr">,
): Promise<Pick<BuildKbOptions, "prior" | "onPriorFault">> {
  if (file === undefined) return {};
  const { chunks } = await openDump(file);
  let told = 0;
  return {
    prior: chunks,
    onPriorFault(line, reason) {
      if (told++ < toldRows) io.stderr.write(`${file}:${line}: ${reason}\n`);
    },
  };
}

/** How much a prior told, for a person; empty where there was none. */
export function priorSummary({ prior, counts }: BuiltKb): string {
  if (!prior) return "";
  const number = (value: number) => value.toLocaleString("en-US");
  const unused = prior.faults > 0 ? `, ${number(prior.faults)} rows cannot be used` : "";
  return `prior    ${number(prior.ranked)} of ${number(counts.entities)} entities are in its ${number(prior.rows)} rows${unused}\n`;
}

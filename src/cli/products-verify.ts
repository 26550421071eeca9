import type { Command } from "commander";
import type { StoreReport } from "../node/verify-store.ts";
import { colours as pc } from "./colours.ts";
import { exitCodes } from "./failure.ts";
import type { Io } from "./io.ts";
import { write } from "./write.ts";

/** Maximum number of names listed one by one; the rest are counted. */
const mostNames = 20;

export function registerProductsVerify(products: Command, io: Io): void {
  products
    .command("verify")
    .description("read every byte of a store and say what is lost; exit code 1 if something is lost")
    .requiredOption("--store <dir>", "directory of the graph store")
    .option("--salvage <dir>", "write every undamaged graph and note to a new store in this directory")
    .option("--json", "print the report as JSON, with all names")
    .addHelpText("after", "\nExample:\n  referent products verify --store ./store --salvage ./store-2")
    .action(async ({ store, salvage, json }: { store: string; salvage?: string; json?: boolean }) => {
      const { verifyGraphStore } = await import("../node/verify-store.ts");
      const report = await verifyGraphStore(store, { salvage });
      await write(io.stdout, json ? `${JSON.stringify(report)}\n` : inWords(report, salvage));
      if (!report.isSound) io.exitCode = exitCodes.problem;
    });
}

function inWords(
  { isSound, files, graphs, notes, commits }: StoreReport,
  salvage: string | undefined,
): string {
  const lines = [
    isSound ? pc.green("The store is as it was written.") : pc.red("The store is damaged."),
    ...files.map(({ file, what }) => `  ${file}: ${what}`),
    `graphs   ${graphs.whole} whole${graphs.expected === undefined ? "" : ` of ${graphs.expected}`}`,
    ...named("damaged", graphs.damaged),
    ...named("missing", graphs.missing),
    `notes    ${notes.whole} whole`,
    ...named("damaged", notes.damaged),
    `commits  ${commits.found}${commits.expected === undefined ? "" : ` of ${commits.expected}`}`,
  ];
  if (salvage !== undefined)
    lines.push(`What is undamaged is in ${salvage}; \`referent products sync\` fills in the rest.`);
  else if (!isSound)
    lines.push("Restore a copy, or write what is undamaged to a new store with --salvage <dir>.");
  return `${lines.join("\n")}\n`;
}

function named(what: string, names: readonly string[]): string[] {
  const lines = names.slice(0, mostNames).map((name) => `  ${what}  ${JSON.stringify(name).slice(1, -1)}`);
  return names.length > mostNames ? [...lines, `  … and ${names.length - mostNames} more`] : lines;
}

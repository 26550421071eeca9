import type { Command } from "commander";
import { type Finding, lintDataset } from "../kb/lint.ts";
import { inOneLine } from "../view/control.ts";
import { colours as pc } from "./colours.ts";
import { columnsOption, readDataset } from "./dataset.ts";
import { exitCodes } from "./failure.ts";
import type { Io } from "./io.ts";

export function registerLint(program: Command, io: Io): void {
  program
    .command("lint")
    .description("check a dataset: ambiguous names, everyday words as aliases, entities that can never win")
    .requiredOption("-d, --dataset <file>", "entities: JSON, JSON lines, CSV or TSV")
    .option(...columnsOption)
    .option("--json", "print the findings as JSON")
    .addHelpText("after", "\nExample:\n  referent lint --dataset entities.json")
    .action(async ({ dataset, columns, json }: { dataset: string; columns?: string; json?: boolean }) => {
      const findings = await lintDataset(await readDataset(dataset, columns, io));
      io.stdout.write(json ? `${JSON.stringify(findings, null, 2)}\n` : report(findings));
      if (findings.some(({ severity }) => severity === "error")) io.exitCode = exitCodes.problem;
    });
}

function report(findings: readonly Finding[]): string {
  if (findings.length === 0) return "No findings.\n";
  const lines = findings.map(({ severity, rule, pointer, detail }) => {
    const mark = severity === "error" ? pc.red("error  ") : pc.yellow("warning");
    return `${mark}  ${rule}  ${pc.dim(pointer)}\n         ${inOneLine(detail)}`;
  });
  return `${lines.join("\n")}\n\n${findings.length} findings\n`;
}

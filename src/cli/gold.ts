import type { Command } from "commander";
import type { GoldDocument } from "../evaluation/index.ts";
import { inOneLine } from "../view/control.ts";
import { counted } from "../view/words.ts";
import { exitCodes } from "./failure.ts";
import { type GoldFile, readGoldFiles } from "./gold-files.ts";
import { forCommands } from "./help-after-error.ts";
import type { Io } from "./io.ts";
import { keepInputs } from "./kept-inputs.ts";

const formats =
  "JSON lines (.jsonl), NIF (.ttl), HIPE (.tsv), brat (.ann beside its .txt), surfaces (.json), marked text (.txt)";

export function registerGold(program: Command, io: Io): void {
  const gold = program.command("gold").description("convert and check gold");
  gold
    .command("convert")
    .description("write gold of any format as JSON lines")
    .argument("<file...>", formats)
    .option("--out <file>", "file to write (default: standard output)")
    .addHelpText("after", "\nExample:\n  referent gold convert news.ttl --out news.jsonl")
    .action(async (files: string[], { out }: { out?: string }) => {
      keepInputs("--out", out, files);
      const read = await readGoldFiles(files);
      const lines = read
        .flatMap(({ set }) => set.documents.map((document) => `${JSON.stringify(document)}\n`))
        .join("");
      if (out === undefined) io.stdout.write(lines);
      else await (await import("../node/write-file.ts")).writeWholeFile(out, lines);
      report(read, io);
    });
  gold
    .command("check")
    .description("list what is wrong in gold, by document and span")
    .argument("<file...>", formats)
    .addHelpText("after", "\nExample:\n  referent gold check news.jsonl")
    .action(async (files: string[]) => {
      const read = await readGoldFiles(files);
      const documents = read.flatMap(({ set }) => set.documents);
      io.stdout.write(
        `${counted(documents.length, "document")}, ${counted(mentionsIn(documents), "mention")}\n`,
      );
      report(read, io);
    });
  // Last: the commands above would inherit it.
  gold.showHelpAfterError(forCommands);
}

function mentionsIn(documents: readonly GoldDocument[]): number {
  return documents.reduce((sum, { mentions }) => sum + mentions.length, 0);
}

/** All faults, on standard error; any makes the exit code 1. */
function report(files: readonly GoldFile[], io: Io): void {
  for (const { set, faults } of files)
    for (const { document, span, detail } of faults)
      io.stderr.write(
        `${inOneLine(`${set.name}, document ${document}${span ? `, span ${span}` : ""}: ${detail}`)}\n`,
      );
  if (files.some(({ faults }) => faults.length > 0)) io.exitCode = exitCodes.problem;
}

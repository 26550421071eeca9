#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import { version } from "../version.ts";
import { exitCodes, reportFailure } from "./failure.ts";

type Registers = (program: Command) => void;

/** The commands, each loaded only when it is called: a cold start pays for nothing else. */
const commands: Readonly<Record<string, () => Promise<Registers>>> = {
  resolve: async () => (await import("./resolve.ts")).registerResolve,
  demo: async () => (await import("./demo.ts")).registerDemo,
  lint: async () => (await import("./lint.ts")).registerLint,
  serve: async () => (await import("./serve.ts")).registerServe,
  openapi: async () => (await import("./openapi.ts")).registerOpenapi,
  keys: async () => (await import("./keys.ts")).registerKeys,
  compare: async () => (await import("./compare.ts")).registerCompare,
  kb: async () => (await import("./kb.ts")).registerKb,
  products: async () => (await import("./products.ts")).registerProducts,
  evaluate: async () => (await import("./evaluate.ts")).registerEvaluate,
  gold: async () => (await import("./gold.ts")).registerGold,
};

async function main(argv: readonly string[]): Promise<void> {
  const program = new Command("referent")
    .description(
      "Entity resolution offline: every mention of a text linked to an identity, or an honest reason why not.",
    )
    .version(version)
    .exitOverride()
    .showHelpAfterError("(--help shows the options)");
  const called = argv[2] ?? "";
  const wanted = Object.hasOwn(commands, called) ? [commands[called]!] : Object.values(commands);
  for (const load of wanted) (await load())(program);
  await program.parseAsync(argv);
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) is no failure.
  process.exit(error.code === "EPIPE" ? exitCodes.fine : reportFailure(error));
});
main(process.argv).catch((error: unknown) => {
  if (error instanceof CommanderError)
    process.exitCode = error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
  else process.exitCode = reportFailure(error);
});

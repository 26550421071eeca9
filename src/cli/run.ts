import { Command, CommanderError } from "commander";
import { readAhead } from "../node/pack-source.ts";
import { version } from "../version.ts";
import { exitCodes, reportFailure } from "./failure.ts";
import { forOptions } from "./help-after-error.ts";
import type { Io } from "./io.ts";
import { visibleIo } from "./visible.ts";

type Registers = (program: Command, io: Io) => void;

/** The commands, each loaded only when it is called: a cold start pays for nothing else. */
const commands: Readonly<Record<string, () => Promise<Registers>>> = {
  resolve: async () => (await import("./resolve.ts")).registerResolve,
  demo: async () => (await import("./demo.ts")).registerDemo,
  lint: async () => (await import("./lint.ts")).registerLint,
  serve: async () => (await import("./serve.ts")).registerServe,
  work: async () => (await import("./work.ts")).registerWork,
  enqueue: async () => (await import("./enqueue.ts")).registerEnqueue,
  openapi: async () => (await import("./openapi.ts")).registerOpenapi,
  reconcile: async () => (await import("./reconcile.ts")).registerReconcile,
  keys: async () => (await import("./keys.ts")).registerKeys,
  compare: async () => (await import("./compare.ts")).registerCompare,
  mcp: async () => (await import("./mcp.ts")).registerMcp,
  kb: async () => (await import("./kb.ts")).registerKb,
  products: async () => (await import("./products.ts")).registerProducts,
  evaluate: async () => (await import("./evaluate.ts")).registerEvaluate,
  gold: async () => (await import("./gold.ts")).registerGold,
  // Last, because it names the other commands.
  completion: async () => (await import("./completion.ts")).registerCompletion,
};

/**
 * Runs a command line: does what `referent <words…>` does, with the caller's streams.
 *
 * @param words the arguments after the program's name
 * @returns the exit code: 0 fine, 1 a problem of the input, 2 a wrong command line; it never throws
 */
export async function runCli(words: readonly string[], streams: Io): Promise<number> {
  const io = visibleIo(streams);
  // The starter is read and decompressed outside this thread while the resolver is loaded.
  const hasKb = words.some((word) => word === "--kb" || word.startsWith("--kb="));
  if (words[0] === "resolve" && !hasKb && !process.env.REFERENT_KB) readAhead();
  try {
    await (await programFor(words[0] ?? "", io)).parseAsync(words, { from: "user" });
    return io.exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) return reportFailure(error, io.stderr, words);
    return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
  }
}

async function programFor(called: string, io: Io): Promise<Command> {
  const program = new Command("referent")
    .description(
      "Entity resolution offline: every mention of a text linked to an identity, or an honest reason why not.",
    )
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    })
    .showHelpAfterError(
      Object.hasOwn(commands, called)
        ? forOptions
        : '(--help shows the commands; a text is resolved by `referent resolve "…"`)',
    );
  for (const load of wanted(called)) (await load())(program, io);
  return program;
}

/** Only the command that is called; or all, if help or a suggestion has to name them. */
function wanted(called: string): (() => Promise<Registers>)[] {
  if (called === "--version" || called === "-V") return [];
  if (called === "completion") return Object.values(commands);
  return Object.hasOwn(commands, called) ? [commands[called]!] : Object.values(commands);
}

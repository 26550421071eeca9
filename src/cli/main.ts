#!/usr/bin/env node
import { unwritable } from "../node/file-fault.ts";
import { exitCodes, reportFailure } from "./failure.ts";
import type { Io } from "./io.ts";
import { runCli } from "./run.ts";
import { standardOutput } from "./standard-output.ts";

const stdout = standardOutput();

const io: Io = {
  // Opened only when a command reads it.
  get stdin() {
    return process.stdin;
  },
  stdout,
  stderr: process.stderr,
  exitCode: exitCodes.fine,
};

// A reader that stops early (`| head`) is not a failure. No error ends in a stack trace.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(
    error.code === "EPIPE"
      ? exitCodes.fine
      : reportFailure(unwritable("standard output", error), process.stderr, process.argv),
  );
});
process.stderr.on("error", () => {});
process.on("uncaughtException", (error) => process.exit(reportFailure(error, process.stderr, process.argv)));

// Not awaited at the top level: a command's file may import from this one, and would wait for it to end.
void runCli(process.argv.slice(2), io).then((code) => {
  if (code !== exitCodes.fine) process.exitCode = code;
});
